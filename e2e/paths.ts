/** The paths of the specification, by who may open them. */
export const employeePaths = [
  '/employee-home',
  '/my-info',
  '/my-leaves',
  '/my-excuses',
  '/my-payslips',
  '/my-salary',
  '/my-salary/2026/3',
  '/my-attandance/attandance',
  '/my-attandance/weekly-hours',
  '/my-tasks',
  '/my-tasks/2026/11',
  '/tasks-history',
  '/my-history',
] as const;

export const staffPaths = [
  '/administration',
  '/employees',
  '/requests',
  '/payroll',
  '/attendances',
  '/logs',
  '/configuration',
  '/time-cards',
  '/proposals',
  '/work-flow',
  '/forms',
] as const;

export const commonPaths = ['/dashboard', '/export-pdf', '/contract', '/user-profile', '/my-approvals'] as const;

/** Every page there is, for what must hold on all of them. A list shows with ten rows what it would show with fifty. */
export const pages = {
  signedOut: [
    '/auth/login',
    '/auth/forgot-password',
    '/auth/reset-password?token=spent',
    '/error/error-v1',
    '/error/error-v2',
    '/error/error-v3',
    '/error/error-v4',
    '/error/error-v5',
    '/error/error-v6',
  ],
  employee: [
    '/employee-home',
    '/dashboard',
    '/user-profile',
    '/user-profile?tab=security',
    '/user-profile?tab=preferences',
    '/user-profile?tab=messages',
    '/configuration/branches',
    '/no-such-page',
  ],
  staff: [
    '/dashboard',
    '/employees?per_page=10',
    '/employees?new=1',
    '/employees/org-chart',
    '/employees/org-chart?view=list',
    '/administration/users?per_page=10',
    '/administration/roles?per_page=10',
    '/administration/roles/4',
    '/administration/permissions?per_page=10',
    '/logs?per_page=10',
    '/configuration/branches?per_page=10',
    '/configuration/branches?new=1',
    '/configuration/branches?id=1',
    '/configuration/departments?per_page=10',
    '/configuration/departments?view=tree',
    '/configuration/jobs?per_page=10',
    '/configuration/attendance/holidays?per_page=10',
    '/configuration/attendance/holiday-calendars?per_page=10',
  ],
} as const;
