import { expect, test } from 'vitest';
import { placeLabels, spreadLabels, textWidth } from './place-labels.ts';

const twelve = Array.from({ length: 12 }, (_, at) => ({ at: (at + 0.5) / 12, width: 30 }));
const shown = (width: number) => placeLabels(twelve, width).map(({ index }) => index);

test('all labels are shown if there is room, otherwise every second, third …', () => {
  expect(shown(12 * 38)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(shown(12 * 38 - 12)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(shown(160)).toEqual([0, 4, 8]);
  expect(shown(20)).toEqual([0]);
});

test.each([40, 75, 120, 333, 800])('no label touches its neighbour or leaves a drawing of %i pixels', (width) => {
  const placed = placeLabels(twelve, width);
  for (const [at, { left }] of placed.entries()) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + 30).toBeLessThanOrEqual(Math.max(30, width));
    if (at > 0) expect(left - ((placed[at - 1]?.left ?? 0) + 30)).toBeGreaterThanOrEqual(7.5);
  }
});

test('a single label and none at all', () => {
  expect(placeLabels([{ at: 1, width: 50 }], 200)).toEqual([{ index: 0, left: 150 }]);
  expect(placeLabels([], 200)).toEqual([]);
});

test.each([
  ['far apart', [10, 60], [10, 60]],
  ['the same height', [50, 50], [50, 66]],
  ['at the bottom', [95, 98], [68, 84]],
  ['in any order', [60, 10], [60, 10]],
])('labels of lines %s stay next to their line and off each other', (_name, tops, expected) => {
  expect(spreadLabels(tops, 16, 100)).toEqual(expected);
});

test('Japanese letters take more room than Latin ones', () => {
  expect(textWidth('11月')).toBeGreaterThan(textWidth('Nov'));
});
