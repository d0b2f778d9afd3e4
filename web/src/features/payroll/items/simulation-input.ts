import type { simulatePay } from '@cadre/contract/calls/pay-simulations';
import { isDate, isMonth } from '@cadre/rules/calendar';
import type { Draft } from '../../../fields/kind.ts';
import type { ParamsFor } from '../../../platform/call-api.ts';

type Params = ParamsFor<typeof simulatePay>;

/** A draft salary, once it is complete enough to calculate its cost. */
export function inputForSalary({ employee_id, effective_from, basis, amount }: Draft): Params | undefined {
  if (!isId(employee_id) || !isDate(effective_from) || !isPositive(amount)) return undefined;
  const compensation = { basis: (basis || 'monthly') as 'monthly', amount, effective_from };
  return { employee_id, month: effective_from.slice(0, 7), compensation };
}

/** The same for an item of one person; an amount per day or hour depends on future days, so it has no preview. */
export function inputForItem(source: 'allowances' | 'bonuses', draft: Draft): Params | undefined {
  const { employee_id, kind, amount, rate_bp, base, name } = draft;
  if (draft.recurrence === 'by_service') return undefined;
  const recurrence = draft.recurrence === 'once' ? 'once' : 'monthly';
  const month = recurrence === 'once' ? draft.month : draft.start_month;
  if (!isId(employee_id) || !isMonth(month)) return undefined;
  const common = { source, name: String(name || '–'), recurrence } as const;
  if (kind === 'percent')
    return isPositive(rate_bp)
      ? { employee_id, month, items: [{ ...common, rate_bp, base: base === 'gross' ? 'gross' : 'basic' }] }
      : undefined;
  if (kind === 'per_day' || kind === 'per_hour') return undefined;
  return isPositive(amount) ? { employee_id, month, items: [{ ...common, amount }] } : undefined;
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0;
