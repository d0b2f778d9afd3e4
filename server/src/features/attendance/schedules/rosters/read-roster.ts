import type { Roster, readRoster as readCall } from '@cadre/contract/calls/schedules';
import type { Behaviours } from '../../../../crud/behaviour.ts';
import { idOf } from '../../../../crud/read.ts';
import type { House } from '../../../../platform/house.ts';
import type { Asked } from '../../../../platform/http/asked.ts';
import { drawRoster } from './draw-roster.ts';
import { loadRoster } from './load-roster.ts';
import { rosterRecord, type StoredRoster } from './stored-roster.ts';

export async function readRoster(
  house: House,
  behaviours: Behaviours,
  { actor, params }: Asked<typeof readCall>,
): Promise<{ data: Roster }> {
  const schedule = await rosterRecord(house.db, actor, behaviours, idOf(params.id));
  const loaded = await loadRoster(house.db, actor, behaviours, schedule as StoredRoster);
  return { data: { schedule, ...drawRoster(loaded) } };
}
