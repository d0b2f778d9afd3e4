import { basicPay } from './basic/basic-pay.ts';
import { overtimePay } from './basic/overtime-pay.ts';
import { countDays } from './basic/pay-days.ts';
import { monthlyOf, type Segment, segmentsOf } from './basic/segments.ts';
import { travelLines } from './basic/travel-lines.ts';
import { unpaidPay } from './basic/unpaid.ts';
import { type Exact, exact, inThousandths, plus, rounded, sumOf, times } from './exact.ts';
import { componentPay } from './items/component-pay.ts';
import { deductedItems } from './items/deducted-items.ts';
import { dueItems } from './items/due-items.ts';
import { countsInGross, earnedItems } from './items/earned-items.ts';
import type { ItemBases, Units } from './items/item-pay.ts';
import { adjustmentLines, carriedLine, carriedOnLine, roundingLine } from './net-pay.ts';
import type { PayInputs } from './pay-inputs.ts';
import { frequencyOf, isWholeMonth, monthOf, periodsPerYear } from './pay-period.ts';
import type { PayLine, PayProblem, Payslip } from './payslip.ts';
import { isOfMonth, unsettledLines } from './unsettled-lines.ts';

/** The payslip of a pay period, from its facts alone. Each line is rounded once, half up; every total is the sum of its lines. */
export function calculatePayslip(given: PayInputs): Payslip | PayProblem {
  const inputs = { ...given, items: dueItems(given) };
  const counted = countDays(inputs);
  const found = segmentsOf(inputs, counted);
  if ('problem' in found && !isPaidAfterLeaving(found, inputs)) return found;
  const segments = 'problem' in found ? [] : found;

  const basic = basicPay(inputs, counted, segments);
  const unpaid = unpaidPay(inputs, segments);
  const overtime = overtimePay(inputs, segments);
  const basicSalary = basic.segments.at(-1)?.monthly ?? 0;
  const earnedBasic = total([basic.line, ...unpaid.lines]);
  const days = daysOf(segments, unpaid.days, counted.of);
  const earnedBefore = earnedBasic + total(overtime);
  const bases: ItemBases = {
    ...days,
    period: inputs.month,
    agreed: basicSalary,
    agreedMonth: agreedMonthOf(segments.at(-1), inputs, basicSalary),
    basic: earnedBasic,
    gross: earnedBefore,
    units: unitsOf(inputs, segments, unpaid.days),
  };
  const items = earnedItems(inputs.items, bases);
  const countedItems = items.filter(({ item }) => countsInGross(item)).map(({ line }) => line);
  const taxableItems = items.filter(({ item }) => item.taxable).map(({ line }) => line);
  const gross = earnedBefore + total(countedItems);
  const taxable = earnedBefore + total(taxableItems);
  const components = componentPay(inputs.components, { basic: earnedBasic, gross, taxable }, inputs);
  const earned = [
    ...(segments.length > 0 ? [basic.line] : []),
    ...unpaid.lines,
    ...overtime,
    ...items.map(({ line }) => line),
    ...travelLines(inputs.travels),
    ...components,
  ];
  const adjustments = adjustmentLines(inputs.adjustments, inputs.year);
  const debt = carriedLine(inputs.carried);
  const isFirst = inputs.settled.length === 0;
  const available = netOf([...earned, ...adjustments, ...(isFirst ? debt : inputs.settled.filter((line) => !isOfMonth(line)))]);
  const owed = [...earned, ...deductedItems(inputs.items, { ...bases, gross }, available, inputs.personal)];
  const due = isFirst ? owed : unsettledLines(owed, inputs.settled);
  if (due.length + adjustments.length === 0) return { problem: isFirst ? 'not_employed' : 'nothing_to_pay', args: { month: inputs.month } };

  const taken = [...due, ...adjustments, ...debt];
  const short = Math.max(0, -netOf(taken));
  if (short > 0 && !inputs.policy.carryNegative) return { problem: 'negative_net', args: { net_minor: -short } };
  const lifted = [...taken, ...carriedOnLine(short)];
  const lines = [...lifted, ...roundingLine(netOf(lifted), inputs.policy)];
  return {
    currency: inputs.currency,
    basicSalary,
    segments: basic.segments,
    lines: inSections(lines),
    gross: total(lines, isEarning),
    taxable: isFirst ? taxable : Math.min(taxable, total(lines, isEarning)),
    allowances: total(lines, ({ source }) => source?.type === 'allowances'),
    bonuses: total(lines, ({ source }) => source?.type === 'bonuses'),
    deductions: total(lines, isDeduction),
    net: netOf(lines),
    employerCost: total(lines, ({ kind }) => kind === 'earning' || kind === 'employer'),
    workedDays: inThousandths(bases.units.worked_days),
    payableDays: inThousandths(days.paidDays),
    unpaidDays: inThousandths(unpaid.days),
    overtimeMinutes: sumOf(inputs.overtime.filter((part) => part.class !== 'normal').map(({ minutes }) => minutes)),
    carriedOn: short,
  };
}

