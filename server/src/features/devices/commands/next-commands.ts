import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';

const atOnce = 10;
const mostAttempts = 5;

/** The commands for this poll: new ones, and those sent at least five minutes ago without a reply. */
export async function nextCommands(db: Runner, device_id: number): Promise<{ number: number; command: string }[]> {
  const { rows } = await sql<Columns<'device_commands', 'number' | 'command'>>`
    with due as (
      select id, attempts from device_commands
      where device_id = ${device_id} and (status = 'pending' or (status = 'sent' and sent_at < now() - interval '5 minutes'))
      order by number limit ${atOnce} for update skip locked
    ), moved as (
      update device_commands c set
        status = case when due.attempts >= ${mostAttempts} then 'expired' else 'sent' end,
        attempts = least(due.attempts + 1, ${mostAttempts}),
        sent_at = case when due.attempts >= ${mostAttempts} then c.sent_at else now() end
      from due where c.id = due.id returning c.number, c.command, c.status
    )
    select number, command from moved where status = 'sent' order by number`.execute(db);
  return rows;
}
