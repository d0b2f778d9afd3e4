/** Entries in their order, grouped by month (`2026-11`). */
export function byMonth<T extends { at: string }>(entries: readonly T[], dayOf: (at: string) => string): { month: string; entries: T[] }[] {
  const months: { month: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const month = dayOf(entry.at).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
