import { momentAt } from '../attendance/plan/zone.ts';
import { addDays, type Day } from '../calendar.ts';
import type { OvertimeRules } from './rule-set.ts';
import type { ClassifiedDay, WorkedDay } from './worked-day.ts';

/** The rules of the tests: beyond the plan, every minute, nights from ten to six. */
export const rules: OvertimeRules = {
  daily_after_minutes: null,
  second_after_minutes: null,
  weekly_after_minutes: null,
  rest_day_class: 'rest_day',
  holiday_class: 'holiday',
  night_from: '22:00',
  night_to: '06:00',
  night_premium_bp: 2500,
  sunday_premium_bp: 5000,
  holiday_premium_bp: null,
  premiums: 'sum',
  block_minutes: 1,
  rounding: 'down',
  tolerance_minutes: 0,
};

export const zone = 'Europe/Berlin';
/** A Monday. */
export const monday: Day = '2026-11-09';

/** A day that starts at nine and has the given length, of which eight hours are planned. */
export function worked(date: Day, worked_minutes: number, given: Partial<WorkedDay> = {}): WorkedDay {
  const start = momentAt(zone, date, '09:00').at;
  const intervals = [{ start, end: start + worked_minutes * 60_000 }];
  return { date, zone, planned_minutes: 480, is_rest_day: false, is_holiday: false, worked_minutes, intervals, ...given };
}

export const between = (date: Day, from: string, to: string) => {
  const [start, end] = [momentAt(zone, date, from).at, momentAt(zone, to <= from ? addDays(date, 1) : date, to).at];
  return { worked_minutes: (end - start) / 60_000, intervals: [{ start, end }] };
};

/** `{ normal: 480, 'overtime_1+night': 60 }` */
export const toResponse = ({ parts }: ClassifiedDay): Record<string, number> =>
  Object.fromEntries(parts.map(({ class: name, premiums, minutes }) => [[name, ...premiums].join('+'), minutes]));
