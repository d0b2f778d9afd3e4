import { employees } from '@cadre/contract/resources/employees';
import type { EmployeeStatus } from '@cadre/rules/employment';
import type { Asker, StoredRow } from '../../crud/asker.ts';
import { idOf } from '../../crud/read.ts';
import { lockRow } from '../../crud/stored-row.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { Problem } from '../../platform/problem.ts';
import { todayAt } from './today-at.ts';

export type Employee = StoredRow &
  Columns<'employees', 'name' | 'status' | 'hire_date' | 'manager_id' | 'last_working_day' | 'termination_reason' | 'purged_at'> & {
    status: EmployeeStatus;
  };

/** The employee whose employment is to end, continue or begin again; never the user's own. */
export async function lockEmployee(
  tx: Transaction,
  asked: Asker & Pick<Asked, 'params'>,
  action: 'terminate' | 'rehire',
): Promise<{ employee: Employee; today: string }> {
  const id = idOf(asked.params.id);
  const employee = (await lockRow(tx, employees, asked, action, id)) as Employee;
  if (id === asked.actor.employee_id) throw new Problem('own_employment');
  return { employee, today: await todayAt(tx, employee) };
}
