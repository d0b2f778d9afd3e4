import type { sendCommand as call } from '@cadre/contract/calls/device-commands';
import { addDays, dayIn } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type Input, queueCommands } from '../commands/queue-command.ts';
import { wholeDay, wholeDays } from '../commands/whole-days.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { deviceOfParams } from './device-of-params.ts';
import { noteDevice } from './note-device.ts';
import { userCommand } from './user-command.ts';

type CommandContext = CallContext<typeof call>;

const longestDays = 31;

/** A user's command for a device, sent when it calls next. */
export async function sendCommand({ db }: Services, context: CommandContext) {
  await db.transaction(async (tx) => {
    const device = await deviceOfParams(tx, context, 'devices.sync');
    if (device.mode !== 'push') throw new Problem('no_push_device');
    if (device.status === 'disabled') throw new Problem('device_is_disabled');
    const inputs = await inputsOf(tx, context, device);
    const user_id = context.actor.user_id;
    await queueCommands(
      tx,
      device.id,
      inputs.map((input) => ({ ...input, user_id })),
    );
    const changes = inputs.map(({ wish: input }) => ({ field: 'command', old: null, new: input }));
    noteDevice(tx, context, device, changes);
  });
  return { message: context.t('done.command_queued') };
}

async function inputsOf(tx: Transaction, context: CommandContext, device: KnownDevice): Promise<Input[]> {
  const { kind } = context.body;
  switch (kind) {
    case 'sync':
      return [{ wish: 'sync', command: { kind: 'log' } }];
    case 'info':
    case 'reboot':
      return [{ wish: kind, command: { kind } }];
    case 'roster':
      return [{ wish: 'roster', command: { kind: 'query_users' } }];
    case 'resync':
      await sql`update devices set resync = true where id = ${device.id}`.execute(tx);
      return [{ wish: 'resync', command: { kind: 'check' } }];
    case 'backfill': {
      const { from, to } = spanOf(context.body.from, context.body.to);
      return [{ wish: `backfill:${from}:${to}`, command: { kind: 'query_attlog', ...wholeDays(from, to) } }];
    }
    case 'verify': {
      const yesterday = addDays(dayIn(device.timezone, new Date()), -1);
      const { from, to } = spanOf(context.body.from ?? yesterday, context.body.to ?? context.body.from ?? yesterday);
      return daysOf(from, to).map((day) => ({ wish: `verify:${day}`, command: { kind: 'verify_sum', ...wholeDay(day) } }));
    }
    case 'push_employee':
    case 'copy_user':
    case 'remove_user':
      return [await userCommand(tx, context, device)];
  }
}

function spanOf(from: string | null | undefined, to: string | null | undefined): { from: string; to: string } {
  if (!from) throw invalid({ from: [{ code: 'required' }] });
  if (!to) throw invalid({ to: [{ code: 'required' }] });
  if (to < from) throw invalid({ to: [{ code: 'before_start' }] });
  return { from, to };
}

function daysOf(from: string, to: string): string[] {
  const days = [from];
  while (days.length < longestDays && (days.at(-1) as string) < to) days.push(addDays(days.at(-1) as string, 1));
  return days;
}
