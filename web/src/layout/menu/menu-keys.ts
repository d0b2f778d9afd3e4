import type { MenuEntry, MenuText } from './menu-entry.ts';

/** The entries that a letter after `g` opens. */
export const menuKeys = (menu: MenuEntry[]): { key: string; path: string; text: MenuText }[] =>
  menu.flatMap((entry) => [entry, ...(entry.children ?? [])]).flatMap(({ key, path, text }) => (key && path ? [{ key, path, text }] : []));
