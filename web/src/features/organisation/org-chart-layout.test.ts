import { describe, expect, test } from 'vitest';
import { parentIds, visibleRows } from './departments-tree.ts';
import { card, drawPicture } from './org-chart-layout.ts';
import { department } from './testing/department.ts';

const delivery = department(2, 'Delivery', [department(4, 'Data'), department(5, 'Strategy')]);
const tree = [department(1, 'Company', [delivery, department(3, 'Sales', [department(6, 'Events')])]), department(7, 'Foundation')];
const rows = visibleRows(tree, parentIds(tree));

describe.each(['down', 'right'] as const)('a picture that grows %s', (direction) => {
  const { cards, lines, width, height } = drawPicture(rows, direction);

  test('shows every department once, and none covers another', () => {
    expect(cards.map(({ row }) => row.department.id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const one of cards)
      for (const other of cards) {
        const isApart = Math.abs(one.x - other.x) >= card.width || Math.abs(one.y - other.y) >= card.height;
        expect(one === other || isApart).toBe(true);
      }
  });

  test('has a line to each department that has a parent', () => {
    expect(lines.map(({ from, to }) => `${from}-${to}`).sort()).toEqual(['1-2', '1-3', '2-4', '2-5', '3-6']);
  });

  test('is as large as what it holds', () => {
    for (const { x, y } of cards) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + card.width).toBeLessThanOrEqual(width);
      expect(y + card.height).toBeLessThanOrEqual(height);
    }
  });

  test('puts children one step away from their parent', () => {
    const at = (id: number) => cards.find(({ row }) => row.department.id === id)!;
    const step = direction === 'down' ? at(2).y - at(1).y : at(2).x - at(1).x;
    const next = direction === 'down' ? at(4).y - at(2).y : at(4).x - at(2).x;
    expect(step).toBeGreaterThan(direction === 'down' ? card.height : card.width);
    expect(next).toBe(step);
  });
});

test('a company without departments is an empty picture', () => {
  expect(drawPicture([], 'down')).toEqual({ cards: [], lines: [], width: 0, height: 0 });
});
