import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CostSplit, costsOf } from './cost-split.ts';

const line = (kind: 'earning' | 'deduction' | 'employer' | 'info', amount: number, component?: number) => ({
  kind,
  amount,
  source: component === undefined ? null : { type: 'pay-components', id: component },
});
const split = (...shares: [number | null, number][]): CostSplit => ({
  shares: shares.map(([costCenter, shareBp]) => ({ costCenter, shareBp })),
  components: { 7: 30 },
});
const sixtyForty = split([10, 6000], [20, 4000]);

test.each([
  [
    '60 to 40',
    line('earning', 300_000),
    sixtyForty,
    [
      [10, 180_000],
      [20, 120_000],
    ],
  ],
  [
    'the odd unit goes to the larger remainder',
    line('earning', 333_333),
    sixtyForty,
    [
      [10, 200_000],
      [20, 133_333],
    ],
  ],
  [
    'an amount below zero as above',
    line('earning', -333_333),
    sixtyForty,
    [
      [10, -200_000],
      [20, -133_333],
    ],
  ],
  ['one yen of three', line('employer', 1), split([10, 3333], [20, 3333], [null, 3334]), [[null, 1]]],
  [
    'thirds',
    line('earning', 100),
    split([10, 3333], [20, 3333], [null, 3334]),
    [
      [10, 33],
      [20, 33],
      [null, 34],
    ],
  ],
  ['one cost centre takes all', line('earning', 5), split([10, 10_000]), [[10, 5]]],
  ['no cost centre at all', line('earning', 5), split(), [[null, 5]]],
  ['a component has its own', line('employer', 90_001, 7), sixtyForty, [[30, 90_001]]],
  [
    'a component without its own is shared',
    line('employer', 100, 8),
    sixtyForty,
    [
      [10, 60],
      [20, 40],
    ],
  ],
  [
    'an item with the number of that component is shared',
    { ...line('earning', 100), source: { type: 'allowances', id: 7 } },
    sixtyForty,
    [
      [10, 60],
      [20, 40],
    ],
  ],
  ['deductions cost the employer nothing', line('deduction', 100, 7), sixtyForty, []],
  ['informational lines cost nothing, either', line('info', 100), sixtyForty, []],
  ['nothing', line('earning', 0), sixtyForty, []],
])('%s', (_name, given, by, parts) => {
  expect(costsOf(given, by).map(({ costCenter, amount }) => [costCenter, amount])).toEqual(parts);
});

test('the parts of a line add up to it', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), shares, (amount, all) => {
      const parts = costsOf(line('earning', amount), split(...all.map((shareBp, at): [number, number] => [at, shareBp])));
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
    }),
  );
});
