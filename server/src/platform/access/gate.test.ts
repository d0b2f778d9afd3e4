import { expect, test } from 'vitest';
import { createGate, createGates } from './gate.ts';

test('runs a limited number of calls at once, queues the rest, and refuses when the queue is full', async () => {
  const through = createGate(2, 1);
  const finish: (() => void)[] = [];
  let working = 0;
  const work = () => {
    working += 1;
    return new Promise<void>((done) => finish.push(done)).finally(() => (working -= 1));
  };
  const first = through(work);
  const second = through(work);
  const third = through(work);
  await expect(through(work)).rejects.toMatchObject({ code: 'busy' });
  expect(working).toBe(2);

  finish.shift()?.();
  await first;
  await expect.poll(() => working).toBe(2);
  for (const done of finish.splice(0)) done();
  await Promise.all([second, third]);
});

test('a failed call frees its slot', async () => {
  const through = createGate(1, 5);
  await expect(through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(through(async () => 'yes')).resolves.toBe('yes');
});

test('each key has a separate gate', async () => {
  const through = createGates(1, 5);
  const order: string[] = [];
  let finish = () => {};
  const first = through('Clara', () => new Promise<void>((done) => (finish = done)).then(() => void order.push('Clara 1')));
  const second = through('Clara', async () => void order.push('Clara 2'));
  await through('Oskar', async () => void order.push('Oskar'));
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['Oskar', 'Clara 1', 'Clara 2']);
});
