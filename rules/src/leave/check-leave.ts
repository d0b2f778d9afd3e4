import { addDays, type Day, dayNumber } from '../calendar.ts';
import { addMonths, isEmployedOn, type Period } from '../employment.ts';
import { type Blackout, blackoutsIn } from './blackouts.ts';
import type { LeaveDay, LeaveSpan } from './count-leave.ts';

/** The requirements of a category for its leave. */
export type LeaveLimits = {
  active: boolean;
  /** Its days replace those of other approved leave. */
  interrupts_leave: boolean;
  unit: 'day' | 'hour' | 'minute';
  min_step: 'unit' | 'half' | 'quarter';
  wait_months: number;
  min_notice_days: number;
  max_past_days: number;
  max_future_months: number;
  max_consecutive_days: number | null;
  max_requests_per_year: number | null;
  blackouts: readonly { from_date: Day; to_date: Day }[];
  attachment_after_days: number | null;
  reason_required: boolean;
  substitute: 'none' | 'optional' | 'required';
};

type Other = { title: string; from_date: Day; to_date: Day };

/** The facts about the employee, and everything that may conflict with the leave. */
export type LeaveFacts = {
  span: LeaveSpan;
  days: readonly LeaveDay[];
  today: Day;
  employed: readonly Period[];
  /** Whether the category applies to the employee. */
  is_for_them: boolean;
  /** Whether the user may enter leave for days long past, and without notice. */
  may_backdate: boolean;
  /** Leave of theirs on the same half days. */
  clashes: readonly (Other & { replaceable: boolean })[];
  /** Trips of theirs on the same days. */
  travels: readonly { title: string }[];
  /** Other leave of the category, to calculate the combined length. */
  others: readonly Other[];
  /** Days around the leave on which the employee does not work; leave on both sides of them counts as one. */
  free: readonly Day[];
  /** The number of other requests for this leave year. */
  requests: number;
  shortage: { date: Day; short: number } | null;
  files: number;
  reason: string | null;
  substitute: { name: string; is_self: boolean; is_away: boolean; is_employed: boolean } | null;
  /** Periods of their department, branch or category in which leave is refused or discouraged. */
  closed: readonly Blackout[];
  /** Days of the span on which they were at work. */
  worked: readonly Day[];
};

/** One finding about a leave: its field, the key of its text, and whether it blocks the leave. */
export type Finding = { field: string; code: string; args: Record<string, string | number>; blocks: boolean };

const forDecision: ReadonlySet<string> = new Set(['leave_replaces', 'leave_closed', 'leave_discouraged', 'leave_blackout']);

/**
 * The findings that matter to a decision in addition to days, balance and team; the rest concerned only the employee who sent the request.
 */
export const mattersToApprovers = ({ code }: Finding): boolean => forDecision.has(code);

/** All findings about the leave, so that the user sees them together. */
export function checkLeave(limits: LeaveLimits, facts: LeaveFacts): Finding[] {
  return [...aboutCategory(limits, facts), ...aboutDays(limits, facts), ...aboutOthers(limits, facts), ...aboutPapers(limits, facts)];
}

const finding = (field: string, code: string, args: Finding['args'] = {}, blocks = true): Finding => ({ field, code, args, blocks });

function* aboutCategory({ active }: LeaveLimits, { is_for_them }: LeaveFacts): Generator<Finding> {
  if (!active) yield finding('leave_category_id', 'leave_inactive');
  if (!is_for_them) yield finding('leave_category_id', 'leave_not_here');
}

function* aboutDays(limits: LeaveLimits, facts: LeaveFacts): Generator<Finding> {
  const { span, days, today, employed, may_backdate } = facts;
  const { min_notice_days, max_past_days, max_future_months, wait_months } = limits;
  const isEmployed = (day: Day): boolean => isEmployedOn(employed, day);
  if (!isEmployed(span.from)) yield finding('from_date', 'outside_employment');
  if (span.to !== span.from && !isEmployed(span.to)) yield finding('to_date', 'outside_employment');
  if (isEmployed(span.from) && days.every(({ amount, skipped }) => amount === 0 && (skipped !== null || limits.unit !== 'day')))
    yield finding('from_date', 'leave_no_work');
  yield* aboutParts(limits, span);
  if (!may_backdate && span.from < addDays(today, -max_past_days)) yield finding('from_date', 'leave_past', { days: max_past_days });
  else if (!may_backdate && span.from >= today && span.from < addDays(today, min_notice_days))
    yield finding('from_date', 'leave_notice', { days: min_notice_days });
  if (isTooFar(limits, today, span.to)) yield finding('to_date', 'leave_future', { months: max_future_months });
  const since = employed.findLast(({ hired_on }) => hired_on <= span.from)?.hired_on;
  if (since !== undefined && span.from < addMonths(since, wait_months))
    yield finding('from_date', 'leave_waiting', { day: addMonths(since, wait_months) });
  yield* aboutBlackouts(facts);
  for (const { from_date, to_date } of limits.blackouts)
    if (from_date <= span.to && span.from <= to_date) yield finding('from_date', 'leave_blackout', { from: from_date, to: to_date });
}

