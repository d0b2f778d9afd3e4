import type { UserKind } from './platform/session.ts';

/** Whether a kind of user may open a path. What they see there is decided by the server, by right and scope. */
export type Verdict = 'allow' | 'forbidden' | 'unknown';

/** Exact paths; `{…}` stands for digits. */
const employeeOnly = [
  '/employee-home',
  '/my-info',
  '/my-leaves',
  '/my-excuses',
  '/my-payslips',
  '/my-salary',
  '/my-salary/{year}/{month}',
  '/my-attandance/attandance',
  '/my-attandance/weekly-hours',
  '/my-tasks',
  '/my-tasks/{year}/{week}',
  '/tasks-history',
  '/my-history',
];

/** Sections: the path itself and everything below it. */
const staffOnly = [
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
];

/** Exact paths. */
const openToAll = ['/', '/dashboard', '/export-pdf', '/contract', '/user-profile', '/user/profile', '/my-approvals'];

export function guardOf(path: string, kind: UserKind): Verdict {
  const asked = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (openToAll.includes(asked)) return 'allow';
  if (employeePatterns.some((pattern) => pattern.test(asked))) return kind === 'employee' ? 'allow' : 'forbidden';
  if (staffOnly.some((section) => asked === section || asked.startsWith(`${section}/`))) return kind === 'staff' ? 'allow' : 'forbidden';
  return 'unknown';
}

const employeePatterns = employeeOnly.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '\\d{1,4}')}$`));
