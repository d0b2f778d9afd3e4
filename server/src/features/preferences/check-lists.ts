import { resources } from '@cadre/contract/resources/index';
import { views } from '@cadre/contract/views/index';
import { invalid } from '../../platform/problem.ts';

/** Every page begins by reading these, so they stay small. */
const mostBytes = 32 * 1024;

/** Columns and views are kept by list, and within bounds. */
export function checkLists(kept: { columns?: object | null; views?: object | null }): void {
  for (const name of ['columns', 'views'] as const) {
    const lists = kept[name] ?? {};
    const isKnown = Object.keys(lists).every(isList);
    if (!isKnown || JSON.stringify(lists).length > mostBytes) throw invalid({ [name]: [{ code: 'not_valid' }] });
  }
}

const isList = (name: string): boolean => Object.hasOwn(resources, name) || Object.hasOwn(views, name);
