import { addDays } from '@cadre/rules/calendar';
import { easterSunday } from './easter-sunday.ts';
import { dayOf, type Holiday, holiday } from './holiday.ts';

/** The statutory days. When one falls on a Sunday a region may name another day by decree; that is left to the company's HR. */
const national = (year: number): Holiday[] => [
  holiday(dayOf(year, 1, 1), "New Year's Day"),
  holiday(dayOf(year, 1, 6), 'Epiphany'),
  holiday(addDays(easterSunday(year), -2), 'Good Friday'),
  holiday(dayOf(year, 5, 1), 'Labor Day'),
  holiday(dayOf(year, 8, 15), 'Assumption Day'),
  holiday(dayOf(year, 10, 12), 'National Day of Spain'),
  holiday(dayOf(year, 11, 1), "All Saints' Day"),
  holiday(dayOf(year, 12, 6), 'Constitution Day'),
  holiday(dayOf(year, 12, 8), 'Immaculate Conception'),
  holiday(dayOf(year, 12, 25), 'Christmas Day'),
];

export const madridHolidays = (year: number): Holiday[] => [
  ...national(year),
  holiday(addDays(easterSunday(year), -3), 'Maundy Thursday'),
  holiday(dayOf(year, 5, 2), 'Day of the Community of Madrid'),
  holiday(dayOf(year, 5, 15), 'San Isidro'),
  holiday(dayOf(year, 11, 9), 'Our Lady of Almudena'),
];

export const valenciaHolidays = (year: number): Holiday[] => [
  ...national(year),
  holiday(dayOf(year, 1, 22), 'San Vicente Mártir'),
  holiday(dayOf(year, 3, 19), 'San José'),
  holiday(addDays(easterSunday(year), 1), 'Easter Monday'),
  holiday(addDays(easterSunday(year), 8), 'San Vicente Ferrer'),
  holiday(dayOf(year, 6, 24), 'San Juan'),
  holiday(dayOf(year, 10, 9), 'Day of the Valencian Community'),
];
