import type { PayLine, PayProblem, Payslip } from './payslip.ts';

type Paid = Pick<PayLine, 'code' | 'kind' | 'amount'> & Partial<PayLine>;

/** What is still to be paid of a month, line by line, where payslips of it were paid before. */
export function differenceOf(now: Payslip, before: readonly Paid[]): Payslip | PayProblem {
  const lines = differentLines(now.lines, before);
  const sum = (kind: PayLine['kind']): number => total(lines.filter((line) => line.kind === kind));
  const ofSource = (type: string): number => total(lines.filter(({ source }) => source?.type === type));
  const [earned, deducted] = [sum('earning'), sum('deduction')];
  if (lines.length === 0) return { problem: 'nothing_to_pay', args: { month: now.segments[0]?.from.slice(0, 7) ?? '' } };
  if (earned < deducted) return { problem: 'negative_net', args: { net_minor: earned - deducted } };
  return {
    ...now,
    lines,
    gross: earned,
    taxable: Math.min(now.taxable, earned),
    allowances: ofSource('allowances'),
    bonuses: ofSource('bonuses'),
    deductions: deducted,
    net: earned - deducted,
    employerCost: earned + sum('employer'),
    carriedOn: 0,
  };
}

const total = (lines: readonly PayLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

function differentLines(now: readonly PayLine[], before: readonly Paid[]): PayLine[] {
  const paid = new Map<string, number>();
  for (const { code, amount, kind } of before) if (kind !== 'info') paid.set(code, (paid.get(code) ?? 0) + amount);
  const known = new Set(now.map(({ code }) => code));
  const gone = before.filter(
    ({ code, kind }, at) => kind !== 'info' && !known.has(code) && before.findIndex((one) => one.code === code) === at,
  );
  const changed = now.filter(({ kind }) => kind !== 'info').map((line) => ({ ...line, amount: line.amount - (paid.get(line.code) ?? 0) }));
  const dropped = gone.map((line) => ({ ...empty, ...line, amount: -(paid.get(line.code) ?? 0) }));
  return [...changed, ...dropped].filter(({ amount }) => amount !== 0);
}

const empty = { name: null, quantity: null, unit: null, rate: null, base: null, source: null, account: null, explain: [] } as const;
