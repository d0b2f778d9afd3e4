import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNumber } from '../calendar.ts';
import { calculatePayslip } from './calculate-payslip.ts';
import { explainedAmount, wrongParts } from './explain/explained-amount.ts';
import { amountsOf, component, facts, item, monthly, workedDays } from './fixtures.ts';
import type { PayInputs } from './pay-inputs.ts';
import {
  frequencyOf,
  isLastOfMonth,
  isPayPeriod,
  monthOf,
  payFrequencies,
  periodAfter,
  periodBefore,
  periodOn,
  periodsOf,
  periodsPerYear,
  periodsSince,
  spanOf,
} from './pay-period.ts';
import type { Payslip } from './payslip.ts';

/** A Monday. */
const anchor = '2026-01-05';
const paid = (given: Parameters<typeof facts>[0]): Payslip => {
  const slip = calculatePayslip(facts(given));
  if ('problem' in slip) throw new Error(slip.problem);
  return slip;
};

test.each([
  ['monthly', '2026-11-15', '2026-11', '2026-11-01', '2026-11-30'],
  ['weekly', '2026-11-15', '2026-11-15/07', '2026-11-09', '2026-11-15'],
  ['weekly', '2026-11-16', '2026-11-22/07', '2026-11-16', '2026-11-22'],
  ['fortnightly', '2026-11-09', '2026-11-22/14', '2026-11-09', '2026-11-22'],
  ['fortnightly', '2026-11-08', '2026-11-08/14', '2026-10-26', '2026-11-08'],
  ['fortnightly', '2025-12-31', '2026-01-04/14', '2025-12-22', '2026-01-04'],
  ['four_weekly', '2026-02-02', '2026-03-01/28', '2026-02-02', '2026-03-01'],
  ['semimonthly', '2026-02-15', '2026-02-15/15', '2026-02-01', '2026-02-15'],
  ['semimonthly', '2026-02-16', '2026-02-28/15', '2026-02-16', '2026-02-28'],
] as const)('%s: %s is in the period %s', (frequency, day, key, from, to) => {
  expect(periodOn(frequency, day, anchor)).toBe(key);
  expect([isPayPeriod(key), frequencyOf(key), spanOf(key)]).toEqual([true, frequency, { from, to }]);
});

test('a period belongs to the month that it ends in', () => {
  expect(periodsOf('fortnightly', '2026-11', anchor)).toEqual(['2026-11-08/14', '2026-11-22/14']);
  expect(periodsOf('fortnightly', '2026-08', anchor)).toEqual(['2026-08-02/14', '2026-08-16/14', '2026-08-30/14']);
  expect(periodsOf('monthly', '2026-11', anchor)).toEqual(['2026-11']);
  expect(['2026-11-08/14', '2026-11-22/14', '2026-11'].map(isLastOfMonth)).toEqual([false, true, true]);
  expect(['2026-11-8/14', '2026-11-08/10', '2026-13', '2026-11-08'].map(isPayPeriod)).toEqual([false, false, false, false]);
});

test('periods of a tax year are counted from its first month', () => {
  expect(periodsSince('2026-01', '2026-01-11/14')).toBe(1);
  expect(periodsSince('2026-01', '2026-12-20/14')).toBe(26);
  expect(periodsSince('2026-04', '2026-04-30/15')).toBe(2);
  expect(periodsSince('2026-04', '2027-03-15/15')).toBe(23);
});

const day = fc.integer({ min: dayNumber('2015-01-01'), max: dayNumber('2040-12-31') }).map((number) => addDays('1970-01-01', number));
const frequency = fc.constantFrom(...payFrequencies);

test('periods tile the calendar without gap or overlap, in the order of their keys', () => {
  fc.assert(
    fc.property(frequency, day, day, (of, first, anchored) => {
      const period = periodOn(of, first, anchored);
      const { from, to } = spanOf(period);
      const [before, after] = [periodBefore(period), periodAfter(period)];
      expect(from <= first && first <= to).toBe(true);
      expect([periodOn(of, from, anchored), periodOn(of, to, anchored)]).toEqual([period, period]);
      expect([spanOf(before).to, spanOf(after).from]).toEqual([addDays(from, -1), addDays(to, 1)]);
      expect(periodOn(of, spanOf(after).from, anchored)).toBe(after);
      expect([before, period, after].sort()).toEqual([before, period, after]);
      expect(periodsOf(of, monthOf(period), anchored)).toContain(period);
    }),
  );
});

