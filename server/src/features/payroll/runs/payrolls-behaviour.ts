import { payDateOf } from '@cadre/rules/pay/pay-date';
import { isWholeMonth, type PayFrequency, type PayPeriod, periodsOf, spanOf } from '@cadre/rules/pay/pay-period';
import type { Behaviour, Write } from '../../../crud/behaviour.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { runName } from '../../../platform/texts/run-name.ts';
import { loadPeriodsBegin } from '../inputs/load-periods.ts';
import { afterMoves, approveRun, beforeMoves, pathOfRun } from './run-moves.ts';
import { placeOfRun, runNameApart, runNameSql } from './run-name-sql.ts';
import { gatherPeople } from './run-people.ts';
import type { StoredRun } from './stored-run.ts';

/** With fewer people, a total would reveal the pay of individuals. */
const fewest = 5;

export const payrollsBehaviour = (ports: Plans & Settling): Behaviour => ({
  lookup: { name: ({ language }) => runNameApart(language), order: sql`r.to_date desc, r.id desc` },
  columns: {
    name: ({ language }) => runNameSql(language),
    totals: (actor) => sql`told_pay_totals(${seesAmounts(actor) ? sql`r.totals` : totalsOfMany})`,
  },
  search: (hasWord, { language }) => hasWord(sql`folded(${runNameSql(language)})`),
  can: { approve: isNotOwn, reject: isNotOwn, delete: () => sql`r.status = 'draft'` },
  pathFor: ({ id }) => pathOfRun(id),
  beforeWrite: prepare,
  async afterWrite({ tx, after }) {
    await asSystem(tx, async () => {
      if ((await gatherPeople(tx, after as StoredRun)) === 0) throw new Problem('run_has_nobody');
    });
  },
  async beforeDelete({ before }) {
    if (before.status !== 'draft') throw new Problem('wrong_state');
  },
  async beforeMove(move) {
    await beforeMoves[move.name]?.(move, ports);
  },
  async afterMove(move) {
    await afterMoves[move.name]?.(move, ports);
  },
  request: {
    /** A submitter without an employee record has no approval chain. */
    requester: ({ caller }) => caller.actor.employee_id,
    approveAtOnce: approveRun,
    /** The user who calculated or submitted a run. */
    refuseDecision({ row, caller: { actor } }) {
      const { calculated_by_id, submitted_by_id } = row as StoredRun;
      return [calculated_by_id, submitted_by_id].includes(actor.user_id) ? new Problem('own_run') : undefined;
    },
  },
});

/** Users who see every payslip or approve runs see all totals; others see only those that reveal no individual pay. */
const seesAmounts = (actor: Actor): boolean =>
  scopeOf(actor, 'salaries.view') === 'all' || scopeOf(actor, 'payrolls.approve') !== undefined;

const totalsOfMany: Sql = sql`(
  select coalesce(jsonb_agg(t), '[]') from jsonb_array_elements(r.totals) t where (t ->> 'people')::int >= ${sql.lit(fewest)})`;

function isNotOwn({ user_id }: Actor): Sql<boolean> {
  return sql`(r.calculated_by_id is distinct from ${user_id}::int and r.submitted_by_id is distinct from ${user_id}::int)`;
}

/** The missing values of a new run follow from its month, branch and department. */
async function prepare({ tx, caller, values }: Write): Promise<void> {
  const month = String(values.month);
  const { place, pay_day } = await placeOf(tx, values);
  const period = await periodOfRun(tx, values);
  values.period = period;
  values.from_date = spanOf(period).from;
  if (!isWholeMonth(period)) values.pay_date ??= spanOf(period).to;
  values.pay_date ??= payDateOf(month, pay_day);
  if (values.name) return;
  values.is_named = false;
  // For the history; readers of the run see its name in their own language.
  values.name = runName(caller.language, { month: period, kind: String(values.kind ?? 'regular'), place });
}

/** The period of its frequency that ends in the month and begins on the day. */
async function periodOfRun(tx: Transaction, { month, frequency, from_date }: Record<string, unknown>): Promise<PayPeriod> {
  const of = (frequency ?? 'monthly') as PayFrequency;
  const begin = of === 'monthly' ? `${month}-01` : await loadPeriodsBegin(tx);
  if (begin === null) throw invalid({ frequency: [{ code: 'no_pay_periods' }] });
  const periods = periodsOf(of, String(month), begin);
  const found = of === 'monthly' ? periods[0] : periods.find((period) => spanOf(period).from === from_date);
  const isOther = of === 'monthly' && from_date && from_date !== begin;
  if (!found || isOther) throw invalid({ from_date: [{ code: from_date ? 'not_a_period_of_month' : 'required' }] });
  return found;
}

type Place = { place: string; pay_day: number };

async function placeOf(tx: Transaction, { branch_id = null, department_id = null }: Record<string, unknown>): Promise<Place> {
  let place: Place = { place: '', pay_day: 28 };
  await asSystem(tx, async () => {
    const { rows } = await sql<Place>`
      select ${placeOfRun} as place, coalesce((select pay_day from pay_policies where id = pay_policy_of(r.branch_id)), 28) as pay_day
      from (select ${branch_id}::int as branch_id, ${department_id}::int as department_id) r`.execute(tx);
    place = rows[0] ?? place;
  });
  return place;
}
