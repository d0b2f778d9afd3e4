import { expect, test } from 'vitest';
import { hasPassed, usageLevel, usageThresholds } from './usage-level.ts';

test.each([
  [600, 0, 'below', []],
  [600, 479, 'below', []],
  [600, 480, 'nearly', [80]],
  [600, 481, 'nearly', [80]],
  [600, 599, 'nearly', [80]],
  [600, 600, 'used_up', [80, 100]],
  [600, 601, 'over', [80, 100]],
  [0, 0, 'below', []],
  [0, 1, 'over', [80, 100]],
])('of %d minutes, %d used are %s', (available, used, level, passed) => {
  expect(usageLevel({ available, used })).toBe(level);
  expect(usageThresholds.filter((threshold) => hasPassed({ available, used }, threshold))).toEqual(passed);
});
