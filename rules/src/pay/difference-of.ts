import { because } from './pay-explanations.ts';
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
  const changed = now.filter(({ kind }) => kind !== 'info').map((line) => rest(line, line.amount, paid.get(line.code)));
  const dropped = gone.map((line) => rest({ ...empty, ...line, explain: [] }, 0, paid.get(line.code)));
  return [...changed, ...dropped].filter(({ amount }) => amount !== 0);
}

/** Of a line that was paid in part only the rest is new, so its quantity and base are those of no payment, and the sentence after them tells both. */
function rest(line: PayLine, whole: number, paid: number | undefined): PayLine {
  if (paid === undefined) return line;
  const explain = [...line.explain, because('paid_before', { whole_minor: whole, paid_minor: paid })];
  return { ...line, ...noFactors, amount: whole - paid, explain };
}

const noFactors = { quantity: null, unit: null, rate: null, base: null } as const;
const empty = { name: null, ...noFactors, source: null, account: null } as const;
