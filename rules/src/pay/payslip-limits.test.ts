import { describe, expect, test } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import { amountsOf, facts, item, monthly, overtimeOn } from './fixtures.ts';
import type { PayDay, PayInputs } from './pay-inputs.ts';
import type { Payslip } from './payslip.ts';

function payslip(inputs: PayInputs): Payslip {
  const result = calculatePayslip(inputs);
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

/** November has 21 working days of 480 minutes; the 7th is a Saturday. */
describe('a day that is paid by the day', () => {
  const byDay = (on: Record<number, Partial<PayDay>>) =>
    payslip(facts({ compensations: [{ ...monthly(15_000), basis: 'daily' }], on })).gross;
  test.each<[string, Record<number, Partial<PayDay>>, number]>([
    ['with one minute of work', { 3: { workedMinutes: 1 } }, 315_000],
    ['without work', { 3: { workedMinutes: 0 } }, 300_000],
    ['credited without work', { 3: { workedMinutes: 0, creditedMinutes: 1 } }, 315_000],
    ['half of it late', { 3: { lateMinutes: 240 } }, 307_500],
    ['all of it late', { 3: { lateMinutes: 480 } }, 300_000],
    ['more than all of it late', { 3: { lateMinutes: 481 } }, 300_000],
    ['late on a day off', { 7: { workedMinutes: 300, lateMinutes: 10 } }, 330_000],
  ])('%s', (_, on, expected) => expect(byDay(on)).toBe(expected));

  test.each<[boolean, number]>([
    [true, 307_500],
    [false, 315_000],
  ])('half of it late, where lateness is deducted: %s', (deductLate, expected) => {
    const compensations = [{ ...monthly(15_000), basis: 'daily' as const }];
    expect(payslip(facts({ compensations, on: { 3: { lateMinutes: 240 } }, policy: { deductLate } })).gross).toBe(expected);
  });
});

test('overtime is explained by wage first, then by rate', () => {
  const slip = payslip(facts({ overtime: [overtimeOn(3, 60, { rateBp: 15_000 }), overtimeOn(4, 60, { rateBp: 12_500 })] }));
  const explain = slip.lines.find(({ code }) => code === 'overtime:overtime_1')?.explain ?? [];
  expect(explain.map(({ code, args }) => [code, args.percent])).toEqual([
    ['hour_of_month', undefined],
    ['overtime_hours', 125],
    ['overtime_hours', 150],
  ]);
});

test('lines of overtime are in order of their codes', () => {
  const parts = [overtimeOn(3, 60, { class: 'overtime_2' }), overtimeOn(4, 60)];
  const codes = (overtime: PayInputs['overtime']) => Object.keys(amountsOf(payslip(facts({ overtime }))));
  expect(codes(parts)).toEqual(['basic', 'overtime:overtime_1', 'overtime:overtime_2']);
  expect(codes(parts.toReversed())).toEqual(codes(parts));
});

test('a later payslip of the month takes shares of what its debts have left', () => {
  const half = item({ source: 'deductions', amount: 200_000, maxShareBp: 5000 });
  const settled = [
    { code: 'basic', name: null, kind: 'earning' as const, amount: 300_000 },
    { code: 'carried', name: null, kind: 'deduction' as const, amount: 100_000 },
  ];
  const slip = payslip(facts({ items: [half], settled, policy: { carryNegative: true } }));
  expect(amountsOf(slip)['deductions:1']).toBe(100_000);
});
