import { payrolls } from '@cadre/contract/resources/payrolls';
import { daysInMonth } from '@cadre/rules/calendar';
import type { Approvals } from '../../../crud/approvals.ts';
import type { Behaviour, Write } from '../../../crud/behaviour.ts';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import { asHouse } from '../../../platform/database/as-house.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { wordsOf } from '../../../platform/texts/texts.ts';
import type { PayWorks } from '../inputs/pay-works.ts';
import { afterMoves, beforeMoves, pathOfRun } from './run-moves.ts';
import { gatherPeople } from './run-people.ts';
import type { StoredRun } from './stored-run.ts';

/** With fewer people a total would tell what somebody is paid. */
const fewest = 5;

export const payrollsBehaviour = ({ approvals }: Pick<PayWorks, 'approvals'>): Behaviour => ({
  columns: {
    totals: (actor) => sql`told_pay_totals(${seesAmounts(actor) ? sql`r.totals` : totalsOfMany})`,
  },
  can: { approve: isNotOwn, reject: isNotOwn, delete: () => sql`r.status = 'draft'` },
  pathFor: ({ id }) => pathOfRun(id),
  approvals: byOthers(approvals),
  beforeWrite: prepare,
  async afterWrite({ tx, after }) {
    await asHouse(tx, async () => {
      if ((await gatherPeople(tx, after as StoredRun)) === 0) throw new Problem('run_has_nobody');
    });
  },
  async beforeDelete({ before }) {
    if (before.status !== 'draft') throw new Problem('wrong_state');
  },
  async beforeMove(move) {
    await beforeMoves[move.name]?.(move);
  },
  async afterMove(move) {
    await afterMoves[move.name]?.(move, approvals);
  },
});

/** Totals are for who pays and who approves; others see those that tell nothing of one person. */
const seesAmounts = (actor: Actor): boolean =>
  scopeOf(actor, 'salaries.view') === 'all' || scopeOf(actor, 'payrolls.approve') !== undefined;

const totalsOfMany: Sql = sql`(
  select coalesce(jsonb_agg(t), '[]') from jsonb_array_elements(r.totals) t where (t ->> 'people')::int >= ${sql.lit(fewest)})`;

function isNotOwn({ user_id }: Actor): Sql<boolean> {
  return sql`(r.calculated_by_id is distinct from ${user_id}::int and r.submitted_by_id is distinct from ${user_id}::int)`;
}

/** Two people stand behind every run, whatever rights either holds. */
const byOthers = (approvals: Approvals): Approvals => ({
  ...approvals,
  async decide(deciding) {
    const { calculated_by_id, submitted_by_id } = deciding.row as StoredRun;
    if ([calculated_by_id, submitted_by_id].includes(deciding.asker.actor.user_id)) throw new Problem('own_run');
    return approvals.decide(deciding);
  },
});

/** What a new run lacks follows from its month and whom it pays. */
async function prepare({ tx, asker, values }: Write): Promise<void> {
  const month = String(values.month);
  const { branch, department, pay_day } = await placeOf(tx, values);
  values.pay_date ??= `${month}-${String(Math.min(pay_day, daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))))).padStart(2, '0')}`;
  if (values.name) return;
  const written = new Intl.DateTimeFormat(asker.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const kind = String(values.kind ?? 'regular');
  const parts = [
    written.format(new Date(`${month}-01T00:00:00Z`)),
    branch,
    department,
    kind === 'regular' ? null : wordsOf(asker.t).option(payrolls.name, 'kind', kind),
  ];
  values.name = parts.filter((part) => part !== null).join(' · ');
}

type Place = { branch: string | null; department: string | null; pay_day: number };

async function placeOf(tx: Transaction, { branch_id = null, department_id = null }: Record<string, unknown>): Promise<Place> {
  let place: Place = { branch: null, department: null, pay_day: 28 };
  await asHouse(tx, async () => {
    const { rows } = await sql<Place>`
      select (select name from branches where id = ${branch_id}::int) as branch, (select name from departments where id = ${department_id}::int) as department,
        coalesce((select pay_day from pay_policies where id = pay_policy_of(${branch_id}::int)), 28) as pay_day`.execute(tx);
    place = rows[0] ?? place;
  });
  return place;
}
