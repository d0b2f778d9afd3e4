import type { Roster, RosterCell } from '@cadre/contract/calls/schedules';
import { useMemo, useState } from 'react';
import type { Row } from '../../../../fields/kind.ts';
import { useFormat } from '../../../../platform/format/format.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useTexts } from '../../../../platform/texts.ts';
import type { Entry } from '../grid/clipboard.ts';
import type { Mark } from '../grid/mark.ts';
import { cellKey, type Marks, markOf, withMarks } from './roster-cells.ts';
import { useRosterSaving } from './use-roster-saving.ts';

export type RosterDraft = ReturnType<typeof useRosterDraft>;

/** A roster being planned: its entries, its undo history, and the cells that may change. */
export function useRosterDraft(loaded: Roster) {
  const t = useTexts();
  const messages = useMessages();
  const format = useFormat();
  const schedule = loaded.schedule as Row;
  const saving = useRosterSaving(schedule.id, schedule.status === 'draft');
  const roster = useMemo(() => withMarks(loaded, saving.unsaved), [loaded, saving.unsaved]);
  const [done, setDone] = useState<readonly Stroke[]>([]);
  const [undone, setUndone] = useState<readonly Stroke[]>([]);

  const mayEnter = schedule.can?.update === true && schedule.status !== 'archived';
  const lockedBefore = schedule.status === 'draft' ? '' : format.today();
  const mayChange = ({ is_employed, date }: RosterCell, mark: Mark): boolean =>
    mayEnter && date >= lockedBefore && (is_employed || mark === 'plan');

  /** Explains in a message why no entry changed, if the days are locked. */
  const explain = (entries: readonly Entry[]) => {
    const isOver = entries.every(({ column }) => (roster.days[column]?.date ?? '') < lockedBefore);
    if (mayEnter && isOver) messages.info(t('schedules.roster.locked'));
  };

  return {
    schedule,
    roster,
    saving,
    mayEnter,
    lockedBefore,
    enter: (entries: readonly Entry[]) => {
      const stroke = strokeOf(roster, entries, mayChange);
      if (stroke.length === 0) return explain(entries);
      saving.add(marksOf(stroke));
      setDone([...done, stroke]);
      setUndone([]);
    },
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    undo: () => {
      const last = done.at(-1);
      if (!last) return;
      saving.add(marksOf(reversed(last)));
      setDone(done.slice(0, -1));
      setUndone([...undone, last]);
    },
    redo: () => {
      const next = undone.at(-1);
      if (!next) return;
      saving.add(marksOf(next));
      setUndone(undone.slice(0, -1));
      setDone([...done, next]);
    },
    discard: () => {
      saving.discard();
      setDone([]);
      setUndone([]);
    },
  };
}

/** One step of a planner: the changed cells with their marks before and after. */
type Stroke = readonly { key: string; before: Mark; after: Mark }[];

/** The changes these entries would make; cells that are locked or stay the same are left out. */
function strokeOf({ people }: Roster, entries: readonly Entry[], mayChange: (cell: RosterCell, mark: Mark) => boolean): Stroke {
  return entries.flatMap(({ row, column, mark }) => {
    const person = people[row];
    const cell = person?.cells[column];
    if (!person || !cell || !mayChange(cell, mark)) return [];
    const before = markOf(cell);
    return before === mark ? [] : [{ key: cellKey(person.employee.id, cell.date), before, after: mark }];
  });
}

const marksOf = (stroke: Stroke): Marks => new Map(stroke.map(({ key, after }) => [key, after]));

const reversed = (stroke: Stroke): Stroke => stroke.map(({ key, before, after }) => ({ key, before: after, after: before }));
