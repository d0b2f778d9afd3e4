import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { commandText, type DeviceCommand, dialectOf } from '../protocol/command-line.ts';

const mostWaiting = 50;

/** A command with the key of its purpose: a later one with the same key replaces an earlier one that was not sent. */
export type Input = { wish: string; command: DeviceCommand; user_id?: number | undefined };

type Queue = { waiting: number; last: number; protocol: string | null };

/** Queues commands until the next call of the device. */
export async function queueCommands(tx: Transaction, device_id: number, inputs: Input[]): Promise<void> {
  // The lock on the device makes its numbers run without gaps or twins.
  const { rows } = await sql<Queue>`
    select d.protocol, (select count(*)::int from device_commands c where c.device_id = d.id and c.status = 'pending') as waiting,
      (select coalesce(max(c.number), 0) from device_commands c where c.device_id = d.id) as last
    from devices d where d.id = ${device_id} for update of d`.execute(tx);
  const [{ waiting, last, protocol }] = rows as [Queue];
  if (waiting + inputs.length > mostWaiting) throw new Problem('too_many_commands');
  for (const [at, { wish: input, command, user_id }] of inputs.entries()) {
    await sql`
      insert into device_commands (device_id, number, wish, command, user_id)
      values (${device_id}, ${last + 1 + at}, ${input}, ${commandText(command, dialectOf(protocol))}, ${user_id ?? null})
      on conflict (device_id, wish) where status = 'pending'
      do update set command = excluded.command, created_at = now(), user_id = excluded.user_id`.execute(tx);
  }
}
