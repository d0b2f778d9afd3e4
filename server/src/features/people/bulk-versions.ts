import type { BulkOutcome, bulkVersions } from '@cadre/contract/calls/people';
import { employees } from '@cadre/contract/resources/employees';
import { reach, seen } from '../../crud/access.ts';
import type { Asker, StoredRow } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { Problem } from '../../platform/problem.ts';
import { wordsOf } from '../../platform/texts/texts.ts';
import { type BulkRequest, readBulkRequest } from './bulk-request.ts';
import { differenceOf, loadTargets, type Targets, type Terms, termsJson } from './bulk-terms.ts';
import { guardManager } from './guard-manager.ts';
import { noteMirrored } from './note-mirrored.ts';
import { saveBulk } from './save-bulk.ts';

export type Candidate = StoredRow & { name: string; reached: boolean; employed: boolean; above: boolean; terms: Terms };

/** All or nothing: either everybody changes, or the answer says who cannot and why. */
export async function changeMany(house: House, asked: Asked<typeof bulkVersions>) {
  const { actor, trace, t } = asked;
  const request = readBulkRequest(asked.body);
  return house.db.transaction(async (tx) => {
    const targets = await loadTargets(tx, request);
    await guardManager(tx, { employee_id: undefined, manager_id: request.given.manager_id, day: request.effective_from });
    const candidates = await lockCandidates(tx, asked, request);
    const { outcome, accepted } = judge(asked, request, targets, candidates);
    const count = outcome.changed.length;
    if (request.dry_run) return { message: t('done.bulk_preview', { count }), data: outcome };
    if (outcome.refused.length > 0)
      throw new Problem('some_refused', { args: { count: outcome.refused.length }, extra: { data: outcome } });
    await saveBulk(tx, { actor, trace }, request, outcome.changed);
    await demandAll(tx, asked, accepted);
    await noteMirrored(tx, { actor, trace }, accepted);
    return { message: t('done.bulk_changed', { count }), data: outcome };
  });
}

/** Locked in the order of their numbers, so that two who change the same people wait for each other instead of for ever. */
async function lockCandidates(
  tx: Transaction,
  { actor }: Asker,
  { employee_ids, effective_from, given }: BulkRequest,
): Promise<Candidate[]> {
  const day = sql`${effective_from}::date`;
  const { rows } = await sql<Candidate>`
    with recursive above (id) as (
      select ${given.manager_id ?? null}::int
      union
      select (version_on(above.id, ${day})).manager_id from above where above.id is not null
    )
    select r.*, ${reach(employees, actor, 'employees.update')} as reached, r.id in (select id from above) as above,
      exists (select from employment_periods p where p.employee_id = r.id
        and ${day} between p.hired_on and coalesce(p.left_on, r.last_working_day, 'infinity')) as employed,
      (select ${termsJson} from version_on(r.id, ${day}) v) as terms
    from employees r where r.id = any(${employee_ids}::int[]) and ${seen(employees, actor)} order by r.id for update of r`.execute(tx);
  return rows;
}

function judge(
  { t }: Asker,
  request: BulkRequest,
  targets: Targets,
  candidates: Candidate[],
): { outcome: BulkOutcome; accepted: Candidate[] } {
  const outcome: BulkOutcome = { changed: [], refused: [] };
  const accepted: Candidate[] = [];
  const found = new Set(candidates.map(({ id }) => id));
  for (const employee_id of request.employee_ids.filter((id) => !found.has(id)))
    outcome.refused.push({ employee_id, name: null, error: t('problems.not_found', { what: t('nouns.employees.one') }) });
  for (const candidate of candidates) {
    const { id: employee_id, name } = candidate;
    const error = complaintAbout(t, request, candidate);
    if (error) {
      outcome.refused.push({ employee_id, name, error });
      continue;
    }
    const { before, after } = differenceOf(request, targets, candidate.terms);
    if (Object.keys(after).length === 0) continue;
    outcome.changed.push({ employee_id, name, before, after });
    accepted.push(candidate);
  }
  return { outcome, accepted };
}

function complaintAbout(t: Asker['t'], { given }: BulkRequest, candidate: Candidate): string | undefined {
  if (!candidate.reached) return t('problems.not_allowed');
  if (!candidate.employed) return t('checks.outside_employment', { label: wordsOf(t).field('employee-versions', 'effective_from') });
  if (given.manager_id === candidate.id) return t('checks.own_manager');
  if (candidate.above) return t('checks.cycle', { label: wordsOf(t).field('employee-versions', 'manager_id') });
  return undefined;
}

/** Rights hold before and after: nobody moves people out of their own reach. */
async function demandAll(tx: Transaction, { actor }: Asker, accepted: Candidate[]): Promise<void> {
  const { rows } = await sql`
    select from employees r where r.id = any(${accepted.map(({ id }) => id)}::int[]) and not ${reach(employees, actor, 'employees.update')} limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw new Problem('not_allowed');
}
