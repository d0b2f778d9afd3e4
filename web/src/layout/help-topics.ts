import { pages } from '@cadre/contract/pages';
import type { EnglishTexts } from '@cadre/contract/texts/texts';
import type { UserKind } from '../platform/session/session.ts';
import type { MenuText } from './menu/menu-entry.ts';

export type HelpTopic = keyof EnglishTexts['help']['topics'];

/** The most common tasks of each topic. */
export const helpTasks = ['first', 'second', 'third'] as const;

type Topic = {
  /** The name of the section in the menu. */
  name: MenuText;
  for: UserKind | 'all';
  /** Its first page. */
  path: string;
  /** The path prefixes that belong to the topic. */
  below: readonly string[];
};

const section = (of: Topic['for'], name: MenuText, path: string, ...more: string[]): Topic => ({
  name,
  for: of,
  path,
  below: [path, ...more],
});

/** A page of help for every section of both menus, in their order. */
export const helpTopics: Record<HelpTopic, Topic> = {
  home: section('employee', 'home', pages.employee_home.path),
  personal_info: section('employee', 'personal_info', pages.my_info.path),
  dashboard: section('all', 'dashboard', pages.dashboard.path),
  devices: section('staff', 'devices', pages.devices.path),
  employees: section('staff', 'employees', pages.employees.path),
  forms: section('staff', 'forms', pages.forms.path),
  attendances: section('staff', 'attendances', pages.attendances.path),
  work_flow: section('staff', 'work_flow', pages.work_flow.path),
  requests: section('staff', 'requests', pages.leaves.path, '/requests'),
  payroll: section('staff', 'payroll', pages.payslips.path, '/payroll'),
  history: section('staff', 'history', pages.logs.path),
  administration: section('staff', 'administration', pages.users.path, '/administration'),
  time_cards: section('staff', 'time_cards', pages.projects.path, '/time-cards', '/proposals'),
  configuration: section('staff', 'configuration', pages.branches.path, '/configuration'),
  approvals: section('all', 'approvals', pages.my_approvals.path),
  my_requests: section('employee', 'requests', pages.my_leaves.path, pages.my_excuses.path),
  my_pay: section('employee', 'my_payslips', pages.my_payslips.path, pages.my_salary.path),
  my_attendance: section('employee', 'my_attendance', pages.my_attendance.path, '/my-attandance'),
  time_card: section('employee', 'time_card', pages.my_tasks.path, pages.tasks_history.path),
  my_history: section('employee', 'history', pages.my_history.path),
  account: section('all', 'profile', pages.user_profile.path),
};

/** The topics for this kind of user. */
export const topicsFor = (kind: UserKind): HelpTopic[] =>
  (Object.keys(helpTopics) as HelpTopic[]).filter((topic) => [kind, 'all'].includes(helpTopics[topic].for));

/** The topic of a page; of one that belongs to none, that of the first page. */
export function topicOf(path: string, kind: UserKind): HelpTopic {
  const lengthIn = (topic: HelpTopic): number =>
    Math.max(0, ...helpTopics[topic].below.filter((own) => path === own || path.startsWith(`${own}/`)).map(({ length }) => length));
  const [nearest] = topicsFor(kind).toSorted((one, other) => lengthIn(other) - lengthIn(one));
  return nearest && lengthIn(nearest) > 0 ? nearest : kind === 'employee' ? 'home' : 'dashboard';
}
