import type { publishRoster as publishCall } from '@cadre/contract/calls/schedules';
import { audit } from '../../../../crud/audit.ts';
import type { Behaviours } from '../../../../crud/behaviour.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { House } from '../../../../platform/house.ts';
import type { Asked } from '../../../../platform/http/asked.ts';
import { Problem } from '../../../../platform/problem.ts';
import { issuesOf } from './issues-of.ts';
import { type LoadedRoster, loadRoster } from './load-roster.ts';
import { plansOfPeople } from './plans-of-people.ts';
import { lockRoster, rosterRecord } from './stored-roster.ts';
import { tellOfPublication } from './tell-of-roster.ts';

/** From now on it holds. That two rosters plan the same person on the same day is refused by the database. */
export async function publishRoster(house: House, behaviours: Behaviours, asked: Asked<typeof publishCall>) {
  const { actor, trace, params, body, t } = asked;
  return house.db.transaction(async (tx) => {
    const roster = await lockRoster(tx, asked, 'publish', params.id);
    const { id, name: label } = roster;
    if (roster.status !== 'draft') throw new Problem('wrong_state');
    refuseIssues(await loadRoster(tx, actor, behaviours, roster), body.confirm === true);
    await sql`
      update month_schedules set status = 'published', published_at = now(), version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
      where id = ${id}`.execute(tx);
    const changes = [{ field: 'status', old: 'draft', new: 'published' }];
    audit(tx, { actor, trace, action: 'status', model: 'month-schedules', model_id: id, label, changes });
    await tellOfPublication(tx, actor, roster);
    return { message: t('done.roster_published', { label }), data: await rosterRecord(tx, actor, behaviours, id) };
  });
}

/** Everybody counts, also who is out of the publisher's reach; only those within it are named. */
function refuseIssues(loaded: LoadedRoster, isConfirmed: boolean): void {
  const found = issuesOf(loaded, plansOfPeople(loaded));
  const hidden = new Set(loaded.people.flatMap(({ id, reached }) => (reached ? [] : [id])));
  const extra = { issues: found.filter(({ employee_id }) => employee_id === undefined || !hidden.has(employee_id)) };
  if (found.some(({ severity }) => severity === 'error')) throw new Problem('roster_has_errors', { extra });
  if (found.length > 0 && !isConfirmed) throw new Problem('roster_needs_confirmation', { extra });
}
