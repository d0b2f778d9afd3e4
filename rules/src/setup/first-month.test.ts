import { expect, test } from 'vitest';
import { firstMonth } from './first-month.ts';
import { proposedShift } from './proposed-shift.ts';
import { workingCountry } from './working-weeks.ts';

test.each([
  ['2026-11-17', 25, '2026-12-01', '2026-11', '2026-11-25'],
  ['2027-02-28', 31, '2027-03-01', '2027-02', '2027-02-28'],
  ['2026-12-01', 1, '2027-01-01', '2026-12', '2026-12-01'],
])('set up on %s, paid on day %i: leave grows on %s, %s is paid on %s', (today, payDay, accrual_on, payroll_month, pay_date) => {
  expect(firstMonth(today, payDay)).toEqual({ accrual_on, payroll_month, pay_date });
});

test.each([
  ['DE', [1, 2, 3, 4, 5], '09:00', '18:00'],
  ['FR', [1, 2, 3, 4, 5], '09:00', '17:00'],
  ['SA', [1, 2, 3, 4, 7], '09:00', '18:00'],
  ['DK', [1, 2, 3, 4, 5], '09:00', '17:24'],
  ['XX', [1, 2, 3, 4, 5], '09:00', '18:00'],
])('in %s people work on %j from %s to %s', (country, weekdays, start_time, end_time) => {
  const proposed = workingCountry(country, { currency: 'EUR', timezone: 'Etc/UTC' });
  expect(proposed.weekdays).toEqual(weekdays);
  expect(proposedShift(proposed.minutesPerDay)).toMatchObject({ start_time, end_time });
});
