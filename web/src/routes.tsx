import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { enterSignedIn, forSignedOut, toHome } from './entry.ts';
import type { PageSection } from './platform/text-sections.ts';
import { loadSections } from './platform/texts.ts';
import { Root } from './root.tsx';

/** Every path there is. Who may open which stands in guards.ts; a path without a page is answered by the last line. */

const root = createRootRoute({ component: Root });
const auth = layout('auth', () => import('./features/access/access-layout.tsx'), 'AccessLayout');
const blank = layout('blank', () => import('./layout/blank.tsx'), 'Blank');
const inside = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  ...enterSignedIn,
  component: lazy(() => import('./signed-in.tsx'), 'SignedIn'),
});

/** Signed in, but without the shell: for what is read and printed. */
const paper = createRoute({
  getParentRoute: () => root,
  id: 'paper',
  ...enterSignedIn,
  component: lazy(() => import('./layout/blank.tsx'), 'Blank'),
});

export const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', beforeLoad: toHome }),

  auth.addChildren([
    moved(auth, '/auth', '/auth/login'),
    page(auth, '/auth/login', () => import('./features/access/login-page.tsx'), 'LoginPage', forSignedOut),
    page(auth, '/auth/forgot-password', () => import('./features/access/forgot-password-page.tsx'), 'ForgotPasswordPage', forSignedOut),
    page(auth, '/auth/reset-password', () => import('./features/access/reset-password-page.tsx'), 'ResetPasswordPage'),
  ]),

  blank.addChildren([
    page(blank, '/logout', () => import('./features/access/logout-page.tsx'), 'LogoutPage'),
    moved(blank, '/error', '/error/error-v1'),
    page(blank, '/error/error-v1', () => import('./features/errors/error-v1-page.tsx'), 'ErrorV1Page'),
    page(blank, '/error/error-v2', () => import('./features/errors/error-v2-page.tsx'), 'ErrorV2Page'),
    page(blank, '/error/error-v3', () => import('./features/errors/error-v3-page.tsx'), 'ErrorV3Page'),
    page(blank, '/error/error-v4', () => import('./features/errors/error-v4-page.tsx'), 'ErrorV4Page'),
    page(blank, '/error/error-v5', () => import('./features/errors/error-v5-page.tsx'), 'ErrorV5Page'),
    page(blank, '/error/error-v6', () => import('./features/errors/error-v6-page.tsx'), 'ErrorV6Page'),
  ]),

  paper.addChildren([
    page(paper, '/contract', () => import('./features/forms/contract-page.tsx'), 'ContractPage', { texts: ['papers'] }),
    page(paper, '/export-pdf', () => import('./features/forms/export-pdf-page.tsx'), 'ExportPdfPage', { texts: ['papers'] }),
    page(paper, '/attendances/check-in-out/kiosk', () => import('./features/attendance/check-in/kiosk-page.tsx'), 'KioskPage', {
      texts: ['attendance'],
    }),
  ]),

  inside.addChildren([
    page(inside, '/dashboard', () => import('./features/dashboard/dashboard-page.tsx'), 'DashboardPage', { texts: ['dashboard', 'self'] }),
    page(inside, '/employee-home', () => import('./employee-home.tsx'), 'EmployeeHome', {
      texts: ['attendance', 'dashboard', 'profile', 'self'],
    }),
    page(inside, '/user-profile', () => import('./features/profile/profile-page.tsx'), 'ProfilePage', { texts: ['profile'] }),
    moved(inside, '/user/profile', '/user-profile'),
    page(inside, '/my-info', () => import('./features/self/my-info-page.tsx'), 'MyInfoPage', { texts: ['profile', 'self'] }),
    page(inside, '/my-attandance/attandance', () => import('./features/attendance/mine/my-attendance-page.tsx'), 'MyAttendancePage', {
      texts: ['attendance'],
    }),
    page(inside, '/my-attandance/weekly-hours', () => import('./features/attendance/mine/my-weekly-hours-page.tsx'), 'MyWeeklyHoursPage', {
      texts: ['attendance'],
    }),
    page(inside, '/my-history', () => import('./features/self/my-history-page.tsx'), 'MyHistoryPage', { texts: ['people', 'self'] }),

    page(inside, '/employees', () => import('./features/people/employees-page.tsx'), 'EmployeesPage', { texts: ['people'] }),
    page(inside, '/employees/new', () => import('./features/people/new-employee-page.tsx'), 'NewEmployeePage', { texts: ['people'] }),
    page(inside, '/employees/$id', () => import('./features/people/employee-page.tsx'), 'EmployeePage', { texts: ['people'] }),
    page(inside, '/employees/$id/$tab', () => import('./features/people/employee-page.tsx'), 'EmployeePage', { texts: ['people'] }),
    page(inside, '/employees/directory', () => import('./features/directory/directory-page.tsx'), 'DirectoryPage', { texts: ['people'] }),
    page(inside, '/employees/documents', () => import('./features/inbox/documents-page.tsx'), 'DocumentsPage', { texts: ['self'] }),
    page(inside, '/employees/change-requests', () => import('./features/inbox/change-requests-page.tsx'), 'ChangeRequestsPage', {
      texts: ['self'],
    }),
    page(inside, '/employees/import', () => import('./features/imports/imports-page.tsx'), 'ImportsPage', { texts: ['imports'] }),
    page(inside, '/employees/org-chart', () => import('./features/organisation/org-chart-page.tsx'), 'OrgChartPage', {
      texts: ['orgChart'],
    }),

    page(inside, '/forms', () => import('./features/forms/forms-page.tsx'), 'FormsPage', { texts: ['papers'] }),
    page(inside, '/forms/contract', () => import('./features/forms/contract-form-page.tsx'), 'ContractFormPage', { texts: ['papers'] }),
    page(inside, '/forms/contract/$id', () => import('./features/forms/contract-form-page.tsx'), 'ContractFormPage', { texts: ['papers'] }),
    page(inside, '/forms/job-offer', () => import('./features/forms/job-offer-form-page.tsx'), 'JobOfferFormPage', { texts: ['papers'] }),
    page(inside, '/forms/job-offer/$id', () => import('./features/forms/job-offer-form-page.tsx'), 'JobOfferFormPage', {
      texts: ['papers'],
    }),

    page(inside, '/attendances', () => import('./features/attendance/punches/attendances-page.tsx'), 'AttendancesPage', {
      texts: ['attendance'],
    }),
    page(inside, '/attendances/weekly-hours', () => import('./features/attendance/hours/weekly-hours-page.tsx'), 'WeeklyHoursPage', {
      texts: ['attendance'],
    }),
    page(inside, '/attendances/weekly-hours/$id', () => import('./features/attendance/hours/person-year-page.tsx'), 'PersonYearPage', {
      texts: ['attendance'],
    }),
    page(inside, '/attendances/timesheet', () => import('./features/attendance/timesheet/timesheet-page.tsx'), 'TimesheetPage', {
      texts: ['attendance'],
    }),
    page(inside, '/attendances/check-in-out', () => import('./features/attendance/check-in/check-in-out-page.tsx'), 'CheckInOutPage', {
      texts: ['attendance'],
    }),

    page(inside, '/attendances/devices', () => import('./features/devices/devices-page.tsx'), 'DevicesPage', { texts: ['devices'] }),
    page(inside, '/attendances/devices/$id', () => import('./features/devices/device-page.tsx'), 'DevicePage', { texts: ['devices'] }),
    page(inside, '/attendances/devices/$id/$tab', () => import('./features/devices/device-page.tsx'), 'DevicePage', { texts: ['devices'] }),
    page(inside, '/attendances/devices/received', () => import('./features/devices/received-page.tsx'), 'ReceivedPage', {
      texts: ['devices'],
    }),
    page(inside, '/attendances/devices/import', () => import('./features/devices/bring/punch-import-page.tsx'), 'PunchImportPage', {
      texts: ['devices'],
    }),

    moved(inside, '/administration', '/administration/users'),
    page(inside, '/administration/users', () => import('./features/administration/users-page.tsx'), 'UsersPage'),
    page(inside, '/administration/roles', () => import('./features/administration/roles-page.tsx'), 'RolesPage', { texts: ['roleMatrix'] }),
    page(inside, '/administration/roles/$id', () => import('./features/administration/role-page.tsx'), 'RolePage', {
      texts: ['roleMatrix'],
    }),
    page(inside, '/administration/permissions', () => import('./features/administration/permissions-page.tsx'), 'PermissionsPage'),

    page(inside, '/logs', () => import('./features/history/logs-page.tsx'), 'LogsPage'),

    moved(inside, '/requests', '/requests/leaves'),
    moved(inside, '/payroll', '/payroll/payslips'),
    moved(inside, '/time-cards', '/time-cards/projects'),

    moved(inside, '/configuration', '/configuration/branches'),
    page(inside, '/configuration/branches', () => import('./features/organisation/branches-page.tsx'), 'BranchesPage'),
    page(inside, '/configuration/departments', () => import('./features/organisation/departments-page.tsx'), 'DepartmentsPage', {
      texts: ['departmentTree', 'orgChart'],
    }),
    page(inside, '/configuration/jobs', () => import('./features/organisation/jobs-page.tsx'), 'JobsPage'),
    page(
      inside,
      '/configuration/attendance',
      () => import('./features/schedules/attendance-configuration-page.tsx'),
      'AttendanceConfigurationPage',
    ),
    page(inside, '/configuration/attendance/general', () => import('./features/schedules/general-page.tsx'), 'GeneralPage'),
    page(inside, '/configuration/attendance/shifts', () => import('./features/schedules/shifts-page.tsx'), 'ShiftsPage', {
      texts: ['schedules'],
    }),
    page(
      inside,
      '/configuration/attendance/week-schedules',
      () => import('./features/schedules/week-schedules-page.tsx'),
      'WeekSchedulesPage',
      { texts: ['schedules'] },
    ),
    page(
      inside,
      '/configuration/attendance/month-schedules',
      () => import('./features/schedules/month-schedules-page.tsx'),
      'MonthSchedulesPage',
      { texts: ['schedules'] },
    ),
    page(inside, '/configuration/attendance/month-schedules/$id', () => import('./features/schedules/roster-page.tsx'), 'RosterPage', {
      texts: ['schedules'],
    }),
    page(inside, '/configuration/attendance/holidays', () => import('./features/organisation/holidays-page.tsx'), 'HolidaysPage'),
    page(
      inside,
      '/configuration/attendance/holiday-calendars',
      () => import('./features/organisation/holiday-calendars-page.tsx'),
      'HolidayCalendarsPage',
    ),

    page(inside, '/$', () => import('./features/errors/not-found-page.tsx'), 'NotFoundPage'),
  ]),
]);

type Parent = ReturnType<typeof layout> | typeof inside | typeof paper;
type Holding<N extends string> = () => Promise<Record<N, ComponentType>>;
/** `texts` are the sections that the page and all that it opens say, beside those of the shell. */
type PageOptions = { texts?: readonly PageSection[]; beforeLoad?: () => void };

function lazy<N extends string>(load: Holding<N>, name: N, texts: readonly PageSection[] = []) {
  return lazyRouteComponent(async () => {
    const [file] = await Promise.all([load(), loadSections(texts)]);
    return { default: file[name] };
  });
}

function layout<N extends string>(id: string, load: Holding<N>, name: N) {
  return createRoute({ getParentRoute: () => root, id, component: lazy(load, name) });
}

function page<N extends string>(parent: Parent, path: string, load: Holding<N>, name: N, options: PageOptions = {}) {
  const { texts = [], ...others } = options;
  return createRoute({ getParentRoute: () => parent, path, component: lazy(load, name, texts), ...others });
}

function moved(parent: Parent, path: string, to: string) {
  const beforeLoad = () => {
    throw redirect({ to, replace: true });
  };
  return createRoute({ getParentRoute: () => parent, path, beforeLoad });
}
