/** In basis points, rounded half up; null without a whole. */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole <= 0 ? null : Math.round((part * 10_000) / whole);
