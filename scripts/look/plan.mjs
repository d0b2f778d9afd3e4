/**
 * Who may have a look of their own above the floor `ui`. Drawings are pictures of data: their sizes are theirs, and a grid of days is
 * a table that no list of rows can be. Folders that are still moving onto the parts may keep what they had; a folder that has arrived
 * must leave the list.
 */
export const drawings = [
  'features/attendance/day/time-line.css',
  'features/attendance/hours/year-chart.css',
  'features/attendance/mine/month-calendar.',
  'features/attendance/timesheet/matrix',
  'features/errors/',
  'features/forms/paper',
  'features/organisation/org-chart',
  'features/schedules/cycle/',
  'features/schedules/grid/',
  'features/schedules/roster/roster-',
  'features/schedules/shifts/',
];

export const moving = [
  'fields/calendar-panel.tsx',
  'features/administration/',
  'features/attendance/',
  'features/devices/',
  'features/forms/',
  'features/imports/',
  'features/inbox/',
  'features/organisation/',
  'features/people/',
  'features/schedules/',
  'features/self/',
];
