import { expect, test } from 'vitest';
import { department } from '../testing/department.ts';
import { person } from '../testing/person.ts';
import { drawPicture } from './org-chart-layout.ts';
import { chartNodes } from './org-chart-nodes.ts';
import { chartRows, parentKeys } from './org-chart-rows.ts';
import { svgOf } from './org-chart-svg.ts';

const company = [
  department(1, 'Research & <b>Design</b>', [], {
    employees: [person(1, 'Maximiliana von und zu Hohenlohe-Langenburg', { job: 'Analyst' })],
  }),
];
const nodes = chartNodes(company, 'people');
const picture = drawPicture(chartRows(nodes, parentKeys(nodes)), 'down');
const paint = { background: '#ffffff', card: '#ffffff', border: '#cccccc', text: '#111111', quiet: '#555555', edge: () => '#0b7a4b' };
const svg = svgOf(
  picture,
  paint,
  () => ({ about: 'Analyst', counts: '' }),
  (text, size) => text.length * size * 0.55,
);
const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');

test('names are text in the picture, never markup', () => {
  expect(parsed.querySelector('b')).toBeNull();
  expect([...parsed.querySelectorAll('text')].map((text) => text.textContent)).toContain('Research & <b>Design</b>');
});

test('a name that is too long for its card ends in dots', () => {
  const [name] = [...parsed.querySelectorAll('text')].map((text) => text.textContent).filter((text) => text?.startsWith('Maximiliana'));
  expect(name).toMatch(/…$/);
});

test('the file is as large as the picture', () => {
  expect(parsed.documentElement.getAttribute('viewBox')).toBe(`0 0 ${picture.width} ${picture.height}`);
});
