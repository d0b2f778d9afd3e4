import { changeRequests } from '@cadre/contract/resources/change-requests';
import { documents } from '@cadre/contract/resources/documents';
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

const submitted = { of: documents, filters: { status: ['submitted'] } };
const pending = { of: changeRequests, filters: { status: ['pending'] } };

/** Both menus, word for word as they were asked for. An entry shows when its page exists and its reader may open it. */

export const employeeMenu: MenuEntry[] = [
  { text: 'home', icon: House, path: '/employee-home', key: 'h' },
  { text: 'personal_info', icon: IdCard, path: '/my-info', key: 'i' },
  { text: 'approvals', icon: ClipboardCheck, path: '/my-approvals', key: 'm' },
  {
    text: 'requests',
    icon: Inbox,
    children: [
      { text: 'leaves', path: '/my-leaves', key: 'l' },
      { text: 'excuses', path: '/my-excuses' },
    ],
  },
  { text: 'my_payslips', icon: ReceiptText, path: '/my-payslips', key: 'p' },
  { text: 'salary', icon: Banknote, path: '/my-salary' },
  {
    text: 'my_attendance',
    icon: Clock,
    children: [
      { text: 'attendance', path: '/my-attandance/attandance', permission: 'attendances.view' },
      { text: 'weekly_hours', path: '/my-attandance/weekly-hours', permission: 'attendances.view' },
    ],
  },
  { text: 'time_card', icon: CalendarClock, path: '/my-tasks', key: 't' },
  { text: 'time_card_history', icon: ScrollText, path: '/tasks-history' },
  { text: 'history', icon: History, path: '/my-history' },
];

export const staffMenu: MenuEntry[] = [
  { text: 'dashboard', icon: LayoutDashboard, path: '/dashboard', key: 'd' },
  {
    text: 'devices',
    icon: MonitorSmartphone,
    path: '/attendances/devices',
    permission: 'devices.view',
    pages: [
      { text: 'devices', path: '/attendances/devices', permission: 'devices.view' },
      { text: 'received_punches', path: '/attendances/devices/received', permission: 'devices.view' },
      { text: 'import', path: '/attendances/devices/import', permission: 'attendances.sync' },
    ],
  },
  {
    text: 'employees',
    icon: Users,
    path: '/employees',
    permission: 'employees.view_directory',
    key: 'e',
    pages: [
      { text: 'employees', path: '/employees', permission: 'employees.view_directory' },
      { text: 'directory', path: '/employees/directory', permission: 'employees.view_directory' },
      { text: 'org_chart', path: '/employees/org-chart', permission: 'departments.view' },
      { text: 'documents', path: '/employees/documents', permission: 'documents.review', waiting: submitted },
      { text: 'change_requests', path: '/employees/change-requests', permission: 'employees.approve_changes', waiting: pending },
      { text: 'import', path: '/employees/import', permission: 'employees.import' },
    ],
  },
  { text: 'forms', icon: FileText, path: '/forms', permission: 'forms.view' },
  {
    text: 'attendances',
    icon: Clock,
    children: [
      { text: 'attendances', path: '/attendances', permission: 'attendances.view', key: 'a' },
      { text: 'weekly_hours', path: '/attendances/weekly-hours', permission: 'attendances.view' },
      { text: 'timesheet', path: '/attendances/timesheet', permission: 'attendances.view' },
      { text: 'check_in_out', path: '/attendances/check-in-out', permission: 'attendances.check' },
    ],
  },
  { text: 'work_flow', icon: Workflow, path: '/work-flow' },
  {
    text: 'requests',
    icon: Inbox,
    children: [
      { text: 'leaves', path: '/requests/leaves', key: 'l' },
      { text: 'excuses', path: '/requests/excuses' },
      { text: 'travel', path: '/requests/travel' },
    ],
  },
  {
    text: 'payroll',
    icon: WalletCards,
    children: [
      { text: 'payslips', path: '/payroll/payslips', key: 'p' },
      { text: 'deductions', path: '/payroll/deductions' },
      { text: 'bonuses', path: '/payroll/bonuses' },
      { text: 'allowances', path: '/payroll/allowances' },
    ],
  },
  { text: 'history', icon: History, path: '/logs', permission: 'logs.view', key: 'h' },
  {
    text: 'administration',
    icon: ShieldCheck,
    children: [
      { text: 'users', path: '/administration/users', permission: 'users.view', key: 'u' },
      { text: 'roles', path: '/administration/roles', permission: 'roles.view', key: 'r' },
      { text: 'permissions', path: '/administration/permissions', permission: 'permissions.view' },
    ],
  },
  {
    text: 'time_cards',
    icon: Timer,
    children: [
      { text: 'projects', path: '/time-cards/projects', key: 't' },
      { text: 'reports', path: '/time-cards/reports' },
      { text: 'proposals', path: '/proposals' },
    ],
  },
  {
    text: 'configuration',
    icon: Settings2,
    children: [
      { text: 'branches', path: '/configuration/branches', permission: 'branches.view', key: 'c' },
      { text: 'departments', path: '/configuration/departments', permission: 'departments.view' },
      { text: 'jobs', path: '/configuration/jobs', permission: 'jobs.view' },
      { text: 'leave_categories', path: '/configuration/leave-categories' },
      {
        text: 'attendance_configuration',
        path: '/configuration/attendance',
        permission: 'holidays.view',
        pages: [
          { text: 'attendance_general', path: '/configuration/attendance/general', permission: 'attendance-configs.view' },
          { text: 'shifts', path: '/configuration/attendance/shifts', permission: 'shifts.view' },
          { text: 'week_schedules', path: '/configuration/attendance/week-schedules', permission: 'week-schedules.view' },
          { text: 'month_schedules', path: '/configuration/attendance/month-schedules', permission: 'month-schedules.view' },
          { text: 'holidays', path: '/configuration/attendance/holidays', permission: 'holidays.view' },
          { text: 'holiday_calendars', path: '/configuration/attendance/holiday-calendars', permission: 'holiday-calendars.view' },
        ],
      },
    ],
  },
];

/** Pages of everybody, which stand in no menu. */
export const otherPages: MenuEntry[] = [
  { text: 'profile', icon: IdCard, path: '/user-profile' },
  { text: 'dashboard', icon: LayoutDashboard, path: '/dashboard' },
  { text: 'approvals', icon: ClipboardCheck, path: '/my-approvals' },
];
