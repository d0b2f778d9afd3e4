import { type Exact, exact, none, plus, rounded, shareOf } from './exact.ts';
import { figureOf } from './figures.ts';
import { because, type PayExplanation } from './pay-explanations.ts';
import type { PayComponent } from './pay-inputs.ts';
import type { PayLine } from './payslip.ts';

export type ComponentBases = Record<PayComponent['base'], number>;

const kinds = ['social', 'tax', 'other'];

/** What the state and others take, and what the employer pays on top. No component is reckoned on another, so their order does not matter. */
export function componentPay(components: readonly PayComponent[], bases: ComponentBases): PayLine[] {
  const sorted = [...components].sort(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.code < other.code ? -1 : 1),
  );
  return sorted.flatMap((component) => linesOf(component, bases[component.base])).filter(({ amount }) => amount !== 0);
}

function linesOf(component: PayComponent, whole: number): PayLine[] {
  if (whole <= 0 || (component.floor !== null && whole < component.floor)) return [];
  const base = component.ceiling === null ? whole : Math.min(whole, component.ceiling);
  const capped = base < whole ? [because('component_ceiling', { ceiling_minor: base, base_minor: whole })] : [];
  const { rateBp, employerRateBp } = component;
  const own = {
    ...line(component, base),
    rate: component.calculation === 'percent' ? rateBp : null,
    unit: component.calculation === 'percent' ? ('percent' as const) : null,
    ...due(component, base, capped),
  };
  const employer = {
    ...line(component, base),
    code: `employer:${component.code}`,
    kind: 'employer' as const,
    rate: employerRateBp,
    unit: 'percent' as const,
    amount: shareOf(base, employerRateBp),
    account: component.employerAccount,
    explain: [...capped, because('employer_percent', { percent: employerRateBp / 100, base_minor: base })],
  };
  return [own, employer];
}

const line = ({ id, code, name, account }: PayComponent, base: number) => ({
  code: `component:${code}`,
  name,
  kind: 'deduction' as const,
  quantity: null,
  base,
  source: { type: 'pay-components', id },
  account,
});

function due(component: PayComponent, base: number, capped: readonly PayExplanation[]): { amount: number; explain: PayExplanation[] } {
  const { calculation, rateBp, amount } = component;
  if (calculation === 'fixed') return { amount, explain: [because('component_fixed', { amount_minor: amount })] };
  if (calculation === 'percent') {
    const sentence = because('component_percent', { percent: rateBp / 100, base: component.base, base_minor: base });
    return { amount: shareOf(base, rateBp), explain: [...capped, sentence] };
  }
  const parts = partsOf(component.brackets, base);
  const amountDue = rounded(parts.map(({ due }) => due).reduce(plus, none));
  return { amount: amountDue, explain: [...capped, ...parts.map(({ sentence }) => sentence)] };
}

/** The base in its brackets: each part has the rate of its own bracket. What is due is rounded once, so its parts are shown before that. */
function partsOf(brackets: PayComponent['brackets'], base: number): { due: Exact; sentence: PayExplanation }[] {
  const sorted = [...brackets].sort((one, other) => (one.upTo ?? Number.POSITIVE_INFINITY) - (other.upTo ?? Number.POSITIVE_INFINITY));
  let from = 0;
  return sorted.flatMap(({ upTo, rateBp }) => {
    const to = Math.min(base, upTo ?? base);
    const part = to - from;
    if (part <= 0) return [];
    const partDue = exact([part, rateBp], [10_000]);
    const args = { from_minor: from, to_minor: to, percent: rateBp / 100, amount_minor: figureOf(partDue) };
    const sentence = because('component_bracket', args);
    from = to;
    return [{ due: partDue, sentence }];
  });
}
