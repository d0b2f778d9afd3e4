import { weekdayOf } from '@cadre/rules/attendance/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';

/** The Monday on which the week of a day began. */
export const mondayBefore = (day: Day): Day => addDays(day, 1 - weekdayOf(day));
