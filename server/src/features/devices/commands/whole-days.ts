import type { Day } from '@cadre/rules/calendar';

/** Days as the devices ask for them: from the first second to the last. */
export const wholeDays = (from: Day, to: Day): { from: string; to: string } => ({ from: `${from} 00:00:00`, to: `${to} 23:59:59` });

export const wholeDay = (day: Day): { from: string; to: string } => wholeDays(day, day);
