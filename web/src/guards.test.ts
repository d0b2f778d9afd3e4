import { describe, expect, test } from 'vitest';
import { guardOf, type Verdict } from './guards.ts';

type Row = [path: string, employee: Verdict, staff: Verdict];

const employeePaths = [
  '/employee-home',
  '/my-info',
  '/my-leaves',
  '/my-excuses',
  '/my-payslips',
  '/my-salary',
  '/my-salary/2026/11',
  '/my-attandance/attandance',
  '/my-attandance/weekly-hours',
  '/my-tasks',
  '/my-tasks/2026/7',
  '/tasks-history',
  '/my-history',
];

const staffSections = [
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

const openPaths = ['/', '/dashboard', '/export-pdf', '/contract', '/user-profile', '/my-approvals', '/user/profile', '/help/dashboard'];

const unknownPaths = [
  '/my-attandance',
  '/my-salary/2026',
  '/my-salary/last/month',
  '/my-tasks/2026/7/1',
  '/my-info/1',
  '/employeesx',
  '/dashboard/secret',
  '/my-approvals/1',
  '/user',
  '/nowhere',
];

const table: Row[] = [
  ...employeePaths.map((path): Row => [path, 'allow', 'forbidden']),
  ...staffSections.map((path): Row => [path, 'forbidden', 'allow']),
  ...staffSections.map((path): Row => [`${path}/anything/below`, 'forbidden', 'allow']),
  ['/employees/12/leave', 'forbidden', 'allow'],
  ['/employees/12/leaves', 'forbidden', 'unknown'],
  ['/attendances/devices/3/numbers', 'forbidden', 'allow'],
  ['/attendances/devices/3/nothing', 'forbidden', 'unknown'],
  ...openPaths.map((path): Row => [path, 'allow', 'allow']),
  ...unknownPaths.map((path): Row => [path, 'unknown', 'unknown']),
  ['/my-info/', 'allow', 'forbidden'],
  ['/employees/', 'forbidden', 'allow'],
];

describe('access to pages', () => {
  test.each(table)('%s: employee %s, staff %s', (path, employee, staff) => {
    expect([guardOf(path, 'employee'), guardOf(path, 'staff')]).toEqual([employee, staff]);
  });
});
