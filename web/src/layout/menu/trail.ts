import type { MenuEntry } from './menu-entry.ts';

/** From the group down to the page at a path; the deepest match wins, so a record's page belongs to its list. */
export function trailTo(entries: MenuEntry[], path: string): MenuEntry[] {
  const trails = entries.flatMap((entry) => trailsOf(entry)).filter((trail) => covers(trail.at(-1)?.path, path));
  return trails.sort((one, other) => lengthOf(other) - lengthOf(one))[0] ?? [];
}

function trailsOf(entry: MenuEntry): MenuEntry[][] {
  const inner = [...(entry.children ?? []), ...(entry.pages ?? []).filter((page) => page.path !== entry.path)];
  return [[entry], ...inner.flatMap((child) => trailsOf(child).map((trail) => [entry, ...trail]))];
}

const covers = (own: string | undefined, path: string): boolean => own !== undefined && (path === own || path.startsWith(`${own}/`));
const lengthOf = (trail: MenuEntry[]): number => trail.at(-1)?.path?.length ?? 0;
