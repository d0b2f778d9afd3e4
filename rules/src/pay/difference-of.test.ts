import { expect, test } from 'vitest';
import { differenceOf } from './difference-of.ts';
import type { PayLine, Payslip } from './payslip.ts';

const line = (code: string, amount: number, kind: PayLine['kind'] = 'earning'): PayLine => ({
  code,
  name: null,
  kind,
  quantity: null,
  unit: null,
  rate: null,
  base: null,
  amount,
  source: code.startsWith('bonuses') ? { type: 'bonuses', id: 1 } : null,
  account: null,
  explain: [],
});

const payslip = (...lines: PayLine[]): Payslip => ({
  currency: 'EUR',
  basicSalary: 300_000,
  segments: [],
  lines,
  gross: 0,
  taxable: 0,
  allowances: 0,
  bonuses: 0,
  deductions: 0,
  net: 0,
  employerCost: 0,
  workedDays: 0,
  payableDays: 0,
  unpaidDays: 0,
  overtimeMinutes: 0,
  carriedOn: 0,
});

test('a bonus that came after the payslip is paid alone, with the tax on it', () => {
  const now = payslip(line('basic', 300_000), line('bonuses:1', 50_000), line('component:TAX', 70_000, 'deduction'));
  const difference = differenceOf(now, [line('basic', 300_000), line('component:TAX', 60_000, 'deduction')]);
  expect(difference).toMatchObject({ gross: 50_000, bonuses: 50_000, deductions: 10_000, net: 40_000, lines: [{ code: 'bonuses:1' }, {}] });
});

test('what was paid in several payslips counts together', () => {
  expect(differenceOf(payslip(line('basic', 300_000)), [line('basic', 200_000), line('basic', 90_000)])).toMatchObject({ net: 10_000 });
});

test('a line that is none any more is taken back', () => {
  const now = payslip(line('basic', 300_000));
  expect(differenceOf(now, [line('basic', 250_000), line('allowances:2', 10_000)])).toMatchObject({
    net: 40_000,
    lines: [
      { code: 'basic', amount: 50_000 },
      { code: 'allowances:2', amount: -10_000 },
    ],
  });
});

test('nothing new is nothing to pay, and less than was paid is a problem', () => {
  expect(differenceOf(payslip(line('basic', 300_000)), [line('basic', 300_000)])).toMatchObject({ problem: 'nothing_to_pay' });
  expect(differenceOf(payslip(line('basic', 200_000)), [line('basic', 300_000)])).toMatchObject({
    problem: 'negative_net',
    args: { net_minor: -100_000 },
  });
});
