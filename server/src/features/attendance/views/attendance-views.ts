import type { ViewBehaviours } from '../../../crud/view/view-behaviour.ts';
import { timesheetView } from './timesheet-view.ts';
import { weeklyHoursView } from './weekly-hours-view.ts';

/** The computed lists about working time. */
export const attendanceViews = { 'weekly-hours': weeklyHoursView, timesheet: timesheetView } satisfies Partial<ViewBehaviours>;
