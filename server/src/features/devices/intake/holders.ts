import { addDays, type Day } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * The holder of a number, and from when to when. A user's decision takes precedence over the code in an employee's record, and a code is
 * doubted while the device knows the number by another name. `holder_on` in the database does the same for waiting punches.
 */
type Holder = {
  pin: string;
  employee_id: number | null;
  from_date: Day | null;
  to_date: Day | null;
  by_code: boolean;
  is_doubted: boolean;
  periods: [Day, Day | null][];
};

/** `undefined`: the number has no holder. */
export type FindHolder = (pin: string, day: Day) => { employee_id: number; is_employed: boolean; is_doubted: boolean } | undefined;

export async function loadHolders(db: Runner, device_id: number, pins: readonly string[]): Promise<FindHolder> {
  // A number without a name on the device is not doubted; most have none.
  const isNamed = sql`exists (select from device_users n where n.device_id = ${device_id} and n.pin = p.pin and n.name_on_device is not null)`;
  const { rows } = await sql<Holder>`
    select p.pin, m.employee_id, m.from_date, m.to_date, m.by_code,
      case when m.by_code and ${isNamed} then number_is_doubted(${device_id}, p.pin, m.employee_id) else false end as is_doubted,
      coalesce(hired.periods, '[]') as periods
    from unnest(${pins}::text[]) p (pin)
    cross join lateral (
      select u.employee_id, u.from_date, u.to_date, false as by_code
      from device_users u where u.device_id = ${device_id} and u.pin = p.pin and u.matched_by <> 'employee_code'
      union all
      select e.id, null, null, true from employees e where lower(e.device_user_code) = lower(p.pin)
    ) m
    left join lateral (
      select json_agg(json_build_array(h.hired_on, h.left_on)) as periods from employment_periods h where h.employee_id = m.employee_id
    ) hired on true
    order by m.by_code`.execute(db);
  const byPin = Map.groupBy(rows, ({ pin }) => pin);

  return (pin, day) => {
    const holder = byPin.get(pin)?.find(({ from_date, to_date }) => (from_date ?? '') <= day && day <= (to_date ?? '9999'));
    if (!holder || holder.employee_id === null) return undefined;
    // The last shift may end on the day after the last one.
    const is_employed = holder.periods.some(([hired, left]) => hired <= day && (left === null || day <= addDays(left, 1)));
    return { employee_id: holder.employee_id, is_employed, is_doubted: holder.is_doubted };
  };
}
