import type { Day } from '@cadre/rules/calendar';
import { type AgreedMonth, agreedMonths, type RetainerTerms } from '@cadre/rules/retainers/agreed-months';
import { flowOf, type MonthFlow, type MonthUse } from '@cadre/rules/retainers/month-flow';
import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** A month of a retainer with its usage. Amounts are minor units. */
export type RetainerMonth = MonthFlow & {
  project_id: number;
  currency: string;
  month: string;
  /** Its first day within the project. */
  from: Day;
  fee: number | null;
  overage_rate: number | null;
  /** The fee on a statement in force, before write-downs. */
  billed_fee: number | null;
  /** Its project has begun and was not cancelled, so its fee is to be paid. */
  is_due: boolean;
  when: 'past' | 'now' | 'later';
};

/** Which rows of time cards count: those that were approved, or all that were not sent back. */
export type CountedRows = 'approved' | 'all';

export const isCounted = (rows: CountedRows): Sql<boolean> =>
  rows === 'approved' ? sql`t.status = 'approved'` : sql`t.status <> 'rejected'`;

type Found = {
  project_id: number;
  currency: string;
  status: string;
  from: Day | null;
  to: Day | null;
  this_month: string;
  terms: RetainerTerms[];
  uses: Record<string, { used: number; billed: number; granted: number }>;
  billed_fees: Record<string, number>;
};

/**
 * The months of the retainers among the projects `p`, up to this one, to the last with time, or to a later one that is given. A project ends with its
 * last day, or on the day on which it was completed before.
 */
export async function loadRetainers(on: Runner, which: Sql<boolean>, rows: CountedRows, until = ''): Promise<RetainerMonth[]> {
  const { rows: found } = await sql<Found>`
    select p.id as project_id, p.currency, p.status, p.start_date as from, to_char(today_of(e), 'YYYY-MM') as this_month,
      least(p.end_date, case when p.status = 'completed' then p.completed_at::date end) as to,
      (select jsonb_agg(to_jsonb(r)) from retainer_terms r where r.project_id = p.id) as terms,
      (select coalesce(jsonb_object_agg(u.month, to_jsonb(u)), '{}') from (
        select to_char(t.date, 'YYYY-MM') as month, sum(t.minutes) as used, coalesce(sum(t.minutes) filter (where l.id is not null), 0) as billed,
          coalesce(sum(l.included_minutes), 0) as granted
        from tasks t left join statement_lines l on l.task_id = t.id and l.live
        where t.project_id = p.id and t.billable and ${isCounted(rows)} group by 1) u) as uses,
      (select coalesce(jsonb_object_agg(l.retainer_month, l.amount), '{}') from statement_lines l
        where l.project_id = p.id and l.live and l.retainer_month is not null) as billed_fees
    from projects p join employees e on e.id = p.manager_id
    where p.billing_type = 'retainer' and exists (select from retainer_terms r where r.project_id = p.id) and ${which}
    order by p.id`.execute(on);
  return found.flatMap((project) => monthsOf(project, until));
}

function monthsOf({ project_id, currency, status, from, to, this_month, terms, uses, billed_fees }: Found, until: string): RetainerMonth[] {
  const last = [this_month, until, ...Object.keys(uses)].reduce((one, other) => (other > one ? other : one));
  const months = agreedMonths(terms, { from, to }, last);
  const flows = flowOf(months.map(({ month, included, terms: held }) => ({ ...held, included, ...useOf(held, uses[month]) })));
  return months.map((agreed, at) => ({
    ...(flows[at] as MonthFlow),
    project_id,
    currency,
    ...shownOf(agreed),
    billed_fee: billed_fees[agreed.month] ?? null,
    is_due: ['active', 'on_hold', 'completed'].includes(status),
    when: agreed.month < this_month ? 'past' : agreed.month === this_month ? 'now' : 'later',
  }));
}

const shownOf = ({ month, from, fee, terms: { overage_rate } }: AgreedMonth) => ({ month, from, fee, overage_rate });

/** Without a fee, statements bill hours by the hour and cover none of them. */
const useOf = ({ fee }: RetainerTerms, use = { used: 0, billed: 0, granted: 0 }): MonthUse =>
  fee === null ? { billed: 0, granted: 0, open: use.used } : { billed: use.billed, granted: use.granted, open: use.used - use.billed };

/** Months whose fee is not billed yet. */
export const unbilledFees = (months: readonly RetainerMonth[]): (RetainerMonth & { fee: number })[] =>
  months.flatMap((month) => (month.is_due && month.billed_fee === null && month.fee ? [{ ...month, fee: month.fee }] : []));
