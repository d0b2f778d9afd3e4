export type Part = { name: string; width: number; stays: boolean };
type Room = { width: number; gap?: number; more?: number };

/** Returns the parts to hide if a row is too narrow for all: the last ones first, never one with `stays`. */
export function overflowColumns(parts: readonly Part[], { width, gap = 0, more = 0 }: Room): string[] {
  const needed = (some: readonly Part[]) => some.reduce((sum, part) => sum + part.width + gap, -gap);
  if (needed(parts) <= width) return [];
  const away: string[] = [];
  for (const { name, stays } of parts.toReversed()) {
    const left = parts.filter((part) => !away.includes(part.name));
    if (needed(left) + gap + more <= width) break;
    if (!stays) away.unshift(name);
  }
  return away;
}
