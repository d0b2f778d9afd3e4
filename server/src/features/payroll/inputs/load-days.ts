import { creditedMinutes } from '@cadre/rules/attendance/day/required-work';
import type { DayPlan } from '@cadre/rules/attendance/facts';
import { expectedMinutes } from '@cadre/rules/attendance/plan/shift-hours';
import { type Day, dayNumber, daysThrough } from '@cadre/rules/calendar';
import type { PayDay, Unpaid } from '@cadre/rules/pay/pay-inputs';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { SettledDay } from '../../../crud/ports/settling.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Span = { from: Day; to: Day };
type StoredUnpaid = {
  employee_id: number;
  date: Day;
  because: 'leave' | 'excuse';
  id: number;
  name: string | null;
  /** Half days, or planned minutes, each multiplied by the basis points that are not paid. */
  halves_bp: number | null;
  minutes_bp: number | null;
};

/** The source of the days; by default, the stored ones. */
export type DaysFrom = Pick<Plans, 'plansOf'> & { readDays?: (db: Runner, ids: readonly number[], span: Span) => Promise<StoredDays> };

/** Days of a person, each at its place within the span. */
export type StoredDays = Map<number, SettledDay[]>;

/** Every day of these people with its unpaid parts, as recorded or, for days ahead, as planned. */
export async function loadDays(
  db: Runner,
  { plansOf, readDays = storedDays }: DaysFrom,
  ids: readonly number[],
  span: Span,
): Promise<Map<number, PayDay[]>> {
  const { from, to } = span;
  const known = await readDays(db, ids, span);
  const unpaid = Map.groupBy(await storedUnpaid(db, ids, span), ({ employee_id }) => employee_id);
  const dates = daysThrough(from, to);
  const incomplete = ids.filter((id) => !isWhole(known.get(id), dates.length));
  const plans = incomplete.length > 0 ? await plansOf(db, incomplete, from, to) : new Map();
  return new Map(
    ids.map((id) => {
      const stored = known.get(id) ?? [];
      const off = unpaid.get(id) ?? [];
      const planOf = plans.get(id);
      const days = dates.map((date, at) =>
        payDay(stored[at] ?? planned(date, planOf?.(date)), off.length === 0 ? off : off.filter((one) => one.date === date)),
      );
      return [id, days];
    }),
  );
}

function isWhole(days: readonly SettledDay[] | undefined, length: number): boolean {
  if (days?.length !== length) return false;
  for (let at = 0; at < length; at += 1) if (days[at] === undefined) return false;
  return true;
}

function planned(date: Day, plan: DayPlan | undefined): SettledDay {
  const expected = plan?.employed && plan.shift ? expectedMinutes(plan.shift, date, plan.zone) : 0;
  return { date, status: 'scheduled', expected, worked: 0, credited: 0, late: 0 };
}

function payDay({ date, status, expected, worked, credited, late }: SettledDay, unpaid: readonly StoredUnpaid[]): PayDay {
  const day = { date, expectedMinutes: expected, workedMinutes: worked, creditedMinutes: credited, lateMinutes: late };
  const missing = absent.has(status) ? Math.max(0, expected - worked - credited) : 0;
  if (unpaid.length === 0 && missing === 0) return { ...day, unpaid: nothing };
  const parts = unpaid.map(({ because, id, name, halves_bp, minutes_bp }): Unpaid => {
    const [part, of] = halves_bp === null ? [minutes_bp ?? 0, expected * 10_000] : [halves_bp, 20_000];
    return { because, part: Math.min(part, of), of, id, name };
  });
  if (missing > 0) parts.push({ because: 'absence', part: missing, of: expected, id: null, name: null });
  return { ...day, unpaid: parts.filter(({ part }) => part > 0) };
}

const nothing: readonly Unpaid[] = [];

/** Statuses of days on which the employee was absent, fully or in part. */
const absent = new Set(['absent', 'half_day']);

/** The days of one person are read as a single text: thirty rows per person would take longer to transfer than to calculate. */
async function storedDays(db: Runner, ids: readonly number[], { from, to }: Span): Promise<StoredDays> {
  const { rows } = await sql<{ employee_id: number; days: string }>`
    select employee_id, string_agg(concat_ws(' ', date - ${from}::date, status, late_minutes, expected_minutes, worked_minutes,
      excused_minutes, leave_minutes, holiday_minutes), ' ') as days
    from attendance_days where employee_id = any(${ids}::int[]) and date between ${from}::date and ${to}::date
    group by employee_id`.execute(db);
  const dates = daysThrough(from, to);
  return new Map(rows.map(({ employee_id, days }) => [employee_id, daysIn(days, dates)]));
}

type Numbers = [late: number, expected: number, worked: number, excused: number, leave: number, holiday: number];

function daysIn(text: string, dates: readonly Day[]): SettledDay[] {
  const words = text.split(' ');
  const days: SettledDay[] = new Array(dates.length);
  for (let at = 0; at < words.length; at += 8) {
    const place = Number(words[at]);
    const [late, expected, worked, excused, leave, holiday] = words.slice(at + 2, at + 8).map(Number) as Numbers;
    const minutes = {
      expected_minutes: expected,
      worked_minutes: worked,
      excused_minutes: excused,
      leave_minutes: leave,
      holiday_minutes: holiday,
    };
    days[place] = { date: dates[place]!, status: words[at + 1]!, expected, worked, credited: creditedMinutes(minutes), late };
  }
  return days;
}

/** The same of days that are rows, each at its place. */
export function daysInPlace(rows: readonly (SettledDay & { employee_id: number })[], { from }: Span): StoredDays {
  const found: StoredDays = new Map();
  for (const { employee_id, ...day } of rows) {
    const days = found.get(employee_id) ?? [];
    days[dayNumber(day.date) - dayNumber(from)] = day;
    found.set(employee_id, days);
  }
  return found;
}

/** Half a day of leave counts as half of that day, an hour as its share of the plan; the share that the category pays is left out. */
async function storedUnpaid(db: Runner, ids: readonly number[], { from, to }: Span): Promise<StoredUnpaid[]> {
  const { rows } = await sql<StoredUnpaid>`
    select d.employee_id, d.date, 'leave' as because, l.id, c.name,
      case when l.from_time is null then sum(10000 - c.pay_rate_bp)::float8 end as halves_bp,
      case when l.from_time is not null then sum(d.minutes * (10000 - c.pay_rate_bp))::float8 end as minutes_bp
    from leave_days d join leaves l on l.id = d.leave_id join leave_categories c on c.id = l.leave_category_id
    where d.active and d.employee_id = any(${ids}::int[]) and d.date between ${from}::date and ${to}::date
      and l.status in ('approved', 'cancellation_requested') and c.pay_rate_bp < 10000
    group by d.employee_id, d.date, l.id, c.id
    union all
    select x.employee_id, x.date, 'excuse', x.id, null, null, (x.unpaid_minutes * 10000)::float8
    from excuses x where x.employee_id = any(${ids}::int[]) and x.date between ${from}::date and ${to}::date
      and x.status = 'approved' and x.unpaid_minutes > 0
    order by 1, 2, 3, 4`.execute(db);
  return rows;
}
