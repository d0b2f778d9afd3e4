/** A label that wants to be centred at a share of the width; `width` in pixels. */
export type LabelInput = { at: number; width: number };
/** Which of them is drawn, and where its left edge is, in pixels. */
export type PlacedLabel = { index: number; left: number };

/** Room between two labels, in pixels. */
const labelGap = 8;

/**
 * As many labels as fit without touching each other or leaving the drawing. Every second, third … is shown, so that the distance between them stays
 * even.
 */
export function placeLabels(wanted: readonly LabelInput[], width: number): PlacedLabel[] {
  for (let every = 1; every < wanted.length; every++) {
    const placed = wanted.flatMap((label, index) => (index % every === 0 ? [placeOne(label, index, width)] : []));
    if (placed.every(({ left }, at) => at === 0 || endOf(wanted, placed[at - 1] as PlacedLabel) + labelGap <= left + 0.5)) return placed;
  }
  return wanted.slice(0, 1).map((label, index) => placeOne(label, index, width));
}

function placeOne({ at, width: own }: LabelInput, index: number, width: number): PlacedLabel {
  return { index, left: Math.max(0, Math.min(width - own, at * width - own / 2)) };
}

const endOf = (wanted: readonly LabelInput[], { index, left }: PlacedLabel): number => left + (wanted[index]?.width ?? 0);

/** Heights (in pixels from the top) for labels next to lines: as near to their own as they can be without covering each other. */
export function spreadLabels(tops: readonly number[], lineHeight: number, height: number): number[] {
  const order = tops.map((top, index) => ({ top: Math.max(0, Math.min(height - lineHeight, top)), index })).sort((a, b) => a.top - b.top);
  for (const [at, one] of order.entries()) {
    const before = order[at - 1];
    if (before) one.top = Math.max(one.top, before.top + lineHeight);
  }
  for (const [at, one] of [...order.entries()].reverse()) {
    const after = order[at + 1];
    one.top = Math.min(one.top, after ? after.top - lineHeight : height - lineHeight);
  }
  return tops.map((_top, index) => order.find((one) => one.index === index)?.top ?? 0);
}

/** About how wide a text of the small size is; Han and Kana characters are as wide as they are high. */
export const textWidth = (text: string): number => [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 12 : 7.6), 0);
