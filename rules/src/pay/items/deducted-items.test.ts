import { describe, expect, test } from 'vitest';
import { noDetails } from '../basic/personal-details.ts';
import { exact, none } from '../exact.ts';
import { item } from '../fixtures.ts';
import type { PayItem } from '../pay-inputs.ts';
import type { PayLine } from '../payslip.ts';
import { deductedItems } from './deducted-items.ts';
import type { ItemBases } from './item-pay.ts';

const bases: ItemBases = {
  period: '2026-11',
  agreed: 300_000,
  agreedMonth: 300_000,
  basic: 300_000,
  gross: 300_000,
  paidShare: exact([1]),
  paidDays: exact([30]),
  ofDays: 30,
  units: { worked_days: none, worked_hours: none, overtime_hours: none, unpaid_days: none, late_hours: none },
};

const deduction = (given: Partial<PayItem>): PayItem => item({ source: 'deductions', amount: 10_000, ...given });
const lines = (given: Partial<PayItem>, available: number, children = 0): PayLine[] =>
  deductedItems([deduction(given)], bases, available, { ...noDetails, children });
const codes = ([line]: PayLine[]): string[] => (line?.explain ?? []).map(({ code }) => code).slice(1);

describe('the rest of a loan', () => {
  test.each<[string, number, number | undefined, string[]]>([
    ['a cent above the instalment', 10_001, 10_000, ['left_of_loan']],
    ['equal to the instalment', 10_000, 10_000, ['last_of_loan']],
    ['a cent below the instalment', 9999, 9999, ['rest_of_loan', 'last_of_loan']],
    ['of one cent', 1, 1, ['rest_of_loan', 'last_of_loan']],
    ['of nothing', 0, undefined, []],
    ['repaid by a cent too much', -1, undefined, []],
  ])('%s', (_, remaining, amount, expected) => {
    const found = lines({ category: 'loan', remaining }, 300_000);
    expect(found.map((line) => line.amount)).toEqual(amount === undefined ? [] : [amount]);
    expect(codes(found)).toEqual(expected);
  });

  test('is shown with the remaining amount', () => {
    expect(lines({ category: 'loan', remaining: 10_001 }, 300_000)[0]?.explain.at(-1)).toEqual({
      code: 'left_of_loan',
      args: { remaining_minor: 1 },
    });
  });

  test.each<[string, number | null, number, string[]]>([
    ['a cent above the instalment', 10_001, 10_001, ['rest_at_once', 'last_of_loan']],
    ['equal to the instalment', 10_000, 10_000, ['last_of_loan']],
    ['a cent below the instalment', 9999, 9999, ['rest_of_loan', 'last_of_loan']],
    ['unknown', null, 10_000, []],
  ])('is taken at once where it is wanted: %s', (_, remaining, amount, expected) => {
    const found = lines({ category: 'loan', remaining, takesRest: true }, 300_000);
    expect(found[0]?.amount).toBe(amount);
    expect(codes(found)).toEqual(expected);
  });
});

describe('the remaining net pay', () => {
  test.each<[string, Partial<PayItem>, number, number, string[]]>([
    ['a cent more than a loan', { category: 'loan' }, 10_001, 10_000, []],
    ['exactly a loan', { category: 'loan' }, 10_000, 10_000, []],
    ['a cent less than a loan', { category: 'loan' }, 9999, 9999, ['net_short']],
    ['nothing for a loan', { category: 'loan' }, 0, 0, ['net_short']],
    ['a debt of one cent before a loan', { category: 'loan' }, -1, 0, ['net_short']],
    ['a cent less than an advance', { category: 'advance' }, 9999, 9999, ['net_short']],
    ['a cent less than anything that is paid back', { category: 'other', remaining: 10_000 }, 9999, 9999, ['net_short', 'left_of_loan']],
    ['a cent less than a penalty, which is taken whole', { category: 'penalty' }, 9999, 10_000, []],
    ['nothing for a penalty, which is taken whole', { category: 'penalty' }, 0, 10_000, []],
    ['a share that is just enough', { maxShareBp: 5000 }, 20_000, 10_000, []],
    ['a share that is a cent short', { maxShareBp: 5000 }, 19_999, 9999, ['share_capped']],
    ['a share of one cent', { maxShareBp: 5000 }, 1, 0, ['share_capped']],
    ['a share of nothing', { maxShareBp: 5000 }, 0, 0, ['share_capped']],
    ['a share of a debt', { maxShareBp: 5000 }, -1000, 0, ['share_capped']],
    ['the whole of it as a share', { maxShareBp: 10_000 }, 10_000, 10_000, []],
  ])('%s', (_, given, available, amount, expected) => {
    const found = lines(given, available);
    expect(found[0]?.amount).toBe(amount);
    expect(codes(found)).toEqual(expected);
  });

  test.each<[number, number]>([
    [19_999, 19_999],
    [-1, 0],
  ])('is shown with the base of a share: %s', (available, left_minor) => {
    const explain = lines({ maxShareBp: 4000 }, available)[0]?.explain.at(-1);
    expect(explain).toEqual({ code: 'share_capped', args: { percent: 40, left_minor, asked_minor: 10_000 } });
  });

  test('goes to the first in order, and the rest to the next', () => {
    const items = [deduction({ id: 1, category: 'loan', priority: 2 }), deduction({ id: 2, category: 'loan', priority: 1 })];
    const found = deductedItems(items, bases, 15_000, noDetails);
    expect(found.map(({ code, amount }) => [code, amount])).toEqual([
      ['deductions:2', 10_000],
      ['deductions:1', 5000],
    ]);
  });
});

