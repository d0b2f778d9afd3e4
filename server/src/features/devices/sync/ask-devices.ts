import { isDate } from '@cadre/rules/calendar';
import type { Actor } from '../../../platform/actor.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { Answer, Asked } from '../../../platform/http/asked.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { queueCommands, type Wish } from '../commands/queue-command.ts';
import { wholeDays } from '../commands/whole-days.ts';
import { connectionOf } from '../connection-of.ts';

type Asking = { id: number; name: string; connection: string };

/** "Sync now": every device that calls, or the named ones, is told to send what is new, or what it has of some days. */
export async function askDevices({ db }: House, asked: Asked, body: Record<string, unknown>): Promise<Answer> {
  const wish = wishOf(body, asked.actor);
  const found = await db.transaction(async (tx) => {
    const { rows } = await sql<Asking>`
      select d.id, d.name, ${connectionOf} as connection from devices d
      where d.mode = 'push' and d.status = 'active' and (${idsOf(body)}::int[] is null or d.id = any(${idsOf(body)}::int[]))
      order by d.id`.execute(tx);
    if (rows.length === 0) throw new Problem('no_push_device');
    for (const { id } of rows) await queueCommands(tx, id, [wish]);
    return rows;
  });
  const [queued, offline] = [found.filter(isHeard), found.filter((device) => !isHeard(device))];
  const named = (devices: Asking[]) => devices.map(({ id, name }) => ({ id, name }));
  return { message: asked.t('done.sync_requested', { count: found.length }), data: { queued: named(queued), offline: named(offline) } };
}

const isHeard = ({ connection }: Asking): boolean => connection === 'online' || connection === 'late';

function wishOf({ from, to }: Record<string, unknown>, { user_id }: Actor): Wish {
  if (from === undefined && to === undefined) return { wish: 'sync', command: { kind: 'log' }, user_id };
  if (!isDate(from)) throw invalid({ from: [{ code: 'not_valid' }] });
  if (!isDate(to) || to < from) throw invalid({ to: [{ code: 'not_valid' }] });
  return { wish: `backfill:${from}:${to}`, command: { kind: 'query_attlog', ...wholeDays(from, to) }, user_id };
}

/** `device` is one id, `device_ids` are several; without either, all are meant. */
function idsOf({ device, device_ids }: Record<string, unknown>): number[] | null {
  const ids = device_ids ?? (device === undefined || device === null ? undefined : [device]);
  if (ids === undefined) return null;
  if (!Array.isArray(ids) || !ids.every((id) => Number.isInteger(id))) throw invalid({ device: [{ code: 'not_valid' }] });
  return ids;
}
