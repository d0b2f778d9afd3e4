import { describe, expect, test } from 'vitest';
import { department } from '../testing/department.ts';
import { openAtFirst, parentIds, pathTo, visibleRows } from './departments-tree.ts';

const data = department(3, 'Data', [], { code: 'DAT', head: { id: 9, name: 'Aiko Mori', pic: null } });
const delivery = department(2, 'Delivery', [data, department(4, 'Technology', [], { color: '#0ea5a4' })], { color: '#2f6fed' });
const company = [department(1, 'Company', [delivery, department(5, 'Sales')])];

const shown = (open: number[]) => visibleRows(company, new Set(open)).map(({ department: { name }, level }) => `${level} ${name}`);

describe('the rows of a tree', () => {
  test('a closed department hides all departments below it', () => expect(shown([2])).toEqual(['1 Company']));
  test('an open one shows its next level', () => expect(shown([1])).toEqual(['1 Company', '2 Delivery', '2 Sales']));
  test('open all the way down, children follow their parent', () =>
    expect(shown([1, 2])).toEqual(['1 Company', '2 Delivery', '3 Data', '3 Technology', '2 Sales']));

  test('a row knows its place among its siblings, and a leaf is never open', () => {
    const sales = visibleRows(company, new Set([1, 5])).at(-1);
    expect(sales).toMatchObject({ position: 2, siblings: 2, isOpen: false, parent: { name: 'Company' } });
  });

  test('a colour reaches down until a department has its own', () => {
    const colors = visibleRows(company, new Set([1, 2])).map(({ color }) => color);
    expect(colors).toEqual([null, '#2f6fed', '#2f6fed', '#0ea5a4', null]);
  });
});

describe('the initially open departments', () => {
  test('everything in a small company', () => expect(openAtFirst(company)).toEqual(parentIds(company)));

  test('two levels in a large one', () => {
    const many = Array.from({ length: 50 }, (_, index) => department(100 + index, `Team ${index}`, [department(1000 + index, 'Below')]));
    expect(openAtFirst([department(1, 'Company', many)])).toEqual(new Set([1]));
  });
});

test('the way to a department starts at the top', () => {
  expect(pathTo(company, 4).map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(pathTo(company, 99)).toEqual([]);
});