test.each([
  // 3,000.00 × 12 ÷ 26, etc.
  ['2026-11-22/14', 138_462],
  ['2026-11-22/07', 69_231],
  ['2026-11-29/28', 276_923],
  ['2026-11-15/15', 150_000],
  ['2026-11', 300_000],
] as const)('a monthly salary is its share of the year in %s', (month, amount) => {
  const slip = paid({ month });
  expect([slip.net, slip.basicSalary]).toEqual([amount, amount]);
  expect(slip.lines[0]?.explain.at(-1)?.code).toBe(month.length === 7 ? 'basic_full' : 'period_full');
});

test('a year of periods amounts to the salary of the year, to half a cent a period', () => {
  fc.assert(
    fc.property(frequency, fc.integer({ min: 1, max: 10 ** 9 }), (of, amount) => {
      const periods = periodsPerYear[of];
      const { net } = paid({ month: periodOn(of, '2026-06-10', anchor), compensations: [monthly(amount)] });
      expect(Math.abs(net * periods - amount * 12) * 2).toBeLessThanOrEqual(periods);
    }),
    { numRuns: 60 },
  );
});

test('parts of a period add up to it, however salary and employment change within it', () => {
  const basis = fc.constantFrom('calendar_days', 'working_days', 'fixed_30');
  fc.assert(
    fc.property(frequency, basis, fc.integer({ min: 0, max: 27 }), fc.integer({ min: 1, max: 10 ** 8 }), (of, by, at, amount) => {
      const month = periodOn(of, '2026-06-10', anchor);
      const { from, to } = spanOf(month);
      const split = addDays(from, at);
      if (split >= to) return;
      const given = { month, policy: { basis: by, deductAbsence: false } } as const;
      const on = (employed: PayInputs['employed'], compensations: PayInputs['compensations']) => {
        const slip = calculatePayslip(facts({ ...given, employed, compensations }));
        return 'problem' in slip ? 0 : slip.net;
      };
      const whole = on([{ from, to: null }], [monthly(amount)]);
      const [left, joined] = [
        on([{ from: '2020-01-01', to: split }], [monthly(amount)]),
        on([{ from: addDays(split, 1), to: null }], [monthly(amount)]),
      ];
      expect(Math.abs(left + joined - whole)).toBeLessThanOrEqual(1);
      expect(on([{ from, to: null }], [monthly(amount), monthly(amount, addDays(split, 1), 2)])).toBe(whole);
    }),
    { numRuns: 80 },
  );
});

test('a rise within a period pays each part by its days', () => {
  const month = '2026-11-22/14';
  const slip = paid({ month, compensations: [monthly(260_000), monthly(325_000, '2026-11-19', 2)] });
  // 10 of 14 days at 1,200.00 and 4 of 14 at 1,500.00.
  expect(slip.net).toBe(Math.round((120_000 * 10 + 150_000 * 4) / 14));
});

test('unpaid days cost a part of the period, by its working days where the policy counts those', () => {
  const month = '2026-11-22/14';
  const days = workedDays(month).map((one) =>
    one.date === '2026-11-10'
      ? { ...one, workedMinutes: 0, unpaid: [{ because: 'leave' as const, part: 1, of: 1, id: 7, name: null }] }
      : one,
  );
  const compensations = [monthly(260_000)];
  expect(paid({ month, days, compensations }).net).toBe(120_000 - Math.round(120_000 / 14));
  expect(paid({ month, days, compensations, policy: { basis: 'working_days' } }).net).toBe(108_000);
});

test('amounts of the month are paid with the last of its periods, shares with each, pro rata amounts in parts', () => {
  const items = [
    item({ source: 'allowances', id: 1, amount: 10_000 }),
    item({ source: 'allowances', id: 2, rateBp: 1000 }),
    item({ source: 'allowances', id: 3, amount: 26_000, prorate: true }),
    item({ source: 'bonuses', id: 4, amount: 50_000, isOnce: true, prorate: true }),
    item({ source: 'deductions', id: 5, amount: 7000, category: 'loan', remaining: 20_000 }),
  ];
  const components = [component({ id: 9, code: 'FEE', calculation: 'fixed', amount: 1300 })];
  const given = { compensations: [monthly(260_000)], items, components };
  expect(amountsOf(paid({ ...given, month: '2026-11-08/14', paysMonth: false }))).toEqual({
    basic: 120_000,
    'allowances:2': 12_000,
    'allowances:3': 12_000,
  });
  expect(amountsOf(paid({ ...given, month: '2026-11-22/14' }))).toEqual({
    basic: 120_000,
    'allowances:1': 10_000,
    'allowances:2': 12_000,
    'allowances:3': 12_000,
    'bonuses:4': 50_000,
    'component:FEE': 1300,
    'deductions:5': 7000,
  });
});

