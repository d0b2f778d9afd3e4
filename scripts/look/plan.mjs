/**
 * The files above the floor `ui` that may have a look of their own. Drawings are pictures of data: their sizes are theirs, and a grid of
 * days is a table that no list of rows can be.
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
