import { describe, expect, test } from 'vitest';
import { department } from '../testing/department.ts';
import { person } from '../testing/person.ts';
import { type ChartNode, chartNodes } from './org-chart-nodes.ts';

const ines = person(1, 'Inés');
const marta = person(2, 'Marta', { is_head: true, manager_id: 1 });
const bo = person(3, 'Bo', { manager_id: 2 });
const alma = person(4, 'Alma', { manager_id: 2 });
const data = department(3, 'Data', [], { employees: [alma], employees_count: 1 });
const delivery = department(2, 'Delivery', [data], { employees: [bo, marta], color: '#2f6fed', employees_count: 2, total_count: 3 });
const company = [department(1, 'Company', [delivery], { employees: [ines], employees_count: 1, total_count: 4 })];

const drawn = (nodes: ChartNode[], indent = ''): string[] =>
  nodes.flatMap(({ key, name, children }) => [`${indent}${key} ${name}`, ...drawn(children, `${indent}  `)]);

describe('the nodes of the chart', () => {
  test('departments alone', () => {
    expect(drawn(chartNodes(company, 'departments'))).toEqual(['d1 Company', '  d2 Delivery', '    d3 Data']);
  });

  test('departments with their people, the head first', () => {
    expect(drawn(chartNodes(company, 'people'))).toEqual([
      'd1 Company',
      '  e1 Inés',
      '  d2 Delivery',
      '    e2 Marta',
      '    e3 Bo',
      '    d3 Data',
      '      e4 Alma',
    ]);
  });

  test('reporting lines across departments', () => {
    const nodes = chartNodes(company, 'managers');
    expect(drawn(nodes)).toEqual(['e1 Inés', '  e2 Marta', '    e3 Bo', '    e4 Alma']);
    expect(nodes[0]).toMatchObject({ direct: 1, total: 3 });
  });
});

test('a person whose manager is not in the picture is at the top', () => {
  const nodes = chartNodes([department(1, 'Company', [], { employees: [bo, alma] })], 'managers');
  expect(drawn(nodes)).toEqual(['e3 Bo', 'e4 Alma']);
});

test('a loop of managers on a past day hides no one', () => {
  const circle = [person(1, 'Inés', { manager_id: 3 }), person(3, 'Bo', { manager_id: 2 }), person(2, 'Marta', { manager_id: 3 })];
  const nodes = chartNodes([department(1, 'Company', [], { employees: circle })], 'managers');
  expect(drawn(nodes)).toEqual(['e2 Marta', '  e3 Bo', '    e1 Inés']);
});

test('a colour reaches down until a department has its own', () => {
  const [top] = chartNodes(company, 'people');
  const deepest = top?.children.at(-1)?.children.at(-1)?.children[0];
  expect(deepest).toMatchObject({ name: 'Alma', color: '#2f6fed' });
  expect(top?.color).toBeNull();
});
