import { isoWeekOf, mondayOf } from '@cadre/rules/attendance/iso-week';
import { addDays, isDate } from '@cadre/rules/calendar';
import { useFormat } from '../../../platform/format.ts';
import { useParameters } from '../use-parameters.ts';

/** The ISO week that the page shows, by its Monday; this one unless the address says another. */
export function useWeek() {
  const parameters = useParameters();
  const today = useFormat().today();
  const asked = parameters.get('date');
  const { year, week } = isoWeekOf(isDate(asked) ? asked : today);
  const monday = mondayOf(year, week);
  const current = mondayOf(isoWeekOf(today).year, isoWeekOf(today).week);
  const go = (to: string) => parameters.push({ date: to === current ? undefined : to });
  return {
    monday,
    sunday: addDays(monday, 6),
    year,
    week,
    isCurrent: monday === current,
    step: (by: 1 | -1) => go(addDays(monday, by * 7)),
    toCurrent: () => go(current),
  };
}
