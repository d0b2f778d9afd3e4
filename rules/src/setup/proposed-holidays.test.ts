import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDate } from '../calendar.ts';
import { holidaysOfCountries } from './countries/index.ts';
import { proposedHolidays } from './proposed-holidays.ts';
import { knownCountries } from './working-weeks.ts';

/** All holidays of a year, including recurring ones. */
const daysOf = (country: string, year: number): string[] =>
  [
    ...new Set(
      proposedHolidays(country, [2026, 2027]).flatMap(({ date, recurring }) =>
        recurring ? [`${year}${date.slice(4)}`] : date.startsWith(String(year)) ? [date] : [],
      ),
    ),
  ]
    .map((day) => day.slice(5))
    .sort();

test.each([
  ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  ['DE', 2027, '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26'],
  ['AT', 2026, '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'],
  ['FR', 2027, '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25'],
  ['ES', 2026, '01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25'],
  ['GB', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  ['GB', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  ['IE', 2026, '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26'],
  ['SE', 2026, '01-01 01-06 04-03 04-06 05-01 05-14 06-06 06-19 12-24 12-25 12-26 12-31'],
  ['GR', 2026, '01-01 01-06 02-23 03-25 04-10 04-13 05-01 06-01 08-15 10-28 12-25 12-26'],
  ['US', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  ['US', 2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24'],
  ['CA', 2026, '01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-28'],
  ['CO', 2026, '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25'],
  ['JP', 2026, '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23'],
  ['JP', 2027, '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23'],
  ['CN', 2027, '01-01 02-05 02-06 02-07 02-08 04-05 05-01 05-02 06-09 09-15 10-01 10-02 10-03'],
  ['SG', 2026, '01-01 02-17 02-18 03-21 04-03 05-01 05-27 06-01 08-10 11-09 12-25'],
  ['AU', 2027, '01-01 01-26 03-26 03-29 04-25 06-14 12-27 12-28'],
  ['NZ', 2026, '01-01 01-02 02-06 04-03 04-06 04-27 06-01 07-10 10-26 12-25 12-28'],
  ['ZA', 2027, '01-01 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-27'],
  ['SA', 2027, '02-22 03-09 03-10 03-11 05-15 05-16 05-17 05-18 09-23'],
  ['XX', 2026, '01-01'],
])('%s in %i: %s', (country, year, days) => {
  expect(daysOf(country, year).join(' ')).toBe(days);
});

test('every country has days that exist, a name for each, no day twice, and a working week', () => {
  expect(Object.keys(holidaysOfCountries).sort()).toEqual([...knownCountries].sort());
  for (const country of knownCountries) {
    const found = proposedHolidays(country, [2026, 2027]);
    expect(found.length, country).toBeGreaterThan(5);
    expect(
      found.filter(({ date, name }) => !isDate(date) || (typeof name === 'object' && name.called.length < 2)),
      country,
    ).toEqual([]);
    expect(new Set(found.map(({ date }) => date)).size, country).toBe(found.length);
  }
});

test('calculated holidays exist in every year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2090 }), fc.constantFrom('DE', 'US', 'GB', 'FR', 'SE', 'GR', 'CO'), (year, country) => {
      const found = proposedHolidays(country, [year, year + 1]);
      expect(found.length).toBeGreaterThan(5);
      expect(found.every(({ date }) => isDate(date))).toBe(true);
      expect(new Set(found.map(({ date }) => date)).size).toBe(found.length);
    }),
  );
});
