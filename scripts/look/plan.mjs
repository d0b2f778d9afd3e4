/**
 * The files above the floor `ui` that may have a look of their own. Drawings visualize data: they set their own sizes, and a
 * grid of days is a table that the list component cannot show.
 */
export const drawings = [
  'features/attendance/day/time-line.css',
  'features/attendance/mine/month-calendar.',
  'features/attendance/timesheet/matrix',
  'features/errors/',
  'features/forms/paper',
  'features/organisation/chart/org-chart',
  'features/attendance/schedules/cycle/',
  'features/attendance/schedules/grid/',
  'features/attendance/schedules/roster/roster-',
  'features/attendance/schedules/shifts/',
  'features/requests/calendar/',
  'features/planning/board',
  'features/time-cards/week/time-grid',
];
