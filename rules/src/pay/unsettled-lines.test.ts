import { describe, expect, test } from 'vitest';
import type { SettledLine } from './pay-inputs.ts';
import type { PayLine } from './payslip.ts';
import { unsettledLines } from './unsettled-lines.ts';

const settled = (code: string, amount: number, kind: PayLine['kind'] = 'earning'): SettledLine => ({ code, name: null, kind, amount });
const line = (code: string, amount: number, kind: PayLine['kind'] = 'earning'): PayLine => ({
  ...settled(code, amount, kind),
  quantity: 1000,
  unit: 'days',
  rate: null,
  base: null,
  source: null,
  account: null,
  explain: [],
});
const amounts = (lines: readonly PayLine[]) => Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));

describe('a month owes', () => {
  test.each([
    ['everything where nothing was settled', [line('basic', 300)], [], { basic: 300 }],
    ['nothing where all of it was', [line('basic', 300)], [settled('basic', 300)], {}],
    ['one unit more', [line('basic', 301)], [settled('basic', 300)], { basic: 1 }],
    ['one unit less', [line('basic', 299)], [settled('basic', 300)], { basic: -1 }],
    ['what several payments leave', [line('basic', 300)], [settled('basic', 200), settled('basic', 90)], { basic: 10 }],
    ['a new line alone', [line('basic', 300), line('bonuses:1', 50)], [settled('basic', 300)], { 'bonuses:1': 50 }],
    ['a dropped line back', [line('basic', 300)], [settled('basic', 300), settled('allowances:2', 10)], { 'allowances:2': -10 }],
    ['no line that was paid and taken back', [line('basic', 300)], [settled('basic', 300), settled('x', 9), settled('x', -9)], {}],
  ])('%s', (_, owed, paid, due) => {
    expect(amounts(unsettledLines(owed, paid))).toEqual(due);
  });

  test.each(['rounding', 'carried', 'carried_on', 'adjustment:2026-01:basic'])('nothing for %s, which is settled separately', (code) => {
    expect(unsettledLines([line(code, 7, 'deduction')], [settled(code, 5, 'deduction')])).toEqual([]);
    expect(unsettledLines([], [settled(code, 5, 'deduction')])).toEqual([]);
  });
});

test('a line explains the amount it pays, and its quantity is not that of the whole month', () => {
  const [due] = unsettledLines([line('basic', 350)], [settled('basic', 300)]);
  expect(due).toMatchObject({
    quantity: null,
    amount: 50,
    explain: [{ code: 'paid_before', args: { whole_minor: 350, paid_minor: 300 } }],
  });
});
