import { type Exact, exact, inThousandths, none, plus, roundedInTurn, sumOf, times } from './exact.ts';
import type { CountedDay, CountedDays } from './pay-days.ts';
import { because, type PayExplanation } from './pay-explanations.ts';
import type { PayInputs } from './pay-inputs.ts';
import type { PayLine, PaySegment } from './payslip.ts';
import { monthlyOf, type Segment } from './segments.ts';

/** The agreed amount of what was employed, before anything unpaid is taken off. */
export function basicPay(inputs: PayInputs, counted: CountedDays, segments: readonly Segment[]): { segments: PaySegment[]; line: PayLine } {
  const workdays = counted.days.filter(({ expectedMinutes }) => expectedMinutes > 0).length;
  const overtime = minutesByDate(inputs);
  const parts = segments.map((segment) => paid(segment, inputs, overtime));
  const amounts = roundedInTurn(parts.map(({ amount }) => amount));
  const told = segments.map((segment, index) =>
    toldSegment(segment, amounts[index]!, monthlyOf(segment.compensation, inputs.policy, workdays)),
  );
  const [first] = parts;
  const isOne = parts.length === 1 && first !== undefined;
  return {
    segments: told,
    line: {
      code: 'basic',
      name: null,
      kind: 'earning',
      quantity: isOne ? first.quantity : null,
      unit: isOne ? first.unit : null,
      rate: isOne ? first.rate : null,
      base: told.at(-1)?.monthly ?? null,
      amount: sumOf(amounts),
      source: { type: 'compensations', id: segments.at(-1)?.compensation.id ?? 0 },
      account: null,
      explain: told.map((segment, index) => explained(segment, segments[index]!, parts[index]!)),
    },
  };
}

type Part = { amount: Exact; quantity: number; unit: 'days' | 'hours'; rate: number | null };

/** Months are paid by their days, hours and days as they were worked or credited. */
function paid({ compensation, days, weight, of }: Segment, { policy }: PayInputs, overtime: ReadonlyMap<string, number>): Part {
  const { basis, amount } = compensation;
  if (basis === 'monthly')
    return { amount: of === 0 ? none : exact([amount, weight], [of]), quantity: weight * 1000, unit: 'days', rate: null };
  if (basis === 'hourly') {
    const minutes = sumOf(days.map((day) => Math.max(0, day.workedMinutes + day.creditedMinutes - (overtime.get(day.date) ?? 0))));
    return { amount: exact([amount, minutes], [60]), quantity: inThousandths(exact([minutes], [60])), unit: 'hours', rate: amount };
  }
  const worked = days.map((day) => shareOfDay(day, policy.deductLate)).reduce(plus, none);
  return {
    amount: times(worked, exact([amount])),
    quantity: inThousandths(worked),
    unit: 'days',
    rate: amount,
  };
}

/** A day on which somebody worked or was credited, without what is unpaid of it. */
function shareOfDay({ expectedMinutes, workedMinutes, creditedMinutes, lateMinutes, unpaid }: CountedDay, deductLate: boolean): Exact {
  if (workedMinutes + creditedMinutes === 0) return none;
  const taken = Math.min(10_000, sumOf(unpaid.map(({ shareBp }) => shareBp)));
  const share = exact([10_000 - taken], [10_000]);
  if (!deductLate || expectedMinutes === 0) return share;
  const rest = plus(share, exact([-lateMinutes], [expectedMinutes]));
  return rest.over < 0n ? none : rest;
}

/** Paid overtime has its own lines, so its minutes are no ordinary hours. */
function minutesByDate({ overtime }: PayInputs): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const part of overtime) {
    if (part.class !== 'normal') minutes.set(part.date, (minutes.get(part.date) ?? 0) + part.minutes);
  }
  return minutes;
}

const toldSegment = ({ compensation, days, weight, of }: Segment, amount: number, monthly: number): PaySegment => ({
  from: days[0]!.date,
  to: days.at(-1)!.date,
  compensationId: compensation.id,
  monthly,
  amount,
  days: weight,
  ofDays: of,
});

function explained({ from, to, amount, monthly, days, ofDays }: PaySegment, { compensation }: Segment, { quantity }: Part): PayExplanation {
  const { basis, amount: rate } = compensation;
  if (basis === 'hourly') return because('basic_hourly', { from, to, hours: quantity / 1000, rate_minor: rate, amount_minor: amount });
  if (basis === 'daily') return because('basic_daily', { from, to, days: quantity / 1000, rate_minor: rate, amount_minor: amount });
  if (days === ofDays) return because('basic_full', { amount_minor: amount });
  return because('basic_part', { from, to, days, of_days: ofDays, monthly_minor: monthly, amount_minor: amount });
}
