import type { Day } from '../calendar.ts';
import { addMonths } from '../employment.ts';
import { countsTowardsQuota, type ExcuseType } from './excuse.ts';
import type { ExcusePolicy } from './policy.ts';

/** Requested or approved in a month, without the request in question. */
export type Used = { minutes: number; count: number };

/** The minutes beyond the month's quota; all of them if the number of excuses is used up. */
export function beyondQuota(policy: ExcusePolicy, used: Used, minutes: number): number {
  const { excuse_minutes_per_month: most, excuse_count_per_month: times } = policy;
  if (times !== null && used.count >= times) return minutes;
  return most === null ? 0 : Math.max(0, Math.min(minutes, used.minutes + minutes - most));
}

/** The cost of an excuse: unpaid minutes, and minutes deducted from leave. */
export type Cost = { unpaid_minutes: number; deducted_minutes: number };

export function costOf(policy: ExcusePolicy, type: ExcuseType, used: Used, minutes: number): Cost {
  if (!countsTowardsQuota(type)) return { unpaid_minutes: 0, deducted_minutes: 0 };
  const beyond = beyondQuota(policy, used, minutes);
  const deducted_minutes = policy.excuse_over_quota === 'deduct_leave' ? beyond : 0;
  if (!policy.excuse_paid) return { unpaid_minutes: minutes - deducted_minutes, deducted_minutes };
  return { unpaid_minutes: policy.excuse_over_quota === 'unpaid' ? beyond : 0, deducted_minutes };
}

/** A closed month is settled and can no longer be changed. */
export function isClosed({ lock_day_of_month }: ExcusePolicy, date: Day, today: Day): boolean {
  if (lock_day_of_month === null) return false;
  const next = addMonths(`${date.slice(0, 7)}-01`, 1).slice(0, 7);
  return today >= `${next}-${String(lock_day_of_month).padStart(2, '0')}`;
}