/** Bonuses for a month after the last day, and differences of earlier months, are paid without a salary. */
const isPaidAfterLeaving = ({ problem }: PayProblem, { items, adjustments }: PayInputs): boolean =>
  problem === 'not_employed' && items.length + adjustments.length > 0;

type Counted = Pick<PayLine, 'kind' | 'amount'>;

function total<Line extends Counted>(lines: readonly Line[], isMeant: (line: Line) => boolean = () => true): number {
  let sum = 0;
  for (const line of lines) if (isMeant(line)) sum += line.amount;
  return sum;
}

const isEarning = ({ kind }: Counted): boolean => kind === 'earning';
const isDeduction = ({ kind }: Counted): boolean => kind === 'deduction';

const netOf = (lines: readonly Counted[]): number => total(lines, isEarning) - total(lines, isDeduction);

const sections = ['earning', 'deduction', 'employer', 'info'] as const;

const inSections = (lines: readonly PayLine[]): PayLine[] => sections.flatMap((section) => lines.filter(({ kind }) => kind === section));

/** The agreed amount of a month; pay by the day is converted from the period. */
function agreedMonthOf(last: Segment | undefined, { month, policy }: PayInputs, agreed: number): number {
  if (!last || isWholeMonth(month)) return agreed;
  if (last.compensation.basis === 'daily') return rounded(exact([agreed, periodsPerYear[frequencyOf(month)]], [12]));
  return monthlyOf({ ...last, period: monthOf(month) }, policy, 0);
}

type PaidDays = Pick<ItemBases, 'paidShare' | 'paidDays' | 'ofDays'>;

/** In days as the policy counts them. */
function daysOf(segments: readonly Segment[], unpaid: Exact, of: number): PaidDays {
  const paid = plus(exact([sumOf(segments.map(({ weight }) => weight))]), { over: -unpaid.over, under: unpaid.under });
  return {
    paidShare: times(paid, exact([1], [Math.max(1, of)])),
    paidDays: paid,
    ofDays: of,
  };
}

/** A day with any work is a worked day, however short. */
function unitsOf({ overtime }: PayInputs, segments: readonly Segment[], unpaidDays: Exact): Units {
  const days = segments.flatMap((segment) => segment.days);
  const hours = (minutes: number): Exact => exact([minutes], [60]);
  return {
    worked_days: exact([days.filter(({ workedMinutes }) => workedMinutes > 0).length]),
    worked_hours: hours(sumOf(days.map(({ workedMinutes }) => workedMinutes))),
    overtime_hours: hours(sumOf(overtime.filter((part) => part.class !== 'normal').map(({ minutes }) => minutes))),
    unpaid_days: unpaidDays,
    late_hours: hours(sumOf(days.map(({ lateMinutes }) => lateMinutes))),
  };
}
