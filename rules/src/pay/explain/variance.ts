import type { PayLine } from '../payslip.ts';
import type { ComparedPayslip, PayReason, PayReasonCode } from './pay-reasons.ts';
import { basicReasons } from './variance-of-basic.ts';

/** Why the net amount differs from that of the month before, the weightiest first. The reasons add up to the difference. */
export function varianceOf(before: ComparedPayslip | null, after: ComparedPayslip): { amount: number; reasons: PayReason[] } {
  const old = before ?? { net: 0, segments: [], lines: [] };
  const codes = [...new Set([...old.lines, ...after.lines].filter(countsInNet).map(({ code }) => code))];
  const pairs = codes.map((code) => ({ code, old: lineOf(old, code), now: lineOf(after, code) }));
  const reasons = [
    ...basicReasons(old, after),
    ...together(pairs, (code) => unpaidCodes.has(code), 'unpaid_days', 'days'),
    ...together(pairs, (code) => code.startsWith('overtime:'), 'overtime', 'hours'),
    ...adjustments(pairs),
    ...pairs.filter(({ code }) => code.startsWith('carried')).map(({ old, now }) => reason('carried', {}, signed(now) - signed(old))),
    ...pairs.filter(({ code }) => code === 'rounding').map(({ old, now }) => reason('rounding', {}, signed(now) - signed(old))),
    ...pairs.filter(({ code }) => !isOwnKind(code)).map(named),
  ];
  const result = reasons.filter(({ amount }) => amount !== 0).sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  return { amount: after.net - old.net, reasons: result };
}

type Pair = { code: string; old: PayLine | undefined; now: PayLine | undefined };

const unpaidCodes: ReadonlySet<string> = new Set(['unpaid_leave', 'unpaid_absence', 'unpaid_excuse', 'late']);

const isOwnKind = (code: string): boolean =>
  unpaidCodes.has(code) || /^(basic|rounding|carried|carried_on)$|^(overtime|adjustment):/.test(code);

const countsInNet = ({ kind }: PayLine): boolean => kind === 'earning' || kind === 'deduction';

const lineOf = ({ lines }: ComparedPayslip, code: string): PayLine | undefined => lines.find((line) => line.code === code);

const signed = (line: PayLine | undefined): number => (line ? (line.kind === 'deduction' ? -line.amount : line.amount) : 0);

const reason = (code: PayReasonCode, args: PayReason['args'], amount: number): PayReason => ({ code, args, amount });

const differenceOf = (pairs: readonly Pair[]): number => pairs.reduce((sum, { old, now }) => sum + signed(now) - signed(old), 0);

/** Several lines of one kind are one reason, with the number of days or hours now and before. */
function together(pairs: readonly Pair[], isOne: (code: string) => boolean, code: PayReasonCode, unit: 'days' | 'hours'): PayReason[] {
  const ones = pairs.filter((pair) => isOne(pair.code));
  const quantity = (which: 'old' | 'now'): number => ones.reduce((sum, pair) => sum + (pair[which]?.quantity ?? 0), 0) / 1000;
  return ones.length === 0 ? [] : [reason(code, { [unit]: quantity('now'), before: quantity('old') }, differenceOf(ones))];
}

function adjustments(pairs: readonly Pair[]): PayReason[] {
  const months = Map.groupBy(
    pairs.filter(({ code }) => code.startsWith('adjustment:')),
    ({ code }) => code.split(':')[1] ?? '',
  );
  return [...months].map(([month, ones]) => reason('adjustment', { month }, differenceOf(ones)));
}

function named({ code, old, now }: Pair): PayReason {
  const kind = code.startsWith('component:') ? 'component' : 'item';
  const how = old ? (now ? 'changed' : 'ended') : 'new';
  return reason(`${kind}_${how}`, { name: now?.name ?? old?.name ?? code }, signed(now) - signed(old));
}
