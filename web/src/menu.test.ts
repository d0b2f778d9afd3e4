import { en } from '@cadre/contract/texts/en';
import { describe, expect, test } from 'vitest';
import type { MenuEntry } from './layout/menu/menu-entry.ts';
import { menuNameIn } from './layout/menu/menu-name.ts';
import { trailTo } from './layout/menu/trail.ts';
import { visibleMenu } from './layout/menu/visible-menu.ts';
import { employeeMenu, staffMenu } from './menu.ts';

const asWritten = (entries: MenuEntry[]): string =>
  entries.map(({ text, children }) => menuNameIn(en, text) + (children ? ` (${asWritten(children)})` : '')).join(', ');

const everything = { exists: () => true, holds: () => true };

describe('the menus', () => {
  test('the employee menu reads as specified', () => {
    expect(asWritten(employeeMenu)).toBe(
      'Home, Personal Info, Approvals, Requests (Leaves, Excuses), Payslips, Salary, My Attendance (Attendance, Weekly Hours), Time Card, Time Card History, History',
    );
  });

  test('the menu of all other users reads as specified', () => {
    expect(asWritten(staffMenu)).toBe(
      'Dashboard, Devices, Employees, Forms, Attendances (Attendances, Weekly Hours, Timesheet, Check In/Out), Work flow, Requests (Leaves, Excuses, Travel), ' +
        'PayRoll (Payslips, Deductions, Bonuses, Allowances), History, Administration (Users, Roles, Permissions), Time Cards (Projects, Reports, Proposals), ' +
        'Configuration (Branches, Departments, Jobs, Leave Categories, Attendance)',
    );
  });

  test('an entry without a page, and a group left empty by it, do not show', () => {
    const ready = ['/dashboard', '/administration/users'];
    const shown = visibleMenu(staffMenu, { ...everything, exists: (path) => ready.includes(path) });
    expect(asWritten(shown)).toBe('Dashboard, Administration (Users)');
  });

  test('an entry without the right to it does not show', () => {
    const shown = visibleMenu(staffMenu, { ...everything, holds: (permission) => permission !== 'users.view' });
    expect(asWritten(shown)).toContain('Administration (Roles, Permissions)');
  });

  test('no two entries of a menu share a shortcut', () => {
    for (const menu of [employeeMenu, staffMenu]) {
      const keys = menu.flatMap((entry) => [entry, ...(entry.children ?? [])]).flatMap(({ key }) => key ?? []);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('the trail of a path', () => {
  const trail = (path: string) => trailTo(staffMenu, path).map(({ text }) => text);

  test('a page below a group', () => expect(trail('/administration/users')).toEqual(['administration', 'users']));
  test('a record belongs to its list', () => expect(trail('/administration/roles/7')).toEqual(['administration', 'roles']));
  test('a tab is below its entry', () => expect(trail('/employees/org-chart')).toEqual(['employees', 'org_chart']));
  test('a path that only begins alike has no trail', () => expect(trail('/employeesx')).toEqual([]));
});
