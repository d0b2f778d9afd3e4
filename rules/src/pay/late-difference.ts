import type { PayAdjustment } from './pay-inputs.ts';
import type { PayLine } from './payslip.ts';

type Settled = Pick<PayLine, 'code' | 'name' | 'kind' | 'amount'>;
type Line = PayAdjustment['lines'][number];

/**
 * What a closed month comes to differently, beyond what was settled of it: by its payslips and by earlier differences. Coins are rounded, and what
 * is below zero is carried on, where the difference is paid; loans are paid back as they were.
 */
export function lateDifference(now: readonly PayLine[], settled: readonly Settled[], loans: ReadonlySet<string>): Line[] {
  const counts = ({ code, kind }: Settled): boolean => kind !== 'info' && !elsewhere.has(code) && !loans.has(code);
  const lines = new Map<string, Line>();
  const add = (sign: 1 | -1, { code, name, kind, amount }: Settled): void => {
    const known = lines.get(code);
    lines.set(code, { code, name: known?.name ?? name, kind: kind as Line['kind'], amount: (known?.amount ?? 0) + sign * amount });
  };
  for (const line of now.filter(counts)) add(1, line);
  for (const line of settled.filter(counts)) add(-1, line);
  return [...lines.values()].filter(({ amount }) => amount !== 0).sort((one, other) => (one.code < other.code ? -1 : 1));
}

const elsewhere: ReadonlySet<string> = new Set(['rounding', 'carried_on']);

/** What it changes of what somebody gets. */
export const netOfDifference = (lines: readonly Line[]): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'earning' ? amount : kind === 'deduction' ? -amount : 0), 0);
