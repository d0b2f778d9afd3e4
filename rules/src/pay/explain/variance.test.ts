import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatePayslip } from '../calculate-payslip.ts';
import { component, facts, item, monthly, nov, overtimeOn, unpaid } from '../fixtures.ts';
import type { PayInputs } from '../pay-inputs.ts';
import type { Payslip } from '../payslip.ts';
import type { PayReason } from './pay-reasons.ts';
import { varianceOf } from './variance.ts';

type Given = Parameters<typeof facts>[0];
const payslip = (given: Given): Payslip => calculatePayslip(facts(given)) as Payslip;
const october = (given: Given = {}): Payslip => payslip({ ...given, month: '2026-10' });
const toResponse = (before: Payslip | null, after: Payslip): [string, PayReason['args'], number][] =>
  varianceOf(before, after).reasons.map(({ code, args, amount }) => [code, args, amount]);

const hourly = (amount: number): Given => ({
  compensations: [{ id: 1, from: '2020-01-01', until: null, basis: 'hourly', amount, followsFte: false }],
});
const allowance = (amount: number): Given => ({ items: [item({ source: 'allowances', name: 'Housing', amount })] });
const loan = item({ source: 'deductions', id: 3, name: 'Car loan', amount: 20_000, category: 'loan', remaining: 90_000 });

describe('pay differs because', () => {
  test.each<[string, Payslip | null, Given, [string, PayReason['args'], number][]]>([
    ['of nothing', october(), {}, []],
    ['of a raise', october(), { compensations: [monthly(320_000)] }, [['raise', { before_minor: 300_000, after_minor: 320_000 }, 20_000]]],
    [
      'of a raise within the month',
      october(),
      { compensations: [monthly(300_000), monthly(360_000, nov(16), 2)] },
      [['raise', { before_minor: 300_000, after_minor: 360_000 }, 30_000]],
    ],
    ['an employee joined', null, { employed: [{ from: nov(16), to: null }] }, [['joined', { date: nov(16) }, 150_000]]],
    ['an employee left', october(), { employed: [{ from: '2020-01-01', to: nov(10) }] }, [['left', { date: nov(10) }, -200_000]]],
    [
      'the month before was not whole',
      october({ employed: [{ from: '2026-10-22', to: null }] }),
      {},
      [['days_employed', { days: 30, before: 10 }, 203_226]],
    ],
    [
      'an employee left with a raise',
      october(),
      { compensations: [monthly(330_000)], employed: [{ from: '2020-01-01', to: nov(10) }] },
      [
        ['left', { date: nov(10) }, -200_000],
        ['raise', { before_minor: 300_000, after_minor: 330_000 }, 10_000],
      ],
    ],
    ['days are unpaid', october(), { on: { 3: unpaid(), 4: unpaid('absence') } }, [['unpaid_days', { days: 2, before: 0 }, -20_000]]],
    [
      'of overtime',
      october(),
      { overtime: [overtimeOn(3, 60), overtimeOn(4, 60, { premiumBp: 2500 })] },
      [['overtime', { hours: 2, before: 0 }, 4759]],
    ],
    ['of a new allowance', october(), allowance(5000), [['item_new', { name: 'Housing' }, 5000]]],
    ['an allowance ended', october(allowance(5000)), {}, [['item_ended', { name: 'Housing' }, -5000]]],
    ['an allowance changed', october(allowance(5000)), allowance(7000), [['item_changed', { name: 'Housing' }, 2000]]],
    ['a loan is paid back', october(), { items: [loan] }, [['item_new', { name: 'Car loan' }, -20_000]]],
    [
      'a tax follows a raise',
      october({ components: [component()] }),
      { compensations: [monthly(320_000)], components: [component()] },
      [
        ['raise', { before_minor: 300_000, after_minor: 320_000 }, 20_000],
        ['component_changed', { name: 'Income tax' }, -4000],
      ],
    ],
    ['a tax is new', october(), { components: [component()] }, [['component_new', { name: 'Income tax' }, -60_000]]],
    [
      'of a correction',
      october(),
      { adjustments: [{ id: 1, month: '2026-09', lines: [{ code: 'basic', name: null, kind: 'earning', amount: 500 }] }] },
      [['adjustment', { month: '2026-09' }, 500]],
    ],
    ['something was carried over', october(), { carried: 700 }, [['carried', {}, -700]]],
    [
      'of rounding',
      october({ compensations: [monthly(300_002)] }),
      { compensations: [monthly(300_002)], policy: { cashRounding: 5 } },
      [['rounding', {}, -2]],
    ],
    ['of hours', october(hourly(1000)), hourly(1000), [['hours_worked', { hours: 168, before: 176 }, -8000]]],
    [
      'an hour costs more',
      october(hourly(1000)),
      hourly(1100),
      [
        ['raise', { before_minor: 173_333, after_minor: 190_667 }, 16_800],
        ['hours_worked', { hours: 168, before: 176 }, -8000],
      ],
    ],
  ])('%s', (_, before, after, reasons) => expect(toResponse(before, payslip(after))).toEqual(reasons));
});

test('the reasons add up to the difference', () => {
  const given: fc.Arbitrary<Given> = fc
    .record({
      month: fc.constantFrom('2026-10', '2026-11', '2026-02'),
      amounts: fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 2 }),
      until: fc.constant(null),
      basis: fc.constantFrom<PayInputs['compensations'][number]['basis']>('monthly', 'hourly', 'daily'),
      first: fc.integer({ min: 1, max: 28 }),
      bonus: fc.integer({ min: 1, max: 10 ** 6 }),
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
      off: fc.integer({ min: 1, max: 28 }),
      cashRounding: fc.constantFrom(0, 5),
    })
    .map(({ month, amounts, basis, first, bonus, ids, off, cashRounding }) => ({
      month,
      employed: [{ from: `${month}-${String(first).padStart(2, '0')}`, to: null }],
      compensations: amounts.map((amount, index) => ({
        id: index,
        from: index === 0 ? '2020-01-01' : `${month}-15`,
        until: null,
        basis,
        amount,
        followsFte: false,
      })),
      items: ids.map((id) => item({ source: id > 2 ? 'deductions' : 'bonuses', id, amount: bonus })),
      components: [component()],
      on: { [off]: unpaid() },
      policy: { cashRounding, carryNegative: true },
    }));
  fc.assert(
    fc.property(given, given, (one, other) => {
      const { amount, reasons } = varianceOf(payslip(one), payslip(other));
      expect(reasons.reduce((sum, reason) => sum + reason.amount, 0)).toBe(amount);
    }),
  );
});
