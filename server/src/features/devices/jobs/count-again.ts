import { localDayAt } from '@cadre/rules/attendance/plan/zone';
import { addDays } from '@cadre/rules/calendar';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { queueCommands } from '../commands/queue-command.ts';
import { wholeDay } from '../commands/whole-days.ts';

/** Every night each terminal reports how many punches it has of yesterday; missing ones are requested. */
export async function countAgain(services: Services): Promise<void> {
  const { rows } = await sql<Columns<'devices', 'id' | 'timezone'>>`
    select id, timezone from devices where mode = 'push' and status = 'active' and last_seen_at > now() - interval '1 day'
      and protocol is distinct from 'acc' and coalesce(protocol, '') not like 'acc %' order by id`.execute(services.db);
  for (const { id, timezone } of rows) {
    const day = addDays(localDayAt(timezone, Date.now()), -1);
    try {
      await services.db.transaction((tx) =>
        queueCommands(tx, id, [{ wish: `verify:${day}`, command: { kind: 'verify_sum', ...wholeDay(day) } }]),
      );
    } catch (error) {
      // A device that takes no commands is not a reason to leave the others out.
      if (!(error instanceof Problem)) throw error;
    }
  }
}
