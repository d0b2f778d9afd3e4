import { expect, test } from 'vitest';
import { calculatePayslip } from '../calculate-payslip.ts';
import { component, facts, item, unpaid } from '../fixtures.ts';
import { lateDifference } from '../late-difference.ts';
import type { Payslip } from '../payslip.ts';
import { type JournalEntry, journalOf, usualAccounts } from './journal.ts';

const said = ({ code, name }: { code: string; name: string | null }): string => name ?? code;
const balance = (entries: readonly JournalEntry[]): number => entries.reduce((sum, { debit, credit }) => sum + debit - credit, 0);

const payslip = calculatePayslip(
  facts({
    on: { 3: unpaid() },
    items: [
      item({ source: 'allowances', amount: 10_000, account: '6250' }),
      item({ source: 'deductions', id: 2, name: 'Loan', amount: 5000 }),
    ],
    components: [component({ account: '2261', employerRateBp: 3000, employerAccount: '6211' })],
  }),
) as Payslip;
const booked = { ...payslip, accounts: usualAccounts };

test('earnings are a cost, deductions and net pay are owed, and both sides are equal', () => {
  const entries = journalOf([booked], said);
  expect(entries).toEqual([
    { account: '2250', text: 'net', costCenter: null, debit: 0, credit: payslip.net },
    { account: '2260', text: 'Loan', costCenter: null, debit: 0, credit: 5000 },
    { account: '2261', text: 'Income tax', costCenter: null, debit: 0, credit: 60_000 + 90_000 },
    { account: '6200', text: 'basic', costCenter: null, debit: 300_000, credit: 0 },
    { account: '6200', text: 'unpaid_leave', costCenter: null, debit: 0, credit: 10_000 },
    { account: '6211', text: 'Income tax', costCenter: null, debit: 90_000, credit: 0 },
    { account: '6250', text: 'Transport', costCenter: null, debit: 10_000, credit: 0 },
  ]);
  expect(balance(entries)).toBe(0);
});

test('several payslips are summed up by account and text', () => {
  const [one, three] = [journalOf([booked], said), journalOf([booked, booked, booked], said)];
  expect(three).toEqual(one.map(({ debit, credit, ...entry }) => ({ ...entry, debit: debit * 3, credit: credit * 3 })));
});

test('costs are booked on cost centers to the unit, and amounts owed on none', () => {
  const split = {
    shares: [
      { costCenter: 10, shareBp: 6000 },
      { costCenter: 20, shareBp: 4000 },
    ],
    components: { [component().id]: 30 },
  };
  const uneven = calculatePayslip(
    facts({
      on: { 3: unpaid() },
      items: [item({ source: 'allowances', amount: 3333, account: '6250' })],
      components: [component({ account: '2261', employerRateBp: 3000, employerAccount: '6211' })],
    }),
  ) as Payslip;
  const entries = journalOf([{ ...uneven, accounts: usualAccounts, split }], said);
  const costs = entries.filter(({ account }) => account.startsWith('6'));
  expect(costs.map(({ account, text, costCenter, debit, credit }) => [account, text, costCenter, debit - credit])).toEqual([
    ['6200', 'basic', 10, 180_000],
    ['6200', 'basic', 20, 120_000],
    ['6200', 'unpaid_leave', 10, -6000],
    ['6200', 'unpaid_leave', 20, -4000],
    ['6211', 'Income tax', 30, 88_000],
    ['6250', 'Transport', 10, 2000],
    ['6250', 'Transport', 20, 1333],
  ]);
  expect(entries.filter(({ account }) => account.startsWith('2')).every(({ costCenter }) => costCenter === null)).toBe(true);
  expect(balance(entries)).toBe(0);
});

test('a correction of a closed month is booked where its line was', () => {
  const paid = slipOf(300_000);
  const lines = lateDifference(slipOf(100_000).lines, paid.lines, new Set());
  const corrected = calculatePayslip(
    facts({
      compensations: [agreed(300_000)],
      components: [pension],
      policy: { carryNegative: true },
      adjustments: [{ id: 1, month: '2026-02', lines }],
    }),
  ) as Payslip;
  const booked = (slip: Payslip) => journalOf([{ ...slip, accounts: usualAccounts }], said);
  const byAccount = (entries: readonly JournalEntry[]) =>
    Object.fromEntries([...Map.groupBy(entries, ({ account }) => account)].map(([account, some]) => [account, balance(some)]));
  expect(byAccount(booked(corrected))).toMatchObject(byAccount(booked(slipOf(100_000))));
});

const pension = component({ account: '2261', employerRateBp: 3000, employerAccount: '6211' });
const agreed = (amount: number) => ({ id: 1, from: '2020-01-01', until: null, basis: 'monthly' as const, amount, followsFte: false });
const slipOf = (amount: number): Payslip => calculatePayslip(facts({ compensations: [agreed(amount)], components: [pension] })) as Payslip;
