import { gridStep } from '../../../../ui/day-grid/grid-step.ts';
import type { Place, Size } from '../../../../ui/day-grid/place.ts';

/** A rectangle of cells from its anchor to the active cell. */
export type Selection = { anchor: Place; active: Place };

export const startAt = (place: Place): Selection => ({ anchor: place, active: place });

/** The selection after a key press; undefined for keys that do not move it. */
export function moved(selection: Selection, key: string, isExtending: boolean, size: Size): Selection | undefined {
  const active = gridStep(selection.active, key, size, false);
  if (!active) return undefined;
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

export function placesOf(selection: Selection): Place[] {
  const [top, bottom] = rowsOf(selection);
  const [left, right] = columnsOf(selection);
  return upTo(top, bottom).flatMap((row) => upTo(left, right).map((column) => ({ row, column })));
}

const ordered = (one: number, other: number): [number, number] => [Math.min(one, other), Math.max(one, other)];
const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);
