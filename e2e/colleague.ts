import { find, make } from './send-request.ts';
import { unique } from './unique.ts';

type Colleague = { id: number; employee_no: string; name: string };

/** An employee for a single journey: a consultant in Delivery, in Madrid, without an account. */
export async function colleague(first_name: string, more: Record<string, unknown> = {}): Promise<Colleague> {
  const last_name = unique('Testigo');
  const [department, job, branch] = await Promise.all([
    find('departments', 'Delivery'),
    find('jobs', 'Consultant'),
    find('branches', 'Madrid'),
  ]);
  const { id, employee_no } = await make('employees', {
    first_name,
    last_name,
    work_email: emailOf(first_name, last_name),
    department_id: department.id,
    job_id: job.id,
    branch_id: branch.id,
    hire_date: '2024-03-01',
    employment_type: 'full_time',
    ...more,
  });
  return { id, employee_no: String(employee_no), name: `${first_name} ${last_name}` };
}

export const emailOf = (first_name: string, last_name: string): string =>
  `${first_name}.${last_name.replaceAll(' ', '-')}@example.com`.toLowerCase();
