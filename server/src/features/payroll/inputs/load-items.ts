import type { InstalmentTerms } from '@cadre/rules/pay/basic/months-served';
import type { PayItem } from '@cadre/rules/pay/pay-inputs';
import { frequencyOf, isWholeMonth, monthOf, type PayPeriod, periodsOf, spanOf } from '@cadre/rules/pay/pay-period';
import type { PayProblem } from '@cadre/rules/pay/payslip';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { PaidPerson } from './load-paid-people.ts';
import type { ServedOf } from './load-served.ts';

export type StoredItem = Omit<PayItem, 'served'> & {
  /** Of instalments by months served. */
  terms: InstalmentTerms | null;
  employee_id: number | null;
  department_id: number | null;
  job_id: number | null;
  branch_id: number | null;
  /** Empty where it is a share of something. */
  currency: string | null;
  /** Empty where it is for one month alone. */
  start_month: string | null;
};

/** Those of each person, and those that are for many. */
export type LoadedItems = { own: Map<number, StoredItem[]>; shared: StoredItem[] };

/** The items that apply in the month of a pay period, for these people or for groups. */
export async function loadItems(db: Runner, period: PayPeriod, ids: readonly number[], run_id: number | null): Promise<LoadedItems> {
  const { rows } = await sql<StoredItem>`
    select 'allowances' as source, i.id, i.employee_id, i.department_id, i.job_id, i.branch_id, ${shared}, i.counts_in_gross as "countsInGross",
      null as category, null::float8 as remaining, false as "takesRest", null::int as "maxShareBp", null::int as "employerRateBp", null::float8 as "protectedAmount",
      null::float8 as "protectedPerChild", 100 as priority,
      case when i.recurrence = 'by_service' then jsonb_build_object('payMonths', i.pay_months, 'rule', i.served_by,
        'lessUnpaidLeave', i.less_unpaid_leave, 'from', i.start_month, 'until', i.end_month) end as terms
    from allowances i where ${applies('allowances', period, ids, run_id)}
    union all
    select 'bonuses', i.id, i.employee_id, null, null, null, ${shared}, true, null, null, false, null, null, null, null, 100, null
    from bonuses i where ${applies('bonuses', period, ids, run_id)}
    union all
    select 'deductions', i.id, i.employee_id, i.department_id, i.job_id, i.branch_id, ${shared}, false, i.category,
      (i.principal - coalesce((select sum(m.amount) from pay_movements m left join salaries s on s.id = m.salary_id
        where m.deduction_id = i.id and s.period is distinct from ${period}), 0))::float8, coalesce(i.rest_month <= ${monthOf(period)}, false),
      i.max_share_bp, i.employer_rate_bp, i.protected_amount::float8, i.protected_per_child::float8, i.priority, null
    from deductions i where ${applies('deductions', period, ids, run_id)}
    order by 1, 2`.execute(db);
  const own = Map.groupBy(
    rows.filter(({ employee_id }) => employee_id !== null),
    ({ employee_id }) => employee_id as number,
  );
  return { own, shared: rows.filter(({ employee_id }) => employee_id === null) };
}

const shared: Sql = sql`i.name, i.code, i.kind, i.amount::float8 as amount, i.rate_bp as "rateBp", i.base, i.unit_source as "unitSource",
  i.currency, i.start_month, i.taxable, i.prorate, i.recurrence = 'once' as "isOnce", i.account`;

/** An item on an approved payslip of the month stays, even if it was paused since. */
function applies(source: PayItem['source'], period: PayPeriod, ids: readonly number[], run_id: number | null): Sql {
  const month = monthOf(period);
  return sql`(
  i.status in ('active', 'ended')
  and case i.recurrence when 'once' then i.status = 'active' and (i.month = ${month} or ${isOverdue(source, month, run_id)} ${orOfHire(period)})
    else i.start_month <= ${month} and (i.end_month is null or i.end_month >= ${month}) and (i.status = 'active' or i.end_month is not null) end
  or exists (select from pay_item_uses u where u.source = ${sql.lit(source)} and u.source_id = i.id and u.month = ${month}))
  and (i.employee_id is null or i.employee_id = any(${ids}::int[]))`;
}

/** Of the last days of a month in which its employee was hired, after its last shorter period: they are paid with the next month. */
function orOfHire(period: PayPeriod): Sql {
  if (isWholeMonth(period)) return sql``;
  const month = monthOf(period);
  const [first = period] = periodsOf(frequencyOf(period), month, spanOf(period).from);
  return sql`or i.month < ${month} and exists (
    select from employment_periods h where h.employee_id = i.employee_id and h.hired_on >= ${spanOf(first).from}::date
      and to_char(h.hired_on, 'YYYY-MM') = i.month)`;
}

/** Items of a month in which the employee had already left, in no payslip yet: no run of that month pays them. */
export const isOverdue = (source: PayItem['source'], month: string, run_id: number | null): Sql => sql`(
  i.month < ${month} and i.employee_id is not null and is_unemployed_in(i.employee_id, i.month) and not exists (
    select from pay_settlements l where l.employee_id = i.employee_id and l.code = ${`${source}:`} || i.id
      and (l.salary_id is null or l.salary_id not in (select id from salaries where payroll_id = ${run_id}::int))
    group by l.code having sum(l.amount) <> 0))`;

/** A shared item skips people paid in another currency; on a person's own item, another currency is an error. */
export function itemsFor(
  { own, shared }: LoadedItems,
  person: PaidPerson,
  currency: string,
  servedOf: ServedOf,
): { items: PayItem[] } | PayProblem {
  const hasLeft = person.employed.length === 0;
  const mine = (own.get(person.id) ?? []).filter((item) => !endedWithLeaving(item, person) && (!hasLeft || isPaidAfterLeaving(item)));
  const foreign = mine.find((item) => item.currency !== null && item.currency !== currency);
  if (foreign)
    return {
      problem: 'several_currencies',
      args: { currencies: `${currency}, ${foreign.currency}`, source: foreign.source, id: foreign.id },
    };
  const meant = shared.filter((item) => !hasLeft && isFor(item, person) && (item.currency === null || item.currency === currency));
  const due = [...meant, ...mine].filter(({ remaining }) => remaining === null || remaining > 0);
  return { items: due.flatMap((item) => withService(item, person, servedOf)) };
}

/** An instalment that is not due is no item of the month. */
function withService({ terms, ...item }: StoredItem, { id }: PaidPerson, servedOf: ServedOf): PayItem[] {
  if (terms === null) return [{ ...item, served: null }];
  const served = servedOf(id, terms);
  return served ? [{ ...item, served }] : [];
}

/** Monthly items end with the last day of an employment, even if the person is rehired; a loan is still owed. */
const endedWithLeaving = ({ start_month, remaining }: StoredItem, { left_before }: PaidPerson): boolean =>
  start_month !== null && remaining === null && left_before !== null && start_month <= left_before.slice(0, 7);

/** One-time items and loans; loans are repaid from the other items. */
const isPaidAfterLeaving = ({ start_month, remaining }: StoredItem): boolean => start_month === null || remaining !== null;

const isFor = ({ department_id, job_id, branch_id }: StoredItem, person: PaidPerson): boolean =>
  (department_id === null || person.department_ids.includes(department_id)) &&
  (job_id === null || person.job_id === job_id) &&
  (branch_id === null || person.branch_id === branch_id);
