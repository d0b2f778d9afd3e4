import { expect, test } from 'vitest';
import { gaugeArcs } from './gauge-arcs.ts';

test.each([
  ['nothing', 0, 0, 1, 1],
  ['less than nothing', -5, 0, 1, 1],
  ['a part', 45, 0.45, 1, 1],
  ['all of it', 100, 1, 1, 1],
])('a dial with %s ends at 100 percent', (_name, percent, within, beyond, mark) => {
  expect(gaugeArcs(percent)).toEqual({ within, beyond, mark });
});

test.each([101, 149, 320, 1000])('with %i percent, 100 is inside of the dial and the excess is visible', (percent) => {
  const { within, beyond, mark } = gaugeArcs(percent);
  expect(mark).toBeLessThan(1);
  expect(within).toBe(mark);
  expect(beyond).toBeGreaterThan(mark);
  expect(beyond).toBeLessThanOrEqual(1);
});
