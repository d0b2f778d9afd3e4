export type Spot = { row: number; column: number };
export type Size = { rows: number; columns: number };
type Key = { key: string; shiftKey: boolean };
type Caret = { isAtStart: boolean; isAtEnd: boolean };

/** The column before the first: the name of the line. */
export const nameColumn = -1;

/** Where a key leads; undefined where it stays a key of the cell or leads out of the grid. */
export function stepIn({ rows, columns }: Size, at: Spot, { key, shiftKey }: Key, { isAtStart, isAtEnd }: Caret): Spot | undefined {
  const inside = (spot: Spot): Spot | undefined => (spot.row >= 0 && spot.row < rows && spot.column < columns ? spot : undefined);
  const down = (by: 1 | -1) => inside({ row: at.row + by, column: at.column });
  if (key === 'Tab' && at.column !== nameColumn) return inside(wrapped(at, shiftKey ? -1 : 1, columns));
  if (key === 'Enter' && at.column !== nameColumn) return down(shiftKey ? -1 : 1);
  if (key === 'ArrowDown') return down(1);
  if (key === 'ArrowUp') return down(-1);
  if (key === 'ArrowLeft' && isAtStart && at.column > nameColumn) return { ...at, column: at.column - 1 };
  if (key === 'ArrowRight' && isAtEnd) return inside({ ...at, column: at.column + 1 });
  return undefined;
}

function wrapped({ row, column }: Spot, by: 1 | -1, columns: number): Spot {
  const next = row * columns + column + by;
  return { row: Math.floor(next / columns), column: ((next % columns) + columns) % columns };
}
