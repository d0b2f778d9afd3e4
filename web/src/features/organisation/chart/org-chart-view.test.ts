import { describe, expect, test } from 'vitest';
import { centreOn, firstView, fitIn, isInSight, isNearby, moveBy, zoomAt } from './org-chart-view.ts';

const frame = { width: 1000, height: 600 };
const card = { key: 'd1', width: 224, height: 92 };
const start = { x: 10, y: 20, scale: 1 };

describe('zooming', () => {
  test('the point under the pointer stays under it', () => {
    const zoomed = zoomAt(start, 1.5, { x: 310, y: 220 });
    const before = { x: (310 - start.x) / start.scale, y: (220 - start.y) / start.scale };
    expect((310 - zoomed.x) / zoomed.scale).toBeCloseTo(before.x);
    expect((220 - zoomed.y) / zoomed.scale).toBeCloseTo(before.y);
  });

  test.each([
    [0.0001, 0.1],
    [1000, 2],
  ])('by %d ends at %d', (factor, scale) => expect(zoomAt(start, factor, { x: 0, y: 0 }).scale).toBe(scale));
});

describe('fitting', () => {
  test('a large picture is made smaller until all of it shows', () => {
    const { scale, x } = fitIn({ width: 2000, height: 600 }, frame);
    expect({ scale, x }).toEqual({ scale: 0.5, x: 0 });
  });

  test('a small one is not blown up', () => expect(fitIn({ width: 100, height: 100 }, frame)).toEqual({ scale: 1, x: 450, y: 250 }));

  test.each(['down', 'stacked'] as const)('one that fits starts in the middle, growing %s', (direction) => {
    const first = { ...card, row: undefined as never, x: 200, y: 24 };
    const view = firstView({ cards: [first], lines: [], width: 600, height: 300 }, frame, direction);
    expect(view).toEqual({ scale: 1, x: 200, y: 150 });
  });

  test('one that is too tall begins at its top, in the middle', () => {
    const first = { ...card, row: undefined as never, x: 500, y: 24 };
    const view = firstView({ cards: [first], lines: [], width: 1250, height: 4000 }, frame, 'down');
    expect(view).toEqual({ scale: 0.8, x: 0, y: 0 });
  });

  test('one that would be too small to read begins with its first card', () => {
    const first = { ...card, row: undefined as never, x: 4000, y: 24 };
    const view = firstView({ cards: [first], lines: [], width: 8000, height: 400 }, frame, 'down');
    expect(view.scale).toBe(0.6);
    expect(isInSight(first, view, frame)).toBe(true);
  });
});

test('a card that is centred is in sight, and out of it once moved away', () => {
  const far = { ...card, x: 3000, y: 900 };
  const view = centreOn(far, frame, 1);
  expect(isInSight(far, view, frame)).toBe(true);
  const away = moveBy(view, frame.width / 2 + card.width, 0);
  expect(isInSight(far, away, frame)).toBe(false);
  expect(isNearby(far, away, frame, 0)).toBe(false);
  expect(isNearby(far, away, frame, card.width)).toBe(true);
});
