import { type CostSplit, costsOf } from '../cost-split.ts';
import type { PayLine } from '../payslip.ts';

/** The default accounts of lines without one. */
export type JournalAccounts = { earnings: string; employer: string; liabilities: string; net: string };

export const usualAccounts: JournalAccounts = { earnings: '6200', employer: '6210', liabilities: '2260', net: '2250' };

/** `costCenter`: the cost centre that a cost is booked on; null without one. */
export type JournalEntry = { account: string; text: string; costCenter: number | null; debit: number; credit: number };

type Booked = {
  accounts: JournalAccounts;
  lines: readonly Pick<PayLine, 'code' | 'name' | 'kind' | 'amount' | 'account' | 'source'>[];
  net: number;
  split?: CostSplit | undefined;
};

/**
 * The costs and liabilities of a run, by account. Earnings and the employer's share are costs; deductions, the employer's share and the net
 * amount are owed. Debit and credit are equal, because every payslip is balanced.
 */
export function journalOf(payslips: readonly Booked[], nameOf: (line: { code: string; name: string | null }) => string): JournalEntry[] {
  const entries = new Map<string, JournalEntry>();
  const book = (account: string, text: string, amount: number, costCenter: number | null = null): void => {
    const key = `${account} ${costCenter} ${text}`;
    const before = entries.get(key) ?? { account, text, costCenter, debit: 0, credit: 0 };
    const balance = before.debit - before.credit + amount;
    entries.set(key, { account, text, costCenter, debit: Math.max(0, balance), credit: Math.max(0, -balance) });
  };
  for (const { lines, net, accounts, split = unsplit } of payslips) {
    for (const line of lines) {
      const text = nameOf(line);
      if (line.kind === 'deduction') book(line.account ?? accounts.liabilities, text, -line.amount);
      if (line.kind === 'employer') book(owedTo(line.code, lines) ?? accounts.liabilities, text, -line.amount);
      const costs = line.account ?? (line.kind === 'employer' ? accounts.employer : accounts.earnings);
      for (const { costCenter, amount } of costsOf(line, split)) book(costs, text, amount, costCenter);
    }
    book(accounts.net, nameOf({ code: 'net', name: null }), -net);
  }
  const remaining = [...entries.values()].filter(({ debit, credit }) => debit !== credit);
  return remaining.sort(
    (one, other) =>
      compared(one.account, other.account) || compared(one.text, other.text) || (one.costCenter ?? 0) - (other.costCenter ?? 0),
  );
}

const unsplit: CostSplit = { shares: [], components: {} };

/** The employer's share is owed to the same account as the employee's share, also for differences of closed months. */
const owedTo = (code: string, lines: Booked['lines']): string | null | undefined => {
  const [, month = '', own = code] = /^(adjustment:[^:]+:)?employer:(.+)$/.exec(code) ?? [];
  const codes = [own, `component:${own}`];
  const found =
    lines.find((line) => codes.some((one) => line.code === `${month}${one}`)) ?? lines.find((line) => codes.includes(line.code));
  return found?.account;
};

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
