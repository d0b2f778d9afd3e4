import { pages } from '@cadre/contract/pages';
import { weeklyHours } from '@cadre/contract/views/weekly-hours';
import { isoWeekOf } from '@cadre/rules/attendance/iso-week';
import { usePeriod } from '../../../crud/view/use-period.ts';
import { ViewPage } from '../../../crud/view/view-page.tsx';
import { personKinds } from '../person-kinds.tsx';

/** One week of everybody; a row opens the year of that person. */
export function WeeklyHoursPage() {
  const { year } = isoWeekOf(usePeriod(weeklyHours.period).period.from);
  return <ViewPage view={weeklyHours} kinds={personKinds} recordPath={({ id }) => `${pages.weekly_hours.path}/${id}?year=${year}`} />;
}
