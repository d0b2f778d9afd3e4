import { expect, test } from 'vitest';
import { reminderAt } from './reminders.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

test.each([
  ['Friday before three', 5, at(14, 59), null],
  ['Friday at three', 5, at(15), 'friendly'],
  ['Friday evening', 5, at(17), null],
  ['Monday at nine', 1, at(9), 'due'],
  ['Monday before eleven', 1, at(10, 59), 'due'],
  ['Monday at noon', 1, at(12), null],
  ['Monday at four', 1, at(16), 'late'],
  ['Tuesday', 2, at(9), null],
  ['Wednesday at nine', 3, at(9), 'digest'],
  ['Saturday', 6, at(15), null],
])('%s', (_, weekday, minute, kind) => expect(reminderAt(weekday, minute)).toBe(kind));
