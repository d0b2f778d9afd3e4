import { type Page, pages } from '@cadre/contract/pages';
import { expect, test } from 'vitest';
import type { MenuEntry } from './layout/menu/menu-entry.ts';
import { employeeMenu, staffMenu } from './menu.ts';
import { makeRouter } from './router.ts';

const all = Object.values<Page>(pages);

test('every page can be opened at its address', () => {
  const routes = new Set(Object.keys(makeRouter().routesByPath));
  expect(all.map(({ path }) => path).filter((path) => !routes.has(path))).toEqual([]);
});

test('every list can be opened from a menu', () => {
  const pathsIn = (entries: readonly MenuEntry[]): string[] =>
    entries.flatMap(({ path, children = [], pages: tabs = [] }) => [...(path ? [path] : []), ...pathsIn(children), ...pathsIn(tabs)]);
  const linked = new Set([...pathsIn(employeeMenu), ...pathsIn(staffMenu)]);
  expect(all.filter(({ lists, path }) => lists && !linked.has(path)).map(({ lists }) => lists)).toEqual([]);
});
