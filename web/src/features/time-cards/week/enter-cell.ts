import { cellKey, minutesIn, noteOf } from '@cadre/rules/time/grid';
import type { Desk } from './desk.ts';
import { cellsOn, placeOf, type WeekRow } from './week-rows.ts';

type Change = { minutes?: number; description?: string | null };

/** What a cell holds for its reader: what was typed last, else what is saved. */
export function readCell(desk: Desk, row: WeekRow, date: string): { minutes: number; description: string | null } {
  const edit = desk.now().edits.get(cellKey(placeOf(row), date));
  const cells = cellsOn(row, date);
  return edit ?? { minutes: minutesIn(cells), description: noteOf(cells) };
}

/** Other hours, or another note, and the rest as it is. */
export function enterCell(desk: Desk, row: WeekRow, date: string, change: Change): void {
  const { minutes, description } = readCell(desk, row, date);
  desk.enter({ ...placeOf(row), date, base: cellsOn(row, date), minutes, description, ...change });
}
