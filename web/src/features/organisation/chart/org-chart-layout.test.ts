import { describe, expect, test } from 'vitest';
import { department } from '../testing/department.ts';
import { person } from '../testing/person.ts';
import { drawPicture } from './org-chart-layout.ts';
import { chartNodes } from './org-chart-nodes.ts';
import { chartRows, parentKeys } from './org-chart-rows.ts';

const crowd = Array.from({ length: 30 }, (_, index) => person(100 + index, `Person ${index}`));
const delivery = department(2, 'Delivery', [department(4, 'Data', [], { employees: crowd }), department(5, 'Strategy')], {
  employees: [person(1, 'Marta'), person(2, 'Bo')],
});
const company = [
  department(1, 'Company', [delivery, department(3, 'Sales', [department(6, 'Events')])], { employees: [person(3, 'Inés')] }),
  department(7, 'Foundation'),
];
const nodes = chartNodes(company, 'people');
const rows = chartRows(nodes, parentKeys(nodes));

describe.each(['down', 'stacked'] as const)('a picture that grows %s', (direction) => {
  const { cards, lines, width, height } = drawPicture(rows, direction);

  test('shows every person once, in reading order, and no card covers another', () => {
    expect(cards.map(({ row }) => row.node.key)).toEqual(rows.map(({ node }) => node.key));
    for (const one of cards)
      for (const other of cards) {
        const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
        const isBelow = one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(one === other || isBeside || isBelow, `${one.key} and ${other.key}`).toBe(true);
      }
  });

  test('has a line that ends at each card with a parent', () => {
    const ends = cards.filter(({ row }) => row.parent);
    for (const { row, x, y, width: wide, height: high } of ends) {
      const own = lines.filter(({ from }) => from === row.parent?.key);
      const touches = own.some(({ x2, y2 }) => x2 >= x && x2 <= x + wide && y2 >= y && y2 <= y + high);
      const hangsOnColumn = own.some(({ shape }) => shape === 'elbow');
      expect(touches || hangsOnColumn, row.node.name).toBe(true);
    }
  });

  test('is as large as its cards', () => {
    expect(Math.min(...cards.map(({ x }) => x))).toBeGreaterThan(0);
    expect(Math.max(...cards.map((card) => card.x + card.width))).toBeLessThan(width);
    expect(Math.max(...cards.map((card) => card.y + card.height))).toBeLessThan(height);
  });
});

test('a stack is narrow enough for a phone, with any content', () => {
  expect(drawPicture(rows, 'stacked').width).toBeLessThan(390);
});

test('many people take several columns', () => {
  const { cards } = drawPicture(rows, 'down');
  const columns = new Set(cards.filter(({ row }) => row.parent?.key === 'd4').map(({ x }) => x));
  expect(columns.size).toBe(3);
});

test('a company without departments is an empty picture', () => {
  expect(drawPicture([], 'down')).toEqual({ cards: [], lines: [], width: 0, height: 0 });
});
