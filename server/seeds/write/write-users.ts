import type { Transaction } from '../../src/platform/database/database.ts';
import type { CompanyPlan } from '../company/plan.ts';
import { insertRows } from './insert-rows.ts';
import { reserveIds } from './reserve-ids.ts';

/** Gives the ids of the users. */
export async function writeUsers(
  tx: Transaction,
  { users, employees }: CompanyPlan,
  employeeIds: number[],
  hashOf: (email: string) => string,
  done: (rows: number) => void,
): Promise<number[]> {
  const ids = await reserveIds(tx, 'users', users.length);
  await insertRows(
    tx,
    'users',
    {
      id: 'int',
      first_name: 'text',
      last_name: 'text',
      email: 'text',
      password_hash: 'text',
      employee_id: 'int',
      locale: 'text',
      status: 'text',
      last_login_at: 'timestamptz',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    users.map(({ employee, role: _, ...columns }, number) => ({
      ...columns,
      id: ids[number],
      first_name: employees[employee]?.first_name,
      last_name: employees[employee]?.last_name,
      password_hash: columns.status === 'invited' ? null : hashOf(columns.email),
      employee_id: employeeIds[employee],
      updated_at: columns.created_at,
    })),
    done,
  );
  // Checked with each batch instead of all at the commit, which would outlast a statement's time in a large company.
  await tx.run('set constraints employee_role_stands_alone immediate');
  await insertRows(
    tx,
    'user_roles',
    { user_id: 'int', role_id: 'int' },
    users.map(({ role }, number) => ({ user_id: ids[number], role_id: role })),
  );
  return ids;
}
