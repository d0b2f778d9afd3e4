import { daysThrough } from '@cadre/rules/attendance/day-number';
import { expectedMinutes } from '@cadre/rules/attendance/shift-hours';
import type { Day } from '@cadre/rules/calendar';
import type { PayDay, Unpaid } from '@cadre/rules/pay/pay-inputs';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { PayWorks, StoredDay } from './pay-works.ts';

type Span = { from: Day; to: Day };
type StoredUnpaid = { employee_id: number; date: Day; because: 'leave' | 'excuse'; id: number; name: string | null } & (
  | { share_bp: number; minutes: null }
  | { share_bp: null; minutes: number }
);

/** Where days are read from: what is stored, unless said. */
export type DaysFrom = Pick<PayWorks, 'plansOf'> & { readDays?: (db: Runner, ids: readonly number[], span: Span) => Promise<StoredDay[]> };

/** Every day of these people, as it was or, where it lies ahead, as it is planned, with what of it is not paid. */
export async function loadDays(
  db: Runner,
  { plansOf, readDays = storedDays }: DaysFrom,
  ids: readonly number[],
  { from, to }: Span,
): Promise<Map<number, PayDay[]>> {
  const known = byPerson(await readDays(db, ids, { from, to }));
  const unpaid = byPerson(await storedUnpaid(db, ids, { from, to }));
  const dates = daysThrough(from, to);
  const incomplete = ids.filter((id) => (known.get(id)?.length ?? 0) < dates.length);
  const plans = incomplete.length > 0 ? await plansOf(db, incomplete, from, to) : new Map();
  return new Map(
    ids.map((id) => {
      const stored = new Map((known.get(id) ?? []).map((day) => [day.date, day]));
      const off = Map.groupBy(unpaid.get(id) ?? [], ({ date }) => date);
      const planOf = plans.get(id);
      const days = dates.map((date) => payDay(stored.get(date) ?? planned(id, date, planOf?.(date)), off.get(date) ?? []));
      return [id, days];
    }),
  );
}

const byPerson = <T extends { employee_id: number }>(rows: readonly T[]): Map<number, T[]> =>
  Map.groupBy(rows, ({ employee_id }) => employee_id);

type Plan = ReturnType<Awaited<ReturnType<PayWorks['plansOf']>> extends Map<number, infer P> ? Extract<P, (date: Day) => unknown> : never>;

function planned(employee_id: number, date: Day, plan: Plan | undefined): StoredDay {
  const expected = plan?.employed && plan.shift ? expectedMinutes(plan.shift, date, plan.zone) : 0;
  return { employee_id, date, status: 'scheduled', expected, worked: 0, credited: 0, late: 0 };
}

function payDay({ date, status, expected, worked, credited, late }: StoredDay, unpaid: readonly StoredUnpaid[]): PayDay {
  const shares = unpaid.map(({ because, id, name, share_bp, minutes }): Unpaid => {
    const shareBp = share_bp ?? (expected > 0 ? Math.min(10_000, Math.round((minutes * 10_000) / expected)) : 0);
    return { because, shareBp, id, name };
  });
  const missing = Math.max(0, expected - worked - credited);
  if (absent.has(status) && missing > 0)
    shares.push({ because: 'absence', shareBp: Math.round((missing * 10_000) / expected), id: null, name: null });
  return {
    date,
    expectedMinutes: expected,
    workedMinutes: worked,
    creditedMinutes: credited,
    lateMinutes: late,
    unpaid: shares.filter(({ shareBp }) => shareBp > 0),
  };
}

/** Nobody came, or only for a part of the day. */
const absent = new Set(['absent', 'half_day']);

async function storedDays(db: Runner, ids: readonly number[], { from, to }: Span): Promise<StoredDay[]> {
  const { rows } = await sql<StoredDay>`
    select employee_id, date, status, expected_minutes as expected, worked_minutes as worked,
      leave_minutes + excused_minutes + holiday_minutes as credited, late_minutes as late
    from attendance_days where employee_id = any(${ids}::int[]) and date between ${from}::date and ${to}::date
    order by employee_id, date`.execute(db);
  return rows;
}

/** Half a day of leave is half of that day, an hour its part of the plan; what its category pays is not missing. */
async function storedUnpaid(db: Runner, ids: readonly number[], { from, to }: Span): Promise<StoredUnpaid[]> {
  const { rows } = await sql<StoredUnpaid>`
    select d.employee_id, d.date, 'leave' as because, l.id, c.name,
      case when l.from_time is null then (sum(5000 * (10000 - c.pay_rate_bp)) / 10000)::int end as share_bp,
      case when l.from_time is not null then (sum(d.minutes * (10000 - c.pay_rate_bp)) / 10000)::int end as minutes
    from leave_days d join leaves l on l.id = d.leave_id join leave_categories c on c.id = l.leave_category_id
    where d.active and d.employee_id = any(${ids}::int[]) and d.date between ${from}::date and ${to}::date
      and l.status in ('approved', 'cancellation_requested') and c.pay_rate_bp < 10000
    group by d.employee_id, d.date, l.id, c.id
    union all
    select x.employee_id, x.date, 'excuse', x.id, null, null, x.unpaid_minutes
    from excuses x where x.employee_id = any(${ids}::int[]) and x.date between ${from}::date and ${to}::date
      and x.status = 'approved' and x.unpaid_minutes > 0
    order by 1, 2, 3, 4`.execute(db);
  return rows;
}
