import type { Day } from '../calendar.ts';
import { explainClasses } from './explain-classes.ts';
import type { BaseClass, OvertimeRules, PremiumKind } from './rule-set.ts';
import { type Slice, slicesOf } from './slices.ts';
import { type ClassedPart, type ClassifiedDay, thresholdOf, type WorkedDay } from './worked-day.ts';

/** Classes in the order in which they follow each other in a day. */
type Run = { class: BaseClass; minutes: number };

/**
 * The days of an ISO week, in order. Daily overtime is found first, then the minutes that are still normal count toward the weekly limit,
 * so that no minute counts twice. The parts of a day always add up to its worked minutes. `rulesOn` returns the rules of a day; without
 * any, all of it is normal.
 */
export function classify(
  days: readonly WorkedDay[],
  rulesOn: (date: Day) => OvertimeRules | null,
  holidays: ReadonlySet<Day> = new Set(),
): ClassifiedDay[] {
  let normal = 0;
  return days.map((day) => {
    const rules = rulesOn(day.date);
    if (!rules) {
      normal += day.worked_minutes;
      return allNormal(day);
    }
    const daily = dailyRuns(day, rules);
    const rest = day.worked_minutes - total(daily);
    const weekly = weeklyOvertime(rules, normal, rest);
    normal += rest - weekly;
    const runs: Run[] = [{ class: 'normal', minutes: rest - weekly }, { class: 'overtime_1', minutes: weekly }, ...daily];
    const parts = partsOf(slicesOf(day, rules, holidays), runs, rules);
    const overtime_minutes = parts.reduce((sum, part) => sum + (part.class === 'normal' ? 0 : part.minutes), 0);
    return { date: day.date, parts, overtime_minutes, explanation: explainClasses(day, rules, { daily, weekly, parts }) };
  });
}

function allNormal({ date, worked_minutes: minutes }: WorkedDay): ClassifiedDay {
  const parts = minutes > 0 ? [{ class: 'normal' as const, premiums: [], premium_bp: 0, minutes }] : [];
  return { date, parts, overtime_minutes: 0, explanation: [] };
}

const total = (runs: readonly Run[]): number => runs.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * A holiday or rest day is of its class as a whole; otherwise minutes beyond the plan or the limit are overtime, in blocks, and those
 * beyond the second limit are of the second class.
 */
function dailyRuns(day: WorkedDay, rules: OvertimeRules): Run[] {
  const whole = day.is_holiday ? rules.holiday_class : day.is_rest_day ? rules.rest_day_class : 'normal';
  if (whole !== 'normal') return [{ class: whole, minutes: day.worked_minutes }];
  if (day.is_rest_day) return [];
  const after = thresholdOf(day, rules);
  const overtime = counted(day.worked_minutes - after, rules, day.worked_minutes);
  const second = rules.second_after_minutes === null ? 0 : Math.max(0, overtime - Math.max(0, rules.second_after_minutes - after));
  return [
    { class: 'overtime_1', minutes: overtime - second },
    { class: 'overtime_2', minutes: second },
  ];
}

function weeklyOvertime(rules: OvertimeRules, before: number, rest: number): number {
  if (rules.weekly_after_minutes === null) return 0;
  return counted(Math.min(rest, before + rest - rules.weekly_after_minutes), rules, rest);
}

const roundBy = { down: Math.floor, nearest: Math.round, up: Math.ceil };

/** Overtime beyond the tolerance, in whole blocks, and never more than the time worked. */
function counted(found: number, { tolerance_minutes, block_minutes, rounding }: OvertimeRules, most: number): number {
  if (found <= 0 || found <= tolerance_minutes) return 0;
  const block = Math.max(1, block_minutes);
  const rounded = roundBy[rounding](found / block) * block;
  return rounded <= most ? rounded : Math.floor(most / block) * block;
}

/** Assigns the classes to the minutes, in order. */
function partsOf(slices: readonly Slice[], runs: readonly Run[], rules: OvertimeRules): ClassedPart[] {
  const left = runs.map((run) => ({ ...run }));
  const parts = new Map<string, ClassedPart>();
  for (const { minutes: all, premiums } of slices) {
    for (let rest = all; rest > 0; ) {
      const run = left.find(({ minutes }) => minutes > 0)!;
      const minutes = Math.min(rest, run.minutes);
      run.minutes -= minutes;
      rest -= minutes;
      const key = [run.class, ...premiums].join('+');
      const known = parts.get(key)?.minutes ?? 0;
      parts.set(key, { class: run.class, premiums, premium_bp: shareOf(premiums, rules), minutes: known + minutes });
    }
  }
  return [...parts.values()];
}

function shareOf(premiums: readonly PremiumKind[], rules: OvertimeRules): number {
  const { night_premium_bp: night, sunday_premium_bp: sunday, holiday_premium_bp: holiday } = rules;
  const shares = premiums.map((kind) => ({ night, sunday, holiday })[kind] ?? 0);
  return rules.premiums === 'sum' ? shares.reduce((sum, one) => sum + one, 0) : Math.max(0, ...shares);
}
