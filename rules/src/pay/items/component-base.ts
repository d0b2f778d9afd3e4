import type { PersonalDetails } from '../basic/personal-details.ts';
import { type Exact, exact, isMore, none, sumOf, times } from '../exact.ts';
import { because, type PayExplanation } from '../explain/pay-explanations.ts';
import { figureOf } from '../figures.ts';
import type { PayComponent } from '../pay-inputs.ts';
import { frequencyOf, isWholeMonth, type PayPeriod, periodsPerYear, periodsSince, shareOfMonth } from '../pay-period.ts';
import type { PayYear, YearMonth } from '../pay-year.ts';
import { lessAllowances } from './component-person.ts';

/** The base of a component, and the part of its result that earlier months of the tax year have settled. */
export type ComponentBase = {
  base: Exact;
  /** The share of the limits that applies: of monthly limits that of the period, of yearly ones all or that of the year so far. */
  scale: Exact;
  settled: { own: number; employer: number };
  explain: PayExplanation[];
};

type Months = { month: PayPeriod; year: PayYear; personal: PersonalDetails; baseOf: (month: YearMonth) => number };

/** Null if nothing is due. */
export const countedBase = (component: PayComponent, whole: number, months: Months): ComponentBase | null =>
  component.period === 'month' ? baseOfMonth(component, whole, months) : baseOfYear(component, whole, months);

const whole = exact([1]);
const nothing = { own: 0, employer: 0 };

function baseOfMonth(component: PayComponent, earned: number, months: Months): ComponentBase | null {
  const { floor, ceiling, yearlyCeiling } = component;
  const scale = shareOfMonth(months.month);
  const limit = (amount: number): Exact => times(exact([amount]), scale);
  const free = lessAllowances(component, months.personal, earned, scale);
  const all = free.base;
  if (all <= 0 || (floor !== null && isMore(limit(floor), exact([all])))) return null;
  const shared = limitsOfPeriod(component, months);
  if (yearlyCeiling !== null) {
    const { base, explain } = belowYearlyCeiling(component, yearlyCeiling, all, months);
    return { base, scale, settled: nothing, explain: [...shared, ...free.explain, ...explain] };
  }
  const most = ceiling === null ? null : limit(ceiling);
  const isCapped = most !== null && isMore(exact([all]), most);
  const explain = isCapped ? [because('component_ceiling', { ceiling_minor: figureOf(most), base_minor: all })] : [];
  return { base: isCapped ? most : exact([all]), scale, settled: nothing, explain: [...shared, ...free.explain, ...explain] };
}

/** Explains that monthly limits apply by the share of a shorter period. */
function limitsOfPeriod({ floor, ceiling, brackets, usesAllowance, childAllowance }: PayComponent, { month }: Months): PayExplanation[] {
  const hasLimits = floor !== null || ceiling !== null || brackets.length > 0 || usesAllowance || childAllowance > 0;
  if (isWholeMonth(month) || !hasLimits) return [];
  return [because('period_limits', { periods: periodsPerYear[frequencyOf(month)] })];
}

/** The base counts until that of the year has reached the limit. */
function belowYearlyCeiling(
  component: PayComponent,
  ceiling: number,
  all: number,
  months: Months,
): Pick<ComponentBase, 'base' | 'explain'> {
  const before = Math.min(ceiling, Math.max(0, sumOf(monthsSince(component, months).map(months.baseOf))));
  const counted = Math.min(all, ceiling - before);
  if (counted === all) return { base: exact([all]), explain: [] };
  const args = { base_minor: all, counted_minor: counted, ceiling_minor: ceiling, before_minor: before };
  return { base: exact([counted]), explain: [because('component_yearly_ceiling', args), ...openingOf(component, months)] };
}

/** The year so far with this month, less the amounts already settled. */
function baseOfYear(component: PayComponent, now: number, months: Months): ComponentBase | null {
  const { code, period, floor, ceiling } = component;
  const earlier = monthsSince(component, months);
  const before = sumOf(earlier.map(months.baseOf));
  const own = sumOf(earlier.map(({ components }) => components[code]?.own ?? 0));
  const employer = sumOf(earlier.map(({ components }) => components[code]?.employer ?? 0));
  const sum = before + now;
  if (sum <= 0 && own === 0 && employer === 0) return null;
  const from = firstMonthOf(component, months.year);
  const periods = periodsPerYear[frequencyOf(months.month)];
  const count = Math.min(periods, periodsSince(from, months.month));
  const free = lessAllowances(component, months.personal, sum, exact([count, 12], [periods]));
  const all = free.base;
  const scale = period === 'year' ? whole : exact([count], [periods]);
  const limit = (amount: number): Exact => ({ over: BigInt(amount) * scale.over, under: scale.under });
  const isBelow = floor !== null && isMore(limit(floor), exact([all]));
  const most = ceiling === null ? null : limit(ceiling);
  const isCapped = !isBelow && most !== null && isMore(exact([all]), most);
  return {
    base: isBelow || all <= 0 ? none : isCapped ? most : exact([all]),
    scale,
    settled: { own, employer },
    explain: [
      because('year_base', { month: from, before_minor: before, base_minor: now, whole_minor: sum }),
      ...openingOf(component, months),
      ...free.explain,
      ...(period === 'year_by_month'
        ? [isWholeMonth(months.month) ? because('year_limits', { months: count }) : because('year_limits_of', { count, periods })]
        : []),
      ...(isBelow ? [because('component_floor', { floor_minor: figureOf(limit(floor)) })] : []),
      ...(isCapped ? [because('component_ceiling', { ceiling_minor: figureOf(most), base_minor: all })] : []),
    ],
  };
}

/** A component that begins within a tax year counts from there. */
const firstMonthOf = ({ validFrom }: PayComponent, { from }: PayYear): string => (validFrom > from ? validFrom : from);

const monthsSince = (component: PayComponent, { year }: Months): YearMonth[] =>
  [...(year.opening ?? []), ...year.months].filter(({ month }) => month >= firstMonthOf(component, year));

/** Explains that part of the year was paid before or elsewhere. */
function openingOf(component: PayComponent, { year, baseOf }: Months): PayExplanation[] {
  const opening = (year.opening ?? []).filter(({ month }) => month >= firstMonthOf(component, year));
  if (opening.length === 0) return [];
  const withheld = sumOf(opening.map(({ components }) => components[component.code]?.own ?? 0));
  return [because('year_opening', { base_minor: sumOf(opening.map(baseOf)), withheld_minor: withheld })];
}
