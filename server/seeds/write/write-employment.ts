import { addDays, type Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import type { EmployeePlan } from '../company/plan.ts';
import { insertRows } from './insert-rows.ts';

const settledAfter = 700;

/** Careers: employees who left, who began in a smaller role, who came back, and changes planned for the coming weeks. */
export async function writeEmployment(tx: Transaction, people: EmployeePlan[], employeeIds: number[], today: Day): Promise<void> {
  const idsOf = (chosen: (person: EmployeePlan, number: number) => boolean): number[] =>
    people.flatMap((person, number) => (chosen(person, number) ? [employeeIds[number] as number] : []));
  const isSettled = ({ hire_date, status }: EmployeePlan): boolean => status === 'active' && hire_date < addDays(today, -settledAfter);

  // The rows already contain the state of today; the versions written here are before and after it.
  await tx.run(`select set_config('cadre.mirroring', 'on', true)`, []);
  await tx.run(
    `update employment_periods p set left_on = e.last_working_day, reason = e.termination_reason
     from employees e where e.id = p.employee_id and e.status = 'terminated'`,
    [],
  );
  await promote(
    tx,
    idsOf((person, number) => isSettled(person) && number % 3 === 0),
  );
  await comeBack(
    tx,
    idsOf((person, number) => isSettled(person) && number % 29 === 16),
  );
  await agree(
    tx,
    idsOf(({ status }, number) => status === 'active' && number >= 14 && number % 12 === 5),
    today,
  );
  await tx.run(`select set_config('cadre.mirroring', '', true)`, []);
}

/** They began in part time and changed to their current hours a year later. */
async function promote(tx: Transaction, ids: number[]): Promise<void> {
  await tx.run(
    `insert into employee_versions (employee_id, effective_from, department_id, job_id, branch_id, manager_id, employment_type, fte, note, changed_fields)
     select id, hire_date + 365, department_id, job_id, branch_id, manager_id, employment_type, fte, 'Full time after the first year', '{fte}'
     from employees where id = any($1::int[])`,
    [ids],
  );
  await tx.run(
    `update employee_versions v set fte = 8000 from employees e
     where e.id = v.employee_id and v.effective_from = e.hire_date and e.id = any($1::int[])`,
    [ids],
  );
}

async function comeBack(tx: Transaction, ids: number[]): Promise<void> {
  await tx.run(
    `insert into employment_periods (employee_id, hired_on, left_on, reason)
     select id, hire_date - 1400, hire_date - 600, 'resignation' from employees where id = any($1::int[])`,
    [ids],
  );
  await tx.run(
    `insert into employee_versions (employee_id, effective_from, department_id, job_id, branch_id, employment_type, fte)
     select id, hire_date - 1400, department_id, job_id, branch_id, 'full_time', 10000 from employees where id = any($1::int[])`,
    [ids],
  );
}

async function agree(tx: Transaction, ids: number[], today: Day): Promise<void> {
  const { rows } = await tx.run(
    `select id as employee_id, department_id, job_id, branch_id, manager_id, employment_type from employees where id = any($1::int[]) and fte > 8000`,
    [ids],
  );
  await insertRows(
    tx,
    'employee_versions',
    {
      employee_id: 'int',
      effective_from: 'date',
      department_id: 'int',
      job_id: 'int',
      branch_id: 'int',
      manager_id: 'int',
      employment_type: 'text',
      fte: 'int',
      note: 'text',
      changed_fields: 'text[]',
    },
    rows.map((row, number) => ({
      ...row,
      effective_from: addDays(today, 15 + 9 * (number % 6)),
      fte: 8000,
      note: 'Four days a week, as agreed',
      changed_fields: ['fte'],
    })) as never,
  );
}
