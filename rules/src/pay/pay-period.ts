import { addDays, type Day, dayNumber, dayOfNumber, monthSpan } from '../calendar.ts';
import { type Exact, exact } from './exact.ts';

export const payFrequencies = ['monthly', 'semimonthly', 'four_weekly', 'fortnightly', 'weekly'] as const;
export type PayFrequency = (typeof payFrequencies)[number];

/**
 * A pay period by its key: `2026-11` is a month; a shorter one is its last day and its length, as in `2026-11-15/14`, where 15 means half a month. It
 * belongs to the month that it ends in, and keys sort by time.
 */
export type PayPeriod = string;

const lengths = { semimonthly: 15, four_weekly: 28, fortnightly: 14, weekly: 7 } as const;
export const periodsPerYear: Readonly<Record<PayFrequency, number>> = {
  monthly: 12,
  semimonthly: 24,
  four_weekly: 13,
  fortnightly: 26,
  weekly: 52,
};

export const isPayPeriod = (key: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(key) || /^\d{4}-\d{2}-\d{2}\/(07|14|15|28)$/.test(key);

export const isWholeMonth = (period: PayPeriod): boolean => period.length === 7;

export const monthOf = (period: PayPeriod): string => period.slice(0, 7);

export function frequencyOf(period: PayPeriod): PayFrequency {
  if (isWholeMonth(period)) return 'monthly';
  const length = Number(period.slice(11));
  return payFrequencies.find((name) => name !== 'monthly' && lengths[name] === length) ?? 'monthly';
}

export function spanOf(period: PayPeriod): { from: Day; to: Day } {
  if (isWholeMonth(period)) return monthSpan(period);
  const to = period.slice(0, 10);
  const length = Number(period.slice(11));
  if (length === lengths.semimonthly) return { from: `${monthOf(period)}-${to.slice(8) === '15' ? '01' : '16'}`, to };
  return { from: addDays(to, 1 - length), to };
}

/** The period that a day is in; periods of weeks begin on the anchor and at every whole length before and after it. */
export function periodOn(frequency: PayFrequency, day: Day, anchor: Day): PayPeriod {
  const month = day.slice(0, 7);
  if (frequency === 'monthly') return month;
  if (frequency === 'semimonthly') return keyOf(day.slice(8) <= '15' ? `${month}-15` : monthSpan(month).to, frequency);
  const length = lengths[frequency];
  const number = dayNumber(day);
  const into = (((number - dayNumber(anchor)) % length) + length) % length;
  return keyOf(dayOfNumber(number - into + length - 1), frequency);
}

const keyOf = (to: Day, frequency: Exclude<PayFrequency, 'monthly'>): PayPeriod => `${to}/${String(lengths[frequency]).padStart(2, '0')}`;

export function periodAfter(period: PayPeriod): PayPeriod {
  const next = addDays(spanOf(period).to, 1);
  return periodOn(frequencyOf(period), next, next);
}

export function periodBefore(period: PayPeriod): PayPeriod {
  const { from } = spanOf(period);
  return periodOn(frequencyOf(period), addDays(from, -1), from);
}

/** Those that belong to a month, the earliest first. */
export function periodsOf(frequency: PayFrequency, month: string, anchor: Day): PayPeriod[] {
  const { from, to } = monthSpan(month);
  const found: PayPeriod[] = [];
  for (let period = periodOn(frequency, from, anchor); spanOf(period).to <= to; period = periodAfter(period)) found.push(period);
  return found;
}

/** Whether no later period of its frequency belongs to its month. */
export const isLastOfMonth = (period: PayPeriod): boolean => monthOf(periodAfter(period)) !== monthOf(period);

/** The share of a month that a period is: a year has twelve months and a fixed number of periods. */
export const shareOfMonth = (period: PayPeriod): Exact =>
  isWholeMonth(period) ? exact([1]) : exact([12], [periodsPerYear[frequencyOf(period)]]);

/** The number of periods of this frequency from the given month up to and including this period. */
export function periodsSince(month: string, period: PayPeriod): number {
  const frequency = frequencyOf(period);
  const count = (of: string): number => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
  const months = count(period) - count(month) + 1;
  if (frequency === 'monthly') return months;
  const { to } = spanOf(period);
  if (frequency === 'semimonthly') return months * 2 - (to.slice(8) === '15' ? 1 : 0);
  return Math.floor((dayNumber(to) - dayNumber(`${month}-01`)) / lengths[frequency]) + 1;
}
