import type { BulkOutcome, bulkVersions } from '@cadre/contract/calls/employment';
import { employees } from '@cadre/contract/resources/employees';
import { reach, seen } from '../../crud/access/access.ts';
import type { Caller, StoredRow } from '../../crud/access/caller.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { wordsOf } from '../../platform/texts/texts.ts';
import { type BulkRequest, readBulkRequest } from './bulk-request.ts';
import { differenceOf, loadTargets, type Targets, type Terms, termsJson } from './bulk-terms.ts';
import { coursesOf, laterDays } from './courses.ts';
import { guardManager } from './guard-manager.ts';
import { noteMirrored } from './note-mirrored.ts';
import { layChanges, saveBulk } from './save-bulk.ts';

export type Candidate = StoredRow & { name: string; reached: boolean; employed: boolean; terms: Terms };

/** All or nothing: either all people change, or the response lists those who cannot and why. */
export async function changeMany(services: Services, context: CallContext<typeof bulkVersions>) {
  const { actor, trace, t } = context;
  const request = readBulkRequest(context.body);
  return services.db.transaction(async (tx) => {
    const targets = await loadTargets(tx, request);
    await guardManager(tx, { employee_id: undefined, manager_id: request.given.manager_id, day: request.effective_from });
    const candidates = await lockCandidates(tx, context, request);
    const judged = judge(context, request, targets, candidates);
    const outcome = await tryOut(tx, context, request, judged.outcome);
    const accepted = judged.accepted;
    const count = outcome.changed.length;
    if (request.dry_run) return { message: t('done.bulk_preview', { count }), data: outcome };
    if (outcome.refused.length > 0)
      throw new Problem('some_refused', { args: { count: outcome.refused.length }, extra: { data: outcome } });
    await saveBulk(tx, { actor, trace }, request, outcome.changed);
    await requireAll(tx, context, accepted);
    await noteMirrored(tx, { actor, trace }, accepted);
    return { message: t('done.bulk_changed', { count }), data: outcome };
  });
}

/** Locked in the order of their numbers, so that two who change the same people wait for each other instead of for ever. */
async function lockCandidates(tx: Transaction, { actor }: Caller, { employee_ids, effective_from }: BulkRequest): Promise<Candidate[]> {
  const day = sql`${effective_from}::date`;
  const { rows } = await sql<Candidate>`
    select r.*, ${reach(employees, actor, 'employees.update')} as reached,
      exists (select from employment_periods p where p.employee_id = r.id
        and ${day} between p.hired_on and coalesce(p.left_on, r.last_working_day, 'infinity')) as employed,
      (select ${termsJson} from version_on(r.id, ${day}) v) as terms
    from employees r where r.id = any(${employee_ids}::int[]) and ${seen(employees, actor)} order by r.id for no key update of r`.execute(
    tx,
  );
  return rows;
}

function judge(
  { t, actor }: Caller,
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
    const error = employee_id === actor.employee_id ? t('problems.own_employment') : complaintAbout(t, request, candidate);
    if (error) {
      outcome.refused.push({ employee_id, name, error });
      continue;
    }
    const { before, after } = differenceOf(request, targets, candidate.terms);
    if (Object.keys(after).length === 0) continue;
    outcome.changed.push({ employee_id, name, before, after, later: [] });
    accepted.push(candidate);
  }
  return { outcome, accepted };
}

function complaintAbout(t: Caller['t'], { given }: BulkRequest, candidate: Candidate): string | undefined {
  if (!candidate.reached) return t('problems.not_allowed');
  if (!candidate.employed) return t('checks.outside_employment', { label: wordsOf(t).field('employee-versions', 'effective_from') });
  if (given.manager_id === candidate.id) return t('checks.own_manager');
  return undefined;
}

/** Applies the changes and rolls them back, to find reporting cycles on any day and the later values of the changed fields. */
async function tryOut(tx: Transaction, { t }: Caller, request: BulkRequest, { changed, refused }: BulkOutcome): Promise<BulkOutcome> {
  const ids = changed.map(({ employee_id }) => employee_id);
  const before = await coursesOf(tx, ids);
  await sql`savepoint trial`.execute(tx);
  await sql`select set_config('cadre.mirroring', 'on', true)`.execute(tx);
  await layChanges(tx, request, changed, null);
  await sql`select carry_on(${ids}::int[])`.execute(tx);
  const circles = await sql<{ employee_id: number; day: string }>`
    select employee_id, day from circles_of(${ids}::int[], ${request.effective_from}::date)`.execute(tx);
  const after = await coursesOf(tx, ids);
  await sql`rollback to savepoint trial`.execute(tx);

  const dayOf = new Map(circles.rows.map(({ employee_id, day }) => [employee_id, day]));
  const label = wordsOf(t).field('employee-versions', 'manager_id');
  return {
    changed: changed
      .filter(({ employee_id }) => !dayOf.has(employee_id))
      .map((one) => {
        const [was, is] = [before.get(one.employee_id) ?? [], after.get(one.employee_id) ?? []];
        return { ...one, later: laterDays(was, is, request.effective_from) };
      }),
    refused: [
      ...refused,
      ...changed.flatMap(({ employee_id, name }) => {
        const day = dayOf.get(employee_id);
        return day ? [{ employee_id, name, error: t('checks.cycle_on', { label, name, day }) }] : [];
      }),
    ],
  };
}

/** Rights are checked before and after: people cannot be moved out of the user's own reach. */
async function requireAll(tx: Transaction, { actor }: Caller, accepted: Candidate[]): Promise<void> {
  const { rows } = await sql`
    select from employees r where r.id = any(${accepted.map(({ id }) => id)}::int[]) and not ${reach(employees, actor, 'employees.update')} limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw new Problem('not_allowed');
}
