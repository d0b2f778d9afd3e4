import { expect, test } from 'vitest';
import { type Audience, moved, type Page, pages } from './pages.ts';

/** As the specification writes them. */
const promised: Record<Exclude<Audience, 'anyone'>, readonly string[]> = {
  employee: [
    '/employee-home',
    '/my-info',
    '/my-leaves',
    '/my-excuses',
    '/my-payslips',
    '/my-salary',
    '/my-salary/$year/$month',
    '/my-attandance/attandance',
    '/my-attandance/weekly-hours',
    '/my-tasks',
    '/my-tasks/$year/$week',
    '/tasks-history',
    '/my-history',
  ],
  staff: [
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
  ],
  signed_in: ['/dashboard', '/export-pdf', '/contract', '/user-profile', '/my-approvals'],
};

const targetOf = (path: string): string => Object.entries<string>(moved).find(([from]) => from === path)?.[1] ?? path;

test.each(Object.entries(promised))('the paths for %s are those of the specification', (audience, paths) => {
  const there = Object.values<Page>(pages);
  for (const path of paths) expect([path, there.find((page) => page.path === targetOf(path))?.for]).toEqual([path, audience]);
});
