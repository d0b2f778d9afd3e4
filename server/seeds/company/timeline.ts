import { addDays, type Day } from '@cadre/rules/calendar';
import type { Random } from '../random.ts';

/** Moments of the company's history, all before today, so that a day is the same at whatever hour it is seeded. */
export type Timeline = {
  today: Day;
  /** When an employee hired on this day was entered: some days before, or when the company began with Cadre. */
  enteredFor(hireDate: Day): string;
  daysAgo(least: number, most: number): Day;
  recently(days: number): string;
};

export function createTimeline(now: Date, random: Random, days: number): Timeline {
  const today = now.toISOString().slice(0, 10);
  const began = addDays(today, -Math.max(days, 1));
  const yesterday = addDays(today, -1);
  const atWork = (day: Day): string => `${day}T${twoDigits(random.between(7, 17))}:${twoDigits(random.below(60))}:00.000Z`;
  const daysAgo = (least: number, most: number): Day => addDays(today, -random.between(least, most));
  return {
    today,
    enteredFor: (hireDate) => atWork(clamp(addDays(hireDate, -random.between(5, 20)), began, yesterday)),
    daysAgo,
    recently: (days) => atWork(daysAgo(1, days)),
  };
}

const clamp = (day: Day, least: Day, most: Day): Day => (day < least ? least : day > most ? most : day);
const twoDigits = (value: number): string => String(value).padStart(2, '0');
