import type { BodyOf } from '@cadre/contract/call';
import type { simulatePay } from '@cadre/contract/calls/pay-simulations';
import { toMinor } from '@cadre/rules/money';
import type { Compensation, PayInputs, PayItem } from '@cadre/rules/pay/pay-inputs';
import { monthOf } from '@cadre/rules/pay/pay-period';
import { invalid } from '../../../platform/problem.ts';

type Input = BodyOf<typeof simulatePay>;
type ItemInput = NonNullable<Input['items']>[number];

/** A simulation must change something in a plausible year, and every item needs either an amount or a rate. */
export function refuseInput({ month, compensation, items }: Input): void {
  if (month < '1900-01' || month > '2199-12') throw invalid({ month: [{ code: 'not_valid' }] });
  if (!compensation && !items?.length) throw invalid({ compensation: [{ code: 'required' }] });
  if (items?.some(({ amount, rate_bp }) => (amount == null) === (rate_bp == null))) throw invalid({ items: [{ code: 'not_valid' }] });
}

/** The inputs of a month with the simulated changes applied. */
export function changedInputs(inputs: PayInputs, input: Input): PayInputs {
  const { compensation, items } = input;
  const added = (items ?? []).filter(({ recurrence }) => recurrence === 'monthly' || monthOf(inputs.month) === input.month);
  return {
    ...inputs,
    compensations: compensation ? withCompensation(inputs, input) : inputs.compensations,
    items: [...inputs.items, ...added.map((item, index) => itemOf(item, index, inputs.currency))],
  };
}

/** The simulated compensation applies from its day until the next one that was agreed for later. */
function withCompensation({ compensations, currency }: PayInputs, { compensation, month }: Input): Compensation[] {
  if (!compensation) return [...compensations];
  const from = compensation.effective_from ?? `${month}-01`;
  const amount = minor(compensation.amount, currency, 'compensation');
  const held = compensations.findLast((one) => one.from <= from);
  const followsFte = compensation.basis === 'monthly' && held?.followsFte === true;
  const wished = { id: 0, from, until: null, basis: compensation.basis, amount, followsFte };
  return [...compensations.filter((one) => one.from !== from), wished].sort((one, other) => (one.from < other.from ? -1 : 1));
}

const itemOf = ({ source, name, amount, rate_bp, base }: ItemInput, index: number, currency: string): PayItem => ({
  source,
  // Negative, so that it matches no stored item.
  id: -1 - index,
  name,
  code: null,
  kind: rate_bp == null ? 'fixed' : 'percent',
  amount: amount == null ? null : minor(amount, currency, 'items'),
  rateBp: rate_bp ?? null,
  base: base ?? 'basic',
  unitSource: null,
  taxable: source !== 'deductions',
  prorate: false,
  countsInGross: true,
  served: null,
  category: source === 'deductions' ? 'other' : null,
  remaining: null,
  takesRest: false,
  maxShareBp: null,
  employerRateBp: null,
  protectedAmount: null,
  protectedPerChild: null,
  priority: 100,
  account: null,
});

function minor(amount: number, currency: string, field: string): number {
  const units = toMinor(amount, currency);
  if (units === undefined) throw invalid({ [field]: [{ code: 'too_many_digits' }] });
  return units;
}
