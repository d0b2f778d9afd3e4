import type { BodyOf } from '@cadre/contract/call';
import type { syncAttendances } from '@cadre/contract/calls/device-punches';
import type { Actor } from '../../../platform/access/actor.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type Input, queueCommands } from '../commands/queue-command.ts';
import { wholeDays } from '../commands/whole-days.ts';
import { connectionOf } from '../connection-of.ts';

type Body = BodyOf<typeof syncAttendances>;
type PolledDevice = Columns<'devices', 'id' | 'name'> & { connection: string };

/** "Sync now": all push devices, or the given ones, have to send their new punches, or all punches of some days. */
export async function askDevices({ db }: Services, context: CallContext<typeof syncAttendances>) {
  const { body } = context;
  const input = paramsOf(body, context.actor);
  const found = await db.transaction(async (tx) => {
    const { rows } = await sql<PolledDevice>`
      select d.id, d.name, ${connectionOf} as connection from devices d
      where d.mode = 'push' and d.status = 'active' and (${idsOf(body)}::int[] is null or d.id = any(${idsOf(body)}::int[]))
      order by d.id`.execute(tx);
    if (rows.length === 0) throw new Problem('no_push_device');
    for (const { id } of rows) await queueCommands(tx, id, [input]);
    return rows;
  });
  const [queued, offline] = [found.filter(isHeard), found.filter((device) => !isHeard(device))];
  const named = (devices: PolledDevice[]) => devices.map(({ id, name }) => ({ id, name }));
  return { message: context.t('done.sync_requested', { count: found.length }), data: { queued: named(queued), offline: named(offline) } };
}

const isHeard = ({ connection }: PolledDevice): boolean => connection === 'online' || connection === 'late';

function paramsOf({ from, to }: Body, { user_id }: Actor): Input {
  if (!from && !to) return { wish: 'sync', command: { kind: 'log' }, user_id };
  if (!from) throw invalid({ from: [{ code: 'required' }] });
  if (!to || to < from) throw invalid({ to: [{ code: 'not_valid' }] });
  return { wish: `backfill:${from}:${to}`, command: { kind: 'query_attlog', ...wholeDays(from, to) }, user_id };
}

/** `device` is one id, `device_ids` are several; without either, all devices are requested. */
function idsOf({ device, device_ids }: Body): number[] | null {
  if (device_ids) return device_ids;
  if (device === undefined || device === null) return null;
  if (!Number.isInteger(device)) throw invalid({ device: [{ code: 'not_valid' }] });
  return [Number(device)];
}
