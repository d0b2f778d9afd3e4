import { cellKey, minutesIn, noteOf } from '@cadre/rules/time/grid';
import { cellsOn, nameOfWeek, placeOf, type WeekRow } from '../week-rows.ts';
import type { EditQueue } from './edit-queue.ts';
import type { CellChange, CellValue } from './undo-steps.ts';

/** The value of a cell: its edit, else the stored rows. */
export function readCell(editQueue: EditQueue, row: WeekRow, date: string): CellValue {
  const edit = editQueue.now().edits.get(cellKey(placeOf(row), date));
  const cells = cellsOn(row, date);
  const { minutes, description } = edit ?? { minutes: minutesIn(cells), description: noteOf(cells) };
  return { minutes, description };
}

/** Changes the hours or the note of a cell. Returns the change, to record it for an undo. */
export function setCell(editQueue: EditQueue, row: WeekRow, date: string, change: Partial<CellValue>): CellChange {
  const before = readCell(editQueue, row, date);
  const after = { ...before, ...change };
  editQueue.enter({ ...placeOf(row), date, base: cellsOn(row, date), ...after });
  return { place: placeOf(row), date, before, after };
}

/** Changes a cell as a separate step, which can be undone. */
export function enterCell(editQueue: EditQueue, row: WeekRow, date: string, change: Partial<CellValue>): void {
  noteCells(editQueue, [setCell(editQueue, row, date, change)]);
}

/** Records several cells of a week as one step; unchanged cells are left out. */
export function noteCells(editQueue: EditQueue, changes: readonly CellChange[]): void {
  const [first] = changes;
  const cells = changes.filter(({ before, after }) => !isSameValue(before, after));
  if (first && cells.length > 0) editQueue.noteStep({ week: nameOfWeek(first.date), cells });
}

export const isSameValue = (one: CellValue, other: CellValue): boolean =>
  one.minutes === other.minutes && one.description === other.description;
