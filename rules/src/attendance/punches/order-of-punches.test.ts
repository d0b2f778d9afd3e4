import { describe, expect, test } from 'vitest';
import type { Punch } from '../facts.ts';
import { orderOfPunches } from './order-of-punches.ts';

const at = (moment: number, given: Partial<Punch> = {}): Punch => ({
  id: 1,
  at: moment,
  action: null,
  mode: 'device',
  code: null,
  source: 'device',
  ...given,
});

describe('the first of two punches is', () => {
  test.each<[string, Punch, Punch]>([
    ['the earlier one', at(1, { id: 2 }), at(2)],
    ['of the same moment, the exit before an entry', at(1, { id: 2, action: 'out' }), at(1, { action: 'in' })],
    ['of the same moment, the exit before one without a direction', at(1, { id: 2, action: 'break_out' }), at(1)],
    ['of the same moment, one without a direction before an entry', at(1, { id: 2 }), at(1, { action: 'break_in' })],
    ['of the same moment and direction, the lower code', at(1, { id: 2, code: 7 }), at(1, { code: 8 })],
    ['of the same moment and direction, one without a code', at(1, { id: 2 }), at(1, { code: 9, mode: 'alternate' })],
    ['of the same moment and code, by its source', at(1, { id: 2, source: 'device' }), at(1, { source: 'file' })],
    ['of the same moment and code, by its mode', at(1, { id: 2, mode: 'alternate' }), at(1, { mode: 'first_last' })],
    ['of equal ones, the one with the lower number', at(1, { id: 1 }), at(1, { id: 2 })],
  ])('%s', (_, first, second) => {
    expect(orderOfPunches([first, second])).toEqual([first, second]);
    expect(orderOfPunches([second, first])).toEqual([first, second]);
  });
});

test('a punch that was sent twice is there once', () => {
  expect(orderOfPunches([at(2, { id: 2 }), at(1), at(1), at(2, { id: 2 })]).map(({ id }) => id)).toEqual([1, 2]);
});
test('a single punch stays', () => expect(orderOfPunches([at(1)])).toHaveLength(1));
