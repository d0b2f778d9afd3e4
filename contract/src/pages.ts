import type { Permission } from './rights.ts';

/** The users who may open a page: anyone, every signed-in user, or one kind of user. */
export type Audience = 'anyone' | 'signed_in' | 'employee' | 'staff';

/** `$name` marks a part of the path that varies; on an employee's page it is a number. */
export type Page = {
  path: `/${string}`;
  for: Audience;
  /** The right without which the page is refused and its menu entry hidden. */
  right?: Permission;
  /** The resource that the page lists; its records open over the list, or at `record`. */
  lists?: string;
  /** The resource of which employees open their own records here. */
  listsOwn?: string;
  record?: `/${string}`;
  /** The allowed last parts of the path; any other is a page that does not exist. */
  parts?: readonly string[];
  /** Where a new one is made, if not in the list's own form. */
  create?: `/${string}`;
};

/** The parts of a person's profile, and of a terminal, each with its own address. */
export const profileTabs = [
  'overview',
  'employment',
  'personal',
  'documents',
  'leave',
  'attendance',
  'projects',
  'pay',
  'history',
] as const;
export const deviceTabs = ['overview', 'numbers', 'set-aside', 'deliveries', 'exchanges'] as const;

/** All pages: routes, menus, guards, links to records and the screenshots of the journeys all use this table. */
export const pages = {
  login: { path: '/auth/login', for: 'anyone' },
  forgot_password: { path: '/auth/forgot-password', for: 'anyone' },
  reset_password: { path: '/auth/reset-password', for: 'anyone' },
  decide: { path: '/auth/decide', for: 'anyone' },
  unsubscribe: { path: '/auth/unsubscribe', for: 'anyone' },
  logout: { path: '/logout', for: 'anyone' },
  error_v1: { path: '/error/error-v1', for: 'anyone' },
  error_v2: { path: '/error/error-v2', for: 'anyone' },
  error_v3: { path: '/error/error-v3', for: 'anyone' },
  error_v4: { path: '/error/error-v4', for: 'anyone' },
  error_v5: { path: '/error/error-v5', for: 'anyone' },
  error_v6: { path: '/error/error-v6', for: 'anyone' },

  home: { path: '/', for: 'signed_in' },
  dashboard: { path: '/dashboard', for: 'signed_in' },
  user_profile: { path: '/user-profile', for: 'signed_in' },
  my_approvals: { path: '/my-approvals', for: 'signed_in' },
  contract: { path: '/contract', for: 'signed_in' },
  export_pdf: { path: '/export-pdf', for: 'signed_in' },
  help: { path: '/help/$topic', for: 'signed_in' },

  employee_home: { path: '/employee-home', for: 'employee' },
  my_info: { path: '/my-info', for: 'employee' },
  my_leaves: { path: '/my-leaves', for: 'employee', right: 'leaves.create', listsOwn: 'leaves' },
  my_excuses: { path: '/my-excuses', for: 'employee', right: 'excuses.create', listsOwn: 'excuses' },
  my_payslips: { path: '/my-payslips', for: 'employee', right: 'salaries.view' },
  my_salary: { path: '/my-salary', for: 'employee', right: 'salaries.view' },
  my_salary_month: { path: '/my-salary/$year/$month', for: 'employee', right: 'salaries.view' },
  my_attendance: { path: '/my-attandance/attandance', for: 'employee', right: 'attendances.view' },
  my_overtime: { path: '/my-attandance/overtime', for: 'employee', right: 'overtime.view' },
  my_weekly_hours: { path: '/my-attandance/weekly-hours', for: 'employee', right: 'attendances.view' },
  my_tasks: { path: '/my-tasks', for: 'employee', right: 'tasks.create' },
  my_tasks_week: { path: '/my-tasks/$year/$week', for: 'employee', right: 'tasks.create' },
  tasks_history: { path: '/tasks-history', for: 'employee', right: 'time-cards.view' },
  my_history: { path: '/my-history', for: 'employee' },

  employees: {
    path: '/employees',
    for: 'staff',
    right: 'employees.view_directory',
    lists: 'employees',
    record: '/employees/$id',
    create: '/employees/new',
  },
  new_employee: { path: '/employees/new', for: 'staff' },
  employee: { path: '/employees/$id', for: 'staff' },
  employee_tab: { path: '/employees/$id/$tab', for: 'staff', parts: profileTabs },
  directory: { path: '/employees/directory', for: 'staff', right: 'employees.view_directory' },
  org_chart: { path: '/employees/org-chart', for: 'staff', right: 'departments.view' },
  documents: { path: '/employees/documents', for: 'staff', right: 'documents.review' },
  change_requests: { path: '/employees/change-requests', for: 'staff', right: 'employees.approve_changes' },
  employee_import: { path: '/employees/import', for: 'staff', right: 'employees.import' },

  forms: { path: '/forms', for: 'staff', right: 'forms.view' },
  contract_form: { path: '/forms/contract', for: 'staff' },
  contract_form_record: { path: '/forms/contract/$id', for: 'staff' },
  job_offer_form: { path: '/forms/job-offer', for: 'staff' },
  job_offer_form_record: { path: '/forms/job-offer/$id', for: 'staff' },

  attendances: { path: '/attendances', for: 'staff', right: 'attendances.view' },
  attendance_days: { path: '/attendances/days', for: 'staff', right: 'attendances.view', lists: 'attendance-days' },
  weekly_hours: { path: '/attendances/weekly-hours', for: 'staff', right: 'attendances.view' },
  weekly_hours_of: { path: '/attendances/weekly-hours/$id', for: 'staff' },
  timesheet: { path: '/attendances/timesheet', for: 'staff', right: 'attendances.view' },
  attention: { path: '/attendances/attention', for: 'staff', right: 'attendances.view' },
  check_in_out: { path: '/attendances/check-in-out', for: 'staff', right: 'attendances.check' },
  kiosk: { path: '/attendances/check-in-out/kiosk', for: 'staff' },
  devices: { path: '/attendances/devices', for: 'staff', right: 'devices.view', lists: 'devices', record: '/attendances/devices/$id' },
  device: { path: '/attendances/devices/$id', for: 'staff' },
  device_tab: { path: '/attendances/devices/$id/$tab', for: 'staff', parts: deviceTabs },
  received_punches: { path: '/attendances/devices/received', for: 'staff', right: 'devices.view' },
  punch_import: { path: '/attendances/devices/import', for: 'staff', right: 'attendances.sync' },

  delegations: { path: '/work-flow/delegations', for: 'staff', right: 'delegations.view', lists: 'delegations' },
  work_flow: { path: '/work-flow', for: 'staff', right: 'approval-settings.view', lists: 'approval-settings' },
  leaves: { path: '/requests/leaves', for: 'staff', right: 'leaves.view', lists: 'leaves' },
  overtime: { path: '/requests/overtime', for: 'staff', right: 'overtime.view', lists: 'overtime' },
  leave_balances: { path: '/requests/balances', for: 'staff', right: 'leave-ledger.view' },
  team_calendar: { path: '/requests/calendar', for: 'staff', right: 'leaves.view' },
  excuses: { path: '/requests/excuses', for: 'staff', right: 'excuses.view', lists: 'excuses' },
  travel: { path: '/requests/travel', for: 'staff', right: 'travels.view', lists: 'travels' },
  pay_questions: { path: '/payroll/questions', for: 'staff', right: 'salaries.answer' },
  payslips: { path: '/payroll/payslips', for: 'staff', right: 'salaries.view', lists: 'salaries', record: '/payroll/payslips/$id' },
  payslip: { path: '/payroll/payslips/$id', for: 'staff' },
  payroll_runs: { path: '/payroll/runs', for: 'staff', right: 'payrolls.view', lists: 'payrolls', record: '/payroll/runs/$id' },
  payroll_run: { path: '/payroll/runs/$id', for: 'staff' },
  deductions: { path: '/payroll/deductions', for: 'staff', right: 'deductions.view', lists: 'deductions' },
  bonuses: { path: '/payroll/bonuses', for: 'staff', right: 'bonuses.view', lists: 'bonuses' },
  allowances: { path: '/payroll/allowances', for: 'staff', right: 'allowances.view', lists: 'allowances' },
  salaries_of_people: { path: '/payroll/salaries', for: 'staff', right: 'compensations.view', lists: 'compensations' },
  pay_components: { path: '/payroll/components', for: 'staff', right: 'pay-components.view', lists: 'pay-components' },
  pay_openings: { path: '/payroll/openings', for: 'staff', right: 'employees.view_pay', lists: 'pay-openings' },
  pay_import: { path: '/payroll/import', for: 'staff', right: 'allowances.import' },
  hours_layouts: { path: '/payroll/hours-layouts', for: 'staff', right: 'hours-layouts.view', lists: 'hours-layouts' },
  pay_costs: { path: '/payroll/costs', for: 'staff', right: 'payrolls.export' },
  pay_policies: { path: '/payroll/policies', for: 'staff', right: 'pay-policies.view', lists: 'pay-policies' },
  logs: { path: '/logs', for: 'staff', right: 'logs.view' },
  users: { path: '/administration/users', for: 'staff', right: 'users.view', lists: 'users' },
  roles: { path: '/administration/roles', for: 'staff', right: 'roles.view', lists: 'roles', record: '/administration/roles/$id' },
  role: { path: '/administration/roles/$id', for: 'staff' },
  permissions: { path: '/administration/permissions', for: 'staff', right: 'permissions.view' },
  projects: { path: '/time-cards/projects', for: 'staff', right: 'projects.view', lists: 'projects', record: '/time-cards/projects/$id' },
  project: { path: '/time-cards/projects/$id', for: 'staff' },
  clients: { path: '/time-cards/clients', for: 'staff', right: 'clients.view', lists: 'clients' },
  rates: { path: '/time-cards/rates', for: 'staff', right: 'rates.view', lists: 'rates' },
  statements: {
    path: '/time-cards/statements',
    for: 'staff',
    right: 'statements.view',
    lists: 'statements',
    record: '/time-cards/statements/$id',
  },
  statement: { path: '/time-cards/statements/$id', for: 'staff' },
  proposals: { path: '/proposals', for: 'staff', right: 'proposals.view', lists: 'proposals', record: '/proposals/$id' },
  proposal: { path: '/proposals/$id', for: 'staff' },
  reports: { path: '/time-cards/reports', for: 'staff', right: 'tasks.view' },
  billable_targets: { path: '/time-cards/targets', for: 'staff', right: 'billable-targets.view', lists: 'billable-targets' },
  planning: { path: '/time-cards/planning', for: 'staff', right: 'bookings.staff', lists: 'bookings' },
  time_card_review: { path: '/time-cards/review', for: 'staff', right: 'time-cards.view', lists: 'time-cards' },
  not_submitted: { path: '/time-cards/not-submitted', for: 'staff', right: 'time-cards.view' },

  setup: { path: '/setup', for: 'staff', right: 'setup.update' },
  branches: { path: '/configuration/branches', for: 'staff', right: 'branches.view', lists: 'branches' },
  company: { path: '/configuration/company', for: 'staff', right: 'setup.update' },
  cost_centers: { path: '/configuration/cost-centers', for: 'staff', right: 'cost-centers.view', lists: 'cost-centers' },
  exchange_rates: { path: '/configuration/exchange-rates', for: 'staff', right: 'exchange-rates.view', lists: 'exchange-rates' },
  exchange_rates_import: { path: '/configuration/exchange-rates/import', for: 'staff', right: 'exchange-rates.import' },
  custom_fields: { path: '/configuration/custom-fields', for: 'staff', right: 'custom-fields.view', lists: 'custom-fields' },
  departments: { path: '/configuration/departments', for: 'staff', right: 'departments.view', lists: 'departments' },
  jobs: { path: '/configuration/jobs', for: 'staff', right: 'jobs.view', lists: 'jobs' },
  leave_blackouts: {
    path: '/configuration/leave-blackouts',
    for: 'staff',
    right: 'leave-blackouts.create',
    lists: 'leave-blackouts',
  },
  leave_categories: {
    path: '/configuration/leave-categories',
    for: 'staff',
    right: 'leave-categories.view',
    lists: 'leave-categories',
  },
  attendance_configuration: { path: '/configuration/attendance', for: 'staff', right: 'holidays.view' },
  attendance_general: {
    path: '/configuration/attendance/general',
    for: 'staff',
    right: 'attendance-configs.view',
    lists: 'attendance-configs',
  },
  overtime_rules: {
    path: '/configuration/attendance/overtime',
    for: 'staff',
    right: 'overtime-rules.view',
    lists: 'overtime-rules',
  },
  shifts: { path: '/configuration/attendance/shifts', for: 'staff', right: 'shifts.view', lists: 'shifts' },
  week_schedules: {
    path: '/configuration/attendance/week-schedules',
    for: 'staff',
    right: 'week-schedules.view',
    lists: 'week-schedules',
  },
  month_schedules: {
    path: '/attendances/rosters',
    for: 'staff',
    right: 'month-schedules.view',
    lists: 'month-schedules',
    record: '/attendances/rosters/$id',
  },
  roster: { path: '/attendances/rosters/$id', for: 'staff' },
  shift_swaps: { path: '/attendances/swaps', for: 'staff', right: 'shift-swaps.view', lists: 'shift-swaps' },
  holidays: { path: '/configuration/attendance/holidays', for: 'staff', right: 'holidays.view', lists: 'holidays' },
  holiday_calendars: {
    path: '/configuration/attendance/holiday-calendars',
    for: 'staff',
    right: 'holiday-calendars.view',
    lists: 'holiday-calendars',
  },
} as const satisfies Record<string, Page>;

/** Redirects paths that are no longer pages. */
export const moved = {
  '/auth': pages.login.path,
  '/error': pages.error_v1.path,
  '/user/profile': pages.user_profile.path,
  '/administration': pages.users.path,
  '/requests': pages.leaves.path,
  '/payroll': pages.payslips.path,
  '/time-cards': pages.projects.path,
  '/configuration': pages.branches.path,
  '/configuration/attendance/month-schedules': pages.month_schedules.path,
  '/configuration/attendance/month-schedules/$id': pages.roster.path,
} as const;

/** Where a resource's record opens, or the pattern of it; undefined for one without a page. */
export function recordPath(resource: string, id: number | '$id'): string | undefined {
  const page = Object.values<Page>(pages).find(({ lists }) => lists === resource);
  if (!page) return undefined;
  return page.record ? page.record.replace('$id', String(id)) : `${page.path}?id=${id}`;
}
