import { expect, test } from 'vitest';
import { oneAhead } from './one-ahead.ts';

test('one item is prepared ahead while the previous one is processed, and no more', async () => {
  const result: string[] = [];
  const prepare = async (item: number) => {
    result.push(`prepare ${item}`);
    return item;
  };
  for await (const item of oneAhead([1, 2, 3], prepare)) result.push(`work ${item}`);
  expect(result).toEqual(['prepare 1', 'prepare 2', 'work 1', 'prepare 3', 'work 2', 'work 3']);
});

test('a failure is thrown at its item, and not after the consumer has stopped', async () => {
  const prepare = async (item: number) => {
    if (item === 2) throw new Error('two');
    return item;
  };
  const worked: number[] = [];
  const all = async () => {
    for await (const item of oneAhead([1, 2, 3], prepare)) worked.push(item);
  };
  await expect(all()).rejects.toThrow('two');
  expect(worked).toEqual([1]);
  for await (const item of oneAhead([1, 2], prepare)) {
    expect(item).toBe(1);
    break;
  }
});
