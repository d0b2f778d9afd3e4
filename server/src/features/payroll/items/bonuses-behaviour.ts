import { bonuses } from '@cadre/contract/resources/bonuses';
import type { Behaviour, Move, Write } from '../../../crud/behaviour.ts';
import { isMaterial } from '../../../crud/requests/request-states.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { approveSilently, notifyAuthor } from './notify-author.ts';
import { payItem } from './pay-item-behaviour.ts';
import { payItemPath } from './pay-item-path.ts';

const item = payItem('bonuses');
const pathFor = payItemPath('bonuses');
export const bonusesBehaviour: Behaviour = {
  ...item,
  pathFor,
  columns: { ...item.columns, month_total: () => sql`case when r.kind = 'fixed' then bonuses_together(r) end` },
  can: { ...item.can, update: () => sql`r.status <> 'rejected'` },
  async beforeWrite(write) {
    await item.beforeWrite(write);
    const { tx, values, before } = write;
    if (before?.status === 'rejected') throw new Problem('wrong_state');
    if (before && !isMaterial(bonuses, before, { ...before, ...values })) return;
    if (await needsApproval(tx, { ...before, ...values })) values.status = 'pending';
    else if (before?.status === 'pending') values.status = 'active';
  },
  async beforeMove(move) {
    refuseLonger(move);
    await item.beforeMove(move);
  },
  afterMove: (move) => notifyAuthor(move, bonuses, pathFor(move.before)),
  request: { approveAtOnce: (context) => approveSilently(context, bonuses, 'active') },
};

/** A bonus is checked together with all others of its months. Entries of one employee are serialised, so that no check misses another. */
async function needsApproval(tx: Transaction, bonus: Write['values']): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('bonuses_of_an_employee'), ${bonus.employee_id}::int)`.execute(tx);
  const judged = Object.fromEntries(
    ['id', ...bonuses.life.request.material].map((name) => [name, bonus[name] instanceof Object ? null : (bonus[name] ?? null)]),
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
