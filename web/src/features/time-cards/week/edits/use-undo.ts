import { placeKey } from '@cadre/rules/time/grid';
import type { Week } from '@cadre/rules/time/iso-week';
import { showMessage } from '../../../../platform/message-store.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { isLockedOn } from '../is-locked-on.ts';
import type { WeekState } from '../use-week.ts';
import { cellsOn, keyOfRow } from '../week-rows.ts';
import { isSameValue, readCell, setCell } from './enter-cell.ts';
import { hasStep, redo, type Step, type Steps, undo } from './undo-steps.ts';
import { useEditQueueState } from './use-edit-queue.ts';

export type Undo = ReturnType<typeof useUndo>;

/** Takes back the last act on this week and does it again; a cell that has changed since, here or elsewhere, is left as it is. */
export function useUndo(
  { year, week }: Week,
  { editQueue, rows, data, add, hide }: WeekState,
  focusCell: (row: string, date: string) => void,
) {
  const t = useTexts();
  const { steps } = useEditQueueState(editQueue);
  const name = `${year}-${week}`;

  const turn = (way: (steps: Steps, week: string) => { steps: Steps; step: Step | undefined }) => () => {
    const { steps: next, step } = way(editQueue.now().steps, name);
    if (!step) return;
    editQueue.setSteps(next);
    perform(step);
  };

  function perform({ cells, added = [], removed = [] }: Step): void {
    const known = [
      ...rows,
      ...added
        .filter((row) => !rows.some((one) => keyOfRow(one) === keyOfRow(row)))
        .map((row) => ({ ...row, key: keyOfRow(row), pinned: true, kept: false, cells: [] })),
    ];
    const done = cells.filter(({ place, date, before, after }) => {
      const row = known.find((one) => keyOfRow(one) === placeKey(place));
      const day = data?.days.find((one) => one.date === date);
      if (!row || !day || isLockedOn(day, cellsOn(row, date)) || !isSameValue(readCell(editQueue, row, date), before)) return false;
      setCell(editQueue, row, date, after);
      return true;
    });
    if (added.length > 0) add(added);
    if (removed.length > 0) hide(removed);
    const left = cells.length - done.length;
    if (left > 0) showMessage('info', t('timeCard.not_undone', { count: left }));
    const [first] = done;
    if (first) focusCell(placeKey(first.place), first.date);
  }

  const isWritable = data?.writable ?? false;
  return {
    undo: turn(undo),
    redo: turn(redo),
    canUndo: isWritable && hasStep(steps.done, name),
    canRedo: isWritable && hasStep(steps.undone, name),
  };
}
