export type Spot = { row: number; column: number };
export type Size = { rows: number; columns: number };
/** A rectangle of cells from its anchor to the active cell. */
export type Selection = { anchor: Spot; active: Spot };

export const startAt = (spot: Spot): Selection => ({ anchor: spot, active: spot });

type Step = (at: Spot, size: Size) => Spot;
const steps: Record<string, Step> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }) => ({ row: row - 10, column }),
  PageDown: ({ row, column }) => ({ row: row + 10, column }),
};

/** The selection after a key press; undefined for keys that do not move it. */
export function moved(selection: Selection, key: string, isExtending: boolean, size: Size): Selection | undefined {
  const next = steps[key]?.(selection.active, size);
  if (!next) return undefined;
  const active = { row: clamped(next.row, size.rows), column: clamped(next.column, size.columns) };
  return isExtending ? { anchor: selection.anchor, active } : startAt(active);
}

/** One cell on, to the beginning of the next row after the last. */
export function onwards({ active: { row, column } }: Selection, { rows, columns }: Size): Selection {
  if (column + 1 < columns) return startAt({ row, column: column + 1 });
  return startAt(row + 1 < rows ? { row: row + 1, column: 0 } : { row, column });
}

export const isSingle = ({ anchor, active }: Selection): boolean => anchor.row === active.row && anchor.column === active.column;

export const rowsOf = ({ anchor, active }: Selection): [first: number, last: number] => ordered(anchor.row, active.row);
export const columnsOf = ({ anchor, active }: Selection): [first: number, last: number] => ordered(anchor.column, active.column);

export function spotsOf(selection: Selection): Spot[] {
  const [top, bottom] = rowsOf(selection);
  const [left, right] = columnsOf(selection);
  return upTo(top, bottom).flatMap((row) => upTo(left, right).map((column) => ({ row, column })));
}

const ordered = (one: number, other: number): [number, number] => [Math.min(one, other), Math.max(one, other)];
const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const clamped = (at: number, length: number): number => Math.max(0, Math.min(at, length - 1));
