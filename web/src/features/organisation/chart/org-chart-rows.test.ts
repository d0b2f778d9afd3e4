import { describe, expect, test } from 'vitest';
import { department } from '../testing/department.ts';
import { person } from '../testing/person.ts';
import { chartNodes } from './org-chart-nodes.ts';
import { chartRows, findNodes, openAtFirst, parentKeys, pathTo } from './org-chart-rows.ts';

const data = department(3, 'Data', [], {
  code: 'DAT',
  head: { id: 9, name: 'Aiko Mori', pic: null },
  employees: [person(7, 'Núria Pla', { job: 'Analyst' })],
});
const company = [department(1, 'Company', [department(2, 'Delivery', [data]), department(5, 'Sales')])];
const nodes = chartNodes(company, 'people');
const shown = (open: string[]) => chartRows(nodes, new Set(open)).map(({ node: { name }, level }) => `${level} ${name}`);

describe('the rows of a chart', () => {
  test('a closed node hides all nodes below it', () => expect(shown(['d2'])).toEqual(['1 Company']));
  test('open all the way down, people follow their department', () =>
    expect(shown(['d1', 'd2', 'd3'])).toEqual(['1 Company', '2 Delivery', '3 Data', '4 Núria Pla', '2 Sales']));
  test('a row knows its place among its siblings, and a leaf is never open', () => {
    const sales = chartRows(nodes, new Set(['d1', 'd5'])).at(-1);
    expect(sales).toMatchObject({ position: 2, siblings: 2, isOpen: false, parent: { name: 'Company' } });
  });
});

describe('the initially open nodes', () => {
  test('everything that can be read at one look', () => expect(openAtFirst(nodes, () => 1600)).toEqual(parentKeys(nodes)));

  test('two levels if the picture would be wider', () => {
    const many = Array.from({ length: 1000 }, (_, index) => person(index + 1, `Person ${index}`));
    const large = chartNodes([department(1, 'Company', [department(2, 'Delivery', [], { employees: many })])], 'people');
    expect(
      chartRows(
        large,
        openAtFirst(large, () => 1601),
      ).map(({ node }) => node.key),
    ).toEqual(['d1', 'd2']);
  });
});

describe('finding', () => {
  test.each([
    ['data', ['d3']],
    ['DAT', ['d3']],
    ['mori', ['d3']],
    ['nuria', ['e7']],
    ['pla analyst', ['e7']],
    ['data sales', []],
    ['  ', []],
  ])('%j finds %j', (typed, keys) => expect(findNodes(nodes, typed)).toEqual(keys));

  test('the path to a person starts at the top', () => {
    expect(pathTo(nodes, 'e7').map(({ key }) => key)).toEqual(['d1', 'd2', 'd3', 'e7']);
    expect(pathTo(nodes, 'e99')).toEqual([]);
  });
});
