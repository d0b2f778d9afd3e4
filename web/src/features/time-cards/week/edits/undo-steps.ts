import type { Place } from '@cadre/rules/time/grid';
import type { NewRow } from '../week-rows.ts';

export type CellValue = { minutes: number; description: string | null };
export type CellChange = { place: Place; date: string; before: CellValue; after: CellValue };

/** One act on a week: its cell changes, and the rows it added or removed. */
export type Step = { week: string; cells: readonly CellChange[]; added?: readonly NewRow[]; removed?: readonly NewRow[] };

export type Steps = { done: readonly Step[]; undone: readonly Step[] };

export const noSteps: Steps = { done: [], undone: [] };
const mostSteps = 100;

/** A new step clears the redo list. */
export const withStep = ({ done }: Steps, step: Step): Steps => ({ done: [...done, step].slice(-mostSteps), undone: [] });

const take = (steps: readonly Step[], week: string): { step: Step | undefined; rest: readonly Step[] } => {
  const at = steps.findLastIndex((step) => step.week === week);
  return { step: steps[at], rest: at < 0 ? steps : steps.toSpliced(at, 1) };
};

/** The last act on this week, turned round. */
export function undo(steps: Steps, week: string): { steps: Steps; step: Step | undefined } {
  const { step, rest } = take(steps.done, week);
  if (!step) return { steps, step };
  return { steps: { done: rest, undone: [...steps.undone, step] }, step: reversed(step) };
}

export function redo(steps: Steps, week: string): { steps: Steps; step: Step | undefined } {
  const { step, rest } = take(steps.undone, week);
  if (!step) return { steps, step };
  return { steps: { done: [...steps.done, step], undone: rest }, step };
}

export const hasStep = (steps: readonly Step[], week: string): boolean => steps.some((step) => step.week === week);

const reversed = ({ week, cells, added = [], removed = [] }: Step): Step => ({
  week,
  cells: cells.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before })),
  added: removed,
  removed: added,
});
