import { addDays, type Day, daysThrough, monthSpan } from '../../calendar.ts';
import { frequencyOf, isLastOfMonth, monthOf, type PayFrequency, type PayPeriod, periodOn, periodsOf, spanOf } from '../pay-period.ts';

type Employment = { from: Day; to: Day | null };

/** The days on which an employee is paid by a frequency; open ends are null. Together they cover every day once. */
export type FrequencySpan = { frequency: PayFrequency; from: Day | null; to: Day | null };

/** The employment on days of a period that are paid by its frequency; without any salary by the month. */
export function daysPaidBy(period: PayPeriod, employed: readonly Employment[], spans: readonly FrequencySpan[]): Employment[] {
  const frequency = frequencyOf(period);
  if (spans.every((span) => span.frequency === frequency) && (spans.length > 0 || frequency === 'monthly')) return [...employed];
  const { from: first, to: last } = spanOf(period);
  const own = joined(spans.filter((span) => span.frequency === frequency));
  return own.flatMap((span) =>
    employed.flatMap(({ from, to }) => {
      const begin = latest(from, span.from);
      const end = earliest(to, span.to);
      const isPaid = begin <= last && (end === null || end >= first) && (end === null || begin <= end);
      return isPaid ? [{ from: begin, to: end }] : [];
    }),
  );
}

/**
 * Whether amounts of the month are paid with a period: the last one of its month with an employed day. Who had left before all of them is paid with the
 * last by the calendar.
 */
export function paysMonthOf(period: PayPeriod, employed: readonly Employment[], spans: readonly FrequencySpan[], anchor: Day): boolean {
  if (spans.every(({ frequency }) => frequency === 'monthly')) return true;
  const month = monthOf(period);
  const [first = period] = periodsOf(frequencyOf(period), month, spanOf(period).from);
  const isEmployed = (day: Day): boolean => employed.some(({ from, to }) => from <= day && (to === null || day <= to));
  const paidOn = (day: Day): PayPeriod => periodOn(frequencyOn(day, spans), day, anchor);
  const days = daysThrough(spanOf(first).from < `${month}-01` ? spanOf(first).from : `${month}-01`, monthSpan(month).to);
  const paying = days.filter((day) => isEmployed(day) && monthOf(paidOn(day)) === month).map(paidOn);
  const last = paying.at(-1);
  return last === undefined ? isLastOfMonth(period) : last === period;
}

const frequencyOn = (day: Day, spans: readonly FrequencySpan[]): PayFrequency =>
  spans.find(({ from, to }) => (from === null || from <= day) && (to === null || day <= to))?.frequency ?? 'monthly';

/** Rises within one frequency are no change of it. */
function joined(spans: readonly FrequencySpan[]): FrequencySpan[] {
  const found: FrequencySpan[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last && last.to !== null && span.from === addDays(last.to, 1)) last.to = span.to;
    else found.push({ ...span });
  }
  return found;
}

const latest = (day: Day, other: Day | null): Day => (other !== null && other > day ? other : day);
const earliest = (day: Day | null, other: Day | null): Day | null => (day === null ? other : other !== null && other < day ? other : day);
