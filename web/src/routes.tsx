import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { enterSignedIn, forSignedOut, toHome } from './entry.ts';
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
    page(paper, '/contract', () => import('./features/forms/contract-page.tsx'), 'ContractPage'),
    page(paper, '/export-pdf', () => import('./features/forms/export-pdf-page.tsx'), 'ExportPdfPage'),
  ]),

  inside.addChildren([
    page(inside, '/dashboard', () => import('./features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
    page(inside, '/employee-home', () => import('./features/dashboard/employee-home-page.tsx'), 'EmployeeHomePage'),
    page(inside, '/user-profile', () => import('./features/profile/profile-page.tsx'), 'ProfilePage'),
    moved(inside, '/user/profile', '/user-profile'),
    page(inside, '/my-info', () => import('./features/self/my-info-page.tsx'), 'MyInfoPage'),
    page(inside, '/my-history', () => import('./features/self/my-history-page.tsx'), 'MyHistoryPage'),

    page(inside, '/employees', () => import('./features/people/employees-page.tsx'), 'EmployeesPage'),
    page(inside, '/employees/new', () => import('./features/people/new-employee-page.tsx'), 'NewEmployeePage'),
    page(inside, '/employees/$id', () => import('./features/people/employee-page.tsx'), 'EmployeePage'),
    page(inside, '/employees/$id/$tab', () => import('./features/people/employee-page.tsx'), 'EmployeePage'),
    page(inside, '/employees/directory', () => import('./features/directory/directory-page.tsx'), 'DirectoryPage'),
    page(inside, '/employees/documents', () => import('./features/inbox/documents-page.tsx'), 'DocumentsPage'),
    page(inside, '/employees/change-requests', () => import('./features/inbox/change-requests-page.tsx'), 'ChangeRequestsPage'),
    page(inside, '/employees/import', () => import('./features/imports/imports-page.tsx'), 'ImportsPage'),
    page(inside, '/employees/org-chart', () => import('./features/organisation/org-chart-page.tsx'), 'OrgChartPage'),

    page(inside, '/forms', () => import('./features/forms/forms-page.tsx'), 'FormsPage'),
    page(inside, '/forms/contract', () => import('./features/forms/contract-form-page.tsx'), 'ContractFormPage'),
    page(inside, '/forms/contract/$id', () => import('./features/forms/contract-form-page.tsx'), 'ContractFormPage'),
    page(inside, '/forms/job-offer', () => import('./features/forms/job-offer-form-page.tsx'), 'JobOfferFormPage'),
    page(inside, '/forms/job-offer/$id', () => import('./features/forms/job-offer-form-page.tsx'), 'JobOfferFormPage'),

    moved(inside, '/administration', '/administration/users'),
    page(inside, '/administration/users', () => import('./features/administration/users-page.tsx'), 'UsersPage'),
    page(inside, '/administration/roles', () => import('./features/administration/roles-page.tsx'), 'RolesPage'),
    page(inside, '/administration/roles/$id', () => import('./features/administration/role-page.tsx'), 'RolePage'),
    page(inside, '/administration/permissions', () => import('./features/administration/permissions-page.tsx'), 'PermissionsPage'),

    page(inside, '/logs', () => import('./features/history/logs-page.tsx'), 'LogsPage'),

    moved(inside, '/requests', '/requests/leaves'),
    moved(inside, '/payroll', '/payroll/payslips'),
    moved(inside, '/time-cards', '/time-cards/projects'),

    moved(inside, '/configuration', '/configuration/branches'),
    page(inside, '/configuration/branches', () => import('./features/organisation/branches-page.tsx'), 'BranchesPage'),
    page(inside, '/configuration/departments', () => import('./features/organisation/departments-page.tsx'), 'DepartmentsPage'),
    page(inside, '/configuration/jobs', () => import('./features/organisation/jobs-page.tsx'), 'JobsPage'),
    moved(inside, '/configuration/attendance', '/configuration/attendance/holidays'),
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

function lazy<N extends string>(load: Holding<N>, name: N) {
  return lazyRouteComponent(async () => ({ default: (await load())[name] }));
}

function layout<N extends string>(id: string, load: Holding<N>, name: N) {
  return createRoute({ getParentRoute: () => root, id, component: lazy(load, name) });
}

function page<N extends string>(parent: Parent, path: string, load: Holding<N>, name: N, options: { beforeLoad?: () => void } = {}) {
  return createRoute({ getParentRoute: () => parent, path, component: lazy(load, name), ...options });
}

function moved(parent: Parent, path: string, to: string) {
  const beforeLoad = () => {
    throw redirect({ to, replace: true });
  };
  return createRoute({ getParentRoute: () => parent, path, beforeLoad });
}
