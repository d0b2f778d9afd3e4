import { mostViews, type SavedColumn, type SavedView } from '@cadre/contract/calls/preferences';
import { resources } from '@cadre/contract/resources/index';
import { views } from '@cadre/contract/views/index';
import { invalid } from '../../platform/problem.ts';

/** Every page begins by reading these, so they stay small. */
const mostBytes = 32 * 1024;

const checks: Record<string, (entry: unknown) => boolean> = { columns: isColumns, views: isViews };

/** Columns and views come as free structures, by list; what is kept has a known shape and a bounded size. */
export function checkLists(body: Record<string, unknown>): void {
  for (const [name, isOne] of Object.entries(checks)) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    const isKnown = Object.entries(value as object).every(([list, entry]) => isList(list) && isOne(entry));
    if (!isKnown || JSON.stringify(value).length > mostBytes) throw invalid({ [name]: [{ code: 'not_valid' }] });
  }
}

const isList = (name: string): boolean => Object.hasOwn(resources, name) || Object.hasOwn(views, name);

function isColumns(entry: unknown): boolean {
  return Array.isArray(entry) && entry.length <= 100 && entry.every(isColumn);
}

function isColumn(entry: unknown): entry is SavedColumn {
  return hasOnly(entry, ['name', 'isShown']) && isWord(entry.name, 60) && typeof entry.isShown === 'boolean';
}

function isViews(entry: unknown): boolean {
  return Array.isArray(entry) && entry.length <= mostViews && entry.every(isView);
}

function isView(entry: unknown): entry is SavedView {
  return (
    hasOnly(entry, ['name', 'search', 'is_default']) &&
    isWord(entry.name, 60) &&
    typeof entry.search === 'string' &&
    entry.search.length <= 2000 &&
    entry.search.isWellFormed() &&
    ['boolean', 'undefined'].includes(typeof entry.is_default)
  );
}

const hasOnly = (entry: unknown, names: string[]): entry is Record<string, unknown> =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry) && Object.keys(entry).every((name) => names.includes(name));

const isWord = (text: unknown, max: number): boolean =>
  typeof text === 'string' && text.trim() !== '' && text.length <= max && text.isWellFormed() && !text.includes('\u0000');
