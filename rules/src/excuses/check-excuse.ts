import { isFree } from '../attendance/day/cover.ts';
import type { Absence, DayPlan, Moment } from '../attendance/facts.ts';
import { halvesOf, type Interval, momentWithin, spanOf } from '../attendance/plan/shift-hours.ts';
import { overlap } from '../attendance/punches/intervals.ts';
import { addDays, type Day } from '../calendar.ts';
import type { Finding } from '../leave/check-leave.ts';
import { countsTowardsQuota, type Excuse } from './excuse.ts';
import { excusedMinutes, forgottenPunches, hoursOf, type Stamp, takenBy } from './excuse-times.ts';
import type { ExcusePolicy } from './policy.ts';
import { beyondQuota, isClosed, type Used } from './quota.ts';

/** Another request of the same kind, pending or approved. */
export type OtherExcuse = Interval & { title: string; date: Day; missing_action: Excuse['missing_action'] };

/** Leave on that day; pending leave may still be refused. */
export type LeaveThen = { title: string; portion: Absence['portion']; is_pending: boolean };

/** The facts about the employee, the day, and everything that may conflict with the excuse. */
export type ExcuseFacts = {
  excuse: Excuse;
  plan: DayPlan;
  policy: ExcusePolicy;
  today: Day;
  now: Moment;
  /** Quotas and deadlines do not bind the user who enters it. */
  may_override: boolean;
  others: readonly OtherExcuse[];
  leaves: readonly LeaveThen[];
  /** The punches of that day, in order. */
  punches: readonly Stamp[];
  used: Used;
};

/** Short absences are not planned further ahead. */
const mostDaysAhead = 366;

/** All findings about the excuse, so that the user sees them together. */
export function checkExcuse(facts: ExcuseFacts): Finding[] {
  const { excuse, plan } = facts;
  if (!plan.employed) return [finding('date', 'outside_employment')];
  const kind = excuse.type === 'missing_punch' ? aboutPunches : aboutHours;
  return [...aboutDay(facts), ...kind(facts), ...aboutLeave(facts), ...aboutOthers(facts)];
}

const finding = (field: string, code: string, args: Finding['args'] = {}, blocks = true): Finding => ({ field, code, args, blocks });

function* aboutDay({ excuse: { type, date }, policy, today, may_override }: ExcuseFacts): Generator<Finding> {
  const days = type === 'missing_punch' ? policy.correction_past_days : policy.excuse_past_days;
  if (isClosed(policy, date, today)) yield finding('date', 'month_closed', { month: date.slice(0, 7) });
  else if (!may_override && date < addDays(today, -days)) yield finding('date', 'leave_past', { days });
  if (date > addDays(today, mostDaysAhead)) yield finding('date', 'leave_future', { months: 12 });
}

function* aboutHours(facts: ExcuseFacts): Generator<Finding> {
  const { excuse, plan, policy, now, may_override } = facts;
  const hours = hoursOf(excuse, plan);
  if (!plan.shift || isFree(plan) || !hours) return yield finding('date', 'excuse_no_work');
  if (hours.end <= hours.start) return yield finding('to_time', 'not_after');
  const shift = spanOf(plan.shift, plan.date, plan.zone);
  const planned = { from: plan.shift.start_time, to: plan.shift.end_time };
  if (hours.start < shift.start || shift.end <= hours.start) yield finding('from_time', 'excuse_outside', planned);
  if (shift.end < hours.end || hours.end <= shift.start) yield finding('to_time', 'excuse_outside', planned);
  const notice = policy.excuse_min_notice_minutes;
  if (!may_override && now < hours.start && hours.start < now + notice * 60_000)
    yield finding('from_time', 'excuse_notice', { minutes: notice });
  if (countsTowardsQuota(excuse.type)) yield* aboutQuota(facts, excusedMinutes(hours, plan));
}

function* aboutQuota({ policy, used, may_override }: ExcuseFacts, minutes: number): Generator<Finding> {
  const { excuse_max_minutes: atOnce, excuse_minutes_per_month: most, excuse_count_per_month: times, excuse_over_quota } = policy;
  if (atOnce !== null && minutes > atOnce) yield finding('to_time', 'excuse_too_long', { most: atOnce, minutes }, !may_override);
  const beyond = beyondQuota(policy, used, minutes);
  const isTooOften = times !== null && used.count >= times;
  const blocks = excuse_over_quota === 'block' && !may_override;
  if (isTooOften) yield finding('date', 'excuse_too_often', { count: times }, blocks);
  else if (beyond > 0) yield finding('to_time', 'excuse_over_quota', { used: used.minutes, most: most ?? 0, beyond }, blocks);
  if (beyond > 0 && excuse_over_quota === 'unpaid') yield finding('to_time', 'excuse_unpaid', { minutes: beyond }, false);
  if (beyond > 0 && excuse_over_quota === 'deduct_leave') yield finding('to_time', 'excuse_deducted', { minutes: beyond }, false);
}

function* aboutPunches({ excuse, plan, today, now, punches }: ExcuseFacts): Generator<Finding> {
  if (excuse.date > today) return yield finding('date', 'in_the_future');
  const forgotten = forgottenPunches(excuse, plan, punches);
  for (const { action, at } of forgotten) {
    const field = `proposed_${action}`;
    if (at > now) yield finding(field, 'in_the_future');
    else if (punches.some((known) => known.action === action && known.at === at)) yield finding(field, 'punch_is_there');
  }
  const left = forgotten.find(({ action }) => action === 'out');
  if (!left) return;
  const came = [...punches, ...forgotten].filter(({ action, at }) => action === 'in' && at < left.at).map(({ at }) => at);
  const hours = plan.settings.max_open_hours;
  if (came.length === 0) yield finding('missing_action', 'punch_without_in');
  else if (left.at - Math.max(...came) > hours * 3_600_000) yield finding('proposed_out', 'punches_too_far', { hours });
}

function* aboutLeave({ excuse, plan, leaves }: ExcuseFacts): Generator<Finding> {
  const hours = hoursOf(excuse, plan);
  for (const { title, portion, is_pending } of leaves) {
    const taken = portion === 'full' || (hours !== null && overlap(hours, leaveHours(plan, portion)) !== null);
    if (taken) yield finding(portion === 'full' ? 'date' : 'from_time', 'excuse_on_leave', { title }, !is_pending);
  }
}

function leaveHours({ shift, date, zone }: DayPlan, portion: Exclude<Absence['portion'], 'full'>): Interval {
  if (!shift) return { start: 0, end: 0 };
  if (typeof portion === 'string') return halvesOf(shift, date, zone)[portion];
  return { start: momentWithin(shift, date, zone, portion.from), end: momentWithin(shift, date, zone, portion.to) };
}

/** Only one correction of a day's check-in and one of its check-out can exist at a time. */
function* aboutOthers({ excuse, plan, others, punches }: ExcuseFacts): Generator<Finding> {
  const taken = takenBy(excuse, plan, punches);
  const isCorrection = excuse.type === 'missing_punch';
  const isSame = (other: OtherExcuse): boolean =>
    isCorrection && other.date === excuse.date && shares(other.missing_action, excuse.missing_action);
  const clash = others.find((other) => isSame(other) || (taken !== null && overlap(taken, other) !== null));
  if (clash) yield finding(isCorrection ? 'missing_action' : 'from_time', 'excuse_overlaps', { title: clash.title });
}

const shares = (one: Excuse['missing_action'], other: Excuse['missing_action']): boolean =>
  one === other || one === 'both' || other === 'both';
