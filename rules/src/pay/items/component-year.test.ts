import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noDetails } from '../basic/personal-details.ts';
import { component } from '../fixtures.ts';
import type { PayComponent } from '../pay-inputs.ts';
import { periodsSince } from '../pay-period.ts';
import { type PayYear, taxYearOf } from '../pay-year.ts';
import type { PayLine } from '../payslip.ts';
import { inOrderOfBases } from './component-order.ts';
import { componentPay } from './component-pay.ts';

const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);

/** The lines of each month, paid one after the other, for the amount earned in it. */
function paidThrough(components: readonly PayComponent[], earned: readonly number[], personal = noDetails): PayLine[][] {
  const year: PayYear & { months: PayYear['months'][number][] } = { from: '2026-01', months: [] };
  return earned.map((amount, at) => {
    const month = months[at] as string;
    const lines = componentPay(components, { basic: amount, gross: amount, taxable: amount }, { month, year, personal });
    const took = (code: string): number => lines.find((line) => line.code === code)?.amount ?? 0;
    const taken = components.map(({ code }) => [code, { own: took(`component:${code}`), employer: took(`employer:${code}`) }]);
    year.months.push({ month, basic: amount, gross: amount, taxable: amount, components: Object.fromEntries(taken) });
    return lines;
  });
}

const ownAmounts = (lines: readonly PayLine[][], code = 'TAX'): number[] =>
  lines.map((of) => of.find((line) => line.code === `component:${code}`)?.amount ?? 0);

/** Nothing up to 12,000.00 a year, a fifth of the amount above it. */
const table = {
  calculation: 'brackets' as const,
  brackets: [
    { upTo: 1_200_000, rateBp: 0 },
    { upTo: null, rateBp: 2000 },
  ],
};

describe('a tax on the year so far', () => {
  test.each<[string, Partial<PayComponent>, number[], number[]]>([
    // 15,000.00 in May are 3,000.00 above the limit, of which a fifth is 600.00.
    [
      'begins with the month that passes the limit',
      { ...table, period: 'year' },
      [300_000, 300_000, 300_000, 300_000, 300_000, 300_000],
      [0, 0, 0, 0, 60_000, 60_000],
    ],
    ['takes nothing at the limit', { ...table, period: 'year' }, [1_200_000], [0]],
    ['takes a fifth of the first unit above it', { ...table, period: 'year' }, [1_200_005], [1]],
    // By twelfths 1,000.00 a month are free: 2,000.00 / 5; with 12,000.00 by March it is 9,000.00 / 5 less 800.00.
    [
      'follows a raise where limits grow by the month',
      { ...table, period: 'year_by_month' },
      [300_000, 300_000, 600_000],
      [40_000, 40_000, 100_000],
    ],
    // 6,000.00 by March less 3,000.00 are 600.00, of which 800.00 are paid.
    [
      'gives back what an unpaid month makes too much',
      { ...table, period: 'year_by_month' },
      [300_000, 300_000, 0],
      [40_000, 40_000, -20_000],
    ],
    [
      'stops at the limit of the year',
      { period: 'year', ceiling: 500_000, rateBp: 1000 },
      [300_000, 300_000, 300_000],
      [30_000, 20_000, 0],
    ],
    ['waits until the year reaches its lower limit', { period: 'year', floor: 600_000, rateBp: 1000 }, [300_000, 300_000], [0, 60_000]],
    ['counts from its own first month', { ...table, period: 'year', validFrom: '2026-02' }, [1_200_000, 1_300_000], [0, 20_000]],
  ])('%s', (_, given, earned, expected) => expect(ownAmounts(paidThrough([component(given)], earned))).toEqual(expected));

  test('explains the year and the amounts already settled', () => {
    const [, , march] = paidThrough([component({ ...table, period: 'year_by_month' })], [300_000, 300_000, 600_000]);
    expect(march?.[0]?.explain).toEqual([
      { code: 'year_base', args: { month: '2026-01', before_minor: 600_000, base_minor: 600_000, whole_minor: 1_200_000 } },
      { code: 'year_limits', args: { months: 3 } },
      { code: 'component_bracket', args: { from_minor: 0, to_minor: 300_000, percent: 0, amount_minor: 0 } },
      { code: 'component_bracket', args: { from_minor: 300_000, to_minor: 1_200_000, percent: 20, amount_minor: 180_000 } },
      { code: 'settled_before', args: { before_minor: 80_000 } },
    ]);
  });

  test('adds up to the tax on the sum of the year, however it is earned, as does the employer’s share', () => {
    const earned = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 12 });
    const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
    fc.assert(
      fc.property(earned, fc.constantFrom('year', 'year_by_month'), (amounts, period) => {
        const tax = component({ ...table, period, employerRateBp: 333 });
        const lines = paidThrough([tax], amounts);
        const taken = sum(ownAmounts(lines));
        const free = period === 'year' ? 1_200_000 : 100_000 * amounts.length;
        expect(taken).toBe(Math.round(Math.max(0, sum(amounts) - free) / 5));
        const employer = lines.flat().filter(({ kind }) => kind === 'employer');
        expect(sum(employer.map(({ amount }) => amount))).toBe(Math.round((sum(amounts) * 333) / 10_000));
      }),
    );
  });
});

