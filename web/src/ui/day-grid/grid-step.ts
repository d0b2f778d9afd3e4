import type { Place, Size } from './place.ts';

const moves: Record<string, (at: Place, size: Size, isFar: boolean) => Place> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }, _size, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, isFar) => ({ row: isFar ? rows - 1 : row, column: columns - 1 }),
  PageUp: ({ row, column }) => ({ row: row - 10, column }),
  PageDown: ({ row, column }) => ({ row: row + 10, column }),
};

/** Where a key leads in a grid: it stops at the edges. Undefined for a key that does not move. `isFar`: with Control. */
export function gridStep(at: Place, key: string, size: Size, isFar: boolean): Place | undefined {
  const next = moves[key]?.(at, size, isFar);
  return next && { row: within(next.row, size.rows), column: within(next.column, size.columns) };
}

const within = (index: number, length: number): number => Math.max(0, Math.min(index, length - 1));
