import { copyWeek } from '@cadre/contract/calls/time-card-rows';
import { noteOf } from '@cadre/rules/time/grid';
import { type Week, weekAfter } from '@cadre/rules/time/iso-week';
import { useQueryClient } from '@tanstack/react-query';
import { useCallMutation } from '../../../platform/call-api.ts';
import { showMessage } from '../../../platform/message-store.ts';
import { useTexts } from '../../../platform/texts.ts';
import type { CellChange } from './edits/undo-steps.ts';
import { weekQuery } from './edits/use-edit-queue.ts';
import type { WeekState } from './use-week.ts';
import { cellsOn, keyOfRow, placeOf, type WeekRow } from './week-rows.ts';

/** Adds the rows of the previous week, with or without their hours, and shows which were left out. It can be undone like any act. */
export function useCopyWeek(
  week: Week,
  { rows, editQueue, add }: WeekState,
  focusRow: (row: string) => void,
): (withHours: boolean) => void {
  const t = useTexts();
  const client = useQueryClient();
  const copy = useCallMutation(copyWeek, week, {
    onSuccess: ({ data: { rows: count, warnings } }) => {
      const now = client.getQueryData(weekQuery(week).queryKey)?.rows ?? [];
      const known = new Set(rows.map(keyOfRow));
      const added = now.filter((row) => !known.has(keyOfRow(row)));
      add(added);
      const cells = now.flatMap((row) =>
        newCells(
          row,
          rows.find((one) => keyOfRow(one) === keyOfRow(row)),
        ),
      );
      if (added.length + cells.length > 0) editQueue.noteStep({ week: `${week.year}-${week.week}`, cells, added });
      if (warnings.length > 0) showMessage('error', warnings.map(({ sentence }) => sentence).join('; '));
      else if (count === 0) showMessage('info', t('timeCard.nothing_to_copy'));
      const [first] = added;
      if (first) focusRow(keyOfRow(first));
    },
  });
  return (withHours) => copy.mutate({ from: weekAfter(week, -1), with_hours: withHours });
}

function newCells(row: WeekRow, before: WeekRow | undefined): CellChange[] {
  const dates = [...new Set(row.cells.map(({ date }) => date))].filter((date) => !before || cellsOn(before, date).length === 0);
  return dates.map((date) => {
    const cells = cellsOn(row, date);
    const after = { minutes: cells.reduce((sum, { minutes }) => sum + minutes, 0), description: noteOf(cells) };
    return { place: placeOf(row), date, before: { minutes: 0, description: null }, after };
  });
}
