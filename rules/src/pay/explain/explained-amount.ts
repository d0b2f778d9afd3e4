import { type Exact, exact, none, plus, rounded, times } from '../exact.ts';
import { exactOf, type Figure } from '../figures.ts';
import type { PayLine } from '../payslip.ts';

/* For tests: a line again from the arguments of its explanations alone, as with a pocket calculator. It shares no rule with those that wrote them. */

type Args = Readonly<Record<string, string | number>>;

const of = (args: Args, name: string): Exact => exactOf(args[name] as Figure);
const over = (args: Args, name: string): Exact => {
  const { over: above, under } = of(args, name);
  return { over: under, under: above };
};
const bp = (args: Args): Exact => exact([Math.round(Number(args.percent) * 100)], [10_000]);
const product = (...factors: Exact[]): Exact => factors.reduce(times, exact([1]));
const partOfDays = (args: Args, whole: string): Exact => product(of(args, whole), of(args, 'days'), over(args, 'of_days'));

const monthsOfYear = (args: Args): Exact => exact([Number(args.months)], [12]);

/** The formula of each sentence; sentences that only inform are not here. */
const sums: Readonly<Record<string, (args: Args) => Exact>> = {
  basic_full: (args) => of(args, 'amount_minor'),
  basic_part: (args) => partOfDays(args, 'monthly_minor'),
  period_full: (args) => of(args, 'amount_minor'),
  period_part: (args) => partOfDays(args, 'period_minor'),
  basic_hourly: (args) => product(of(args, 'hours'), of(args, 'rate_minor')),
  basic_daily: (args) => product(of(args, 'days'), of(args, 'rate_minor')),
  unpaid_of: (args) => product(exact([-1]), partOfDays(args, 'monthly_minor')),
  period_unpaid_of: (args) => product(exact([-1]), partOfDays(args, 'period_minor')),
  overtime_hours: (args) => product(of(args, 'hours'), of(args, 'hourly_minor'), bp(args)),
  premium_hours: (args) => product(of(args, 'hours'), of(args, 'hourly_minor'), bp(args)),
  item_fixed: (args) => of(args, 'amount_minor'),
  item_prorated: (args) => partOfDays(args, 'whole_minor'),
  item_of_basic: (args) => product(of(args, 'base_minor'), bp(args)),
  item_of_gross: (args) => product(of(args, 'base_minor'), bp(args)),
  item_worked_days: (args) => product(of(args, 'quantity'), of(args, 'rate_minor')),
  item_worked_hours: (args) => product(of(args, 'quantity'), of(args, 'rate_minor')),
  item_overtime_hours: (args) => product(of(args, 'quantity'), of(args, 'rate_minor')),
  item_unpaid_days: (args) => product(of(args, 'quantity'), of(args, 'rate_minor')),
  item_late_hours: (args) => product(of(args, 'quantity'), of(args, 'rate_minor')),
  instalment_of_pay: (args) => product(of(args, 'base_minor'), bp(args), monthsOfYear(args)),
  instalment_of_amount: (args) => product(of(args, 'base_minor'), monthsOfYear(args)),
  component_percent: (args) => product(of(args, 'base_minor'), bp(args)),
  component_of: (args) => product(of(args, 'base_minor'), bp(args)),
  settled_before: () => none,
  component_fixed: (args) => of(args, 'amount_minor'),
  component_bracket: (args) => product(plus(of(args, 'to_minor'), product(exact([-1]), of(args, 'from_minor'))), bp(args)),
  employer_percent: (args) => product(of(args, 'base_minor'), bp(args)),
  carried_to_next: (args) => product(exact([-1]), of(args, 'amount_minor')),
};

/** Changes of the amount after it was rounded. */
const steps: Readonly<Record<string, (amount: number, args: Args) => number>> = {
  rounded_together: (amount, args) => amount + Number(args.amount_minor),
  settled_before: (amount, args) => amount - Number(args.before_minor),
  rest_at_once: (_, args) => Number(args.amount_minor),
  rest_of_loan: (_, args) => Number(args.amount_minor),
  share_capped: (_, args) => Math.floor((Number(args.left_minor) * Math.round(Number(args.percent) * 100)) / 10_000),
  garnishment_limit: (_, args) =>
    Math.max(
      0,
      Math.floor((Math.max(0, Number(args.net_minor) - Number(args.protected_minor)) * Math.round(Number(args.percent) * 100)) / 10_000) -
        Number(args.garnished_minor),
    ),
  net_short: (_, args) => Number(args.taken_minor),
  paid_before: (amount, args) => (amount === Number(args.whole_minor) ? amount - Number(args.paid_minor) : Number.NaN),
};

/** Undefined if no explanation contains the numbers of the amount. */
export function explainedAmount({ explain }: PayLine): number | undefined {
  const terms = explain.flatMap(({ code, args }) => (sums[code] ? [sums[code](args)] : []));
  if (terms.length === 0) return undefined;
  let amount = rounded(terms.reduce(plus, none));
  for (const { code, args } of explain) amount = steps[code]?.(amount, args) ?? amount;
  return amount;
}

/** The codes of parts that show a wrong amount; each part shows its own amount before the line is rounded. */
export const wrongParts = ({ explain }: PayLine): string[] =>
  explain.flatMap(({ code, args }) => {
    const due = sums[code]?.(args);
    const isWrong = due && typeof args.amount_minor === 'string' && !isEqual(due, exactOf(args.amount_minor));
    return isWrong ? [code] : [];
  });

const isEqual = (one: Exact, other: Exact): boolean => one.over * other.under === other.over * one.under;
