import type { Roster, RosterCell } from '@cadre/contract/calls/schedules';
import type { Entry } from '../grid/clipboard.ts';
import type { Mark } from '../grid/mark.ts';
import { cellKey, type Marks, markOf } from './roster-cells.ts';

/** One act of a planner: which cells changed, from what to what. */
export type Stroke = readonly { key: string; before: Mark; after: Mark }[];

/** What entering this would change; cells that cannot be changed, and those that stay the same, are left out. */
export function strokeOf({ people }: Roster, entries: readonly Entry[], mayChange: (cell: RosterCell, mark: Mark) => boolean): Stroke {
  return entries.flatMap(({ row, column, mark }) => {
    const person = people[row];
    const cell = person?.cells[column];
    if (!person || !cell || !mayChange(cell, mark)) return [];
    const before = markOf(cell);
    return before === mark ? [] : [{ key: cellKey(person.employee.id, cell.date), before, after: mark }];
  });
}

export const marksOf = (stroke: Stroke): Marks => new Map(stroke.map(({ key, after }) => [key, after]));

export const reversed = (stroke: Stroke): Stroke => stroke.map(({ key, before, after }) => ({ key, before: after, after: before }));
