import { expect, test } from 'vitest';
import { quarterGate } from './quarter-gate.ts';

const at = (clock: string): number => Date.parse(`2026-11-16T${clock}Z`);

test('the first of each quarter of an hour waits for the work, and the others pass', async () => {
  const done: string[] = [];
  const pass = quarterGate(async () => void done.push('work'), at('10:10:00'));
  await pass(at('10:14:59.999'));
  expect(done).toEqual([]);
  await Promise.all([pass(at('10:15:00')), pass(at('10:15:00.001'))]);
  expect(done).toEqual(['work']);
  await pass(at('10:29:59'));
  await pass(at('10:30:00'));
  expect(done).toEqual(['work', 'work']);
});

test('a request during the work waits for it as well', async () => {
  let finish = () => {};
  let isDone = false;
  const pass = quarterGate(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
    at('10:10:00'),
  );
  const first = pass(at('10:15:00'));
  const second = pass(at('10:15:01')).then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  finish();
  await Promise.all([first, second]);
  expect(isDone).toBe(true);
});
