import type { NotificationType } from '@cadre/contract/calls/notifications';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { notifyAll } from '../../platform/notices/notify.ts';

export type Notice = { employee_id: number; type: NotificationType; args: Record<string, string>; link: string };

/** Sends notices to employees; those without an account, or who may not sign in, get none. */
export async function notifyEmployees(db: Runner, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const ids = notices.map(({ employee_id }) => employee_id);
  const { rows } = await sql<{ id: number; employee_id: number }>`
    select u.id, u.employee_id from users u where u.employee_id = any(${ids}::int[]) and u.status not in ('suspended', 'unconfirmed')`.execute(
    db,
  );
  const users = new Map(rows.map(({ id, employee_id }) => [employee_id, id]));
  const result = notices.flatMap(({ employee_id, ...notice }) => {
    const user_id = users.get(employee_id);
    return user_id === undefined ? [] : [{ user_id, ...notice }];
  });
  await notifyAll(db.run, result);
}
