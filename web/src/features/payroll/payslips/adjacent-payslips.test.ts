import { expect, test } from 'vitest';
import { adjacentPayslips } from './adjacent-payslips.ts';

const slip = (id: number, period: string, sequence = 0, status = 'paid') => ({ id, period, sequence, status });
const september = slip(4, '2026-09');
const october = slip(9, '2026-10');
const bonus = slip(7, '2026-10', 1);
const november = slip(12, '2026-11', 0, 'calculated');
const all = [november, bonus, october, september];

test.each([
  ['the first has nothing before it', september, undefined, 9],
  ['what was paid beside the regular one comes after it', october, 4, 7],
  ['and leads on to the next month', bonus, 9, 12],
  ['the newest has nothing after it', november, 7, undefined],
  ['one that is not in the list leads nowhere', slip(99, '2026-10'), undefined, undefined],
])('%s', (_, of, before, after) => {
  expect(adjacentPayslips(of, all)).toEqual({ before, after });
});

test('a cancelled one is passed over', () => {
  expect(adjacentPayslips(november, [...all, slip(11, '2026-11', 0, 'cancelled')]).before).toBe(7);
});
