import type { PayAdjustment, SettledLine } from './pay-inputs.ts';
import type { PayLine } from './payslip.ts';
import { unsettledLines } from './unsettled-lines.ts';

type Line = PayAdjustment['lines'][number];

/** The amounts that a closed month still owes beyond those already settled. Loan repayments stay as they were. */
export function lateDifference(owed: readonly PayLine[], settled: readonly SettledLine[], loans: ReadonlySet<string>): Line[] {
  return unsettledLines(owed, settled)
    .filter(({ code }) => !loans.has(code))
    .map(({ code, name, kind, amount, account }) => ({
      code,
      name,
      kind: kind as Line['kind'],
      amount,
      ...(account !== null && { account }),
    }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
}

/** The effect of a difference on the net amount. */
export const netOfDifference = (lines: readonly Line[]): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'earning' ? amount : kind === 'deduction' ? -amount : 0), 0);
