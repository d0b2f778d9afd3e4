import type { DataOf } from '@cadre/contract/call';
import type { gatherAgain } from '@cadre/contract/calls/statements';
import type { SoldTime } from '@cadre/rules/proposals/rate-card';
import { amountsOfSoldTime } from '@cadre/rules/statements/sold-time';
import { amountOfTime } from '@cadre/rules/statements/statement-line';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { isBilledByTime, isBilledMilestone } from './billable-rows.ts';
import { lockRetainers, type RetainedTime, type RetainerFee } from './retainer-lines.ts';
import type { StoredStatement } from './stored-statement.ts';

type Line = {
  task_id: number | null;
  milestone_id: number | null;
  retainer_month?: string;
  included_minutes?: number;
  project_id: number;
  employee_id: number | null;
  person: string | null;
  project_task: string | null;
  date: string;
  description: string | null;
  minutes: number | null;
  rate: number | null;
  amount: number;
};

/**
 * Puts approved, billable rows that are on no other statement on a draft, and the fees of retainers. Projects with a retainer, and rows,
 * are locked as they are found, so a concurrent call waits, and then finds them taken. Lines that this draft has left for the next one stay
 * off it.
 */
export async function gatherRows(tx: Transaction, statement: StoredStatement): Promise<number> {
  const retainers = await lockRetainers(
    tx,
    sql`p.id in (select s.project_id from statement_projects s where s.statement_id = ${statement.id})`,
    statement.to_date,
  );
  const fees = await newFees(tx, statement, retainers.fees);
  const lines = [...fees, ...(await lockTime(tx, statement, retainers.time)), ...(await lockMilestones(tx, statement))];
  if (lines.length === 0) return 0;
  await sql`
    insert into statement_lines (statement_id, task_id, milestone_id, retainer_month, project_id, employee_id, person, project_task, date, description,
      minutes, included_minutes, rate, amount)
    select ${statement.id}, l.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
      task_id int, milestone_id int, retainer_month text, project_id int, employee_id int, person text, project_task text, date date, description text,
      minutes int, included_minutes int, rate bigint, amount bigint)`.execute(tx);
  return lines.length;
}

/** Fees of months that begin in the period. */
async function newFees(
  tx: Transaction,
  { id, from_date, to_date, currency }: StoredStatement,
  fees: readonly RetainerFee[],
): Promise<Line[]> {
  const { rows } = await sql<{ of: string }>`
    select project_id || ' ' || retainer_month as of from statement_lines where statement_id = ${id} and retainer_month is not null`.execute(
    tx,
  );
  const here = new Set(rows.map(({ of }) => of));
  return fees
    .filter(({ from, currency: own }) => from >= from_date && from <= to_date && own === currency)
    .filter(({ project_id, month }) => !here.has(`${project_id} ${month}`))
    .map(({ project_id, month, from, fee }) => ({ ...nothing, project_id, retainer_month: month, date: from, amount: fee }));
}

const nothing = {
  ...{ task_id: null, milestone_id: null, employee_id: null, person: null, project_task: null },
  ...{ description: null, minutes: null, rate: null },
};

async function lockTime(
  tx: Transaction,
  { id, from_date, to_date, currency }: StoredStatement,
  retained: (rows: readonly number[]) => Promise<ReadonlyMap<number, RetainedTime>>,
): Promise<Line[]> {
  const { rows } = await sql<Time>`
    select t.id as task_id, null::int as milestone_id, t.project_id, t.employee_id, e.name as person, k.name as project_task, t.date, t.description,
      t.minutes, t.rate::float8 as rate, t.currency, t.sold_amount::float8 as sold_amount, t.sold_minutes
    from statement_projects s join projects p on p.id = s.project_id join tasks t on t.project_id = p.id join employees e on e.id = t.employee_id
    left join project_tasks k on k.id = t.project_task_id
    where s.statement_id = ${id} and ${isBilledByTime} and t.status = 'approved'
      and (p.billing_type = 'retainer' or (t.rate is not null and t.currency = ${currency}))
      and t.date between ${from_date} and ${to_date}
      and not exists (select from statement_lines l where l.statement_id = ${id} and l.task_id = t.id)
    order by t.id for no key update of t`.execute(tx);
  const covered = await retained(rows.map(({ task_id }) => task_id));
  const billed = rows.filter((row) => !covered.has(row.task_id)).filter(isRated(currency));
  const [sold, hourly] = [billed.filter(isSold), billed.filter((row) => !isSold(row))];
  const parts = [...Map.groupBy(sold, partOf).values()];
  const before = parts.length > 0 ? await billedBefore(tx, id) : new Map<string, SoldTime>();
  return [
    ...rows.flatMap((row) => beyondFee(row, covered.get(row.task_id), currency)),
    ...hourly.map((row) => ({ ...row, amount: amountOfTime(row.minutes, row.rate) })),
    ...parts.flatMap((part) => withAmounts(part, before.get(partOf(part[0] as SoldRow)) ?? { amount: 0, minutes: 0 })),
  ];
}

