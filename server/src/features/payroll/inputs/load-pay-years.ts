import type { PayComponent } from '@cadre/rules/pay/pay-inputs';
import { monthOf, type PayPeriod } from '@cadre/rules/pay/pay-period';
import { type PayYear, taxYearOf, type YearMonth } from '@cadre/rules/pay/pay-year';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Stored = YearMonth & { employee_id: number; currency: string };
type Counting = Partial<Pick<PayComponent, 'period' | 'yearlyCeiling'>>;

export type PayYears = (employee_id: number, currency: string, taxYearMonth: number) => PayYear;

/**
 * The totals before a month, from approved payslips of the tax year, open differences of its closed months and payments before Cadre. A correction
 * counts in the month it corrects, regardless of the payslip that pays it. Nothing is read unless a component counts over a year.
 */
export async function loadPayYears(
  db: Runner,
  month: PayPeriod,
  ids: readonly number[],
  components: readonly Counting[],
  run_id: number | null,
): Promise<PayYears> {
  const isNeeded = components.some(({ period, yearlyCeiling }) => (period ?? 'month') !== 'month' || yearlyCeiling != null);
  const found = byEmployee(isNeeded ? await storedMonths(db, month, ids, run_id) : []);
  const opened = byEmployee(isNeeded ? await loadOpenings(db, month, ids) : []);
  return (employee_id, currency, taxYearMonth) => {
    const from = taxYearOf(month, taxYearMonth);
    const inYear = (months: Map<number, Stored[]>): YearMonth[] => monthsIn(months.get(employee_id) ?? [], currency, from);
    const opening = inYear(opened);
    return { from, months: inYear(found), ...(opening.length > 0 && { opening }) };
  };
}

const byEmployee = (rows: readonly Stored[]): Map<number, Stored[]> => Map.groupBy(rows, ({ employee_id }) => employee_id);

const monthsIn = (months: readonly Stored[], currency: string, from: string): YearMonth[] =>
  months.filter((one) => one.currency === currency && one.month >= from).map(({ employee_id: _e, currency: _c, ...of }) => of);

const earliestOf = (month: PayPeriod): string => `${Number(month.slice(0, 4)) - 1}-${monthOf(month).slice(5)}`;

/** A difference that no payslip has taken will be paid by the next one, which may be that of this run. */
async function storedMonths(db: Runner, month: PayPeriod, ids: readonly number[], run_id: number | null): Promise<Stored[]> {
  const earliest = earliestOf(month);
  const { rows } = await sql<Stored>`
    with lines as (
      select l.employee_id, l.currency, l.kind, l.amount, l.month, l.code
      from salaries s join pay_lines_by_month l on l.salary_id = s.id
      where s.employee_id = any(${ids}::int[]) and s.status in ('approved', 'paid') and s.month >= ${earliest}
        and s.payroll_id is distinct from ${run_id}::int
      union all
      select a.employee_id, a.currency, l.kind, l.amount, a.month, l.code
      from pay_adjustments a cross join jsonb_to_recordset(a.lines) as l (code text, kind text, amount bigint)
      where a.employee_id = any(${ids}::int[]) and a.month >= ${earliest}
        and (a.status = 'open' or a.taken_salary_id in (select id from salaries where payroll_id = ${run_id}::int))
    ), counted as (
      select l.*, l.code in ('basic', 'late') or l.code like 'unpaid\_%' as is_basic,
        coalesce(a.counts_in_gross, true) as in_gross, coalesce(a.taxable, b.taxable, true) as is_taxable
      from lines l
      left join allowances a on a.id = case when l.code like 'allowances:%' then split_part(l.code, ':', 2)::int end
      left join bonuses b on b.id = case when l.code like 'bonuses:%' then split_part(l.code, ':', 2)::int end
      where l.month >= ${earliest} and l.month < ${month} and l.code not like 'travels:%'
        and (l.kind = 'earning' or l.code like 'component:%' or l.kind = 'employer' and l.code like 'employer:%')
    ), months as (
      select employee_id, currency, month, coalesce(sum(amount) filter (where kind = 'earning' and is_basic), 0)::float8 as basic,
        coalesce(sum(amount) filter (where kind = 'earning' and in_gross), 0)::float8 as gross,
        coalesce(sum(amount) filter (where kind = 'earning' and is_taxable), 0)::float8 as taxable
      from counted group by 1, 2, 3
    ), taken as (
      select employee_id, currency, month, jsonb_object_agg(code, jsonb_build_object('own', own, 'employer', employer)) as components from (
        select employee_id, currency, month, substr(code, strpos(code, ':') + 1) as code,
          coalesce(sum(amount) filter (where kind = 'deduction'), 0) as own, coalesce(sum(amount) filter (where kind = 'employer'), 0) as employer
        from counted where kind <> 'earning' group by 1, 2, 3, 4) c
      group by 1, 2, 3)
    select m.*, coalesce(t.components, '{}') as components
    from months m left join taken t using (employee_id, currency, month) order by m.employee_id, m.month`.execute(db);
  return rows;
}

/** The codes of components, as payslips have them. */
async function loadOpenings(db: Runner, month: PayPeriod, ids: readonly number[]): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select o.employee_id, o.currency, o.until_month as month, coalesce(sum(o.basic_pay), 0)::float8 as basic,
      coalesce(sum(o.gross_pay), 0)::float8 as gross, coalesce(sum(o.taxable_pay), 0)::float8 as taxable,
      coalesce(jsonb_object_agg(c.code, jsonb_build_object('own', coalesce(o.withheld, 0), 'employer', coalesce(o.employer_share, 0)))
        filter (where c.id is not null), '{}') as components
    from pay_openings o left join pay_components c on c.id = o.pay_component_id
    where o.employee_id = any(${ids}::int[]) and o.until_month between ${earliestOf(month)} and ${monthOf(month)}
    group by o.employee_id, o.currency, o.until_month order by o.employee_id, o.until_month`.execute(db);
  return rows;
}
