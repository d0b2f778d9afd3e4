import { toMajor, toMinor } from '@cadre/rules/money';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { inCurrencyOfBranch, payItem, targetOf } from './pay-item-behaviour.ts';

const item = payItem('deductions');

export const deductionsBehaviour: Behaviour = {
  ...item,
  can: {
    ...item.can,
    delete: () => sql`(${item.can.delete()} and not exists (select from loan_repayments p where p.deduction_id = r.id))`,
  },
  columns: { ...item.columns, target: () => targetOf, remaining: () => remaining },
  complete: async (tx, input) => inParts(await inCurrencyOfBranch(tx, input)),
};

/** The outstanding balance of a loan. */
const remaining = sql`(r.principal - coalesce((select sum(m.amount) from pay_movements m where m.deduction_id = r.id), 0))::bigint`;

/** The instalment of a loan by their number: each is rounded up, so that the last one is smaller. */
function inParts(input: Record<string, unknown>): Record<string, unknown> {
  const { principal, installments, currency } = input;
  if (input.amount || input.rate_bp || typeof principal !== 'number' || typeof installments !== 'number' || installments < 1) return input;
  const minor = toMinor(principal, String(currency ?? ''));
  return minor === undefined ? input : { ...input, amount: toMajor(Math.ceil(minor / installments), String(currency)) };
}
