import type { Transaction } from '../../src/platform/database/database.ts';
import type { EmployeePlan } from '../company/plan.ts';
import { insertRows } from './insert-rows.ts';

type Ids = { employeeIds: number[]; departmentIds: number[]; jobIds: number[]; branchIds: number[] };

export async function writePeople(tx: Transaction, people: EmployeePlan[], ids: Ids, done: (rows: number) => void): Promise<void> {
  await insertRows(
    tx,
    'employees',
    {
      id: 'int',
      first_name: 'text',
      last_name: 'text',
      work_email: 'text',
      work_phone: 'text',
      department_id: 'int',
      job_id: 'int',
      branch_id: 'int',
      manager_id: 'int',
      status: 'text',
      hire_date: 'date',
      employment_type: 'text',
      fte: 'int',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    people.map(({ department, job, place, manager, locale: _, ...columns }, number) => ({
      ...columns,
      id: ids.employeeIds[number],
      department_id: ids.departmentIds[department],
      job_id: ids.jobIds[job],
      branch_id: ids.branchIds[place],
      manager_id: manager === null ? null : ids.employeeIds[manager],
      updated_at: columns.created_at,
    })),
    done,
  );
}
