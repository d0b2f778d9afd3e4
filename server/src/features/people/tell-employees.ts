import type { NotificationType } from '@cadre/contract/calls/notifications';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

export type Notice = { employee_id: number; type: NotificationType; args: Record<string, string>; link: string };

/** Lays notices before employees; who has no account, or may not sign in, gets none. */
export async function tellEmployees(db: Runner, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    insert into notifications (user_id, type, args, link)
    select u.id, n.type, n.args, n.link
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as n (employee_id int, type text, args jsonb, link text)
    join users u on u.employee_id = n.employee_id and u.status <> 'suspended'`.execute(db);
}
