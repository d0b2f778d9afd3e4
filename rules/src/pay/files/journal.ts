import type { PayLine } from '../payslip.ts';

/** Where what has no account of its own is booked. */
export type JournalAccounts = { earnings: string; employer: string; liabilities: string; net: string };

export const usualAccounts: JournalAccounts = { earnings: '6200', employer: '6210', liabilities: '2260', net: '2250' };

export type JournalEntry = { account: string; text: string; debit: number; credit: number };

type Booked = { accounts: JournalAccounts; lines: readonly Pick<PayLine, 'code' | 'name' | 'kind' | 'amount' | 'account'>[]; net: number };

/**
 * What a run costs and owes, by account. Earnings and the employer's share are costs; deductions, the employer's share and the net amount are owed.
 * Debit and credit are equal, because every payslip is.
 */
export function journalOf(payslips: readonly Booked[], nameOf: (line: { code: string; name: string | null }) => string): JournalEntry[] {
  const entries = new Map<string, JournalEntry>();
  const book = (account: string, text: string, amount: number): void => {
    const key = `${account} ${text}`;
    const before = entries.get(key) ?? { account, text, debit: 0, credit: 0 };
    const balance = before.debit - before.credit + amount;
    entries.set(key, { account, text, debit: Math.max(0, balance), credit: Math.max(0, -balance) });
  };
  for (const { lines, net, accounts } of payslips) {
    for (const line of lines) {
      const text = nameOf(line);
      if (line.kind === 'earning') book(line.account ?? accounts.earnings, text, line.amount);
      if (line.kind === 'deduction') book(line.account ?? accounts.liabilities, text, -line.amount);
      if (line.kind === 'employer') {
        book(line.account ?? accounts.employer, text, line.amount);
        book(owedTo(line.code, lines) ?? accounts.liabilities, text, -line.amount);
      }
    }
    book(accounts.net, nameOf({ code: 'net', name: null }), -net);
  }
  const kept = [...entries.values()].filter(({ debit, credit }) => debit !== credit);
  return kept.sort((one, other) => (one.account === other.account ? compared(one.text, other.text) : compared(one.account, other.account)));
}

/** The employer's share is owed to whom the employee's is. */
const owedTo = (code: string, lines: Booked['lines']): string | null | undefined => {
  const own = code.replace(/^employer:/, '');
  return lines.find((line) => line.code === own || line.code === `component:${own}`)?.account;
};

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