describe('a garnishment', () => {
  const claim = { category: 'garnishment', protectedAmount: 100_000 } as const;
  test.each<[string, Partial<PayItem>, number, number, number, string[]]>([
    ['a cent above the protected amount', claim, 0, 100_001, 1, ['garnishment_limit']],
    ['the protected amount', claim, 0, 100_000, 0, ['garnishment_limit']],
    ['a cent below the protected amount', claim, 0, 99_999, 0, ['garnishment_limit']],
    ['enough', claim, 0, 110_000, 10_000, []],
    ['a cent short of enough', claim, 0, 109_999, 9999, ['garnishment_limit']],
    ['an amount for each of two children', { ...claim, protectedPerChild: 5000 }, 2, 110_001, 1, ['garnishment_limit']],
    ['half of the amount above', { ...claim, maxShareBp: 5000 }, 0, 119_999, 9999, ['garnishment_limit']],
    ['half of the amount above, just enough', { ...claim, maxShareBp: 5000 }, 0, 120_000, 10_000, []],
    ['nothing protected', { ...claim, protectedAmount: null }, 0, 10_000, 10_000, []],
    ['a debt', { ...claim, protectedAmount: null }, 0, -1, 0, ['garnishment_limit']],
    ['a claim of a cent less', { ...claim, remaining: 9999 }, 0, 300_000, 9999, ['rest_of_loan', 'last_of_loan']],
    ['exactly the claim', { ...claim, remaining: 10_000 }, 0, 300_000, 10_000, ['last_of_loan']],
    ['a claim of a cent more', { ...claim, remaining: 10_001 }, 0, 300_000, 10_000, ['left_of_loan']],
    ['a claim that is not met', { ...claim, remaining: 10_000 }, 0, 105_000, 5000, ['garnishment_limit', 'left_of_loan']],
  ])('of %s', (_, given, children, available, amount, expected) => {
    const found = lines(given, available, children);
    expect(found[0]?.amount).toBe(amount);
    expect(codes(found)).toEqual(expected);
  });

  test('leaves the next one its part of one share', () => {
    const items = [1, 2].map((id) => deduction({ ...claim, id, maxShareBp: 5000 }));
    const amounts = (available: number): number[] => deductedItems(items, bases, available, noDetails).map(({ amount }) => amount);
    expect([amounts(120_000), amounts(120_002), amounts(139_998), amounts(140_000)]).toEqual([
      [10_000, 0],
      [10_000, 1],
      [10_000, 9999],
      [10_000, 10_000],
    ]);
  });

  test('explains its limit', () => {
    const items = [1, 2].map((id) => deduction({ ...claim, id, maxShareBp: 5000, protectedPerChild: 1000 }));
    const found = deductedItems(items, bases, 122_002, { ...noDetails, children: 1 });
    expect(found[1]?.explain.at(-1)).toEqual({
      code: 'garnishment_limit',
      args: { net_minor: 122_002, protected_minor: 101_000, percent: 50, garnished_minor: 10_000, asked_minor: 10_000, taken_minor: 501 },
    });
  });
});

describe("the employer's share", () => {
  const amounts = (given: Partial<PayItem>, available = 300_000) =>
    lines(given, available).map(({ code, kind, base, amount }) => [code, kind, base, amount]);
  test.each<[string, Partial<PayItem>, number, unknown[]]>([
    ['of an amount is a share of the amount', { employerRateBp: 5000 }, 300_000, ['employer:deductions:1', 'employer', 10_000, 5000]],
    [
      'of an amount that was cut is a share of what was taken',
      { employerRateBp: 5000, category: 'loan' },
      4000,
      ['employer:deductions:1', 'employer', 4000, 2000],
    ],
    [
      'of a share is a share of its base',
      { amount: null, rateBp: 1000, employerRateBp: 500 },
      300_000,
      ['employer:deductions:1', 'employer', 300_000, 15_000],
    ],
  ])('%s', (_, given, available, expected) => expect(amounts(given, available)[1]).toEqual(expected));

  test.each<[string, Partial<PayItem>]>([
    ['no rate', { employerRateBp: null }],
    ['a rate of zero', { employerRateBp: 0 }],
  ])('is missing with %s', (_, given) => expect(amounts(given)).toHaveLength(1));

  test('is there where the employee pays nothing', () => {
    expect(amounts({ amount: null, rateBp: 0, employerRateBp: 500 })).toEqual([['employer:deductions:1', 'employer', 300_000, 15_000]]);
  });

  test('has its own rate and explanation', () => {
    const [, employer] = lines({ employerRateBp: 2550 }, 300_000);
    expect(employer).toMatchObject({ unit: 'percent', rate: 2550, quantity: null });
    expect(employer?.explain).toEqual([{ code: 'employer_percent', args: { percent: 25.5, base_minor: 10_000 } }]);
  });
});

test('only deductions are taken', () => {
  expect(
    deductedItems([item({ source: 'allowances', amount: 10_000 }), item({ source: 'bonuses', amount: 10_000 })], bases, 300_000, noDetails),
  ).toEqual([]);
});
