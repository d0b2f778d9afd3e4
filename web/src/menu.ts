import { type Page, pages } from '@cadre/contract/pages';
import {
  Banknote,
  CalendarClock,
  ClipboardCheck,
  Clock,
  FileText,
  History,
  House,
  IdCard,
  Inbox,
  LayoutDashboard,
  ListChecks,
  MonitorSmartphone,
  ReceiptText,
  ScrollText,
  Settings2,
  ShieldCheck,
  Timer,
  Users,
  WalletCards,
  Workflow,
} from 'lucide-react';
import type { MenuEntry } from './layout/menu/menu-entry.ts';

const submitted = { load: async () => (await import('@cadre/contract/resources/documents')).documents, filters: { status: ['submitted'] } };
const pending = {
  load: async () => (await import('@cadre/contract/resources/change-requests')).changeRequests,
  filters: { status: ['pending'] },
};

const myDecisions = {
  load: async () => (await import('@cadre/contract/resources/approvals')).approvals,
  filters: { approver: ['self'], status: ['pending'] },
};

const at = ({ path, right }: Page) => ({ path, ...(right && { permission: right }) });

/** Both menus, word for word as specified. An entry shows when its page exists and its reader may open it. */

export const employeeMenu: MenuEntry[] = [
  { text: 'home', icon: House, ...at(pages.employee_home), key: 'h' },
  { text: 'personal_info', icon: IdCard, ...at(pages.my_info), key: 'i' },
  { text: 'approvals', icon: ClipboardCheck, ...at(pages.my_approvals), key: 'm', waiting: myDecisions },
  {
    text: 'requests',
    icon: Inbox,
    children: [
      { text: 'leaves', ...at(pages.my_leaves), key: 'l' },
      { text: 'excuses', ...at(pages.my_excuses) },
    ],
  },
  { text: 'my_payslips', icon: ReceiptText, ...at(pages.my_payslips), key: 'p' },
  { text: 'salary', icon: Banknote, ...at(pages.my_salary) },
  {
    text: 'my_attendance',
    icon: Clock,
    children: [
      { text: 'attendance', ...at(pages.my_attendance) },
      {
        text: 'weekly_hours',
        ...at(pages.my_weekly_hours),
        pages: [
          { text: 'weekly_hours', ...at(pages.my_weekly_hours) },
          { text: 'overtime', ...at(pages.my_overtime) },
        ],
      },
    ],
  },
  { text: 'time_card', icon: CalendarClock, ...at(pages.my_tasks), key: 't' },
  { text: 'time_card_history', icon: ScrollText, ...at(pages.tasks_history) },
  { text: 'history', icon: History, ...at(pages.my_history) },
];

