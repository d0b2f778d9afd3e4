import { expect, test } from 'vitest';
import { hasStep, noSteps, redo, type Step, undo, withStep } from './undo-steps.ts';

const place = { project_id: 7, project_task_id: null, work_type: 'normal' };
const step = (week: string, before: number, after: number): Step => ({
  week,
  cells: [{ place, date: '2030-01-07', before: { minutes: before, description: null }, after: { minutes: after, description: null } }],
});
const minutes = (found: Step | undefined) => found?.cells.map(({ before, after }) => [before.minutes, after.minutes]);

test('the last act is undone first, and done again in the same order', () => {
  const steps = withStep(withStep(noSteps, step('2030-2', 0, 60)), step('2030-2', 60, 90));
  const first = undo(steps, '2030-2');
  const second = undo(first.steps, '2030-2');
  expect([minutes(first.step), minutes(second.step)]).toEqual([[[90, 60]], [[60, 0]]]);
  expect(undo(second.steps, '2030-2').step).toBeUndefined();
  expect(minutes(redo(second.steps, '2030-2').step)).toEqual([[0, 60]]);
});

test('an act of another week is left alone', () => {
  const steps = withStep(withStep(noSteps, step('2030-2', 0, 60)), step('2030-3', 0, 30));
  const { step: found, steps: left } = undo(steps, '2030-2');
  expect(minutes(found)).toEqual([[60, 0]]);
  expect([hasStep(left.done, '2030-2'), hasStep(left.done, '2030-3')]).toEqual([false, true]);
});

test('a new step clears the redo list', () => {
  const { steps } = undo(withStep(noSteps, step('2030-2', 0, 60)), '2030-2');
  expect(hasStep(withStep(steps, step('2030-2', 0, 15)).undone, '2030-2')).toBe(false);
});

test('rows that an act has added are removed by its undoing', () => {
  const row = { project: { id: 1 } } as never;
  expect(undo(withStep(noSteps, { week: '2030-2', cells: [], added: [row] }), '2030-2').step).toMatchObject({ added: [], removed: [row] });
});
