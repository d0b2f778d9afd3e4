import { cellKey, conflictsWith, placeKey, totalsOf } from '@cadre/rules/time/grid';
import type { Week } from '@cadre/rules/time/iso-week';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { setCell } from './edits/enter-cell.ts';
import { addRows, hideRow, readRows } from './edits/stored-rows.ts';
import { useEditQueue, useEditQueueState, weekQuery } from './edits/use-edit-queue.ts';
import { cellsOn, keyOfRow, type NewRow, placeOf, shownRows, type WeekRow } from './week-rows.ts';

export type WeekState = ReturnType<typeof useWeek>;

/** The user's own week, with unsent edits. */
export function useWeek(week: Week) {
  const user = useMe().user.id;
  const editQueue = useEditQueue();
  const { edits } = useEditQueueState(editQueue);
  const query = useQuery({ ...weekQuery(week), placeholderData: keepPreviousData });
  const data = query.isPlaceholderData ? undefined : query.data;
  const [local, setLocal] = useState(() => readRows(user, week));
  const seen = useRef<string[]>([]);
  const rows = useMemo(() => {
    const shown = data ? shownRows(data.rows, { ...local, seen: seen.current }) : [];
    seen.current = shown.map(keyOfRow);
    return shown;
  }, [data, local]);
  const days = useMemo(() => data?.days.map(({ date }) => date) ?? [], [data]);

  /** Edits stored in this browser may conflict with entries saved elsewhere. */
  useEffect(() => {
    for (const row of rows)
      for (const day of days) {
        const key = cellKey(placeOf(row), day);
        const edit = editQueue.now().edits.get(key);
        const [theirs] = cellsOn(row, day);
        if (edit?.state === 'waiting' && !edit.earlier && theirs && conflictsWith(edit, cellsOn(row, day))) editQueue.conflict(key, theirs);
      }
    void editQueue.flush();
  }, [rows, days, editQueue]);
  useEffect(() => () => void editQueue.finish(), [editQueue]);

  const hide = (gone: readonly NewRow[]) => {
    for (const row of gone) hideRow(user, week, row);
    refresh();
  };
  const remove = (row: WeekRow) => {
    const dates = new Set([...row.cells.map((cell) => cell.date), ...editedDays(row)]);
    const cells = [...dates].map((date) => setCell(editQueue, row, date, { minutes: 0, description: null }));
    editQueue.noteStep({ week: `${week.year}-${week.week}`, cells, removed: [row] });
    hide([row]);
  };
  /** The same function for as long as the page is open, so that no row is drawn again for it. */
  const latestRemove = useRef(remove);
  latestRemove.current = remove;

  const refresh = () => setLocal(readRows(user, week));
  const totals = useMemo(
    () =>
      totalsOf(
        days,
        rows.map((row) => ({ ...placeOf(row), cells: row.cells })),
        edits,
      ),
    [days, rows, edits],
  );
  return {
    query,
    data,
    editQueue,
    rows,
    days,
    totals,
    /** Edits of this week alone. */
    edits: [...edits.values()].filter(({ date }) => days.includes(date)),
    unsent: edits.size,
    add: (more: readonly NewRow[]) => {
      addRows(user, week, more);
      refresh();
    },
    hide,
    /** With its hours. */
    remove: useCallback((row: WeekRow) => latestRemove.current(row), []),
  };

  function editedDays(row: NewRow): string[] {
    const key = keyOfRow(row);
    return [...edits.values()].filter((edit) => placeKey(edit) === key).map(({ date }) => date);
  }
}
