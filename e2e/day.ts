import { dayForms } from '@cadre/contract/texts/day-forms';

const dayMs = 86_400_000;

/**
 * The day the given number of days from today, as the product writes it, in Madrid, where the company's people work and the browsers'
 * clocks are set.
 */
export const dayFromToday = (days: number): string => dayAfter(shownInMadrid(Date.now()).slice(0, 10), days);

export const dayAfter = (day: string, days = 1): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** A zone on the same day as Madrid in which it is mid-morning: nothing of today is missing there yet, at any hour of the run. */
export function zoneInTheMorning(): string {
  const now = Date.now();
  const inMadridNow = Date.parse(`${shownInMadrid(now).replace(' ', 'T')}Z`);
  const hoursAhead = 10 - new Date(inMadridNow).getUTCHours() + Math.round((inMadridNow - now) / 3_600_000);
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

/** A day as a page spells it out. */
/** As lists and records show it. */
export const asShown = (day: string): string => dayForms('en').day(day);

export const inWords = (day: string): string => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/** The moment at which the clocks in Madrid show this. */
export function inMadrid(day: string, clock: string): number {
  const requested = Date.parse(`${day}T${clock}Z`);
  return 2 * requested - Date.parse(`${shownInMadrid(requested).replace(' ', 'T')}Z`);
}

const madrid = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'medium' });
const shownInMadrid = (moment: number): string => madrid.format(moment);

/** As lists write a day. */
export const mediumDay = (day: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
