import { type Day, dayNumber, dayOfNumber } from '../../calendar.ts';
import type { DayResult } from '../facts.ts';
import { isoWeekOf, mondayOf, weekdayOf, weeksInIsoYear } from '../plan/iso-week.ts';
import { requiredOf, requiredWork } from './required-work.ts';

type Counted =
  | 'expected_minutes'
  | 'worked_minutes'
  | 'excused_minutes'
  | 'leave_minutes'
  | 'holiday_minutes'
  | 'overtime_minutes'
  | 'late_minutes'
  | 'early_minutes';

/** A settled day, and the minutes logged on projects. */
export type SummedDay = Pick<DayResult, 'date' | 'status' | Counted> & { logged_minutes: number };

export type Sums = {
  /** The required minutes; a holiday requires none. */
  required_minutes: number;
  worked_minutes: number;
  logged_minutes: number;
  leave_minutes: number;
  holiday_minutes: number;
  overtime_minutes: number;
  /** Worked minus required minutes of the days that are over; today counts once its requirement is met. */
  balance_minutes: number;
  late_minutes: number;
  late_count: number;
  early_minutes: number;
  incomplete_days: number;
  absent_days: number;
};

export type Week = Sums & {
  iso_week: number;
  from: Day;
  to: Day;
  state: 'past' | 'current' | 'future';
  running_balance_minutes: number;
};

/** The weeks of an ISO year, and their totals up to today; today counts once its requirement is met. Missing days require no work. */
export function weeksOfYear(year: number, days: readonly SummedDay[], today: Day): { weeks: Week[]; totals: Sums } {
  const weeks: Week[] = [];
  const byMonday = Map.groupBy(days, ({ date }) => dayNumber(date) - weekdayOf(date) + 1);
  let running = 0;
  for (let iso_week = 1; iso_week <= weeksInIsoYear(year); iso_week++) {
    const monday = mondayOf(year, iso_week);
    const week = weekOf(monday, byMonday.get(dayNumber(monday)) ?? [], today);
    running += week.balance_minutes;
    weeks.push({ ...week, running_balance_minutes: running });
  }
  const [begin, end] = [weeks[0]!.from, weeks.at(-1)!.to];
  return {
    weeks,
    totals: sumsOf(
      days.filter((day) => begin <= day.date && day.date <= end && counts(today, day)),
      today,
    ),
  };
}

/** The week that begins on this Monday. */
export function weekOf(from: Day, days: readonly SummedDay[], today: Day): Omit<Week, 'running_balance_minutes'> {
  const to = dayOfNumber(dayNumber(from) + 6);
  const ofWeek = days.filter(({ date }) => from <= date && date <= to);
  return { iso_week: isoWeekOf(from).week, from, to, state: stateOf(from, to, today), ...sumsOf(ofWeek, today) };
}

function stateOf(from: Day, to: Day, today: Day): Week['state'] {
  if (to < today) return 'past';
  return from <= today ? 'current' : 'future';
}

export function sumsOf(days: readonly SummedDay[], today: Day): Sums {
  const sums: Sums = {
    required_minutes: 0,
    worked_minutes: 0,
    logged_minutes: 0,
    leave_minutes: 0,
    holiday_minutes: 0,
    overtime_minutes: 0,
    balance_minutes: 0,
    late_minutes: 0,
    late_count: 0,
    early_minutes: 0,
    incomplete_days: 0,
    absent_days: 0,
  };
  for (const day of days) {
    sums.required_minutes += requiredOf(day);
    sums.worked_minutes += day.worked_minutes;
    sums.logged_minutes += day.logged_minutes;
    sums.leave_minutes += day.leave_minutes;
    sums.holiday_minutes += day.holiday_minutes;
    sums.overtime_minutes += day.overtime_minutes;
    if (counts(today, day)) sums.balance_minutes += dayBalance(day);
    sums.late_minutes += day.late_minutes;
    if (day.late_minutes > 0) sums.late_count += 1;
    sums.early_minutes += day.early_minutes;
    if (day.status === 'incomplete') sums.incomplete_days += 1;
    if (day.status === 'absent') sums.absent_days += 1;
  }
  return sums;
}

/** The hours of a day that is not over are not owed yet. */
const counts = (today: Day, day: SummedDay): boolean => day.date < today || (day.date === today && dayBalance(day) >= 0);

/** More or less than the day still required. */
export const dayBalance = (day: SummedDay): number => day.worked_minutes - requiredWork(day);
