import { type Exact, exact, inThousandths, isMore, none, plus, roundedInTurn, sumOf, times } from '../exact.ts';
import { because, type PayExplanation } from '../explain/pay-explanations.ts';
import { type Figure, figureOf } from '../figures.ts';
import type { PayInputs } from '../pay-inputs.ts';
import { frequencyOf, isWholeMonth, periodsPerYear } from '../pay-period.ts';
import type { PayLine, PaySegment } from '../payslip.ts';
import type { CountedDay, CountedDays } from './pay-days.ts';
import { amountOf, monthAmountOf, monthlyOf, type Segment } from './segments.ts';

/** The agreed amount for the time employed, before unpaid time is deducted. */
export function basicPay(inputs: PayInputs, counted: CountedDays, segments: readonly Segment[]): { segments: PaySegment[]; line: PayLine } {
  const workdays = counted.days.filter(({ expectedMinutes }) => expectedMinutes > 0).length;
  const overtime = minutesByDate(inputs);
  const parts = segments.map((segment) => paid(segment, inputs, overtime));
  const amounts = roundedInTurn(parts.map(({ amount }) => amount));
  const result = segments.map((segment, index) => explainedSegment(segment, amounts[index]!, monthlyOf(segment, inputs.policy, workdays)));
  const [first] = parts;
  const isOne = parts.length === 1 && first !== undefined;
  return {
    segments: result,
    line: {
      code: 'basic',
      name: null,
      kind: 'earning',
      quantity: isOne ? first.quantity : null,
      unit: isOne ? first.unit : null,
      rate: isOne ? first.rate : null,
      base: result.at(-1)?.monthly ?? null,
      amount: sumOf(amounts),
      source: { type: 'compensations', id: segments.at(-1)?.compensation.id ?? 0 },
      account: null,
      explain: result.flatMap((segment, index) => [
        ...fullTime(segments[index]!),
        ...partOfYear(segments[index]!),
        explained(segment, segments[index]!, parts[index]!, isOne),
      ]),
    },
  };
}

type Part = { amount: Exact; units: Exact; quantity: number; unit: 'days' | 'hours'; rate: number | null };

/** Months are paid by their days, hours and days as they were worked or credited. */
function paid(segment: Segment, { policy }: PayInputs, overtime: ReadonlyMap<string, number>): Part {
  const { compensation, days, weight, of } = segment;
  const { basis, amount } = compensation;
  if (basis === 'monthly')
    return {
      amount: of === 0 ? none : times(amountOf(segment), exact([weight], [of])),
      units: exact([weight]),
      quantity: weight * 1000,
      unit: 'days',
      rate: null,
    };
  if (basis === 'hourly') {
    const minutes = sumOf(days.map((day) => Math.max(0, day.workedMinutes + day.creditedMinutes - (overtime.get(day.date) ?? 0))));
    return { ...byUnits(exact([minutes], [60]), amount), unit: 'hours' };
  }
  const worked = days.map((day) => shareOfDay(day, policy.deductLate)).reduce(plus, none);
  return { ...byUnits(worked, amount), unit: 'days' };
}

const byUnits = (units: Exact, rate: number) => ({ amount: times(units, exact([rate])), units, quantity: inThousandths(units), rate });

/** The paid share of a day that was worked or credited: without its unpaid parts and, if the policy deducts it, lateness. */
function shareOfDay({ expectedMinutes, workedMinutes, creditedMinutes, lateMinutes, unpaid }: CountedDay, deductLate: boolean): Exact {
  if (workedMinutes + creditedMinutes === 0) return none;
  const taken = unpaid.map(({ part, of }) => exact([-part], [of]));
  const late = deductLate && expectedMinutes > 0 ? exact([-lateMinutes], [expectedMinutes]) : none;
  const rest = [...taken, late].reduce(plus, exact([1]));
  return isMore(rest, none) ? rest : none;
}

/** Overtime has lines of its own once it is approved, and none before that or as time off, so it never counts as ordinary hours. */
function minutesByDate({ overtime }: PayInputs): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const part of overtime) {
    if (part.class !== 'normal') minutes.set(part.date, (minutes.get(part.date) ?? 0) + part.workedMinutes);
  }
  return minutes;
}

const explainedSegment = ({ compensation, days, weight, of }: Segment, amount: number, monthly: number): PaySegment => ({
  from: days[0]!.date,
  to: days.at(-1)!.date,
  compensationId: compensation.id,
  monthly,
  amount,
  days: weight,
  ofDays: of,
});

/** One part is rounded as the line is; of several, each is shown as it is before the line is rounded. */
function explained(segment: PaySegment, of: Segment, part: Part, isOne: boolean): PayExplanation {
  const { from, to, days, ofDays } = segment;
  const { basis, amount: rate } = of.compensation;
  const amount_minor: Figure = isOne ? segment.amount : figureOf(part.amount);
  const units = figureOf(part.units);
  if (basis === 'hourly') return because('basic_hourly', { from, to, hours: units, rate_minor: rate, amount_minor });
  if (basis === 'daily') return because('basic_daily', { from, to, days: units, rate_minor: rate, amount_minor });
  const isMonth = isWholeMonth(of.period);
  if (days === ofDays) return because(isMonth ? 'basic_full' : 'period_full', { amount_minor });
  const args = { from, to, days, of_days: ofDays, amount_minor };
  if (isMonth) return because('basic_part', { ...args, monthly_minor: figureOf(amountOf(of)) });
  return because('period_part', { ...args, period_minor: figureOf(amountOf(of)) });
}

/** Explains the agreed amount for full time at the FTE of the segment. */
function fullTime(segment: Segment): PayExplanation[] {
  const { compensation, shareBp } = segment;
  if (shareBp === 10_000) return [];
  const args = { percent: shareBp / 100, full_minor: compensation.amount, monthly_minor: figureOf(monthAmountOf(segment)) };
  return [because('full_time', args)];
}

/** Explains how the amount of a shorter period follows from that of a month. */
function partOfYear(segment: Segment): PayExplanation[] {
  if (segment.compensation.basis !== 'monthly' || isWholeMonth(segment.period)) return [];
  const periods = periodsPerYear[frequencyOf(segment.period)];
  return [because('period_pay', { monthly_minor: figureOf(monthAmountOf(segment)), periods, period_minor: figureOf(amountOf(segment)) })];
}
