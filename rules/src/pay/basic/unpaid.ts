import { addDays, type Day } from '../../calendar.ts';
import { type Exact, exact, inThousandths, none, plus, rounded, roundedInTurn, times } from '../exact.ts';
import { because, type PayExplanation } from '../explain/pay-explanations.ts';
import { figureOf } from '../figures.ts';
import type { PayInputs } from '../pay-inputs.ts';
import { isWholeMonth } from '../pay-period.ts';
import type { PayLine } from '../payslip.ts';
import { amountOf, type Segment } from './segments.ts';
import { daysOffUnpaid, isPaidWhole, type Reason, reasonOf, reasons, type Taken, takenOff } from './unpaid-days.ts';

type Unpaid = { segment: Segment; taken: Taken[] };

export type UnpaidPay = { lines: PayLine[]; days: Exact };

/**
 * The month is paid in full, and unpaid time is deducted as negative earnings. These are rounded together, so that a wholly unpaid month
 * amounts to zero. Employees paid by the hour or day were not paid for it in the first place, but their unpaid days are still counted.
 */
export function unpaidPay(inputs: PayInputs, segments: readonly Segment[]): UnpaidPay {
  if (segments.every(({ days }) => days.every((day) => isPaidWhole(day, inputs)))) return { lines: [], days: none };
  const dayOffToo = daysOffUnpaid(inputs, segments);
  const bySegment = segments.map((segment) => ({ segment, taken: takenOff(segment, inputs, dayOffToo) }));
  const amounts = reasons.map((reason) =>
    bySegment.map(({ segment, taken }) => costOf(segment, daysFor(reason, taken))).reduce(plus, none),
  );
  const lines = roundedInTurn(amounts).flatMap((amount, index) => {
    const reason = reasons[index]!;
    if (amount === 0) return [];
    const line = lineOf(reason, amount, bySegment, inputs);
    return [{ ...line, explain: [...line.explain, ...remainder(amount - rounded(amounts[index]!))] }];
  });
  return { lines, days: bySegment.flatMap(({ taken }) => taken.map(({ days }) => days)).reduce(plus, none) };
}

const daysFor = (reason: Reason, taken: readonly Taken[]): Exact =>
  taken
    .filter((one) => one.reason === reason)
    .map(({ days }) => days)
    .reduce(plus, none);

const costOf = (segment: Segment, days: Exact): Exact =>
  segment.compensation.basis === 'monthly' && segment.of > 0 ? times(times(days, amountOf(segment)), exact([1], [segment.of])) : none;

/** The effect on this line of rounding all unpaid time together. */
const remainder = (minor: number): PayExplanation[] => (minor === 0 ? [] : [because('rounded_together', { amount_minor: -minor })]);

function lineOf(reason: Reason, amount: number, bySegment: readonly Unpaid[], inputs: PayInputs): PayLine {
  const taken = bySegment.flatMap((part) => part.taken).filter((one) => one.reason === reason);
  const monthly = bySegment.filter(({ segment }) => segment.compensation.basis === 'monthly');
  const last = monthly.at(-1);
  return {
    code: reason,
    name: null,
    kind: 'earning',
    quantity: inThousandths(daysFor(reason, taken)),
    unit: 'days',
    rate: null,
    base: last ? rounded(amountOf(last.segment)) : null,
    amount: -amount,
    source: sourceOf(reason, taken, inputs),
    account: null,
    explain: [...(reason === 'late' ? [lateness(taken, inputs)] : spans(taken)), ...monthly.flatMap((part) => formulaOf(reason, part))],
  };
}

function formulaOf(reason: Reason, { segment, taken }: Unpaid): PayExplanation[] {
  const days = figureOf(daysFor(reason, taken));
  if (days === 0) return [];
  const [of_days, amount] = [segment.of, figureOf(amountOf(segment))];
  if (isWholeMonth(segment.period)) return [because('unpaid_of', { days, of_days, monthly_minor: amount })];
  return [because('period_unpaid_of', { days, of_days, period_minor: amount })];
}

/** The request that all of it comes from, where it is one. */
function sourceOf(reason: Reason, taken: readonly Taken[], { days }: PayInputs): PayLine['source'] {
  const dates = new Set(taken.map(({ date }) => date));
  const ids = new Set(
    days.flatMap(({ date, unpaid }) =>
      dates.has(date) ? unpaid.filter((one) => reasonOf[one.because] === reason).map(({ id }) => id) : [],
    ),
  );
  const [id] = ids;
  if (ids.size !== 1 || id === undefined || id === null || reason === 'unpaid_absence') return null;
  return { type: reason === 'unpaid_leave' ? 'leaves' : 'excuses', id };
}

function lateness(taken: readonly Taken[], { days }: PayInputs): PayExplanation {
  const dates = new Set(taken.map(({ date }) => date));
  const minutes = days.reduce((sum, day) => sum + (dates.has(day.date) ? day.lateMinutes : 0), 0);
  return because('late_minutes', { minutes, times: dates.size });
}

/** Consecutive days are shown as one span. */
function spans(taken: readonly Taken[]): PayExplanation[] {
  const dates = [...new Set(taken.map(({ date }) => date))].sort();
  const found: { from: Day; to: Day }[] = [];
  for (const date of dates) {
    const last = found.at(-1);
    if (last && addDays(last.to, 1) === date) last.to = date;
    else found.push({ from: date, to: date });
  }
  return found.map(({ from, to }) => (from === to ? because('unpaid_on', { date: from }) : because('unpaid_between', { from, to })));
}
