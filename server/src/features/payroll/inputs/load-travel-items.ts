import { monthSpan } from '@cadre/rules/calendar';
import type { TravelItem } from '@cadre/rules/pay/basic/travel-lines';
import { type PaidTravel, travelPay } from '@cadre/rules/travel/travel-pay';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Stored = PaidTravel & { id: number; employee_id: number; title: string };
export type LoadedTravelItem = TravelItem & { currency: string };

/** The payslip items of approved trips in a month, in the currency of the traveller's branch. Runs as the system. */
export async function loadTravelItems(db: Runner, month: string, ids: readonly number[]): Promise<Map<number, LoadedTravelItem[]>> {
  const { from, to } = monthSpan(month);
  const { rows } = await sql<Stored>`
    select t.id, t.employee_id, t.title, t.start_date, t.end_date, t.currency, t.advance::float8 as advance, t.estimate, t.actual_cost,
      t.status = 'completed' as is_completed
    from travels t where t.employee_id = any(${ids}::int[]) and t.status in ('approved', 'cancellation_requested', 'completed')
      and t.start_date <= ${to}::date and t.end_date >= ${from}::date order by t.id`.execute(db);
  const items = rows.flatMap(({ id, employee_id, title, ...travel }) =>
    travelPay(travel)
      .filter((part) => part.month === month)
      .map(({ part, amount, spent }) => ({
        employee_id,
        item: { id, name: title, part, amount, spent, from: travel.start_date, to: travel.end_date, currency: travel.currency },
      })),
  );
  const byPerson = Map.groupBy(items, ({ employee_id }) => employee_id);
  return new Map([...byPerson].map(([id, own]) => [id, own.map(({ item }) => item)]));
}
