import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { ReportScope } from './report-source.ts';

/**
 * Each row's share of a fixed price, like `apportion` of the rules: whole minor units by largest remainder, over all rows of the project,
 * even those the reader may not see. The estimate, or the spent time if that is more, earns all of the price.
 */
export const fixedPriceShares = ({ from, to }: Pick<ReportScope, 'from' | 'to'>): Sql => sql`(
  select s.id, (s.part + (row_number() over (partition by s.project_id order by s.remainder desc, s.id) <= s.earned - s.parts)::int)::bigint as units
  from (
    select w.id, w.project_id, w.part, w.remainder, w.earned, sum(w.part) over (partition by w.project_id) as parts
    from (
      select t.id, t.project_id, div(t.price * t.minutes, t.whole) as part, mod(t.price * t.minutes, t.whole) as remainder,
        div(2 * t.price * t.spent + t.whole, 2 * t.whole) as earned
      from (
        select t.id, t.project_id, t.minutes, p.fixed_price::numeric as price, sum(t.minutes) over (partition by t.project_id) as spent,
          greatest(sum(t.minutes) over (partition by t.project_id), (
            select sum(e.minutes) from current_estimates e where e.project_id = p.id))::numeric as whole
        from tasks t join projects p on p.id = t.project_id and p.billing_type = 'fixed_price' and p.fixed_price is not null
        where t.status <> 'rejected' and p.id in (select o.project_id from tasks o where o.date between ${from} and ${to})
      ) t
    ) w
  ) s)`;
