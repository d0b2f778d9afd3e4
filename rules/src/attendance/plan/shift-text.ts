type Hours = { start: string; end: string; pause_start: string | null; pause_end: string | null };

/** `09:00–18:00`, or both spans of a split shift. */
export const shiftText = ({ start, end, pause_start, pause_end }: Hours): string =>
  pause_start && pause_end ? `${start}–${pause_start}, ${pause_end}–${end}` : `${start}–${end}`;
