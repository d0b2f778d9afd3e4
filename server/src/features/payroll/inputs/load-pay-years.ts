import type { PayComponent } from '@cadre/rules/pay/pay-inputs';
import { monthOf, type PayPeriod } from '@cadre/rules/pay/pay-period';
import { type PayYear, taxYearOf, type YearMonth } from '@cadre/rules/pay/pay-year';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Stored = YearMonth & { employee_id: number; currency: string };
type Counting = Partial<Pick<PayComponent, 'period' | 'yearlyCeiling'>>;

export type PayYears = (employee_id: number, currency: string, taxYearMonth: number) => PayYear;

/**
 * What approved payslips of the tax year amount to before a month. A correction counts in the month it corrects, whichever payslip pays it. Nothing is
 * read where no component counts over a year.
 */
export async function loadPayYears(
  db: Runner,
  month: PayPeriod,
  ids: readonly number[],
  components: readonly Counting[],
): Promise<PayYears> {
  const isNeeded = components.some(({ period, yearlyCeiling }) => (period ?? 'month') !== 'month' || yearlyCeiling != null);
  const found = Map.groupBy(isNeeded ? await storedMonths(db, month, ids) : [], ({ employee_id }) => employee_id);
  return (employee_id, currency, taxYearMonth) => {
    const from = taxYearOf(month, taxYearMonth);
    const own = (found.get(employee_id) ?? []).filter((one) => one.currency === currency && one.month >= from);
    return { from, months: own.map(({ employee_id: _e, currency: _c, ...of }) => of) };
  };
}

async function storedMonths(db: Runner, month: PayPeriod, ids: readonly number[]): Promise<Stored[]> {
  const earliest = `${Number(month.slice(0, 4)) - 1}-${monthOf(month).slice(5)}`;
  const { rows } = await sql<Stored>`
    with lines as (
      select l.employee_id, l.currency, l.kind, l.amount, l.month, l.code
      from salaries s join pay_lines_by_month l on l.salary_id = s.id
      where s.employee_id = any(${ids}::int[]) and s.status in ('approved', 'paid') and s.month >= ${earliest}
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
