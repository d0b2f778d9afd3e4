import { type Exact, exact, isMore, none, plus, rounded, times } from '../exact.ts';
import { because, type PayExplanation } from '../explain/pay-explanations.ts';
import { figureOf } from '../figures.ts';
import type { PayComponent, PayInputs } from '../pay-inputs.ts';
import type { YearMonth } from '../pay-year.ts';
import type { PayLine } from '../payslip.ts';
import { type ComponentBase, countedBase } from './component-base.ts';
import { inOrderOfBases } from './component-order.ts';
import { appliesTo } from './component-person.ts';

export type ComponentBases = Record<'basic' | 'gross' | 'taxable', number>;

type Facts = Pick<PayInputs, 'month' | 'year' | 'personal'> & Partial<Pick<PayInputs, 'paysMonth'>>;

/** Taxes and other deductions, and the employer's contributions, of a pay period within its tax year. */
export function componentPay(
  all: readonly PayComponent[],
  bases: ComponentBases,
  { month, paysMonth = true, year, personal }: Facts,
): PayLine[] {
  const isDue = ({ calculation }: PayComponent): boolean => paysMonth || calculation !== 'fixed';
  const components = all.filter((component) => isDue(component) && appliesTo(component, personal));
  const byId = new Map(components.map((component) => [component.id, component]));
  const taken = new Map<number, number>();
  const lines = inOrderOfBases(components).flatMap((component) => {
    const basis = component.baseComponentId === null ? undefined : byId.get(component.baseComponentId);
    const whole = component.base === 'component' ? (taken.get(component.baseComponentId ?? 0) ?? 0) : bases[component.base];
    const counted = countedBase(component, whole, { month, year, personal, baseOf: baseOf(component, basis) });
    const [own, employer] = counted ? linesOf(component, counted, basis?.name ?? '') : [];
    taken.set(component.id, own?.amount ?? 0);
    return [own, employer].filter((line) => line !== undefined);
  });
  return lines.filter(({ amount }) => amount !== 0);
}

const baseOf =
  ({ base }: PayComponent, basis: PayComponent | undefined) =>
  (month: YearMonth): number =>
    base === 'component' ? (month.components[basis?.code ?? '']?.own ?? 0) : month[base];

function linesOf(component: PayComponent, counted: ComponentBase, basisName: string): [own: PayLine, employer: PayLine] {
  const { rateBp, employerRateBp, calculation } = component;
  const { base, settled, explain } = counted;
  const due = dueOf(component, counted, basisName);
  const share = because('employer_percent', { percent: employerRateBp / 100, base_minor: figureOf(base) });
  const own = {
    ...line(component, base),
    rate: calculation === 'percent' ? rateBp : null,
    unit: calculation === 'percent' ? ('percent' as const) : null,
    amount: rounded(due.amount) - settled.own,
    explain: [...explain, ...due.explain, ...settledBefore(settled.own)],
  };
  const employer = {
    ...line(component, base),
    code: `employer:${component.code}`,
    kind: 'employer' as const,
    rate: employerRateBp,
    unit: 'percent' as const,
    amount: rounded(percentOf(base, employerRateBp)) - settled.employer,
    account: component.employerAccount,
    explain: [...explain, share, ...settledBefore(settled.employer)],
  };
  return [own, employer];
}

const line = ({ id, code, name, account }: PayComponent, base: Exact) => ({
  code: `component:${code}`,
  name,
  kind: 'deduction' as const,
  quantity: null,
  base: rounded(base),
  source: { type: 'pay-components', id },
  account,
});

const settledBefore = (amount: number): PayExplanation[] => (amount === 0 ? [] : [because('settled_before', { before_minor: amount })]);

const percentOf = (base: Exact, rateBp: number): Exact => times(base, exact([rateBp], [10_000]));

function dueOf(component: PayComponent, { base, scale }: ComponentBase, basisName: string): { amount: Exact; explain: PayExplanation[] } {
  const { calculation, rateBp, amount } = component;
  if (calculation === 'fixed') return { amount: exact([amount]), explain: [because('component_fixed', { amount_minor: amount })] };
  if (calculation === 'percent') {
    const args = { percent: rateBp / 100, base_minor: figureOf(base) };
    const sentence =
      component.base === 'component'
        ? because('component_of', { ...args, name: basisName })
        : because('component_percent', { ...args, base: component.base });
    return { amount: percentOf(base, rateBp), explain: [sentence] };
  }
  const parts = partsOf(component.brackets, base, scale);
  return { amount: parts.map(({ due }) => due).reduce(plus, none), explain: parts.map(({ sentence }) => sentence) };
}

/**
 * The base split into its brackets: each part has the rate of its own bracket. The amount due is rounded once, so its parts are shown
 * before rounding.
 */
function partsOf(brackets: PayComponent['brackets'], base: Exact, scale: Exact): { due: Exact; sentence: PayExplanation }[] {
  const sorted = [...brackets].sort((one, other) => (one.upTo ?? Number.POSITIVE_INFINITY) - (other.upTo ?? Number.POSITIVE_INFINITY));
  let from = none;
  return sorted.flatMap(({ upTo, rateBp }) => {
    const limit = upTo === null ? base : times(exact([upTo]), scale);
    const to = isMore(limit, base) ? base : limit;
    if (!isMore(to, from)) return [];
    const due = percentOf(plus(to, { over: -from.over, under: from.under }), rateBp);
    const args = { from_minor: figureOf(from), to_minor: figureOf(to), percent: rateBp / 100, amount_minor: figureOf(due) };
    from = to;
    return [{ due, sentence: because('component_bracket', args) }];
  });
}
