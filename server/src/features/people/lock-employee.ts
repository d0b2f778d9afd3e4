import { employees } from '@cadre/contract/resources/employees';
import type { EmployeeStatus } from '@cadre/rules/employment';
import type { Caller, StoredRow } from '../../crud/access/caller.ts';
import { idOf } from '../../crud/read/read.ts';
import { lockRow } from '../../crud/write/stored-row.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import { todayAt } from './today-at.ts';

export type Employee = StoredRow &
  Columns<'employees', 'name' | 'status' | 'hire_date' | 'manager_id' | 'last_working_day' | 'termination_reason' | 'purged_at'> & {
    status: EmployeeStatus;
  };

/** The employee whose employment is to end, continue or begin again; never the user's own. */
export async function lockEmployee(
  tx: Transaction,
  context: Caller & Pick<CallContext, 'params'>,
  action: 'terminate' | 'rehire',
): Promise<{ employee: Employee; today: string }> {
  const id = idOf(context.params.id);
  const employee = (await lockRow(tx, employees, context, action, id)) as Employee;
  if (id === context.actor.employee_id) throw new Problem('own_employment');
  return { employee, today: await todayAt(tx, employee) };
}
