import { offsetMinutes } from '@cadre/rules/attendance/plan/zone';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type Input, queueCommands } from '../commands/queue-command.ts';
import { dialectOf } from '../protocol/command-line.ts';
import { timeZoneCode } from '../protocol/time-zone-code.ts';
import { zoneOffsetText } from '../protocol/zone-offset-text.ts';
import { lastChange, nextChange } from './zone-changes.ts';

type ClockDevice = Columns<'devices', 'id' | 'timezone' | 'protocol' | 'told_offset'>;

/** How long before a clock change, in days, a device is instructed to read its options, so that users see in time whether it responds. */
const hourAhead = 1 / 24;
const recentDays = 8;

/**
 * Most firmware reads its zone only at startup. A device whose last sent offset is not the current one gets it again, and attendance
 * terminals have to read their options just before a change.
 */
export async function notifyClocks(services: Services, now = Date.now()): Promise<void> {
  const { rows } = await sql<ClockDevice>`
    select id, timezone, protocol, told_offset from devices
    where mode = 'push' and status = 'active' and last_seen_at > now() - interval '1 day' order by id`.execute(services.db);
  for (const device of rows) {
    const inputs = commandsFor(device, now);
    if (inputs.length > 0) await notify(services, device, inputs);
  }
}

function commandsFor({ timezone, protocol, told_offset }: ClockDevice, now: number): Input[] {
  const offset = offsetMinutes(timezone, now);
  const ahead = nextChange(timezone, now, hourAhead);
  const isDue = told_offset === null ? lastChange(timezone, now, recentDays) !== undefined : told_offset !== offset;
  const isDoor = dialectOf(protocol) === 'acc';
  const reading: Input[] = isDoor ? [] : [{ wish: `clock_read:${offset}`, command: { kind: 'check' } }];
  if (!isDue) return ahead ? reading.map((one) => ({ ...one, wish: `clock_before:${ahead.at}` })) : [];
  const [key, value] = isDoor ? ['MachineTZ', zoneOffsetText(offset).replace(':', '')] : ['TimeZone', timeZoneCode(offset)];
  return [
    { wish: `clock:${offset}`, command: { kind: 'set_option', key, value } },
    ...reading,
    { wish: `clock_proof:${value}`, command: { kind: 'get_option', key } },
  ];
}

/** Once; and again after some hours where it did not help. */
async function notify(services: Services, { id }: ClockDevice, inputs: Input[]): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { rows } = await sql`
      select from device_commands where device_id = ${id} and wish = ${inputs[0]?.wish} and created_at > now() - interval '6 hours' limit 1`.execute(
      tx,
    );
    if (rows.length > 0) return;
    try {
      await queueCommands(tx, id, inputs);
    } catch (error) {
      // A device that takes no commands is not a reason to leave the others out.
      if (!(error instanceof Problem)) throw error;
    }
  });
}
