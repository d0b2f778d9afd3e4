export type Chip = { name: string; width: number; isOn: boolean };
type Room = { width: number; gap: number; more: number };

/** Which chips leave a row that is too short for all: the last ones first, never one that narrows the list. */
export function chipsAway(chips: readonly Chip[], { width, gap, more }: Room): string[] {
  const needed = (some: readonly Chip[]) => some.reduce((sum, chip) => sum + chip.width + gap, -gap);
  if (needed(chips) <= width) return [];
  const away: string[] = [];
  for (const { name, isOn } of chips.toReversed()) {
    const left = chips.filter((chip) => !away.includes(chip.name));
    if (needed(left) + gap + more <= width) break;
    if (!isOn) away.unshift(name);
  }
  return away;
}
