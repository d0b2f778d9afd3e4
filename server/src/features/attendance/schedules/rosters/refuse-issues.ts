import type { Actor } from '../../../../platform/actor.ts';
import type { Runner } from '../../../../platform/database/database.ts';
import { Problem } from '../../../../platform/problem.ts';
import { issuesOf } from './issues-of.ts';
import { loadRoster } from './load-roster.ts';
import { plansOfPeople } from './plans-of-people.ts';
import type { StoredRoster } from './stored-roster.ts';

/** Errors stop a roster, warnings must be confirmed. Everybody counts, also who is out of the publisher's reach; only those within it are named. */
export async function refuseIssues(db: Runner, actor: Actor, roster: StoredRoster, isConfirmed: boolean): Promise<void> {
  const loaded = await loadRoster(db, actor, {}, roster);
  const found = issuesOf(loaded, plansOfPeople(loaded));
  const hidden = new Set(loaded.people.flatMap(({ id, reached }) => (reached ? [] : [id])));
  const extra = { issues: found.filter(({ employee_id }) => employee_id === undefined || !hidden.has(employee_id)) };
  if (found.some(({ severity }) => severity === 'error')) throw new Problem('roster_has_errors', { extra });
  if (found.length > 0 && !isConfirmed) throw new Problem('roster_needs_confirmation', { extra });
}