const brackets = [
  { upTo: 130_000, rateBp: 1000 },
  { upTo: null, rateBp: 3000 },
];

test('limits of a month count by the share of the period', () => {
  const month = '2026-11-22/14';
  const taxed = (given: Partial<Parameters<typeof component>[0]>, amount = 260_000) =>
    amountsOf(paid({ month, compensations: [monthly(amount)], components: [component(given)] }))['component:TAX'] ?? 0;
  // Brackets of 60,000 in a fortnight: 10% of 60,000 and 30% of the other 60,000.
  expect(taxed({ calculation: 'brackets', brackets })).toBe(24_000);
  expect(taxed({ ceiling: 130_000 })).toBe(12_000);
  expect([taxed({ floor: 260_000 }), taxed({ floor: 260_001 })]).toEqual([24_000, 0]);
  const personal = { taxClass: null, children: 1, allowance: 13_000, exemptFromTax: false, exemptFromSocial: false };
  const slip = paid({
    month,
    personal,
    compensations: [monthly(260_000)],
    components: [component({ usesAllowance: true, childAllowance: 13_000 })],
  });
  expect(amountsOf(slip)['component:TAX']).toBe(21_600);
});

test('tax on the year so far amounts to that of a year, whichever way its periods are paid', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<'year' | 'year_by_month'>('year', 'year_by_month'),
      fc.constantFrom('semimonthly', 'fortnightly', 'four_weekly', 'weekly'),
      fc.integer({ min: 1000, max: 10 ** 8 }),
      (period, of, amount) => {
        const tax = component({ period, calculation: 'brackets', brackets, ceiling: 5 * 10 ** 7 });
        const months: PayInputs['year']['months'][number][] = [];
        const all = payPeriodsOf2026(of);
        for (const month of all) {
          const slip = paid({ month, compensations: [monthly(amount)], components: [tax], year: { from: '2026-01', months: [...months] } });
          for (const line of slip.lines) expect([line.code, explainedAmount(line), wrongParts(line)]).toEqual([line.code, line.amount, []]);
          const own = amountsOf(slip)['component:TAX'] ?? 0;
          months.push({ month, basic: slip.gross, gross: slip.gross, taxable: slip.gross, components: { TAX: { own, employer: 0 } } });
        }
        const earned = months.reduce((sum, { taxable }) => sum + taxable, 0);
        const base = Math.min(earned, 5 * 10 ** 7);
        const due = Math.round((Math.min(base, 130_000) * 1000 + Math.max(0, base - 130_000) * 3000) / 10_000);
        const taken = months.reduce((sum, { components }) => sum + (components.TAX?.own ?? 0), 0);
        // Once as many periods are over as a year has, its limits are whole.
        if (period === 'year' || all.length >= periodsPerYear[of]) expect(Math.abs(taken - due)).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 12 },
  );
});

const payPeriodsOf2026 = (of: (typeof payFrequencies)[number]) =>
  Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`).flatMap((month) => periodsOf(of, month, anchor));

test('an instalment is paid once, by the salary of a month', () => {
  const served = { months: 6, from: '2026-06-01', to: '2026-11-30' };
  const thirteenth = item({ source: 'allowances', rateBp: 10_000, served });
  const given = { compensations: [monthly(260_000)], items: [thirteenth] };
  expect(amountsOf(paid({ ...given, month: '2026-11-08/14', paysMonth: false }))).toEqual({ basic: 120_000 });
  expect(amountsOf(paid({ ...given, month: '2026-11-22/14' }))).toEqual({ basic: 120_000, 'allowances:1': 130_000 });
});

test('a garnishment leaves the protected share of a period alone', () => {
  const garnished = item({
    source: 'deductions',
    category: 'garnishment',
    amount: 200_000,
    protectedAmount: 130_001,
    protectedPerChild: 0,
  });
  expect(amountsOf(paid({ month: '2026-11-22/14', compensations: [monthly(260_000)], items: [garnished] }))['deductions:1']).toBe(59_999);
});
