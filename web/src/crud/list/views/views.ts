import type { SavedView } from '@cadre/contract/calls/preferences';
import type { Resource } from '@cadre/contract/resource';
import { type ListState, readAddress, writeAddress } from '../../address/address.ts';

/** A view that comes with a page. */
export type BuiltInView = { key: string; name: string; filters: ListState['filters']; sort?: ListState['sort'] };

/** A view as the list offers it: a name, and the query of the list's address. */
export type View = { key: string; name: string; search: string; isOwn: boolean; isDefault: boolean };

/** Which page of the list is open, and which record, is no part of a view. */
export const searchOf = (resource: Resource, list: ListState): string =>
  writeAddress(resource, { list: { ...list, page: 1 }, opened: undefined });

/** A view that filters by a field hidden from the reader would show other rows than its name promises. */
export const builtIn = (resource: Resource, views: readonly BuiltInView[], mayUse: (field: string) => boolean): View[] =>
  views
    .filter(({ filters }) => Object.keys(filters).every(mayUse))
    .map(({ key, name, filters, sort }) => {
      const { list } = readAddress(resource, new URLSearchParams());
      return { key, name, search: searchOf(resource, { ...list, filters, sort: sort ?? list.sort }), isOwn: false, isDefault: false };
    });

export const ownViews = (saved: readonly SavedView[]): View[] =>
  saved.map(({ name, search, is_default = false }) => ({ key: `own.${name}`, name, search, isOwn: true, isDefault: is_default }));

/** Saved under a name that is known, a view takes the place of the one before. */
export const withView = (saved: readonly SavedView[], name: string, search: string): SavedView[] => {
  const known = saved.find((view) => view.name === name);
  return known ? saved.map((view) => (view === known ? { ...view, search } : view)) : [...saved, { name, search }];
};

export const withoutView = (saved: readonly SavedView[], name: string): SavedView[] => saved.filter((view) => view.name !== name);

export const renamedView = (saved: readonly SavedView[], from: string, to: string): SavedView[] =>
  withoutView(saved, from === to ? '' : to).map((view) => (view.name === from ? { ...view, name: to } : view));

/** One view at most opens by itself; choosing it again takes that back. */
export const asDefault = (saved: readonly SavedView[], name: string): SavedView[] =>
  saved.map(({ is_default, ...view }) => (view.name === name && !is_default ? { ...view, is_default: true } : view));
