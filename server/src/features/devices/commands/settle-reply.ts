import { momentAt } from '@cadre/rules/attendance/plan/zone';
import { addDays } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import type { CommandReply } from '../protocol/parse-command-reply.ts';
import { queueCommands } from './queue-command.ts';
import { wholeDay } from './whole-days.ts';

/** A device of this model cannot do it: unknown words, or the wrong dialect. */
const unsupported = new Set([-1002, -1004, -629]);
/** The device has no matching data, which is a valid reply to a query. */
const nothingThere = -1;

type Settled = Columns<'device_commands', 'wish' | 'status'>;

/** Stores the result of a command, and queues the next one if its reply requires it. */
export async function settleReply(tx: Transaction, device: KnownDevice, reply: CommandReply): Promise<void> {
  if (!/^\d{1,9}$/.test(reply.id)) return;
  const { rows } = await sql<Settled>`
    update device_commands set return_code = ${reply.return_code}, answered_at = now(), answer = ${JSON.stringify(reply.values).slice(0, 2000)},
      status = case
        when ${reply.return_code}::int >= 0 or (${reply.return_code}::int = ${nothingThere} and command like 'DATA QUERY %') then 'executed'
        when ${unsupported.has(reply.return_code)}::boolean then 'unsupported' else 'failed' end
    where device_id = ${device.id} and number = ${Number(reply.id)} and status = 'sent' returning wish, status`.execute(tx);
  const settled = rows[0];
  if (settled?.status !== 'executed') return;
  const [what, day = ''] = settled.wish.split(':');
  if (what === 'clock')
    await sql`update devices set told_offset = ${Number(day)}, told_offset_at = now() where id = ${device.id}`.execute(tx);
  if (what === 'clock_proof') await keepProof(tx, device, reply);
  if (what === 'verify' || what === 'verify_again') await compareCounts(tx, device, day, reply, what === 'verify');
  if (what === 'refill')
    await queueCommands(tx, device.id, [{ wish: `verify_again:${day}`, command: { kind: 'verify_sum', ...wholeDay(day) } }]);
}

/** Stores the zone that the device reports. A reply without a zone is ignored. */
async function keepProof(tx: Transaction, device: KnownDevice, { id, values }: CommandReply): Promise<void> {
  const result = values.timezone ?? values.machinetz;
  if (result === undefined) return;
  await sql`
    update device_commands set answer = ${JSON.stringify({ told: result })} where device_id = ${device.id} and number = ${Number(id)}`.execute(
    tx,
  );
}

/**
 * If the device has more punches of a day than are stored, it has to send that day again, and its count is checked once more afterwards.
 */
async function compareCounts(tx: Transaction, device: KnownDevice, day: string, reply: CommandReply, mayRefill: boolean): Promise<void> {
  const theirs = Number(reply.values.attlogsum ?? reply.values.attlogcount);
  if (!Number.isInteger(theirs)) return;
  const [from, to] = [day, addDays(day, 1)].map((one) => new Date(momentAt(device.timezone, one, '00:00').at));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from raw_punches
    where device_id = ${device.id} and occurred_at >= ${from}::timestamptz and occurred_at < ${to}::timestamptz`.execute(tx);
  const ours = rows[0]?.count ?? 0;
  await sql`
    update device_commands set answer = ${JSON.stringify({ day, theirs, ours })}
    where device_id = ${device.id} and number = ${Number(reply.id)}`.execute(tx);
  if (theirs > ours && mayRefill) {
    await queueCommands(tx, device.id, [{ wish: `refill:${day}`, command: { kind: 'query_attlog', ...wholeDay(day) } }]);
  }
}
