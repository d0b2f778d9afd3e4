import type { Roster } from '@cadre/contract/calls/schedules';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Behaviours } from '../../../../crud/behaviour.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Runner } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../platform/database/tables.ts';
import { loadPlanSources, type PlanSources } from '../../plans/load-plans.ts';
import { type CoverageRule, coverageOf } from '../coverage-of.ts';
import { type RosterPerson, rosterPeople } from './roster-people.ts';
import { daysOf, type StoredRoster } from './stored-roster.ts';

export type KnownShift = Roster['shifts'][number] & Columns<'shifts', 'min_rest_minutes' | 'active' | 'branch_id'>;

/** Everything that a roster is drawn from and judged by. */
export type LoadedRoster = {
  roster: StoredRoster;
  days: Day[];
  people: RosterPerson[];
  shifts: KnownShift[];
  coverage: CoverageRule[];
  sources: PlanSources;
};

/** A rest and a week that begin in the month before or end in the one after count too. */
export const margin = 14;

export async function loadRoster(db: Runner, actor: Actor, behaviours: Behaviours, roster: StoredRoster): Promise<LoadedRoster> {
  const days = daysOf(roster.month);
  const people = await rosterPeople(db, actor, behaviours, roster);
  const ids = people.map(({ id }) => id);
  const sources = await loadPlanSources(db, ids, addDays(days[0], -margin), addDays(days[0], 31 + margin));
  const { rows: shifts } = await sql<KnownShift>`
    select id, name, code, color, start_time, end_time, pause_start, pause_end, expected_minutes, min_rest_minutes, active, branch_id
    from shifts order by start_time, code`.execute(db);
  return { roster, days, people, shifts, coverage: coverageOf(roster.coverage), sources };
}
