import type { ExplanationCode } from '../attendance/explain/explanation-codes.ts';
import type { Explanation } from '../attendance/facts.ts';
import type { BaseClass, OvertimeRules, PremiumKind } from './rule-set.ts';
import { type ClassedPart, thresholdOf, type WorkedDay } from './worked-day.ts';

type Found = { daily: readonly { class: BaseClass; minutes: number }[]; weekly: number; parts: readonly ClassedPart[] };

const codeOfPremium = {
  night: 'premium_night',
  sunday: 'premium_sunday',
  holiday: 'premium_holiday',
} as const satisfies Record<PremiumKind, ExplanationCode>;

/** Why the minutes of a day are of their classes. */
export function explainClasses(day: WorkedDay, rules: OvertimeRules, { daily, weekly, parts }: Found): Explanation[] {
  const lines: Explanation[] = [];
  const say = (code: ExplanationCode, args: Explanation['args']): void => void lines.push({ code, args });
  const of = (name: BaseClass): number => daily.reduce((sum, run) => sum + (run.class === name ? run.minutes : 0), 0);
  const whole = day.is_holiday || day.is_rest_day;
  if (whole) for (const { class: name, minutes } of daily) if (minutes > 0) say(wholeDayCode(day, name), { minutes });
  if (!whole) explainDay(say, day, rules, of('overtime_1'), of('overtime_2'));
  if (weekly > 0) say('class_weekly', { minutes: weekly, after: rules.weekly_after_minutes ?? 0 });
  for (const kind of ['night', 'sunday', 'holiday'] as const) {
    const minutes = parts.reduce((sum, part) => sum + (part.premiums.includes(kind) ? part.minutes : 0), 0);
    if (minutes > 0) say(codeOfPremium[kind], { minutes });
  }
  return lines;
}

/** A company may class holidays and rest days like any overtime. */
function wholeDayCode({ is_holiday }: WorkedDay, name: BaseClass): ExplanationCode {
  if (name === 'overtime_2') return is_holiday ? 'class_holiday_second' : 'class_rest_day_second';
  if (name === 'overtime_1') return is_holiday ? 'class_holiday_first' : 'class_rest_day_first';
  return name === 'holiday' ? 'class_holiday' : 'class_rest_day';
}

type Phrase = (code: ExplanationCode, args: Explanation['args']) => void;

function explainDay(say: Phrase, day: WorkedDay, rules: OvertimeRules, first: number, second: number): void {
  const after = thresholdOf(day, rules);
  const found = day.worked_minutes - after;
  if (found <= 0) return;
  if (found <= rules.tolerance_minutes) return say('class_tolerance', { found, tolerance: rules.tolerance_minutes });
  if (first + second !== found) say('class_blocks', { found, block: rules.block_minutes, minutes: first + second });
  if (first > 0) say('class_overtime_1', { minutes: first, after });
  if (second > 0) say('class_overtime_2', { minutes: second, after: rules.second_after_minutes ?? 0 });
}
