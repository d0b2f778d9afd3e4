type Sized = { width?: number | undefined; leastWidth?: number | undefined };

export const leastWidth = ({ width = 0, leastWidth: least = width }: Sized): number => least;

/** Columns that may be narrower give way as far as the others need it; where that is not enough, the table scrolls as it is. */
export function squeeze<C extends Sized>(columns: readonly C[], room: number): C[] {
  const sum = (widthOf: (column: Sized) => number) => columns.reduce((total, column) => total + widthOf(column), 0);
  const spareOf = (column: Sized) => (column.width ?? 0) - leastWidth(column);
  const over = sum(({ width = 0 }) => width) - room;
  const spare = sum(spareOf);
  if (over <= 0 || over > spare) return [...columns];
  return columns.map((column) => ({ ...column, width: (column.width ?? 0) - Math.ceil((spareOf(column) * over) / spare) }));
}
