import type { MonthsServed } from '../basic/months-served.ts';
import { type Exact, exact, inThousandths, rounded, shareOf, times } from '../exact.ts';
import { because, type PayExplanation } from '../explain/pay-explanations.ts';
import { figureOf } from '../figures.ts';
import type { PayItem } from '../pay-inputs.ts';
import { frequencyOf, isWholeMonth, type PayPeriod, periodsPerYear, shareOfMonth } from '../pay-period.ts';
import type { PayLine } from '../payslip.ts';
import { isSpread } from './due-items.ts';

/** The amounts that items are based on. */
export type ItemBases = {
  period: PayPeriod;
  /** The agreed amount of the period; `basic` is the part of it that was earned. */
  agreed: number;
  /** The agreed amount of a whole month, regardless of the period. */
  agreedMonth: number;
  basic: number;
  gross: number;
  /** The share of the month that is paid. */
  paidShare: Exact;
  paidDays: Exact;
  ofDays: number;
  units: Units;
};
export type Units = Record<'worked_days' | 'worked_hours' | 'overtime_hours' | 'unpaid_days' | 'late_hours', Exact>;

type ComputedItem = Pick<PayLine, 'quantity' | 'unit' | 'rate' | 'base' | 'amount'> & { explain: PayExplanation[] };

/** The amount of an item in this period, before any cap. */
export function itemPay(item: PayItem, bases: ItemBases): ComputedItem {
  if (item.served) return instalmentPay(item, item.served, bases);
  if (item.kind === 'percent') return percentPay(item, bases);
  if (item.kind === 'fixed') return fixedPay(item, bases);
  return unitPay(item, bases);
}

/** A year's amount by the months served of it, rounded once. */
function instalmentPay({ kind, amount, rateBp, base: of }: PayItem, { months, from, to }: MonthsServed, bases: ItemBases): ComputedItem {
  const rate = kind === 'percent' ? (rateBp ?? 0) : null;
  const base = rate === null ? (amount ?? 0) : Math.max(0, of === 'gross' ? monthOfGross(bases) : bases.agreedMonth);
  const due = rate === null ? exact([base, months], [12]) : exact([base, rate, months], [10_000, 12]);
  const period = { months, from, to, base_minor: base };
  const sentence =
    rate === null ? because('instalment_of_amount', period) : because('instalment_of_pay', { ...period, percent: rate / 100 });
  return { quantity: null, unit: rate === null ? null : 'percent', rate, base, amount: rounded(due), explain: [sentence] };
}

/** The gross pay of a shorter period as if a month were paid so. */
const monthOfGross = ({ gross, period }: ItemBases): number =>
  isWholeMonth(period) ? gross : rounded(exact([gross, periodsPerYear[frequencyOf(period)]], [12]));

/** A share of the basic salary is based on the earned amount if the item is prorated, else on the agreed one. */
function percentPay({ rateBp, base: of, prorate }: PayItem, { agreed, basic, gross }: ItemBases): ComputedItem {
  const rate = rateBp ?? 0;
  const base = Math.max(0, of === 'gross' ? gross : prorate ? basic : agreed);
  const sentence = because(of === 'gross' ? 'item_of_gross' : 'item_of_basic', { percent: rate / 100, base_minor: base });
  return { quantity: null, unit: 'percent', rate, base, amount: shareOf(base, rate), explain: [sentence] };
}

function fixedPay(item: PayItem, bases: ItemBases): ComputedItem {
  const { amount: given, prorate } = item;
  const { paidShare, paidDays, ofDays } = bases;
  if (isSpread(item) && !isWholeMonth(bases.period)) return spreadPay(given ?? 0, bases);
  const whole = given ?? 0;
  const amount = prorate ? rounded(times(exact([whole]), paidShare)) : whole;
  if (amount === whole)
    return { quantity: null, unit: null, rate: null, base: null, amount, explain: [because('item_fixed', { amount_minor: whole })] };
  const sentence = because('item_prorated', { whole_minor: whole, days: figureOf(paidDays), of_days: ofDays, amount_minor: amount });
  return { quantity: inThousandths(paidDays), unit: 'days', rate: null, base: whole, amount, explain: [sentence] };
}

/** A monthly amount by the share of a shorter period, and by its paid days. */
function spreadPay(given: number, { period, paidShare, paidDays, ofDays }: ItemBases): ComputedItem {
  const whole = times(exact([given]), shareOfMonth(period));
  const amount = rounded(times(whole, paidShare));
  const part = because('period_pay', { monthly_minor: given, periods: periodsPerYear[frequencyOf(period)], period_minor: figureOf(whole) });
  const days = { days: figureOf(paidDays), of_days: ofDays };
  const sentence = because('item_prorated', { whole_minor: figureOf(whole), ...days, amount_minor: amount });
  return { quantity: inThousandths(paidDays), unit: 'days', rate: null, base: rounded(whole), amount, explain: [part, sentence] };
}

function unitPay(item: PayItem, { units }: ItemBases): ComputedItem {
  const source = unitOf(item);
  const rate = item.amount ?? 0;
  const count = units[source];
  const sentence = because(`item_${source}`, { quantity: figureOf(count), rate_minor: rate });
  const unit = source.endsWith('_days') ? 'days' : 'hours';
  const quantity = inThousandths(count);
  return { quantity, unit, rate, base: null, amount: rounded(times(exact([rate]), count)), explain: [sentence] };
}

function unitOf({ kind, unitSource }: PayItem): keyof Units {
  if (kind === 'per_hour' && (unitSource === null || unitSource === 'worked_days')) return 'worked_hours';
  return unitSource ?? 'worked_days';
}

export const itemLine = (item: PayItem, kind: PayLine['kind'], { explain, ...computed }: ComputedItem): PayLine => ({
  code: `${item.source}:${item.id}`,
  name: item.name,
  kind,
  ...computed,
  source: { type: item.source, id: item.id },
  account: item.account,
  explain,
});

/** Lines do not depend on the order in which items were given. */
export const inOrder = (items: readonly PayItem[]): PayItem[] =>
  [...items].sort((one, other) => compared(one.source, other.source) || one.priority - other.priority || one.id - other.id);

const compared = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
