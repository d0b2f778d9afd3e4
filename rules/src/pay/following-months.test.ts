import { describe, expect, test } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import { component, facts, item, monthly } from './fixtures.ts';
import { afterPayslips, type CalculatedPeriod } from './following-months.ts';
import type { PayInputs } from './pay-inputs.ts';

const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

/** Payslips of these months, each calculated as if the ones before it had been approved. */
function paidThrough(given: Parameters<typeof facts>[0], of = months): CalculatedPeriod[] {
  const paid: CalculatedPeriod[] = [];
  for (const month of of) {
    const inputs = afterPayslips(facts({ ...given, month }), paid);
    const slip = calculatePayslip(inputs);
    if (!('problem' in slip)) paid.push({ inputs, slip });
  }
  return paid;
}

const amounts = (paid: readonly CalculatedPeriod[], code: string): number[] =>
  paid.map(({ slip }) => slip.lines.find((line) => line.code === code)?.amount ?? 0);

/** Nothing up to 12,000.00 a year, a fifth of the amount above it. */
const yearly = component({
  period: 'year',
  calculation: 'brackets',
  brackets: [
    { upTo: 1_200_000, rateBp: 0 },
    { upTo: null, rateBp: 2000 },
  ],
});

describe('the year so far', () => {
  test.each<[string, Parameters<typeof facts>[0], string, number[]]>([
    // 3,000.00 a month pass 12,000.00 in May: a fifth of 3,000.00.
    ['begins a tax with the month that passes its limit', { components: [yearly] }, 'component:TAX', [0, 0, 0, 0, 60_000, 60_000]],
    // 4,000.00 a month pass it in April: a fifth of 4,000.00.
    [
      'begins it earlier with a raise',
      { components: [yearly], compensations: [monthly(400_000)] },
      'component:TAX',
      [0, 0, 0, 80_000, 80_000, 80_000],
    ],
    // A tenth up to 5,000.00 a year.
    [
      'reaches a yearly ceiling and takes no more',
      { components: [component({ rateBp: 1000, yearlyCeiling: 500_000 })] },
      'component:TAX',
      [30_000, 20_000, 0, 0, 0, 0],
    ],
    [
      'leaves out untaxed items',
      { components: [yearly], items: [item({ source: 'allowances', amount: 300_000, taxable: false })] },
      'component:TAX',
      [0, 0, 0, 0, 60_000, 60_000],
    ],
    // 9,000.00 by December, so February is the first month above 12,000.00.
    [
      'follows approved months',
      {
        components: [yearly],
        year: { from: '2025-10', months: [{ month: '2025-12', basic: 0, gross: 0, taxable: 900_000, components: {} }] },
      },
      'component:TAX',
      [0, 60_000, 60_000, 60_000, 60_000, 60_000],
    ],
  ])('%s', (_, given, code, expected) => expect(amounts(paidThrough(given), code)).toEqual(expected));

  test('ends with the tax year', () => {
    const paid = paidThrough({ components: [component({ rateBp: 1000, yearlyCeiling: 500_000 })] }, ['2026-11', '2026-12', '2027-01']);
    expect(amounts(paid, 'component:TAX')).toEqual([30_000, 20_000, 30_000]);
  });

  test('counts a month once that is approved already', () => {
    const stored = { month: '2026-01', basic: 300_000, gross: 300_000, taxable: 300_000, components: { TAX: { own: 0, employer: 0 } } };
    const year = { from: '2026-01', months: [stored] };
    expect(amounts(paidThrough({ components: [yearly], year }), 'component:TAX')).toEqual([0, 0, 0, 0, 60_000, 60_000]);
  });

  test('is that of the currency of the month', () => {
    const [january] = paidThrough({ components: [yearly] }, ['2026-01']);
    const inputs = facts({ month: '2026-02', currency: 'CHF' });
    expect(afterPayslips(inputs, [january as CalculatedPeriod])).toBe(inputs);
  });
});

test('a loan ends with its last part', () => {
  const loan = item({ source: 'deductions', category: 'loan', amount: 20_000, remaining: 50_000 });
  expect(amounts(paidThrough({ items: [loan] }), 'deductions:1')).toEqual([20_000, 20_000, 10_000, 0, 0, 0]);
});

test('a debt and a difference are taken by the first payslip alone, and a new debt by the next', () => {
  const adjustments = [{ id: 7, month: '2025-12', lines: [{ code: 'basic', name: null, kind: 'earning' as const, amount: 5000 }] }];
  const given: Partial<PayInputs> = { carried: 340_000, adjustments };
  const paid = paidThrough({ ...given, policy: { carryNegative: true } }, months.slice(0, 3));
  expect(amounts(paid, 'adjustment:2025-12:basic')).toEqual([5000, 0, 0]);
  // Of 3,400.00 the first payslip takes 3,050.00.
  expect([amounts(paid, 'carried'), amounts(paid, 'carried_on')]).toEqual([
    [340_000, 35_000, 0],
    [-35_000, 0, 0],
  ]);
});

test('a one-time amount that is paid after leaving is not paid again', () => {
  const bonus = item({ source: 'bonuses', amount: 50_000, isOnce: true });
  const paid = paidThrough({ items: [bonus], employed: [], compensations: [] } as Partial<PayInputs>, months.slice(0, 2));
  expect(amounts(paid, 'bonuses:1')).toEqual([50_000]);
});
