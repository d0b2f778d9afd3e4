import { expect, test } from 'vitest';
import { placeOn, scaleFor } from './ticks.ts';

test.each([
  ['nothing yet', [], 'number', [0, 1]],
  ['a single person', [1], 'number', [0, 1]],
  ['counts have no halves', [3], 'number', [0, 1, 2, 3]],
  ['counts at a round number', [50], 'number', [0, 10, 20, 30, 40, 50]],
  ['counts just above a round number', [51], 'number', [0, 20, 40, 60]],
  ['a small share', [260], 'share', [0, 100, 200, 300]],
  ['a share beyond its target', [14_900, 10_000], 'share', [0, 5000, 10_000, 15_000]],
  ['a full share', [10_000], 'share', [0, 2000, 4000, 6000, 8000, 10_000]],
  ['minutes of an hour', [40], 'minutes', [0, 15, 30, 45]],
  ['hours of a week', [2400], 'minutes', [0, 600, 1200, 1800, 2400]],
  ['hours of a week, one more', [2460], 'minutes', [0, 600, 1200, 1800, 2400, 3000]],
  ['amounts in cents', [284_150], 'money', [0, 100_000, 200_000, 300_000]],
  ['a loss', [-40, 100], 'number', [-50, 0, 50, 100]],
  ['losses alone', [-40], 'number', [-40, -30, -20, -10, 0]],
] as const)('an axis of %s has lines at round values', (_name, values, unit, ticks) => {
  const scale = scaleFor(values, unit);
  expect(scale.ticks.map((tick) => tick + 0)).toEqual(ticks);
  expect([scale.from + 0, scale.to + 0]).toEqual([ticks[0], ticks.at(-1)]);
});

test.each([
  [0, 0],
  [260, 26],
  [1000, 100],
  [1400, 100],
  [-5, 0],
])('%i of 0 to 1000 is at %i percent, clamped to the axis', (value, place) => {
  expect(placeOn({ from: 0, to: 1000 }, value)).toBe(place);
});