describe('pay from before Cadre', () => {
  const before = (month: string, taxable: number, own = 0) => ({
    month,
    basic: taxable,
    gross: taxable,
    taxable,
    components: { TAX: { own, employer: 0 } },
  });
  const july = (given: Partial<PayComponent>, opening: ReturnType<typeof before>[], from = '2026-01') => {
    const bases = { basic: 300_000, gross: 300_000, taxable: 300_000 };
    return componentPay([component(given)], bases, { month: '2026-07', year: { from, months: [], opening }, personal: noDetails })[0];
  };
  test.each<[string, Partial<PayComponent>, ReturnType<typeof before>[], number | undefined]>([
    // 18,000.00 until June with 1,200.00 withheld: (21,000.00 - 12,000.00) / 5 less that.
    ['counts for the tax on the year', { ...table, period: 'year' }, [before('2026-06', 1_800_000, 120_000)], 60_000],
    [
      'counts where it was entered month by month',
      { ...table, period: 'year' },
      [before('2026-02', 600_000), before('2026-06', 1_200_000, 120_000)],
      60_000,
    ],
    // Seven twelfths of 12,000.00 are free: (21,000.00 - 7,000.00) / 5 less 2,400.00.
    ['counts where limits grow by the month', { ...table, period: 'year_by_month' }, [before('2026-06', 1_800_000, 240_000)], 40_000],
    // Too much was withheld: it comes back.
    ['is given back where too much was withheld', { ...table, period: 'year' }, [before('2026-06', 1_800_000, 200_000)], -20_000],
    ['leaves the rest of a yearly ceiling', { rateBp: 1000, yearlyCeiling: 2_000_000 }, [before('2026-06', 1_800_000)], 20_000],
    ['leaves nothing of a ceiling it has reached', { rateBp: 1000, yearlyCeiling: 1_800_000 }, [before('2026-06', 1_800_000)], undefined],
    [
      'is of no account to a tax that begins after it',
      { ...table, period: 'year', validFrom: '2026-07' },
      [before('2026-06', 1_800_000)],
      undefined,
    ],
    ['is of no account to a tax on the month', { rateBp: 1000 }, [before('2026-06', 1_800_000)], 30_000],
  ])('%s', (_, given, opening, amount) => expect(july(given, opening)?.amount).toBe(amount));

  test('is named in the explanation', () => {
    const line = july({ ...table, period: 'year' }, [before('2026-06', 1_800_000, 120_000)]);
    expect(line?.explain.slice(0, 2)).toEqual([
      { code: 'year_base', args: { month: '2026-01', before_minor: 1_800_000, base_minor: 300_000, whole_minor: 2_100_000 } },
      { code: 'year_opening', args: { base_minor: 1_800_000, withheld_minor: 120_000 } },
    ]);
  });
});

describe('a limit of the year', () => {
  test.each<[string, number[], number[]]>([
    ['takes only the part below it', [300_000, 200_000], [30_000, 20_000]],
    ['is reached and takes no more', [300_000, 300_000, 300_000], [30_000, 20_000, 0]],
    ['counts what passes it in one month', [900_000, 1], [50_000, 0]],
  ])('%s', (_, earned, expected) => {
    expect(ownAmounts(paidThrough([component({ rateBp: 1000, yearlyCeiling: 500_000 })], earned))).toEqual(expected);
  });

  test('explains how much of the limit is used', () => {
    const [, second] = paidThrough([component({ rateBp: 1000, yearlyCeiling: 500_000 })], [300_000, 300_000]);
    expect(second?.[0]?.explain[0]).toEqual({
      code: 'component_yearly_ceiling',
      args: { base_minor: 300_000, counted_minor: 200_000, ceiling_minor: 500_000, before_minor: 300_000 },
    });
  });
});

