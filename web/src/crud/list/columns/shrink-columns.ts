type Sized = { width?: number | undefined; leastWidth?: number | undefined };

export const leastWidth = ({ width = 0, leastWidth: least = width }: Sized): number => least;

/** Shrinks columns that may be narrower by as much as the others need; if that is not enough, the table keeps its widths and scrolls. */
export function shrinkColumns<C extends Sized>(columns: readonly C[], room: number): C[] {
  const sum = (widthOf: (column: Sized) => number) => columns.reduce((total, column) => total + widthOf(column), 0);
  const spareOf = (column: Sized) => (column.width ?? 0) - leastWidth(column);
  const over = sum(({ width = 0 }) => width) - room;
  const spare = sum(spareOf);
  if (over <= 0 || over > spare) return [...columns];
  return columns.map((column) => ({ ...column, width: (column.width ?? 0) - Math.ceil((spareOf(column) * over) / spare) }));
}
