import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Processes a hundred rows of the given duration; returns how often other work ran meanwhile. */
async function work(millisecondsEach: number) {
  let others = 0;
  let isDone = false;
  const other = (): void => {
    if (isDone) return;
    others += 1;
    setImmediate(other);
  };
  setImmediate(other);
  const rows = Array.from({ length: 100 }, (_, at) => at);
  const doubled = await inBatches(rows, (row) => {
    vi.advanceTimersByTime(millisecondsEach);
    return row * 2;
  });
  isDone = true;
  return { doubled, others };
}

test('other work runs every few milliseconds, and all rows are processed in order', async () => {
  const { doubled, others } = await work(5);
  expect(doubled).toEqual(Array.from({ length: 100 }, (_, at) => at * 2));
  expect(others).toBeGreaterThanOrEqual(100 - 1);
});

test('quick work needs no batches', async () => {
  expect((await work(0)).others).toBe(0);
});