describe('a component that is based on another', () => {
  const tax = component({ rateBp: 2000 });
  const solidarity = component({ id: 2, code: 'SOLI', name: 'Solidarity', base: 'component', baseComponentId: 1, rateBp: 550 });
  const church = component({ id: 3, code: 'AID', name: 'Aid', kind: 'social', base: 'component', baseComponentId: 2, rateBp: 5000 });

  test.each([[[tax, solidarity, church]], [[church, solidarity, tax]]])(
    'takes its share of the amount of the other, in any order',
    (all) => {
      const lines = paidThrough(all, [300_000]);
      // 600.00 of tax, 5.5 % of it, and half of that.
      expect([ownAmounts(lines), ownAmounts(lines, 'SOLI'), ownAmounts(lines, 'AID')]).toEqual([[60_000], [3300], [1650]]);
      expect(lines.flat().find(({ code }) => code === 'component:SOLI')?.explain).toEqual([
        { code: 'component_of', args: { percent: 5.5, base_minor: 60_000, name: 'Income tax' } },
      ]);
    },
  );

  test('takes nothing if the other does not apply', () => expect(paidThrough([solidarity], [300_000]).flat()).toEqual([]));

  test('follows the tax year of the other', () => {
    const yearly = [component({ ...table, period: 'year' }), { ...solidarity, period: 'year' as const }];
    const lines = paidThrough(yearly, [1_200_000, 100_000, 100_000]);
    expect([ownAmounts(lines), ownAmounts(lines, 'SOLI')]).toEqual([
      [0, 20_000, 20_000],
      [0, 1100, 1100],
    ]);
  });

  test('is never based on itself through others', () => {
    expect(() => inOrderOfBases([{ ...tax, base: 'component', baseComponentId: 2 }, solidarity])).toThrow('based on each other');
  });
});

describe('personal details', () => {
  const parent = { ...noDetails, taxClass: 'III', children: 2, allowance: 50_000 };
  test.each<[string, Partial<PayComponent>, typeof noDetails, number[], number[]]>([
    ['of another tax class take nothing', { taxClass: 'III' }, noDetails, [300_000], [0]],
    ['of the tax class take its table', { taxClass: 'III' }, parent, [300_000], [60_000]],
    ['leave a component without a class to all', {}, parent, [300_000], [60_000]],
    ['reduce the base by the allowance', { usesAllowance: true }, parent, [300_000], [50_000]],
    ['reduce nothing where the component does not say so', {}, { ...noDetails, allowance: 50_000 }, [300_000], [60_000]],
    ['reduce the base for each child', { childAllowance: 25_000 }, parent, [300_000], [50_000]],
    ['leave nothing at the allowance', { usesAllowance: true }, parent, [50_000], [0]],
    ['leave the unit above it', { usesAllowance: true, rateBp: 10_000 }, parent, [50_001], [1]],
    // 500.00 a month: (3,000.00 - 500.00) / 5, then (6,000.00 - 1,000.00) / 5 less 500.00.
    ['grow with the months of the year', { usesAllowance: true, period: 'year' }, parent, [300_000, 300_000], [50_000, 50_000]],
    ['exempt from taxes', {}, { ...noDetails, exemptFromTax: true }, [300_000], [0]],
    ['exempt from taxes alone', { kind: 'social' }, { ...noDetails, exemptFromTax: true }, [300_000], [60_000]],
    ['exempt from social security', { kind: 'social' }, { ...noDetails, exemptFromSocial: true }, [300_000], [0]],
  ])('%s', (_, given, personal, earned, expected) => {
    expect(ownAmounts(paidThrough([component(given)], earned, personal))).toEqual(expected);
  });

  test('are explained', () => {
    const [january] = paidThrough([component({ usesAllowance: true, childAllowance: 10_000 })], [300_000], parent);
    expect(january?.[0]?.explain).toEqual([
      { code: 'personal_allowance', args: { base_minor: 300_000, free_minor: 70_000, left_minor: 230_000 } },
      { code: 'component_percent', args: { percent: 20, base: 'taxable', base_minor: 230_000 } },
    ]);
  });
});

test.each([
  ['2026-03', 1, '2026-01', 3],
  ['2026-03', 4, '2025-04', 12],
  ['2026-04', 4, '2026-04', 1],
  ['2026-12', 12, '2026-12', 1],
])('%s is in a tax year that begins with month %s', (month, first, from, count) => {
  expect([taxYearOf(month, first), periodsSince(from, month)]).toEqual([from, count]);
});
