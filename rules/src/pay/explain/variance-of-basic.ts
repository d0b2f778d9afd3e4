import { monthSpan } from '../../calendar.ts';
import { exact, rounded } from '../exact.ts';
import type { PayLine, PaySegment } from '../payslip.ts';
import type { ComparedPayslip, PayReason } from './pay-reasons.ts';

/** Splits the difference between the agreed amount and the days or hours that were paid. */
export function basicReasons(before: ComparedPayslip, after: ComparedPayslip): PayReason[] {
  const [old, now] = [basicOf(before), basicOf(after)];
  const difference = (now?.amount ?? 0) - (old?.amount ?? 0);
  const [was, is] = [before.segments.at(-1), after.segments.at(-1)];
  if (!is || !now) return [];
  if (!was || !old) return [{ code: 'joined', args: { date: after.segments[0]?.from ?? is.from }, amount: difference }];
  const raised = raiseOf(before, after, was, is);
  const raise: PayReason = { code: 'raise', args: { before_minor: was.monthly, after_minor: is.monthly }, amount: raised };
  return [raise, { ...timeReason(before, after, old, now), amount: difference - raised }];
}

const basicOf = ({ lines }: ComparedPayslip): PayLine | undefined => lines.find(({ code }) => code === 'basic');

const daysOf = ({ segments }: ComparedPayslip): number => segments.reduce((sum, { days }) => sum + days, 0);

const isByTime = (line: PayLine | undefined): boolean => line?.rate !== null && line?.rate !== undefined;

function raiseOf(before: ComparedPayslip, after: ComparedPayslip, was: PaySegment, is: PaySegment): number {
  const [old, now] = [basicOf(before), basicOf(after)];
  const paid = now?.amount ?? 0;
  const difference = paid - (old?.amount ?? 0);
  if (old?.rate && now?.rate) return paid - rounded(exact([paid, old.rate], [now.rate]));
  if (isByTime(now)) return 0;
  const isSameShare = daysOf(before) * is.ofDays === daysOf(after) * was.ofDays;
  if (isSameShare) return difference;
  if (after.segments.every(({ monthly }) => monthly === was.monthly)) return 0;
  return paid - rounded(exact([was.monthly, daysOf(after)], [Math.max(1, is.ofDays)]));
}

type ReasonWords = Pick<PayReason, 'code' | 'args'>;

function timeReason(before: ComparedPayslip, after: ComparedPayslip, old: PayLine, now: PayLine): ReasonWords {
  if (now.unit === 'hours')
    return { code: 'hours_worked', args: { hours: (now.quantity ?? 0) / 1000, before: (old.quantity ?? 0) / 1000 } };
  const [first, last] = [after.segments[0]?.from ?? '', after.segments.at(-1)?.to ?? ''];
  const month = after.span ?? monthSpan(first.slice(0, 7));
  if (last < month.to) return { code: 'left', args: { date: last } };
  if (first > month.from) return { code: 'joined', args: { date: first } };
  const days = (line: PayLine, slip: ComparedPayslip): number => (isByTime(line) ? (line.quantity ?? 0) / 1000 : daysOf(slip));
  return { code: 'days_employed', args: { days: days(now, after), before: days(old, before) } };
}
