import { expect, test } from 'vitest';
import { dueWeeks, isMissing, isOnTime, lookBackWeeks, mondayBefore, weekFrom } from './not-submitted.ts';

const always = [{ hired_on: '2020-01-01', left_on: null }];
const labels = (owing: Parameters<typeof dueWeeks>[0]) => dueWeeks(owing).map(({ year, week }) => `${year}/${week}`);

test.each([
  ['2026-12-28', { year: 2026, week: 53, from: '2026-12-28', to: '2027-01-03' }],
  ['2027-01-04', { year: 2027, week: 1, from: '2027-01-04', to: '2027-01-10' }],
  ['2025-12-29', { year: 2026, week: 1, from: '2025-12-29', to: '2026-01-04' }],
])('the week of %s', (monday, week) => expect(weekFrom(monday)).toEqual(week));

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of %s', (day, monday) => expect(mondayBefore(day)).toBe(monday));

test('a week is due once it is over, also across New Year', () => {
  const owing = { begun: '2026-12-14', employed: always };
  expect(labels({ ...owing, today: '2027-01-03' })).toEqual(['2026/51', '2026/52']);
  expect(labels({ ...owing, today: '2027-01-04' })).toEqual(['2026/51', '2026/52', '2026/53']);
  expect(labels({ ...owing, today: '2027-01-11' })).toEqual(['2026/51', '2026/52', '2026/53', '2027/1']);
});

test('no week is due for longer than a quarter of a year', () => {
  const weeks = dueWeeks({ today: '2026-11-16', begun: '2020-01-01', employed: always });
  expect(weeks).toHaveLength(lookBackWeeks);
  expect(weeks.at(-1)?.to).toBe('2026-11-15');
});

test('joiners owe weeks from the one they are hired in, leavers up to the one they leave in', () => {
  const owing = { today: '2026-11-16', begun: '2026-10-19' };
  expect(labels({ ...owing, employed: [{ hired_on: '2026-11-06', left_on: null }] })).toEqual(['2026/45', '2026/46']);
  expect(labels({ ...owing, employed: [{ hired_on: '2020-01-01', left_on: '2026-10-26' }] })).toEqual(['2026/43', '2026/44']);
  expect(labels({ ...owing, employed: [] })).toEqual([]);
});

test.each([
  [0, null, false],
  [0, 'draft', false],
  [480, null, true],
  [480, 'draft', true],
  [480, 'rejected', true],
  [480, 'submitted', false],
  [480, 'approved', false],
] as const)('%i required minutes and a card that is %s', (required, status, missing) => expect(isMissing(required, status)).toBe(missing));

test.each([
  ['2026-11-13T17:00', true],
  ['2026-11-16T10:00', true],
  ['2026-11-16T10:01', false],
])('handed in at %s', (at, onTime) => expect(isOnTime(weekFrom('2026-11-09'), at)).toBe(onTime));
