import { isFree } from '../day/cover.ts';
import type { Missed } from '../day/lateness.ts';
import type { Overtime } from '../day/overtime.ts';
import type { Worked } from '../day/worked.ts';
import type { DayPlan } from '../facts.ts';
import type { Explain } from './explain.ts';

export function explainWorked(explain: Explain, worked: Worked, rounded: number, plan: DayPlan): void {
  const { settings } = plan;
  if (worked.before_shift_minutes > 0) explain('before_shift_uncounted', { minutes: worked.before_shift_minutes });
  if (worked.pause_minutes > 0) explain('pause_uncounted', { minutes: worked.pause_minutes });
  const taken = worked.break_minutes - worked.deducted_minutes;
  if (taken > 0) explain('breaks_taken', { minutes: taken });
  if (worked.paid_break_minutes > 0) explain('paid_break_counted', { minutes: worked.paid_break_minutes });
  if (worked.deducted_minutes > 0) {
    explain('break_deducted', { minutes: worked.deducted_minutes, after: settings.auto_break_after_minutes ?? 0 });
  }
  explain('worked', { minutes: worked.minutes });
  if (rounded !== worked.minutes) explain('rounded', { from: worked.minutes, to: rounded, step: settings.rounding_step_minutes });
}

export function explainLateness(explain: Explain, missed: Missed, first_in: string): void {
  const { due, is_core, grace, excused, minutes, unexcused } = missed;
  const start = explain.clock(due);
  if (excused > 0) explain('late_excused', { minutes: excused });
  if (minutes === 0) return explain('on_time', { first_in, start, grace });
  if (is_core) return explain('late_for_core', { first_in, start, grace, late: minutes });
  explain(minutes === unexcused ? 'late_beyond_grace' : 'late_after_grace', { first_in, start, grace, late: minutes });
}

export function explainEarliness(explain: Explain, missed: Missed, last_out: string): void {
  const { due, is_core, grace, excused, minutes, unexcused } = missed;
  const end = explain.clock(due);
  if (excused > 0) explain('early_excused', { minutes: excused });
  if (minutes === 0) return explain('left_on_time', { last_out, end, grace });
  if (is_core) return explain('early_for_core', { last_out, end, grace, early: minutes });
  explain(minutes === unexcused ? 'early_beyond_grace' : 'early_after_grace', { last_out, end, grace, early: minutes });
}

export function explainOvertime(explain: Explain, { minutes, found, capped }: Overtime, plan: DayPlan): void {
  const block = plan.settings.overtime_min_block_minutes;
  if (found === 0) return;
  if (minutes === 0 && !capped) return explain('overtime_below_block', { found, block });
  explain(isFree(plan) ? 'overtime_on_free_day' : 'overtime', { found, block, minutes });
  if (capped) explain('overtime_capped', { most: minutes });
}
