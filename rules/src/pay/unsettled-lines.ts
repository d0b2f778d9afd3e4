import { because } from './explain/pay-explanations.ts';
import type { SettledLine } from './pay-inputs.ts';
import type { PayLine } from './payslip.ts';

/** Rounding, debts and differences of other months are settled separately, so they are left out when a month is compared. */
export const isOfMonth = ({ code, kind }: Pick<PayLine, 'code' | 'kind'>): boolean =>
  kind !== 'info' && !/^(rounding|carried|carried_on)$|^adjustment:/.test(code);

/** The amounts that a month still owes, line by line, beyond those already settled. */
export function unsettledLines(owed: readonly PayLine[], settled: readonly SettledLine[]): PayLine[] {
  const paid = new Map<string, SettledLine>();
  for (const line of settled.filter(isOfMonth)) {
    paid.set(line.code, { ...line, amount: line.amount + (paid.get(line.code)?.amount ?? 0) });
  }
  const due = owed.filter(isOfMonth).map((line) => beyond(line, paid.get(line.code)?.amount ?? 0));
  const known = new Set(owed.map(({ code }) => code));
  const dropped = [...paid.values()]
    .filter(({ code }) => !known.has(code))
    .map(({ code, name, kind, amount }) => beyond({ ...empty, code, name, kind, amount: 0 }, amount));
  return [...due, ...dropped].filter(({ amount }) => amount !== 0);
}

function beyond(line: PayLine, settled: number): PayLine {
  if (settled === 0) return line;
  const explain = [...line.explain, because('paid_before', { whole_minor: line.amount, paid_minor: settled })];
  return { ...line, quantity: null, unit: null, rate: null, base: null, amount: line.amount - settled, explain };
}

const empty = { quantity: null, unit: null, rate: null, base: null, source: null, account: null, explain: [] } as const;
