import { expect, test } from 'vitest';
import { holidaysOf } from './holidays-of.ts';

const holidayOn = holidaysOf(
  new Map([
    [
      1,
      [
        { date: '2025-12-25', name: 'Christmas', portion: 'full', recurring: true },
        { date: '2026-12-24', name: 'Christmas Eve', portion: 'pm', recurring: true },
        { date: '2027-12-24', name: 'Morning off', portion: 'am', recurring: false },
      ],
    ],
  ]),
);

test.each([
  [1, '2024-12-25', null],
  [1, '2025-12-25', { name: 'Christmas', portion: 'full' }],
  [1, '2031-12-25', { name: 'Christmas', portion: 'full' }],
  [2, '2031-12-25', null],
  [1, '2026-12-24', { name: 'Christmas Eve', portion: 'pm' }],
  [1, '2027-12-24', { name: 'Morning off, Christmas Eve', portion: 'full' }],
  [1, '2028-12-24', { name: 'Christmas Eve', portion: 'pm' }],
])('in calendar %i, %s is %j', (calendar, date, holiday) => {
  expect(holidayOn(calendar, date)).toEqual(holiday);
});
