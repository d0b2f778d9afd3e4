import type { Roster, readRoster as readCall } from '@cadre/contract/calls/schedules';
import type { Behaviours } from '../../../../crud/behaviour.ts';
import { idOf } from '../../../../crud/read/read.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import type { Services } from '../../../../platform/services.ts';
import { drawRoster } from './draw-roster.ts';
import { loadRoster } from './load-roster.ts';
import { rosterRecord, type StoredRoster } from './stored-roster.ts';

export async function readRoster(
  services: Services,
  behaviours: Behaviours,
  { actor, params }: CallContext<typeof readCall>,
): Promise<{ data: Roster }> {
  const schedule = await rosterRecord(services.db, actor, behaviours, idOf(params.id));
  const loaded = await loadRoster(services.db, actor, behaviours, schedule as StoredRoster);
  return { data: { schedule, ...drawRoster(loaded) } };
}
