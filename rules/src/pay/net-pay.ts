import { because } from './explain/pay-explanations.ts';
import type { PayAdjustment, PayInputs } from './pay-inputs.ts';
import type { PayLine } from './payslip.ts';

const plain = { name: null, kind: 'deduction', quantity: null, unit: null, rate: null, base: null, source: null, account: null } as const;

/**
 * The differences of closed months: their taxes are among the lines, so this month's taxes are not based on them. A difference is taxed in
 * the month it corrects, even if the tax year of that month is over.
 */
export function adjustmentLines(adjustments: readonly PayAdjustment[], taxYear: PayInputs['year']): PayLine[] {
  const lines = new Map<string, PayLine>();
  for (const { id, month, lines: differences } of [...adjustments].sort((one, other) => one.id - other.id)) {
    for (const { code: of, name, kind, amount, account = null } of differences) {
      const code = `adjustment:${month}:${of}`;
      const explain = [because('adjusted', { month }), ...(month < taxYear.from ? [because('adjusted_earlier_year', { month })] : [])];
      const known = lines.get(code);
      lines.set(
        code,
        known
          ? { ...known, amount: known.amount + amount }
          : { ...line(code, amount, explain), name, kind, source: { type: 'pay-adjustments', id }, account },
      );
    }
  }
  return [...lines.values()].filter(({ amount }) => amount !== 0).sort((one, other) => (one.code < other.code ? -1 : 1));
}

/** The negative net amount of the month before. */
export const carriedLine = (carried: number): PayLine[] =>
  carried === 0 ? [] : [line('carried', carried, [because('carried_from_before')])];

/** A negative net amount is raised to zero; the missing amount goes to the next month. */
export const carriedOnLine = (missing: number): PayLine[] =>
  missing === 0 ? [] : [line('carried_on', -missing, [because('carried_to_next', { amount_minor: missing })])];

/** Cash comes in coins: half a coin is rounded up. */
export function roundingLine(net: number, { cashRounding: step }: PayInputs['policy']): PayLine[] {
  if (step <= 1) return [];
  const over = net % step;
  const difference = over * 2 >= step ? over - step : over;
  return difference === 0 ? [] : [line('rounding', difference, [because('rounded_to', { step_minor: step })])];
}

const line = (code: string, amount: number, explain: PayLine['explain']): PayLine => ({ ...plain, code, amount, explain });
