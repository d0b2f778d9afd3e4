import { expect, test } from 'vitest';
import { reminderAt } from './reminders.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

test.each([
  ['Friday before three', 5, at(14, 59), null],
  ['Friday at three', 5, at(15), 'friendly'],
  ['Friday before eight', 5, at(19, 59), 'friendly'],
  ['Friday at eight', 5, at(20), null],
  ['Monday before nine', 1, at(8, 59), null],
  ['Monday at nine', 1, at(9), 'due'],
  ['Monday before four', 1, at(15, 59), 'due'],
  ['Monday at four', 1, at(16), 'late'],
  ['Monday at eight', 1, at(20), null],
  ['Tuesday at night', 2, at(6, 59), null],
  ['Tuesday morning', 2, at(7), 'late'],
  ['Tuesday at eight', 2, at(20), null],
  ['Wednesday before nine', 3, at(8, 59), null],
  ['Wednesday at nine', 3, at(9), 'digest'],
  ['Thursday morning', 4, at(7), 'digest'],
  ['Thursday at eight', 4, at(20), null],
  ['Saturday', 6, at(15), null],
])('%s', (_, weekday, minute, kind) => expect(reminderAt(weekday, minute)).toBe(kind));
