import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const hit = (name: string) => ({ name, link: `/${name}` });
const group = (title: string, ...names: string[]) => ({ title, hits: names.map(hit) });
const groups = {
  recent: group('recent'),
  records: [group('people', 'Leo Request'), group('projects', 'Request desk')],
  actions: group('actions', 'Check in', 'Request leave', 'Réquest an excuse'),
  pages: group('pages', 'Requests'),
  help: group('help'),
};

test.each([
  ['request', ['actions', 'people', 'projects', 'pages'], 'Request leave'],
  ['REQUEST AN', ['actions', 'people', 'projects', 'pages'], 'Réquest an excuse'],
  ['leave', ['people', 'projects', 'actions', 'pages'], 'Leo Request'],
  ['', ['people', 'projects', 'actions', 'pages'], 'Leo Request'],
])('%j shows %j, and Enter opens %j', (typed, titles, first) => {
  const shown = inOrder(typed, groups);
  expect(shown.map(({ title }) => title)).toEqual(titles);
  expect(shown[0]?.hits[0]?.name).toBe(first);
});

test('recently opened items come first, and empty groups are left out', () => {
  const shown = inOrder('', { ...groups, recent: group('recent', 'Requests'), records: [], pages: group('pages') });
  expect(shown.map(({ title }) => title)).toEqual(['recent', 'actions']);
});