/** HR may enter leave in a closed period, but must give a reason. */
function* aboutBlackouts({ closed, span, may_backdate, reason }: LeaveFacts): Generator<Finding> {
  for (const { name, from_date: from, to_date: to, refuses } of blackoutsIn(closed, span)) {
    yield finding('from_date', refuses ? 'leave_closed' : 'leave_discouraged', { from, to, name }, refuses && !may_backdate);
    if (refuses && may_backdate && !reason?.trim()) yield finding('reason', 'leave_closed_reason', { name });
  }
}

/** Further ahead than the category allows. */
export const isTooFar = ({ max_future_months }: Pick<LeaveLimits, 'max_future_months'>, today: Day, day: Day): boolean =>
  day > addMonths(today, max_future_months);

const stepMinutes = { unit: 60, half: 30, quarter: 15 };

function* aboutParts({ unit, min_step }: LeaveLimits, { hours, from_slot, to_slot }: LeaveSpan): Generator<Finding> {
  if (hours && unit === 'day') yield finding('from_time', 'hours_not_counted');
  if (unit === 'day' && min_step === 'unit' && (from_slot !== 'full' || to_slot !== 'full'))
    yield finding(from_slot === 'full' ? 'to_slot' : 'from_slot', 'whole_days_only');
  const minutes = stepMinutes[min_step];
  const isOff = (clock: string): boolean => Number(clock.slice(3, 5)) % minutes !== 0;
  if (hours && unit !== 'day' && isOff(hours.from)) yield finding('from_time', 'leave_step', { minutes });
  if (hours && unit !== 'day' && isOff(hours.to)) yield finding('to_time', 'leave_step', { minutes });
}

function* aboutOthers(limits: LeaveLimits, facts: LeaveFacts): Generator<Finding> {
  const { max_consecutive_days, max_requests_per_year } = limits;
  const { span, clashes, travels, others, free, requests, shortage, worked, days } = facts;
  const clash = clashes.find(({ replaceable }) => !(limits.interrupts_leave && replaceable));
  if (clash) yield finding('from_date', 'leave_overlaps', { title: clash.title });
  else for (const { title } of clashes) yield finding('from_date', 'leave_replaces', { title }, false);
  for (const { title } of travels.slice(0, 1)) yield finding('from_date', 'travel_overlaps', { title });
  const count = lengthTogether(span, others, new Set(free));
  if (max_consecutive_days !== null && count > max_consecutive_days)
    yield finding('to_date', 'leave_too_long', { days: max_consecutive_days, count });
  if (max_requests_per_year !== null && requests >= max_requests_per_year)
    yield finding('leave_category_id', 'leave_too_often', { count: max_requests_per_year });
  if (shortage) yield finding('to_date', 'leave_short', { day: shortage.date, short: shortage.short / 1000 });
  const isWhole = (day: Day): boolean => days.filter(({ date, skipped }) => date === day && skipped === null).length === 2;
  for (const day of worked) yield finding('from_date', 'leave_worked', { day }, isWhole(day) && span.hours === null);
}

/** The days from the first to the last of this leave and all leave adjacent to it; only working days separate two leaves. */
function lengthTogether(span: LeaveSpan, others: readonly Other[], free: ReadonlySet<Day>): number {
  let { from, to } = span;
  for (let grew = true; grew; ) {
    const [before, after] = [nextWorked(from, -1, free), nextWorked(to, 1, free)];
    const next = others.find(({ from_date, to_date }) => (from_date < from || to_date > to) && to_date >= before && from_date <= after);
    grew = next !== undefined;
    if (next) [from, to] = [next.from_date < from ? next.from_date : from, next.to_date > to ? next.to_date : to];
  }
  return dayNumber(to) - dayNumber(from) + 1;
}

function nextWorked(day: Day, step: 1 | -1, free: ReadonlySet<Day>): Day {
  let next = addDays(day, step);
  while (free.has(next)) next = addDays(next, step);
  return next;
}

function* aboutPapers(limits: LeaveLimits, { span, files, reason, substitute }: LeaveFacts): Generator<Finding> {
  const { reason_required, attachment_after_days } = limits;
  if (reason_required && !reason?.trim()) yield finding('reason', 'required');
  if (attachment_after_days !== null && files === 0 && dayNumber(span.to) - dayNumber(span.from) + 1 > attachment_after_days)
    yield finding('attachments', 'leave_needs_file', { days: attachment_after_days });
  if (limits.substitute === 'required' && !substitute) yield finding('substitute_id', 'required');
  if (!substitute) return;
  const { name } = substitute;
  if (substitute.is_self) yield finding('substitute_id', 'own_substitute');
  else if (!substitute.is_employed) yield finding('substitute_id', 'substitute_has_left', { name });
  else if (substitute.is_away) yield finding('substitute_id', 'substitute_away', { name });
}
