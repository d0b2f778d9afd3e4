import { expect, test } from 'vitest';
import type { Holiday } from '../attendance/facts.ts';
import { early, flexible, office, planOn } from '../attendance/fixtures.ts';
import { dueOn, type LeaveHalf, sumOfDays } from './required-minutes.ts';

const feast = (portion: Holiday['portion']) => ({ holiday: { name: 'Feast', portion } });
const morning: LeaveHalf = { slot: 'am', minutes: 240 };
const afternoon: LeaveHalf = { slot: 'pm', minutes: 240 };

test.each([
  ['a day at the office', planOn('2026-11-12', office), [], { required_minutes: 480 }],
  ['an early shift of seven and a half hours', planOn('2026-11-12', early), [], { required_minutes: 450 }],
  ['a flexible day requires its own minutes', planOn('2026-11-12', flexible), [], { required_minutes: flexible.required_minutes }],
  ['a day off', planOn('2026-11-14', null), [], { required_minutes: 0 }],
  ['a holiday', planOn('2026-12-25', office, feast('full')), [], { required_minutes: 0, holiday_minutes: 480 }],
  ['the afternoon of Christmas Eve', planOn('2026-12-24', office, feast('pm')), [], { required_minutes: 240, holiday_minutes: 240 }],
  [
    'an odd day splits to the minute',
    planOn('2026-12-24', { ...early, break_minutes: 29 }, feast('am')),
    [],
    { required_minutes: 225, holiday_minutes: 226 },
  ],
  ['a day of leave', planOn('2026-11-12', office), [morning, afternoon], { required_minutes: 0, leave_minutes: 480 }],
  ['a morning of leave', planOn('2026-11-12', office), [morning], { required_minutes: 240, leave_minutes: 240 }],
  [
    'leave on a holiday is not counted twice',
    planOn('2026-12-25', office, feast('full')),
    [morning, afternoon],
    { required_minutes: 0, leave_minutes: 0 },
  ],
  ['a day of half a full-timer', planOn('2026-11-12', office, { share_bp: 5_000 }), [], { planned_minutes: 240, required_minutes: 240 }],
  [
    'a morning of leave of theirs',
    planOn('2026-11-12', office, { share_bp: 5_000 }),
    [morning],
    { required_minutes: 120, leave_minutes: 120 },
  ],
  ['before the hire date', planOn('2026-11-12', office, { employed: false }), [], { required_minutes: 0, planned_minutes: 0 }],
])('%s', (_, plan, leave, due) => expect(dueOn(plan, leave)).toMatchObject(due));

test('the last week of 2026 is its 53rd and ends after New Year', () => {
  const days = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'].map((date) =>
    dueOn(planOn(date, office, date === '2027-01-01' ? feast('full') : {}), date === '2026-12-28' ? [morning, afternoon] : []),
  );
  expect(sumOfDays(days)).toEqual({ required_minutes: 3 * 480, leave_minutes: 480 });
});
