import type { Day } from '../calendar.ts';

/** Where hours are booked; with a day, it is one cell of the grid. */
export type Place = { project_id: number; project_task_id: number | null; work_type: string };

/** A row of time as stored on the server. A cell may contain several. */
export type Entry = { id: number; version: number; date: Day; minutes: number; description: string | null };

/** The new content of a cell, and the rows it contained when it was edited. */
export type Edit = Place & {
  date: Day;
  minutes: number;
  description: string | null;
  base: readonly Entry[];
  /** Sent along, so that a repeated request has no effect. */
  key: string;
  /** Whether the edit was sent and may have arrived. */
  isSent?: boolean;
};

export type Change = Place & { key: string; id?: number; version?: number; date: Day; minutes: number; description: string | null };

export const placeKey = ({ project_id, project_task_id, work_type }: Place): string => `${project_id}.${project_task_id ?? 0}.${work_type}`;

export const cellKey = (place: Place, date: Day): string => `${placeKey(place)}|${date}`;

export const minutesIn = (entries: readonly Pick<Entry, 'minutes'>[]): number => entries.reduce((sum, { minutes }) => sum + minutes, 0);

/** The note of a cell is that of its first row. */
export const noteOf = (entries: readonly Entry[]): string | null => entries[0]?.description ?? null;

/** Whether there is nothing to send: the edit equals the stored rows. A note needs hours. */
export const isNoop = ({ base, minutes, description }: Edit): boolean =>
  minutes === minutesIn(base) && (description === noteOf(base) || base.length === 0);

/**
 * The difference is applied to the first row of the cell, and the remainder to the next ones; rows of zero minutes are deleted. A new note goes to the
 * first row that remains. The key of a change names its row, because a cell that was saved in part sends only the rest again.
 */
export function changesOf({ key, date, base, minutes, description, ...place }: Edit): Change[] {
  const where = { date, project_id: place.project_id, project_task_id: place.project_task_id, work_type: place.work_type };
  if (base.length === 0) return minutes > 0 ? [{ ...where, key, minutes, description }] : [];
  let difference = minutes - minutesIn(base);
  const left = base.map((entry) => {
    const next = Math.max(0, entry.minutes + difference);
    difference -= next - entry.minutes;
    return next;
  });
  const noted =
    description === noteOf(base)
      ? -1
      : Math.max(
          0,
          left.findIndex((next) => next > 0),
        );
  return base.flatMap((entry, index) => {
    const next = left[index] ?? 0;
    const note = index === noted ? description : entry.description;
    if (next === entry.minutes && note === entry.description) return [];
    return [{ ...where, key: `${key}.${entry.id}`, id: entry.id, version: entry.version, minutes: next, description: note }];
  });
}

/** Whether the server's rows conflict with an edit: another user has filled the cell while it waited. */
export const conflictsWith = ({ base, isSent }: Edit, entries: readonly Entry[]): boolean =>
  base.length === 0 && !isSent && entries.length > 0;

/** Keep the local edit, rebased on the server's rows. */
export const rebase = (edit: Edit, entries: readonly Entry[], key: string): Edit => ({ ...edit, base: entries, key, isSent: false });

/** Minutes of each day; unsent edits replace the stored rows. */
export function totalsOf(
  days: readonly Day[],
  rows: readonly (Place & { cells: readonly Entry[] })[],
  edits: ReadonlyMap<string, Pick<Edit, 'minutes'>>,
): number[] {
  return days.map((day) =>
    rows.reduce((sum, row) => {
      const edit = edits.get(cellKey(row, day));
      return sum + (edit ? edit.minutes : minutesIn(row.cells.filter(({ date }) => date === day)));
    }, 0),
  );
}

/** Rows that were seen keep their place while the page is open; new ones follow. */
export function inOrder<R>(seen: readonly string[], rows: readonly R[], keyOf: (row: R) => string): R[] {
  const place = new Map(seen.map((key, index) => [key, index]));
  const at = (row: R): number => place.get(keyOf(row)) ?? seen.length;
  return rows
    .map((row, index) => ({ row, index }))
    .sort((one, other) => at(one.row) - at(other.row) || one.index - other.index)
    .map(({ row }) => row);
}
