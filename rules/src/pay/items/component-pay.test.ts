import { describe, expect, test } from 'vitest';
import { noDetails } from '../basic/personal-details.ts';
import { component } from '../fixtures.ts';
import type { PayComponent } from '../pay-inputs.ts';
import { componentPay } from './component-pay.ts';

/** The lines of November for one gross amount. */
const paid = (components: readonly PayComponent[], gross: number, facts: Partial<Parameters<typeof componentPay>[2]> = {}) =>
  componentPay(
    components,
    { basic: gross, gross, taxable: gross },
    { month: '2026-11', year: { from: '2026-01', months: [] }, personal: noDetails, ...facts },
  );

const shares = (given: Partial<PayComponent>, gross: number, facts = {}): (number | undefined)[] => {
  const lines = paid([component({ base: 'gross', ...given })], gross, facts);
  return ['deduction', 'employer'].map((kind) => lines.find((line) => line.kind === kind)?.amount);
};

/** A tenth from the employee, a fifth from the employer. */
const both = { rateBp: 1000, employerRateBp: 2000 };

describe('the share of the employee and that of the employer', () => {
  test.each<[string, Partial<PayComponent>, number, (number | undefined)[]]>([
    ['below a ceiling', { ceiling: 100_000 }, 99_990, [9999, 19_998]],
    ['at a ceiling', { ceiling: 100_000 }, 100_000, [10_000, 20_000]],
    ['above a ceiling', { ceiling: 100_000 }, 100_010, [10_000, 20_000]],
    ['far above a ceiling', { ceiling: 100_000 }, 900_000, [10_000, 20_000]],
    ['below a floor', { floor: 100_000 }, 99_999, [undefined, undefined]],
    ['at a floor', { floor: 100_000 }, 100_000, [10_000, 20_000]],
    ['above a floor', { floor: 100_000 }, 100_010, [10_001, 20_002]],
    ['below a ceiling of the year', { yearlyCeiling: 100_000 }, 99_990, [9999, 19_998]],
    ['at a ceiling of the year', { yearlyCeiling: 100_000 }, 100_000, [10_000, 20_000]],
    ['above a ceiling of the year', { yearlyCeiling: 100_000 }, 100_010, [10_000, 20_000]],
    ['of the year so far, below its ceiling', { period: 'year', ceiling: 100_000 }, 99_990, [9999, 19_998]],
    ['of the year so far, above its ceiling', { period: 'year', ceiling: 100_000 }, 100_010, [10_000, 20_000]],
    ['of nothing', {}, 0, [undefined, undefined]],
    ['of one cent, rounded', {}, 1, [undefined, undefined]],
    ['of three cents, of which the employer pays one', {}, 3, [undefined, 1]],
    ['of five cents, rounded up', {}, 5, [1, 1]],
  ])('%s', (_, given, gross, expected) => expect(shares({ ...both, ...given }, gross)).toEqual(expected));

  test('of the employer alone', () =>
    expect(shares({ rateBp: 0, employerRateBp: 2000, ceiling: 100_000 }, 100_010)).toEqual([undefined, 20_000]));
  test('of the employee alone', () => expect(shares({ rateBp: 1000, ceiling: 100_000 }, 100_010)).toEqual([10_000, undefined]));

  test('are shown with their rate, base and account', () => {
    const given = { ...both, base: 'gross' as const, ceiling: 100_000, account: '3790', employerAccount: '4130' };
    const [own, employer] = paid([component(given)], 150_000);
    expect(own).toMatchObject({ code: 'component:TAX', rate: 1000, unit: 'percent', base: 100_000, amount: 10_000, account: '3790' });
    expect(employer).toMatchObject({ code: 'employer:TAX', rate: 2000, unit: 'percent', base: 100_000, amount: 20_000, account: '4130' });
    const ceiling = { code: 'component_ceiling', args: { ceiling_minor: 100_000, base_minor: 150_000 } };
    expect(own?.explain).toEqual([ceiling, { code: 'component_percent', args: { percent: 10, base_minor: 100_000, base: 'gross' } }]);
    expect(employer?.explain).toEqual([ceiling, { code: 'employer_percent', args: { percent: 20, base_minor: 100_000 } }]);
  });
});

describe('brackets', () => {
  const brackets = [
    { upTo: 100_000, rateBp: 0 },
    { upTo: 200_000, rateBp: 1000 },
    { upTo: null, rateBp: 2000 },
  ];
  test.each<[string, number, number | undefined]>([
    ['below the first limit', 99_990, undefined],
    ['at the first limit', 100_000, undefined],
    ['above the first limit', 100_010, 1],
    ['below the second limit', 199_990, 9999],
    ['at the second limit', 200_000, 10_000],
    ['above the second limit', 200_010, 10_002],
  ])('%s', (_, gross, expected) => expect(shares({ calculation: 'brackets', brackets }, gross)[0]).toBe(expected));

  test('are shown without those that are not reached', () => {
    const [line] = paid([component({ calculation: 'brackets', brackets })], 150_000);
    expect(line).toMatchObject({ rate: null, unit: null });
    expect(line?.explain.map(({ args }) => [args.from_minor, args.to_minor, args.amount_minor])).toEqual([
      [0, 100_000, 0],
      [100_000, 150_000, 5000],
    ]);
  });
});

describe('a component based on another one', () => {
  const tax = component({ id: 1, code: 'TAX', rateBp: 2000 });
  const surcharge = component({ id: 2, code: 'SOLI', name: 'Surcharge', base: 'component', baseComponentId: 1, rateBp: 550 });
  test('is a share of its amount', () => {
    const line = paid([surcharge, tax], 300_000).find(({ code }) => code === 'component:SOLI');
    expect(line?.amount).toBe(3300);
    expect(line?.explain).toEqual([{ code: 'component_of', args: { percent: 5.5, base_minor: 60_000, name: 'Income tax' } }]);
  });

  test.each<[string, Partial<PayComponent>]>([
    ['is nothing where the other one is not due', { taxClass: 'III' }],
    ['is nothing where the other one is below its floor', { floor: 300_001 }],
  ])('%s', (_, given) => expect(paid([surcharge, { ...tax, ...given }], 300_000)).toEqual([]));
});

describe('a fixed amount', () => {
  const fixed = component({ calculation: 'fixed', amount: 5000 });
  test.each<[string, boolean, number[]]>([
    ['is taken with the period that pays the month', true, [5000]],
    ['is not taken with the others', false, []],
  ])('%s', (_, paysMonth, expected) => {
    expect(paid([fixed], 300_000, { paysMonth }).map(({ amount }) => amount)).toEqual(expected);
  });
  test('is taken with a month', () => expect(paid([fixed], 300_000).map(({ amount }) => amount)).toEqual([5000]));
  test('leaves shares to every period', () => expect(paid([component()], 300_000, { paysMonth: false })).toHaveLength(1));
});
