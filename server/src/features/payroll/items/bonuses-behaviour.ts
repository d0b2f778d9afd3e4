import { bonuses } from '@cadre/contract/resources/bonuses';
import type { Approvals } from '../../../crud/acts/approvals.ts';
import type { Behaviour, Move, Write } from '../../../crud/behaviour.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { payItem } from './pay-item-behaviour.ts';
import { payItemPath } from './pay-item-path.ts';
import { askForAgreement, differsIn, isSecondPerson, notifyAuthor, requireSecondPerson } from './second-person.ts';

const item = payItem('bonuses');
const pathFor = payItemPath('bonuses');
/** Changing one of these invalidates earlier approvals. */
const material = [
  'employee_id',
  'kind',
  'amount',
  'rate_bp',
  'base',
  'unit_source',
  'currency',
  'recurrence',
  'month',
  'start_month',
  'end_month',
];

export const bonusesBehaviour = (approvals: Approvals): Behaviour => ({
  ...item,
  approvals,
  pathFor,
  columns: { ...item.columns, month_total: () => sql`case when r.kind = 'fixed' then bonuses_together(r) end` },
  can: { ...item.can, update: () => sql`r.status <> 'rejected'`, approve: isSecondPerson, reject: isSecondPerson },
  async beforeWrite(write) {
    await item.beforeWrite(write);
    const { tx, values, before, caller } = write;
    if (before?.status === 'rejected') throw new Problem('wrong_state');
    if (before && !differsIn(material, write)) return;
    values.entered_by_id = caller.actor.user_id;
    const isLarge = await needsApproval(tx, { ...before, ...values });
    if (isLarge)
      Object.assign(values, { status: 'pending', attempt: Number(before?.attempt ?? 0) + 1, decided_at: null, decision_note: null });
    else if (before?.status === 'pending') values.status = 'active';
  },
  async afterWrite(write) {
    const { tx, before, after } = write;
    if (!after) return;
    const isSent = after.status === 'pending' && after.attempt !== before?.attempt;
    if (before && (isSent || after.status !== 'pending')) await approvals.close(tx, bonuses.name, after.id);
    if (isSent) await askForAgreement(write, approvals, bonuses, after, 'active');
  },
  async beforeMove(move) {
    requireSecondPerson(move);
    refuseLonger(move);
    await item.beforeMove(move);
  },
  afterMove: (move) => notifyAuthor(move, pathFor(move.before)),
  async beforeDelete({ tx, before }) {
    await approvals.close(tx, bonuses.name, before.id);
  },
});

/** A bonus is checked together with all others of its months. Entries of one employee are serialised, so that no check misses another. */
async function needsApproval(tx: Transaction, bonus: Write['values']): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('bonuses_of_an_employee'), ${bonus.employee_id}::int)`.execute(tx);
  const judged = Object.fromEntries(
    ['id', ...material].map((name) => [name, bonus[name] instanceof Object ? null : (bonus[name] ?? null)]),
  );
  const { rows } = await sql<{ needs: boolean }>`
    select bonus_needs_approval(jsonb_populate_record(null::bonuses, ${JSON.stringify(judged)}::jsonb)) as needs`.execute(tx);
  return rows[0]?.needs === true;
}

/** Ending a bonus needs no second person. Adding months does, above the limit, so the bonus must be edited for that. */
function refuseLonger({ name, input, before }: Move): void {
  if (name === 'end' && before.end_month && String(input.last_month) > String(before.end_month))
    throw invalid({ last_month: [{ code: 'after_last_month' }] });
}
