import type { Transaction } from '../../src/platform/database/database.ts';
import { dayOf, type Holiday } from '../calendar/holiday.ts';
import { type Place, places } from '../company/places.ts';
import { insertRows } from './insert-rows.ts';
import { reserveIds } from './reserve-ids.ts';

/** Branches with the holidays of last year, this year and the next. Gives the ids of the branches. */
export async function writePlaces(tx: Transaction, year: number): Promise<number[]> {
  const calendars = await reserveIds(tx, 'holiday_calendars', places.length);
  const branches = await reserveIds(tx, 'branches', places.length);
  await insertRows(
    tx,
    'holiday_calendars',
    { id: 'int', name: 'text', country: 'text', region: 'text' },
    places.map(({ calendar, country, region }, number) => ({ id: calendars[number], name: calendar, country, region })),
  );
  await insertRows(
    tx,
    'holidays',
    { holiday_calendar_id: 'int', date: 'date', name: 'text', portion: 'text', recurring: 'boolean' },
    places.flatMap((place, number) => holidaysOf(place, year).map((day) => ({ ...day, holiday_calendar_id: calendars[number] }))),
  );
  await insertRows(
    tx,
    'branches',
    {
      id: 'int',
      name: 'text',
      code: 'text',
      country: 'text',
      region: 'text',
      timezone: 'text',
      currency: 'text',
      address: 'text',
      employer_tax_no: 'text',
      holiday_calendar_id: 'int',
    },
    places.map((place, number) => ({
      ...place,
      employer_tax_no: `DEMO-${place.code}-0001`,
      id: branches[number],
      holiday_calendar_id: calendars[number],
    })),
  );
  return branches;
}

function holidaysOf({ holidays, shortDays }: Place, year: number): Holiday[] {
  const days = [year - 1, year, year + 1].flatMap(holidays).sort((one, other) => (one.date < other.date ? -1 : 1));
  const afternoons = shortDays.map(
    ({ month, day, name }): Holiday => ({ date: dayOf(year - 1, month, day), name, portion: 'pm', recurring: true }),
  );
  return [...days, ...afternoons];
}