export const staffMenu: MenuEntry[] = [
  { text: 'dashboard', icon: LayoutDashboard, ...at(pages.dashboard), key: 'd' },
  {
    text: 'devices',
    icon: MonitorSmartphone,
    ...at(pages.devices),
    pages: [
      { text: 'devices', ...at(pages.devices) },
      { text: 'received_punches', ...at(pages.received_punches) },
      { text: 'import', ...at(pages.punch_import) },
    ],
  },
  {
    text: 'employees',
    icon: Users,
    ...at(pages.employees),
    key: 'e',
    pages: [
      { text: 'employees', ...at(pages.employees) },
      { text: 'directory', ...at(pages.directory) },
      { text: 'org_chart', ...at(pages.org_chart) },
      { text: 'documents', ...at(pages.documents), waiting: submitted },
      { text: 'change-requests', ...at(pages.change_requests), waiting: pending },
      { text: 'import', ...at(pages.employee_import) },
    ],
  },
  { text: 'forms', icon: FileText, ...at(pages.forms) },
  {
    text: 'attendances',
    icon: Clock,
    children: [
      {
        text: 'attendances',
        ...at(pages.attendances),
        key: 'a',
        pages: [
          { text: 'attendances', ...at(pages.attendances) },
          { text: 'attendance-days', ...at(pages.attendance_days) },
          { text: 'month-schedules', ...at(pages.month_schedules) },
          { text: 'shift-swaps', ...at(pages.shift_swaps) },
        ],
      },
      { text: 'weekly_hours', ...at(pages.weekly_hours) },
      {
        text: 'timesheet',
        ...at(pages.timesheet),
        pages: [
          { text: 'timesheet', ...at(pages.timesheet) },
          { text: 'attention', ...at(pages.attention) },
        ],
      },
      { text: 'check_in_out', ...at(pages.check_in_out) },
    ],
  },
  {
    text: 'work_flow',
    icon: Workflow,
    ...at(pages.work_flow),
    pages: [
      { text: 'work_flow', ...at(pages.work_flow) },
      { text: 'delegations', ...at(pages.delegations) },
    ],
  },
  {
    text: 'requests',
    icon: Inbox,
    children: [
      {
        text: 'leaves',
        ...at(pages.leaves),
        key: 'l',
        pages: [
          { text: 'leaves', ...at(pages.leaves) },
          { text: 'leave_balances', ...at(pages.leave_balances) },
          { text: 'team_calendar', ...at(pages.team_calendar) },
          { text: 'overtime', ...at(pages.overtime) },
        ],
      },
      { text: 'excuses', ...at(pages.excuses) },
      { text: 'travel', ...at(pages.travel) },
    ],
  },
  {
    text: 'payroll',
    icon: WalletCards,
    children: [
      {
        text: 'payslips',
        ...at(pages.payslips),
        key: 'p',
        pages: [
          { text: 'payslips', ...at(pages.payslips) },
          { text: 'payrolls', ...at(pages.payroll_runs) },
          { text: 'pay_questions', ...at(pages.pay_questions) },
          { text: 'compensations', ...at(pages.salaries_of_people) },
          { text: 'pay-components', ...at(pages.pay_components) },
          { text: 'pay-policies', ...at(pages.pay_policies) },
          { text: 'pay_costs', ...at(pages.pay_costs) },
          { text: 'pay-openings', ...at(pages.pay_openings) },
          { text: 'hours-layouts', ...at(pages.hours_layouts) },
          { text: 'import', ...at(pages.pay_import) },
        ],
      },
      { text: 'deductions', ...at(pages.deductions) },
      { text: 'bonuses', ...at(pages.bonuses) },
      { text: 'allowances', ...at(pages.allowances) },
    ],
  },
  { text: 'history', icon: History, ...at(pages.logs), key: 'h' },
  {
    text: 'administration',
    icon: ShieldCheck,
    children: [
      { text: 'users', ...at(pages.users), key: 'u' },
      { text: 'roles', ...at(pages.roles), key: 'r' },
      { text: 'permissions', ...at(pages.permissions) },
    ],
  },
  {
    text: 'time_cards',
    icon: Timer,
    children: [
      {
        text: 'projects',
        ...at(pages.projects),
        key: 't',
        pages: [
          { text: 'projects', ...at(pages.projects) },
          { text: 'planning', ...at(pages.planning) },
          { text: 'clients', ...at(pages.clients) },
          { text: 'rates', ...at(pages.rates) },
          { text: 'statements', ...at(pages.statements) },
          { text: 'time_card_review', ...at(pages.time_card_review) },
          { text: 'not_submitted', ...at(pages.not_submitted) },
        ],
      },
      { text: 'reports', ...at(pages.reports), pages: [{ text: 'billable-targets', ...at(pages.billable_targets) }] },
      { text: 'proposals', ...at(pages.proposals) },
    ],
  },
  {
    text: 'configuration',
    icon: Settings2,
    children: [
      {
        text: 'branches',
        ...at(pages.branches),
        key: 'c',
        pages: [
          { text: 'branches', ...at(pages.branches) },
          { text: 'company', ...at(pages.company) },
          { text: 'cost-centers', ...at(pages.cost_centers) },
          { text: 'exchange-rates', ...at(pages.exchange_rates) },
          { text: 'custom-fields', ...at(pages.custom_fields) },
        ],
      },
      { text: 'departments', ...at(pages.departments) },
      { text: 'jobs', ...at(pages.jobs) },
      {
        text: 'leave_categories',
        ...at(pages.leave_categories),
        pages: [
          { text: 'leave_categories', ...at(pages.leave_categories) },
          { text: 'leave-blackouts', ...at(pages.leave_blackouts) },
        ],
      },
      {
        text: 'attendance_configuration',
        ...at(pages.attendance_configuration),
        pages: [
          { text: 'attendance_general', ...at(pages.attendance_general) },
          { text: 'overtime-rules', ...at(pages.overtime_rules) },
          { text: 'shifts', ...at(pages.shifts) },
          { text: 'week-schedules', ...at(pages.week_schedules) },
          { text: 'holidays', ...at(pages.holidays) },
          { text: 'holiday-calendars', ...at(pages.holiday_calendars) },
        ],
      },
    ],
  },
];

/** Pages for all users that are in no menu. */
export const otherPages: MenuEntry[] = [
  { text: 'profile', icon: IdCard, ...at(pages.user_profile) },
  { text: 'dashboard', icon: LayoutDashboard, ...at(pages.dashboard) },
  { text: 'approvals', icon: ClipboardCheck, ...at(pages.my_approvals) },
  { text: 'setup', icon: ListChecks, ...at(pages.setup) },
];
