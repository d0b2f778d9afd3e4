import { addDays, dayIn } from '@cadre/rules/calendar';

/** Days counted from today in the zone of the office's Lisbon branch; far enough from midnight for no zone to matter. */
export const day = (offset: number): string => addDays(dayIn('Europe/Lisbon', new Date()), offset);
