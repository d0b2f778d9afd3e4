import type { Holiday } from '../calendar/holiday.ts';
import { japaneseHolidays } from '../calendar/japanese-holidays.ts';
import { madridHolidays, valenciaHolidays } from '../calendar/spanish-holidays.ts';

export type Place = {
  name: string;
  code: string;
  country: string;
  region: string;
  timezone: string;
  currency: string;
  address: string;
  phone: string;
  calendar: string;
  holidays: (year: number) => Holiday[];
  /** Afternoons that the company gives every year; month and day. */
  shortDays: { month: number; day: number; name: string }[];
};

const christmasAfternoons = [
  { month: 12, day: 24, name: 'Christmas Eve (afternoon)' },
  { month: 12, day: 31, name: "New Year's Eve (afternoon)" },
];

export const places: readonly Place[] = [
  {
    name: 'Madrid',
    code: 'MAD',
    country: 'ES',
    region: 'Comunidad de Madrid',
    timezone: 'Europe/Madrid',
    currency: 'EUR',
    address: 'Plaza del Ejemplo 12\n28000 Madrid\nSpain',
    phone: '+34 910 000 ',
    calendar: 'Spain, Madrid',
    holidays: madridHolidays,
    shortDays: christmasAfternoons,
  },
  {
    name: 'Valencia',
    code: 'VLC',
    country: 'ES',
    region: 'Comunitat Valenciana',
    timezone: 'Europe/Madrid',
    currency: 'EUR',
    address: 'Carrer de la Mostra 7\n46000 València\nSpain',
    phone: '+34 960 000 ',
    calendar: 'Spain, Valencia',
    holidays: valenciaHolidays,
    shortDays: christmasAfternoons,
  },
  {
    name: 'Tokyo',
    code: 'TYO',
    country: 'JP',
    region: '東京都',
    timezone: 'Asia/Tokyo',
    currency: 'JPY',
    address: '〒100-0000\n東京都千代田区見本町1-2-3',
    phone: '+81 3-0000-0',
    calendar: 'Japan',
    holidays: japaneseHolidays,
    shortDays: [{ month: 12, day: 28, name: 'Last working day of the year (afternoon)' }],
  },
];

export const madrid = 0;
export const valencia = 1;
export const tokyo = 2;
