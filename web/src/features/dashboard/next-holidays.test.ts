import { expect, test } from 'vitest';
import { type Holiday, nextHolidays } from './next-holidays.ts';

const spain = { id: 1, name: 'Spain' };
const japan = { id: 2, name: 'Japan' };
const holiday = (date: string, name: string, rest: Partial<Holiday> = {}): Holiday => ({
  id: 0,
  date,
  name,
  portion: 'full',
  holiday_calendar: spain,
  ...rest,
});

const shown = (holidays: Holiday[], today: string, count = 6) =>
  nextHolidays(holidays, today, count).map(({ date, name }) => `${date} ${name}`);

test("a past holiday is not listed again, today's still is", () => {
  const days = [holiday('2026-05-01', 'Labour Day'), holiday('2026-05-02', 'Madrid Day'), holiday('2026-05-15', 'San Isidro')];
  expect(shown(days, '2026-05-02')).toEqual(['2026-05-02 Madrid Day', '2026-05-15 San Isidro']);
});

test('a yearly day comes again: this year if it is still ahead, else the next', () => {
  const yearly = [holiday('2020-12-24', 'Christmas Eve', { recurring: true }), holiday('2020-02-01', 'Founding day', { recurring: true })];
  expect(shown(yearly, '2026-06-01')).toEqual(['2026-12-24 Christmas Eve', '2027-02-01 Founding day']);
});

test('a yearly 29 February waits for a leap year', () => {
  expect(shown([holiday('2024-02-29', 'Leap day', { recurring: true })], '2026-01-01')).toEqual(['2028-02-29 Leap day']);
});

test('the same day in two calendars is one day', () => {
  const days = [holiday('2026-12-25', 'Christmas'), holiday('2026-12-25', 'Christmas', { holiday_calendar: japan })];
  expect(nextHolidays(days, '2026-12-20', 6)).toEqual([
    { name: 'Christmas', date: '2026-12-25', portion: 'full', calendars: ['Japan', 'Spain'], days: 5 },
  ]);
});

test('a day that is entered for this year and also recurs is shown once', () => {
  const days = [holiday('2026-12-24', 'Christmas Eve'), holiday('2020-12-24', 'Christmas Eve', { recurring: true })];
  expect(shown(days, '2026-12-01')).toEqual(['2026-12-24 Christmas Eve']);
});

test('the number of holidays is limited, the nearest first', () => {
  const days = [holiday('2026-03-03', 'Third'), holiday('2026-01-01', 'First'), holiday('2026-02-02', 'Second')];
  expect(shown(days, '2025-12-01', 2)).toEqual(['2026-01-01 First', '2026-02-02 Second']);
});
