import { moved, type Page, pages } from '@cadre/contract/pages';
import { type AnyRoute, createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { enterSignedIn, forSignedOut, toHome } from './entry.ts';
import { loadOnline } from './platform/load-online.ts';
import { Root } from './root.tsx';

/** Every path of the application. guards.ts decides which users may open which; the last line handles a path without a page. */

/** The query parameters: plain strings, checked by the code that reads them. */
type Parameters = Record<string, string | undefined>;

const root = createRootRoute({ component: Root, validateSearch: (search): Parameters => search as Parameters });
const auth = layout('auth', () => import('./features/access/access-layout.tsx'), 'AccessLayout');
const blank = layout('blank', () => import('./layout/blank.tsx'), 'Blank');
const inside = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  ...enterSignedIn,
  component: lazy(() => import('./signed-in.tsx'), 'SignedIn'),
});

/** Signed in, but without the shell: for pages that are read and printed. */
const paper = createRoute({
  getParentRoute: () => root,
  id: 'paper',
  ...enterSignedIn,
  component: lazy(() => import('./layout/blank.tsx'), 'Blank'),
});

// Declared outside the list below, because its type would be lost there.
const home = createRoute({ getParentRoute: () => root, path: pages.home.path, beforeLoad: toHome });

export const routeTree = root.addChildren([
  home,

  auth.addChildren([
    movedFrom(auth, '/auth'),
    page(auth, pages.login, () => import('./features/access/login-page.tsx'), 'LoginPage', forSignedOut),
    page(auth, pages.forgot_password, () => import('./features/access/forgot-password-page.tsx'), 'ForgotPasswordPage', forSignedOut),
    page(auth, pages.reset_password, () => import('./features/access/reset-password-page.tsx'), 'ResetPasswordPage'),
    page(auth, pages.decide, () => import('./features/access/by-mail/decide-page.tsx'), 'DecidePage'),
    page(auth, pages.unsubscribe, () => import('./features/access/by-mail/unsubscribe-page.tsx'), 'UnsubscribePage'),
  ]),

  blank.addChildren([
    page(blank, pages.logout, () => import('./features/access/logout-page.tsx'), 'LogoutPage'),
    movedFrom(blank, '/error'),
    page(blank, pages.error_v1, () => import('./features/errors/error-v1-page.tsx'), 'ErrorV1Page'),
    page(blank, pages.error_v2, () => import('./features/errors/error-v2-page.tsx'), 'ErrorV2Page'),
    page(blank, pages.error_v3, () => import('./features/errors/error-v3-page.tsx'), 'ErrorV3Page'),
    page(blank, pages.error_v4, () => import('./features/errors/error-v4-page.tsx'), 'ErrorV4Page'),
    page(blank, pages.error_v5, () => import('./features/errors/error-v5-page.tsx'), 'ErrorV5Page'),
    page(blank, pages.error_v6, () => import('./features/errors/error-v6-page.tsx'), 'ErrorV6Page'),
  ]),

  paper.addChildren([
    page(paper, pages.contract, () => import('./features/forms/contract-page.tsx'), 'ContractPage'),
    page(paper, pages.export_pdf, () => import('./features/forms/export-pdf-page.tsx'), 'ExportPdfPage'),
    page(paper, pages.kiosk, () => import('./features/attendance/check-in/kiosk-page.tsx'), 'KioskPage'),
  ]),

  inside.addChildren([
    page(inside, pages.dashboard, () => import('./features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
    page(inside, pages.help, () => import('./features/help/help-page.tsx'), 'HelpPage'),
    page(inside, pages.employee_home, () => import('./employee-home.tsx'), 'EmployeeHome'),
    page(inside, pages.my_excuses, () => import('./features/requests/excuses/my-excuses-page.tsx'), 'MyExcusesPage'),
    page(inside, pages.my_leaves, () => import('./features/requests/my-leaves-page.tsx'), 'MyLeavesPage'),
    page(inside, pages.user_profile, () => import('./features/access/account/profile-page.tsx'), 'ProfilePage'),
    movedFrom(inside, '/user/profile'),
    page(inside, pages.my_approvals, () => import('./features/approvals/my-approvals-page.tsx'), 'MyApprovalsPage'),
    page(inside, pages.my_info, () => import('./features/people/own-file/my-info-page.tsx'), 'MyInfoPage'),
    page(inside, pages.my_attendance, () => import('./features/attendance/mine/my-attendance-page.tsx'), 'MyAttendancePage'),
    page(inside, pages.my_overtime, () => import('./features/requests/overtime/my-overtime-page.tsx'), 'MyOvertimePage'),
    page(inside, pages.my_weekly_hours, () => import('./features/attendance/mine/my-weekly-hours-page.tsx'), 'MyWeeklyHoursPage'),
    page(inside, pages.my_payslips, () => import('./features/payroll/mine/my-payslips-page.tsx'), 'MyPayslipsPage'),
    page(inside, pages.my_salary, () => import('./features/payroll/mine/my-salary-page.tsx'), 'MySalaryPage'),
    page(inside, pages.my_salary_month, () => import('./features/payroll/mine/my-salary-month-page.tsx'), 'MySalaryMonthPage'),
    page(inside, pages.my_tasks, () => import('./features/time-cards/my-tasks-page.tsx'), 'MyTasksPage'),
    page(inside, pages.my_tasks_week, () => import('./features/time-cards/my-week-page.tsx'), 'MyWeekPage'),
    page(inside, pages.tasks_history, () => import('./features/time-cards/history/tasks-history-page.tsx'), 'TasksHistoryPage'),
    page(inside, pages.my_history, () => import('./features/people/own-file/my-history-page.tsx'), 'MyHistoryPage'),

    page(inside, pages.employees, () => import('./features/people/employees-page.tsx'), 'EmployeesPage'),
    page(inside, pages.new_employee, () => import('./features/people/new-employee-page.tsx'), 'NewEmployeePage'),
    page(inside, pages.employee, () => import('./features/people/employee-page.tsx'), 'EmployeePage'),
    page(inside, pages.employee_tab, () => import('./features/people/employee-page.tsx'), 'EmployeePage'),
    page(inside, pages.directory, () => import('./features/people/directory/directory-page.tsx'), 'DirectoryPage'),
    page(inside, pages.documents, () => import('./features/documents/documents-page.tsx'), 'DocumentsPage'),
    page(inside, pages.change_requests, () => import('./features/change-requests/change-requests-page.tsx'), 'ChangeRequestsPage'),
    page(inside, pages.employee_import, () => import('./features/imports/imports-page.tsx'), 'ImportsPage'),
    page(inside, pages.org_chart, () => import('./features/organisation/chart/org-chart-page.tsx'), 'OrgChartPage'),

    page(inside, pages.forms, () => import('./features/forms/forms-page.tsx'), 'FormsPage'),
    page(inside, pages.contract_form, () => import('./features/forms/contract-form-page.tsx'), 'ContractFormPage'),
    page(inside, pages.contract_form_record, () => import('./features/forms/contract-form-page.tsx'), 'ContractFormPage'),
    page(inside, pages.job_offer_form, () => import('./features/forms/job-offer-form-page.tsx'), 'JobOfferFormPage'),
    page(inside, pages.job_offer_form_record, () => import('./features/forms/job-offer-form-page.tsx'), 'JobOfferFormPage'),

    page(inside, pages.attendance_days, () => import('./features/attendance/days/days-page.tsx'), 'DaysPage'),
    page(inside, pages.attendances, () => import('./features/attendance/punches/attendances-page.tsx'), 'AttendancesPage'),
    page(inside, pages.weekly_hours, () => import('./features/attendance/hours/weekly-hours-page.tsx'), 'WeeklyHoursPage'),
    page(inside, pages.weekly_hours_of, () => import('./features/attendance/hours/person-year-page.tsx'), 'PersonYearPage'),
    page(inside, pages.timesheet, () => import('./features/attendance/timesheet/timesheet-page.tsx'), 'TimesheetPage'),
    page(inside, pages.attention, () => import('./features/attendance/punch-fixes/attention-page.tsx'), 'AttentionPage'),
    page(inside, pages.month_schedules, () => import('./features/attendance/schedules/month-schedules-page.tsx'), 'MonthSchedulesPage'),
    page(inside, pages.shift_swaps, () => import('./features/attendance/swaps/swaps-page.tsx'), 'SwapsPage'),
    page(inside, pages.roster, () => import('./features/attendance/schedules/roster-page.tsx'), 'RosterPage'),
    page(inside, pages.check_in_out, () => import('./features/attendance/check-in/check-in-out-page.tsx'), 'CheckInOutPage'),

    page(inside, pages.devices, () => import('./features/devices/devices-page.tsx'), 'DevicesPage'),
    page(inside, pages.device, () => import('./features/devices/device-page.tsx'), 'DevicePage'),
    page(inside, pages.device_tab, () => import('./features/devices/device-page.tsx'), 'DevicePage'),
    page(inside, pages.received_punches, () => import('./features/devices/received-page.tsx'), 'ReceivedPage'),
    page(inside, pages.punch_import, () => import('./features/devices/bring/punch-import-page.tsx'), 'PunchImportPage'),

    movedFrom(inside, '/administration'),
    page(inside, pages.users, () => import('./features/access/users-page.tsx'), 'UsersPage'),
    page(inside, pages.roles, () => import('./features/access/roles/roles-page.tsx'), 'RolesPage'),
    page(inside, pages.role, () => import('./features/access/roles/role-page.tsx'), 'RolePage'),
    page(inside, pages.permissions, () => import('./features/access/permissions-page.tsx'), 'PermissionsPage'),

    page(inside, pages.logs, () => import('./features/history/logs-page.tsx'), 'LogsPage'),

    page(inside, pages.delegations, () => import('./features/approvals/delegations-page.tsx'), 'DelegationsPage'),
    page(inside, pages.work_flow, () => import('./features/approvals/work-flow-page.tsx'), 'WorkFlowPage'),

    movedFrom(inside, '/requests'),
    page(inside, pages.leaves, () => import('./features/requests/leaves-page.tsx'), 'LeavesPage'),
    page(inside, pages.overtime, () => import('./features/requests/overtime/overtime-page.tsx'), 'OvertimePage'),
    page(inside, pages.planning, () => import('./features/planning/planning-page.tsx'), 'PlanningPage'),
    page(inside, pages.travel, () => import('./features/requests/travel/travel-page.tsx'), 'TravelPage'),
    page(inside, pages.excuses, () => import('./features/requests/excuses/excuses-page.tsx'), 'ExcusesPage'),
    page(inside, pages.leave_balances, () => import('./features/requests/leave-balances-page.tsx'), 'LeaveBalancesPage'),
    page(inside, pages.team_calendar, () => import('./features/requests/calendar/calendar-page.tsx'), 'CalendarPage'),
    movedFrom(inside, '/payroll'),
    page(inside, pages.pay_questions, () => import('./features/payroll/questions/questions-page.tsx'), 'QuestionsPage'),
    page(inside, pages.payslips, () => import('./features/payroll/payslips-page.tsx'), 'PayslipsPage'),
    page(inside, pages.payslip, () => import('./features/payroll/payslip-page.tsx'), 'PayslipPage'),
    page(inside, pages.proposals, () => import('./features/proposals/proposals-page.tsx'), 'ProposalsPage'),
    page(inside, pages.proposal, () => import('./features/proposals/proposal-page.tsx'), 'ProposalPage'),
    page(inside, pages.payroll_runs, () => import('./features/payroll/runs-page.tsx'), 'RunsPage'),
    page(inside, pages.payroll_run, () => import('./features/payroll/run-page.tsx'), 'RunPage'),
    page(inside, pages.deductions, () => import('./features/payroll/items/deductions-page.tsx'), 'DeductionsPage'),
    page(inside, pages.bonuses, () => import('./features/payroll/items/bonuses-page.tsx'), 'BonusesPage'),
    page(inside, pages.allowances, () => import('./features/payroll/items/allowances-page.tsx'), 'AllowancesPage'),
    page(inside, pages.salaries_of_people, () => import('./features/payroll/items/salaries-page.tsx'), 'SalariesPage'),
    page(inside, pages.pay_components, () => import('./features/payroll/items/pay-components-page.tsx'), 'PayComponentsPage'),
    page(inside, pages.pay_import, () => import('./features/imports/imports-page.tsx'), 'ImportsPage'),
    page(inside, pages.pay_costs, () => import('./features/payroll/costs/pay-costs-page.tsx'), 'PayCostsPage'),
    page(inside, pages.pay_openings, () => import('./features/payroll/items/pay-openings-page.tsx'), 'PayOpeningsPage'),
    page(inside, pages.hours_layouts, () => import('./features/payroll/hours/hours-layouts-page.tsx'), 'HoursLayoutsPage'),
    page(inside, pages.pay_policies, () => import('./features/payroll/items/pay-policies-page.tsx'), 'PayPoliciesPage'),
    movedFrom(inside, '/time-cards'),
    page(inside, pages.reports, () => import('./features/reports/reports-page.tsx'), 'ReportsPage'),
    page(inside, pages.billable_targets, () => import('./features/reports/billable-targets-page.tsx'), 'BillableTargetsPage'),
    page(inside, pages.projects, () => import('./features/projects/projects-page.tsx'), 'ProjectsPage'),
    page(inside, pages.project, () => import('./project-home-page.tsx'), 'ProjectHomePage'),
    page(inside, pages.clients, () => import('./features/projects/clients-page.tsx'), 'ClientsPage'),
    page(inside, pages.rates, () => import('./features/projects/rates/rates-page.tsx'), 'RatesPage'),
    page(inside, pages.statements, () => import('./features/statements/statements-page.tsx'), 'StatementsPage'),
    page(inside, pages.statement, () => import('./features/statements/statement-page.tsx'), 'StatementPage'),
    page(inside, pages.time_card_review, () => import('./features/time-cards/review/review-page.tsx'), 'ReviewPage'),
    page(inside, pages.not_submitted, () => import('./features/time-cards/queue/not-submitted-page.tsx'), 'NotSubmittedPage'),

    movedFrom(inside, '/configuration'),
    page(inside, pages.setup, () => import('./features/setup/setup-page.tsx'), 'SetupPage'),
    page(inside, pages.company, () => import('./features/setup/company-page.tsx'), 'CompanyPage'),
    page(inside, pages.cost_centers, () => import('./features/organisation/cost-centers-page.tsx'), 'CostCentersPage'),
    page(inside, pages.exchange_rates, () => import('./features/organisation/exchange-rates/exchange-rates-page.tsx'), 'ExchangeRatesPage'),
    page(inside, pages.exchange_rates_import, () => import('./features/imports/imports-page.tsx'), 'ImportsPage'),
    page(inside, pages.custom_fields, () => import('./features/custom-fields/custom-fields-page.tsx'), 'CustomFieldsPage'),
    page(inside, pages.branches, () => import('./features/organisation/branches-page.tsx'), 'BranchesPage'),
    page(inside, pages.departments, () => import('./features/organisation/departments/departments-page.tsx'), 'DepartmentsPage'),
    page(inside, pages.jobs, () => import('./features/organisation/jobs-page.tsx'), 'JobsPage'),
    page(inside, pages.leave_blackouts, () => import('./features/requests/leave-blackouts-page.tsx'), 'LeaveBlackoutsPage'),
    page(inside, pages.leave_categories, () => import('./features/requests/leave-categories-page.tsx'), 'LeaveCategoriesPage'),
    page(
      inside,
      pages.attendance_configuration,
      () => import('./features/attendance/schedules/attendance-configuration-page.tsx'),
      'AttendanceConfigurationPage',
    ),
    page(inside, pages.attendance_general, () => import('./features/attendance/schedules/general-page.tsx'), 'GeneralPage'),
    page(inside, pages.overtime_rules, () => import('./features/requests/overtime/overtime-rules-page.tsx'), 'OvertimeRulesPage'),
    page(inside, pages.shifts, () => import('./features/attendance/schedules/shifts-page.tsx'), 'ShiftsPage'),
    page(inside, pages.week_schedules, () => import('./features/attendance/schedules/week-schedules-page.tsx'), 'WeekSchedulesPage'),
    movedFrom(inside, '/configuration/attendance/month-schedules'),
    movedFrom(inside, '/configuration/attendance/month-schedules/$id'),
    page(inside, pages.holidays, () => import('./features/organisation/holidays-page.tsx'), 'HolidaysPage'),
    page(inside, pages.holiday_calendars, () => import('./features/organisation/holiday-calendars-page.tsx'), 'HolidayCalendarsPage'),

    page(inside, { path: '/$' }, () => import('./features/errors/not-found-page.tsx'), 'NotFoundPage'),
  ]),
]);

/** Not the type of the file: its page may link to any route, and those types would run in a circle. `routes.test.tsx` looks into the files instead. */
type Load = () => Promise<unknown>;
type PageOptions = { beforeLoad?: () => void };

/** The build makes each page wait for the texts that it uses (`find-words.ts`). */
function lazy(load: Load, name: string) {
  return lazyRouteComponent(() => loadOnline(load as () => Promise<Record<string, ComponentType>>), name);
}

function layout<const I extends string>(id: I, load: Load, name: string) {
  return createRoute({ getParentRoute: () => root, id, component: lazy(load, name) });
}

function page<P extends AnyRoute, const G extends Pick<Page, 'path'>>(
  parent: P,
  { path }: G,
  load: Load,
  name: string,
  options: PageOptions = {},
) {
  return createRoute({ getParentRoute: () => parent, path: path as G['path'], component: lazy(load, name), ...options });
}

function movedFrom<P extends AnyRoute, const F extends keyof typeof moved>(parent: P, path: F) {
  const to: string = moved[path];
  const beforeLoad = ({ params }: { params: Record<string, string> }) => {
    throw redirect({ to, params, search: true, replace: true });
  };
  return createRoute({ getParentRoute: () => parent, path, beforeLoad });
}
