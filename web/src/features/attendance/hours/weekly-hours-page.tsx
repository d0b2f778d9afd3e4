import { pages } from '@cadre/contract/pages';
import { weeklyHours } from '@cadre/contract/views/weekly-hours';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { usePeriod } from '../../../crud/view/use-period.ts';
import { ViewPage } from '../../../crud/view/view-page.tsx';
import { personKinds } from '../person-kinds.tsx';

const narrow = { width: 74 };
const hours = { width: 80 };
/** The initial columns of a week fit next to the menu. */
const kinds = {
  ...personKinds,
  required_hours: hours,
  worked_hours: hours,
  logged_hours: narrow,
  balance_hours: hours,
  average_hours: { ...personKinds.average_hours, width: 84 },
  leave_hours: narrow,
  holiday_hours: narrow,
  overtime_hours: narrow,
  late_count: { ...personKinds.late_count, ...narrow },
  absent_days: { ...personKinds.absent_days, ...narrow },
};

/** One week of all employees; a row opens the year of that person. */
export function WeeklyHoursPage() {
  const { year } = isoWeekOf(usePeriod(weeklyHours.period).period.from);
  return <ViewPage view={weeklyHours} kinds={kinds} record={{ path: ({ id }) => `${pages.weekly_hours.path}/${id}?year=${year}` }} />;
}
