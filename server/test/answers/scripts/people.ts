import { addDays, dayIn } from '@cadre/rules/calendar';
import type { DemoCompany } from '../demo-company.ts';
import { done, firstId, idsOf } from '../fixtures.ts';

const day = (offset: number): string => addDays(dayIn('Europe/Madrid', new Date()), offset);
/** Employees without an account and without reports. */
const ordinary = `status = 'active' and hire_date < current_date - 90 and not exists (select from users u where u.employee_id = employees.id)
  and not exists (select from employees e where e.manager_id = employees.id)`;

/** Termination, rehire, bulk changes and erasure. */
export async function employPeople(company: DemoCompany): Promise<void> {
  const hr = company.as('hr');
  const [first, second] = (await idsOf(company, 'employees', ordinary)) as [number, number];
  done(await hr.post('/employees/same-person', { first_name: 'Nora', last_name: 'Ibarra', birth_date: '1990-04-01' }));
  const leaving = { last_working_day: day(30), termination_reason: 'resignation' };
  done(await hr.get(`/employees/${first}/leaving`, { last_working_day: day(30) }));
  done(await hr.post(`/employees/${first}/terminate`, leaving));
  done(await hr.put(`/employees/${first}/leaving`, { last_working_day: day(20) }));
  done(await hr.post(`/employees/${first}/withdraw-notice`));
  done(await hr.post(`/employees/${first}/terminate`, { ...leaving, last_working_day: day(-3) }));
  const { department_id, job_id, branch_id } = done(await hr.get(`/employees/${first}`)).data;
  const place = { department_id, job_id, branch_id, employment_type: 'full_time' };
  done(await hr.post(`/employees/${first}/rehire`, { hire_date: day(1), ...place }));

  const bulk = {
    employee_ids: [second],
    effective_from: day(40),
    fte: 5000,
    department_id: await firstId(company, 'departments', `id <> ${department_id}`),
  };
  done(await hr.post('/employee-versions/bulk', { ...bulk, dry_run: true }));
  done(await hr.post('/employee-versions/bulk', bulk));
  done(await hr.post('/employee-versions/preview', { employee_id: second, effective_from: day(20), fte: 8000 }));
  const { hire_date } = done(await hr.get(`/employees/${second}`)).data;
  done(await hr.get(`/employees/${second}/hire-date`, { hire_date: addDays(hire_date, -1) }));

  done(await company.as('employee').post('/employees/self/archive'));
  done(await hr.post(`/employees/${second}/terminate`, { ...leaving, last_working_day: day(-2) }));
  const { name } = done(await hr.get(`/employees/${second}`)).data;
  done(await hr.get(`/employees/${second}/purge`));
  done(await hr.post(`/employees/${second}/purge`, { name }));
}
