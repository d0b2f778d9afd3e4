/** Widths in points. */
const formats = [
  { columns: 6, size: 'A4', orientation: 'portrait', width: 595.28, fontSize: 9 },
  { columns: 9, size: 'A4', orientation: 'landscape', width: 841.89, fontSize: 9 },
  { columns: 12, size: 'A4', orientation: 'landscape', width: 841.89, fontSize: 8 },
  { columns: 16, size: 'A4', orientation: 'landscape', width: 841.89, fontSize: 7 },
  { columns: 28, size: 'A3', orientation: 'landscape', width: 1190.55, fontSize: 7 },
  { columns: 44, size: 'A2', orientation: 'landscape', width: 1683.78, fontSize: 7 },
] as const;

/** The paper grows with the table: what nobody can read on A4 can still be read on a screen, or printed smaller. */
export const pageFormat = (columns: number) =>
  formats.find((format) => columns <= format.columns) ?? ({ size: 'A1', orientation: 'landscape', width: 2383.94, fontSize: 7 } as const);
