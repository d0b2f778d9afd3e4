import { expect, test } from 'vitest';
import { limits, limitsAt } from './limits.ts';
import { measurePace } from './measure-pace.ts';

const busyFor = (milliseconds: number) => () => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('a machine that works slower is given more time, and none is given less than a quiet one', () => {
  expect(measurePace(() => undefined)).toBe(1);
  expect(measurePace(busyFor(300))).toBeGreaterThan(2);
  expect(limitsAt(3).test).toBe(3 * limitsAt(1).test);
  expect(limitsAt(3).wait).toBe(3 * limitsAt(1).wait);
});

test('the limits of this run follow the pace that its first process measured', () => {
  expect(limits).toEqual(limitsAt(Number(process.env.CADRE_TEST_PACE)));
  expect(limits.wait).toBeGreaterThanOrEqual(limitsAt(1).wait);
});
