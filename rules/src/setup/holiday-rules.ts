import { addDays, type Day } from '../calendar.ts';
import { easterSunday, orthodoxEaster } from './easter.ts';

/** Holidays that many countries share, with translated names. All others have their local name. */
export type SharedHoliday =
  | 'new_year'
  | 'epiphany'
  | 'carnival'
  | 'maundy_thursday'
  | 'good_friday'
  | 'holy_saturday'
  | 'easter_monday'
  | 'labour_day'
  | 'ascension'
  | 'whit_monday'
  | 'corpus_christi'
  | 'midsummer_eve'
  | 'assumption'
  | 'all_saints'
  | 'immaculate_conception'
  | 'christmas_eve'
  | 'christmas'
  | 'second_christmas'
  | 'new_years_eve'
  | 'national_day'
  | 'independence_day'
  | 'republic_day'
  | 'lunar_new_year'
  | 'qingming'
  | 'dragon_boat'
  | 'mid_autumn'
  | 'buddhas_birthday'
  | 'eid_al_fitr'
  | 'eid_al_adha'
  | 'islamic_new_year'
  | 'prophets_birthday'
  | 'diwali';

/** The name of a holiday: one of those, or its own. */
export type HolidayName = SharedHoliday | { called: string };

/** The day on which a holiday is observed if it falls on a weekend. */
export type Observed = 'next_workday' | 'nearest_workday' | 'monday_after_sunday';

export type HolidayRule = { name: HolidayName } & (
  | { on: string; observed?: Observed }
  | { easter: number }
  | { orthodox: number }
  | { weekday: number; nth: number; month: number }
  | { weekday: number; from: string }
  | { dates: readonly Day[] }
);

/** Every year on the same day of the same month, `12-25`. */
export const on = (day: string, name: HolidayName, observed?: Observed): HolidayRule => ({ name, on: day, ...(observed && { observed }) });
/** Counted in days after Easter Sunday. */
export const easter = (days: number, name: HolidayName): HolidayRule => ({ name, easter: days });
export const orthodox = (days: number, name: HolidayName): HolidayRule => ({ name, orthodox: days });
/** The first, second … Monday (1) to Sunday (7) of a month; -1 is the last. */
export const nth = (nthOne: number, weekday: number, month: number, name: HolidayName): HolidayRule => ({
  name,
  weekday,
  nth: nthOne,
  month,
});
/** The first of this weekday from a day on. */
export const from = (day: string, weekday: number, name: HolidayName): HolidayRule => ({ name, weekday, from: day });
/** Holidays that follow the moon or are announced: by table. */
export const dates = (name: HolidayName, ...days: Day[]): HolidayRule => ({ name, dates: days });
export const called = (name: string): HolidayName => ({ called: name });

/** The days of a year on which a rule falls, before anything is moved off a weekend. */
export function daysOfRule(rule: HolidayRule, year: number): Day[] {
  if ('on' in rule) return [`${year}-${rule.on}`];
  if ('easter' in rule) return [addDays(easterSunday(year), rule.easter)];
  if ('orthodox' in rule) return [addDays(orthodoxEaster(year), rule.orthodox)];
  if ('dates' in rule) return rule.dates.filter((day) => day.startsWith(`${year}-`));
  if ('from' in rule) return [nextWeekday(`${year}-${rule.from}`, rule.weekday)];
  const month = `${year}-${String(rule.month).padStart(2, '0')}`;
  if (rule.nth > 0) return [addDays(nextWeekday(`${month}-01`, rule.weekday), 7 * (rule.nth - 1))];
  const after = rule.month === 12 ? `${year + 1}-01-01` : `${year}-${String(rule.month + 1).padStart(2, '0')}-01`;
  return [addDays(nextWeekday(after, rule.weekday), -7)];
}

/** Monday is 1. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const nextWeekday = (day: Day, weekday: number): Day => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** The observed day of a holiday on a weekend; `taken` are the other holidays. */
export function observedOn(day: Day, observed: Observed, taken: ReadonlySet<Day>): Day {
  const weekday = weekdayOf(day);
  if (weekday < 6 || (observed === 'monday_after_sunday' && weekday === 6)) return day;
  if (observed === 'nearest_workday') return addDays(day, weekday === 6 ? -1 : 1);
  let moved = day;
  while (weekdayOf(moved) > 5 || taken.has(moved)) moved = addDays(moved, 1);
  return moved;
}
