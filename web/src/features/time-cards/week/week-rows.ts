import type { TimeCardWeek } from '@cadre/contract/calls/time-cards';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { type Entry, inOrder, type Place, placeKey } from '@cadre/rules/time/grid';

export type WeekRow = TimeCardWeek['rows'][number];
export type WeekCell = WeekRow['cells'][number];
export type WeekDay = TimeCardWeek['days'][number];
/** A line of the grid before it has hours. */
export type NewRow = Pick<WeekRow, 'project' | 'project_task' | 'work_type' | 'billable'>;

export const placeOf = ({ project, project_task, work_type }: NewRow): Place => ({
  project_id: project.id,
  project_task_id: project_task?.id ?? null,
  work_type,
});

export const keyOfRow = (row: NewRow): string => placeKey(placeOf(row));

const emptyRow = (row: NewRow): WeekRow => ({ ...row, key: keyOfRow(row), pinned: true, kept: false, cells: [] });

type RowMarks = { added: readonly NewRow[]; hidden: readonly string[]; seen: readonly string[] };

/** Rows from the server and rows added here, without hidden ones; no row moves while the page is open. */
export function shownRows(rows: readonly WeekRow[], { added, hidden, seen }: RowMarks): WeekRow[] {
  const known = new Set(rows.map(keyOfRow));
  const all = [...rows, ...added.filter((row) => !known.has(keyOfRow(row))).map(emptyRow)];
  const visible = all.filter((row) => row.cells.length > 0 || !hidden.includes(keyOfRow(row)));
  return inOrder(seen, visible, keyOfRow);
}

/** The week of a day, as the name of its stored data. */
export function nameOfWeek(date: string): string {
  const { year, week } = isoWeekOf(date);
  return `${year}-${week}`;
}

export const cellsOn = (row: Pick<WeekRow, 'cells'>, date: string): WeekCell[] => row.cells.filter((cell) => cell.date === date);

/** Replaces the entries of a cell in the cached week after sending. */
export function withEntries(week: TimeCardWeek, row: NewRow, date: string, entries: readonly Entry[]): TimeCardWeek {
  const key = keyOfRow(row);
  const known = week.rows.find((one) => keyOfRow(one) === key);
  const before = known ?? emptyRow(row);
  const others = before.cells.filter((cell) => cell.date !== date);
  const cells = entries.map((entry): WeekCell => ({ ...asDraft(before.cells.find(({ id }) => id === entry.id)), ...entry }));
  const next = { ...before, cells: [...others, ...cells] };
  return { ...week, rows: known ? week.rows.map((one) => (one === known ? next : one)) : [...week.rows, next] };
}

const asDraft = (cell: WeekCell | undefined): Pick<WeekCell, 'status' | 'returned_note'> => ({
  status: cell?.status ?? 'draft',
  returned_note: cell?.returned_note ?? null,
});
