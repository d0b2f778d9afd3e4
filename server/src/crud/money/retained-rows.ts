import { type Sql, sql } from '../../platform/database/sql.ts';
import { type CountedRows, isCounted, type RetainerMonth } from './load-retainers.ts';
import { worthOf } from './worth-of-time.ts';

/**
 * The time rows of months with a fee, and the cost of each beyond it: `id`, `project_id`, `month`, `over_minutes`, `amount`, `currency`,
 * `overage_rate`. Rows on statements keep the statement's values. Of the others, the first of a month are covered, by day; a row may be
 * covered in part. The amount is empty if no rate applies.
 */
export const retainedRows = (months: readonly RetainerMonth[], rows: CountedRows): Sql => {
  const charged = months.filter(({ fee }) => fee !== null);
  const facts = charged.map(({ project_id, month, open_within, overage_rate, currency }) => ({
    ...{ project_id, month, open_within, overage_rate, currency },
    from_date: `${month}-01`,
  }));
  return sql`(
    with months as materialized (
      select m.*, (m.from_date + interval '1 month')::date as before_date
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) m (
        project_id int, month text, from_date date, open_within int, overage_rate bigint, currency text))
    select o.id, o.project_id, o.month, o.over_minutes, case when o.over_minutes = 0 then 0 else ${worthOf(sql`o.over_minutes`, overageRate)} end as amount,
      case when o.over_minutes = 0 or o.overage_rate is not null then o.currency else o.own_currency end as currency, o.overage_rate
    from (
      select t.id, t.project_id, m.month, m.overage_rate, m.currency, t.currency as own_currency, t.rate, t.sold_amount, t.sold_minutes,
        least(t.minutes, greatest(0, sum(t.minutes) over (partition by t.project_id, m.month order by t.date, t.id) - m.open_within))::int as over_minutes
      from months m join tasks t on t.project_id = m.project_id and t.date >= m.from_date and t.date < m.before_date
      where t.billable and t.statement_id is null and ${isCounted(rows)}) o
    union all
    select t.id, t.project_id, m.month, t.minutes - coalesce(l.included_minutes, 0), l.amount, s.currency, m.overage_rate
    from months m join tasks t on t.project_id = m.project_id and t.date >= m.from_date and t.date < m.before_date
    join statement_lines l on l.task_id = t.id and l.live join statements s on s.id = l.statement_id)`;
};

const overageRate = {
  amount: sql`coalesce(o.overage_rate, o.sold_amount, o.rate)`,
  minutes: sql`case when o.overage_rate is null then coalesce(o.sold_minutes, 60) else 60 end`,
};
