import type { Day } from '@cadre/rules/calendar';

export type Holiday = { date: Day; name: string; portion: 'full' | 'pm'; recurring: boolean };

export const holiday = (date: Day, name: string): Holiday => ({ date, name, portion: 'full', recurring: false });

export const dayOf = (year: number, month: number, day: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
