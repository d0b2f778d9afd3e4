import type { Day } from '@cadre/rules/calendar';

/** Days in the format that devices require: from the first second to the last. */
export const wholeDays = (from: Day, to: Day): { from: string; to: string } => ({ from: `${from} 00:00:00`, to: `${to} 23:59:59` });

export const wholeDay = (day: Day): { from: string; to: string } => wholeDays(day, day);
