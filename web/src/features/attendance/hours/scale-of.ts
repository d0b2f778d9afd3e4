/** A scale for hours of a week: ends at a full ten above the most, with three to six lines. */
export function scaleOf(most: number): { top: number; lines: number[] } {
  const top = Math.max(10, Math.ceil(most / 10) * 10);
  const step = top <= 60 ? 10 : Math.ceil(top / 60) * 10;
  return { top, lines: Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step) };
}