type Part = { project_id: number; sold_amount: number; sold_minutes: number };
type Time = Omit<Line, 'amount' | 'minutes' | 'task_id'> & {
  task_id: number;
  minutes: number;
  currency: string | null;
  sold_amount: number | null;
  sold_minutes: number | null;
};
type RatedRow = Time & { rate: number };
type SoldRow = RatedRow & Part;

const isRated =
  (currency: string) =>
  (row: Time): row is RatedRow =>
    row.rate !== null && row.currency === currency;
const isSold = (row: RatedRow): row is SoldRow => row.sold_minutes !== null;

/** Time under a retainer with a fee costs its part beyond the fee; nothing to bill if that has no rate in the currency. */
function beyondFee(row: Time, of: RetainedTime | undefined, currency: string): Line[] {
  if (!of || of.amount === null || of.currency !== currency) return [];
  const rate = of.over_minutes > 0 ? (of.overage_rate ?? row.rate) : null;
  return [{ ...row, included_minutes: row.minutes - of.over_minutes, rate, amount: of.amount }];
}

const partOf = ({ project_id, sold_amount, sold_minutes }: Part): string => `${project_id}:${sold_amount}:${sold_minutes}`;

/** Rows of one sold part are rounded together. */
function withAmounts(rows: readonly SoldRow[], before: SoldTime): Line[] {
  const { sold_amount: amount, sold_minutes: minutes } = rows[0] as SoldRow;
  const amounts = amountsOfSoldTime(
    rows.map((row) => row.minutes),
    { amount, minutes },
    before,
  );
  return rows.map((row, at) => ({ ...row, amount: amounts[at] ?? 0 }));
}

/** The time of each part that is already on live statements, written down or not; the fee of a retainer covers other time. */
async function billedBefore(tx: Transaction, statement_id: number): Promise<Map<string, SoldTime>> {
  const { rows } = await sql<Part & SoldTime>`
    select t.project_id, t.sold_amount::float8 as sold_amount, t.sold_minutes, sum(l.amount)::float8 as amount, sum(t.minutes)::int as minutes
    from statement_projects s join tasks t on t.project_id = s.project_id and t.sold_minutes is not null
    join statement_lines l on l.task_id = t.id and l.live and l.included_minutes is null
    where s.statement_id = ${statement_id} group by 1, 2, 3`.execute(tx);
  return new Map(rows.map((row) => [partOf(row), row]));
}

async function lockMilestones(tx: Transaction, { id, to_date, currency }: StoredStatement): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select null::int as task_id, m.id as milestone_id, m.project_id, null::int as employee_id, null as person, null as project_task,
      m.reached_on as date, m.name as description, null::int as minutes, null::float8 as rate, m.amount::float8 as amount
    from statement_projects s join projects p on p.id = s.project_id join project_milestones m on m.project_id = p.id
    where s.statement_id = ${id} and ${isBilledMilestone} and m.currency = ${currency} and m.reached_on <= ${to_date}
      and not exists (select from statement_lines l where l.statement_id = ${id} and l.milestone_id = m.id)
    order by m.id for no key update of m`.execute(tx);
  return rows;
}

/** Billable rows of its projects and days that are still not on it, and why. */
export async function leftOutOf(tx: Transaction, { id, from_date, to_date, currency }: StoredStatement) {
  const { rows } = await sql<DataOf<typeof gatherAgain>['left_out'][number]>`
    select case when t.status <> 'approved' then 'not_approved' when t.rate is null then 'no_rate' else 'other_currency' end as reason,
      count(*)::int as rows, sum(t.minutes)::int as minutes
    from statement_projects s join projects p on p.id = s.project_id join tasks t on t.project_id = p.id
    where s.statement_id = ${id} and ${isBilledByTime} and t.status <> 'rejected' and t.date between ${from_date} and ${to_date}
      and (t.status <> 'approved' or t.rate is null or t.currency <> ${currency})
    group by 1 order by 1`.execute(tx);
  return rows;
}
