import { type Page, pages } from '@cadre/contract/pages';
import { expect, test } from 'vitest';
import { employeeMenu, staffMenu } from '../menu.ts';
import { helpTopics, topicOf, topicsFor } from './help-topics.ts';

test.each([
  ['/employees/12/pay', 'staff', 'employees'],
  ['/attendances/devices/3', 'staff', 'devices'],
  ['/attendances/timesheet', 'staff', 'attendances'],
  ['/requests/calendar', 'staff', 'requests'],
  ['/proposals/4', 'staff', 'time_cards'],
  ['/my-salary/2026/3', 'employee', 'my_pay'],
  ['/my-tasks/2026/45', 'employee', 'time_card'],
  ['/my-approvals', 'employee', 'approvals'],
  ['/dashboard', 'employee', 'dashboard'],
  ['/nowhere', 'employee', 'home'],
  ['/help/payroll', 'staff', 'dashboard'],
] as const)('help for %s of %s is under the topic %s', (path, kind, topic) => expect(topicOf(path, kind)).toBe(topic));

test('every section of both menus has a help topic', () => {
  const toResponse = (kind: 'staff' | 'employee', menu: typeof staffMenu) =>
    menu.flatMap(({ path, children }) => path ?? children?.[0]?.path ?? []).filter((path) => !below(path, kind));
  const below = (path: string, kind: 'staff' | 'employee') =>
    topicsFor(kind).some((topic) => helpTopics[topic].below.some((own) => path.startsWith(own)));
  expect(toResponse('staff', staffMenu)).toEqual([]);
  expect(toResponse('employee', employeeMenu)).toEqual([]);
  const paths = Object.values<Page>(pages).map(({ path }) => path as string);
  for (const { path } of Object.values(helpTopics)) expect(paths).toContain(path);
});
