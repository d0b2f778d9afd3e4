import type { Absence } from '@cadre/contract/calls/absences';
import { expect, test } from 'vitest';
import { absencesOn, awayOn, freeOn, partOn } from './absences-on.ts';

const absence = (given: Partial<Absence>): Absence => ({
  kind: 'leave',
  id: 1,
  from_date: '2026-05-11',
  to_date: '2026-05-13',
  from_slot: 'full',
  to_slot: 'full',
  from_time: null,
  to_time: null,
  status: 'approved',
  excuse_type: null,
  request: null,
  category: null,
  reason: null,
  ...given,
});

test.each([
  ['the first day from noon', { from_slot: 'pm' }, '2026-05-11', 'pm'],
  ['a day between', { from_slot: 'pm', to_slot: 'am' }, '2026-05-12', 'full'],
  ['the last day until noon', { to_slot: 'am' }, '2026-05-13', 'am'],
  ['one morning', { to_date: '2026-05-11', from_slot: 'am', to_slot: 'am' }, '2026-05-11', 'am'],
  ['one whole day', { to_date: '2026-05-11' }, '2026-05-11', 'full'],
] as const)('%s', (_, given, day, part) => {
  expect(partOn(absence(given), day)).toBe(part);
});

test('an absence lasts from its first to its last day', () => {
  const person = {
    id: 7,
    name: 'Ida',
    pic: null,
    department: { id: 1, name: 'Delivery' },
    is_self: false,
    pattern: 0,
    absences: [absence({})],
  };
  const days = ['2026-05-10', '2026-05-11', '2026-05-13', '2026-05-14'];
  expect(days.map((day) => absencesOn(person, day).length)).toEqual([0, 1, 1, 0]);
  expect(awayOn([person], '2026-05-12')).toMatchObject([{ person: { id: 7 }, absence: { id: 1 } }]);
});

test('days off and holidays come from the pattern', () => {
  const on = freeOn({ free: ['2026-05-16'], holidays: [{ date: '2026-05-14', name: 'Ascension Day', portion: 'full' }] });
  expect(on('2026-05-16')).toEqual({ isFree: true, holiday: undefined });
  expect(on('2026-05-14')).toEqual({ isFree: false, holiday: 'Ascension Day' });
});
