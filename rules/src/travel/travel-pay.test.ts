import { describe, expect, test } from 'vitest';
import { type PaidTravel, travelPay } from './travel-pay.ts';

const cost = (kind: string, amount: number, more: object = {}) => ({ kind, amount, currency: 'EUR', ...more });
const trip = (more: Partial<PaidTravel> = {}): PaidTravel => ({
  start_date: '2026-03-30',
  end_date: '2026-04-02',
  currency: 'EUR',
  advance: null,
  estimate: [],
  actual_cost: [],
  is_completed: false,
  ...more,
});
const toResponse = (travel: PaidTravel) => travelPay(travel).map(({ part, month, amount }) => [part, month, amount]);

describe('an approved trip', () => {
  test('without an advance or per diem adds nothing to a payslip', () => {
    expect(toResponse(trip({ estimate: [cost('lodging', 400)] }))).toEqual([]);
  });

  test('adds its advance in the month it begins, and its per diem in the month it ends', () => {
    expect(toResponse(trip({ advance: 500, estimate: [cost('per_diem', 84), cost('lodging', 400)] }))).toEqual([
      ['per_diem', '2026-04', 8400],
      ['advance', '2026-03', 50_000],
    ]);
  });

  test.each([
    ['less than the advance', 430.2, [['advance_back', '2026-04', 6980]]],
    ['exactly the advance', 500, []],
    ['more than the advance', 612.35, []],
    ['nothing', 0, [['advance_back', '2026-04', 50_000]]],
  ])('that cost %s takes back the rest of its advance', (_what, lodging, back) => {
    const settled = trip({ advance: 500, actual_cost: [cost('lodging', lodging)], is_completed: true });
    expect(toResponse(settled)).toEqual([['advance', '2026-03', 50_000], ...back]);
  });

  test('keeps its advance until it is completed with its costs', () => {
    expect(toResponse(trip({ advance: 500, actual_cost: [cost('lodging', 100)] }))).toEqual([['advance', '2026-03', 50_000]]);
    expect(toResponse(trip({ advance: 500, is_completed: true }))).toEqual([['advance', '2026-03', 50_000]]);
  });

  test('pays the per diem that was due in the end, in the currency of the branch', () => {
    const costs = { estimate: [cost('per_diem', 84)], actual_cost: [cost('per_diem', 63.5, { currency: 'USD', rate: 0.9 })] };
    expect(toResponse(trip(costs))).toEqual([['per_diem', '2026-04', 8400]]);
    expect(toResponse(trip({ ...costs, is_completed: true }))).toEqual([['per_diem', '2026-04', 5715]]);
  });

  test('in a currency without decimals is paid in whole units', () => {
    expect(toResponse(trip({ currency: 'JPY', advance: 30_000, estimate: [cost('per_diem', 9000, { currency: 'JPY' })] }))).toEqual([
      ['per_diem', '2026-04', 9000],
      ['advance', '2026-03', 30_000],
    ]);
  });
});
