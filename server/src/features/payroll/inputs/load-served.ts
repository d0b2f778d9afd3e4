import { monthSpan } from '@cadre/rules/calendar';
import { type InstalmentTerms, type MonthsServed, monthsServed, type Service } from '@cadre/rules/pay/basic/months-served';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type WithTerms = { terms: InstalmentTerms | null };
type Items = { own: ReadonlyMap<number, readonly WithTerms[]>; shared: readonly WithTerms[] };
export type ServedOf = (employee_id: number, terms: InstalmentTerms) => MonthsServed | null;

const noService: Service = { employed: [], unpaidLeave: [] };

/** The months that the instalments of a month are paid for. Nothing is read unless an item has instalments. */
export async function loadServed(db: Runner, month: string, ids: readonly number[], { own, shared }: Items): Promise<ServedOf> {
  const isNeeded = [...shared, ...[...own.values()].flat()].some(({ terms }) => terms !== null);
  if (!isNeeded) return () => null;
  const services = await loadServices(db, month, ids);
  return (employee_id, terms) => monthsServed(month, terms, services.get(employee_id) ?? noService);
}

async function loadServices(db: Runner, month: string, ids: readonly number[]): Promise<Map<number, Service>> {
  const { to } = monthSpan(month);
  const { rows } = await sql<Service & { id: number }>`
    select e.id,
      (select coalesce(jsonb_agg(jsonb_build_object('from', p.hired_on, 'to', p.left_on) order by p.hired_on), '[]')
        from known_employments p where p.employee_id = e.id and p.hired_on <= ${to}::date) as employed,
      (select coalesce(jsonb_agg(jsonb_build_object('from', u.first, 'to', u.last) order by u.first), '[]') from (
        select l.from_date + (l.from_slot <> 'full')::int as first, l.to_date - (l.to_slot <> 'full')::int as last
        from leaves l join leave_categories c on c.id = l.leave_category_id
        where l.employee_id = e.id and l.status in ('approved', 'cancellation_requested') and c.pay_rate_bp = 0 and l.from_time is null
          and l.from_date <= ${to}::date and l.to_date > ${to}::date - interval '13 months') u where u.first <= u.last) as "unpaidLeave"
    from employees e where e.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...service }) => [id, service]));
}
