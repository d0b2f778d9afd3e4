import type { MenuEntry } from './menu-entry.ts';

type May = { exists: (path: string) => boolean; holds: (permission: string) => boolean };

/** The part of a menu that a reader sees: pages that exist and that they may open; no group without an entry. */
export function visibleMenu(entries: MenuEntry[], may: May): MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if (entry.children) {
      const children = visibleMenu(entry.children, may);
      return children.length > 0 ? [{ ...entry, children }] : [];
    }
    if (!isOpen(entry, may)) return [];
    return [entry.pages ? { ...entry, pages: entry.pages.filter((page) => isOpen(page, may)) } : entry];
  });
}

const isOpen = ({ path, permission }: MenuEntry, { exists, holds }: May): boolean =>
  path !== undefined && exists(path) && (permission === undefined || holds(permission));
