import type { payCosts as costsCall, PayCost } from '@cadre/contract/calls/pay-costs';
import { salaries } from '@cadre/contract/resources/salaries';
import { toMajor } from '@cadre/rules/money';
import { type CostSplit, costsOf } from '@cadre/rules/pay/cost-split';
import type { PayLine } from '@cadre/rules/pay/payslip';
import { recordAccess } from '../../../crud/access/log-views.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { requireCompanyScope } from '../checks/require-company-scope.ts';
import { costCentersOf, costSplits } from './cost-splits.ts';

export async function readPayCosts(db: Database, { actor, query }: CallContext<typeof costsCall>) {
  requireCompanyScope(actor);
  const latest_month = await latestMonth(db);
  const month = query.month ?? latest_month;
  return { data: await payCostsOf(db, actor, month), meta: { month, latest_month } };
}

/** The latest month with approved pay, or the current month if there is none. */
async function latestMonth(db: Database): Promise<string> {
  const { rows } = await db.reading((on) =>
    sql<{ month: string | null }>`select max(s.month) as month from salaries s where s.status in ('approved', 'paid')`.execute(on),
  );
  return rows[0]?.month ?? new Date().toISOString().slice(0, 7);
}

/** The cost of approved pay by cost centre, for the month and the year so far. A sum for one person is recorded as an access to their pay. */
export async function payCostsOf(db: Database, actor: Actor, month: string): Promise<PayCost[]> {
  requireCompanyScope(actor);
  const sums = new Map<string, Sum>();
  for (const one of monthsUpTo(month)) {
    const slips = await payslipsIn(db, one);
    const splits = await costSplits(
      db,
      slips.map(({ id }) => id),
    );
    for (const slip of slips) addUp(sums, slip, splits.get(slip.id) as CostSplit, one === month);
  }
  const centers = await costCentersOf(db);
  recordAccess(
    salaries,
    actor,
    [...sums.values()].flatMap(({ everyone }) => (everyone.size === 1 ? [...everyone].map((employee_id) => ({ employee_id })) : [])),
  );
  return [...sums.values()]
    .map(({ costCenter, currency, people, earnings, employer, soFar }) => ({
      cost_center: costCenter === null ? null : (centers.get(costCenter) ?? null),
      currency,
      people: people.size,
      earnings: toMajor(earnings, currency),
      employer: toMajor(employer, currency),
      total: toMajor(earnings + employer, currency),
      so_far: toMajor(soFar, currency),
    }))
    .toSorted((one, other) => compared(one.cost_center?.code, other.cost_center?.code) || compared(one.currency, other.currency));
}

type Slip = { id: number; employee_id: number; currency: string; lines: PayLine[] };
type Sum = {
  costCenter: number | null;
  currency: string;
  /** Of the month, and of the year. */
  people: Set<number>;
  everyone: Set<number>;
  earnings: number;
  employer: number;
  soFar: number;
};

async function payslipsIn(db: Database, month: string): Promise<Slip[]> {
  const { rows } = await db.reading((on) =>
    sql<Slip>`
      select s.id, s.employee_id, s.currency, s.lines from salaries s where s.month = ${month} and s.status in ('approved', 'paid')
      order by s.id`.execute(on),
  );
  return rows;
}

function addUp(sums: Map<string, Sum>, { employee_id, currency, lines }: Slip, split: CostSplit, isOfMonth: boolean): void {
  for (const line of lines) {
    for (const { costCenter, amount } of costsOf(line, split)) {
      const sum = sumOf(sums, costCenter, currency);
      sum.soFar += amount;
      sum.everyone.add(employee_id);
      if (!isOfMonth) continue;
      sum.people.add(employee_id);
      sum[line.kind === 'employer' ? 'employer' : 'earnings'] += amount;
    }
  }
}

function sumOf(sums: Map<string, Sum>, costCenter: number | null, currency: string): Sum {
  const key = `${costCenter} ${currency}`;
  const known = sums.get(key) ?? { costCenter, currency, people: new Set(), everyone: new Set(), earnings: 0, employer: 0, soFar: 0 };
  sums.set(key, known);
  return known;
}

const monthsUpTo = (month: string): string[] =>
  Array.from({ length: Number(month.slice(5)) }, (_, at) => `${month.slice(0, 4)}-${String(at + 1).padStart(2, '0')}`);

/** Rows without a cost centre sort last. */
const compared = (one = '\uffff', other = '\uffff'): number => (one < other ? -1 : Number(one > other));
