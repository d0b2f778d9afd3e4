import { attendance } from './en/attendance.ts';
import { auth } from './en/auth.ts';
import { byMail } from './en/by-mail.ts';
import { calendar } from './en/calendar.ts';
import { chains } from './en/chains.ts';
import { charts } from './en/charts.ts';
import { checks, hints } from './en/checks.ts';
import { clauses } from './en/clauses.ts';
import { common } from './en/common.ts';
import { dashboard } from './en/dashboard.ts';
import { departmentTree } from './en/department-tree.ts';
import { devices } from './en/devices.ts';
import { errors } from './en/errors.ts';
import { exchange } from './en/exchange.ts';
import { excuse } from './en/excuse.ts';
import { help } from './en/help.ts';
import { imports } from './en/imports.ts';
import { leave } from './en/leave.ts';
import { forms, history, lists } from './en/lists.ts';
import { mail, notices } from './en/mail.ts';
import { menu } from './en/menu.ts';
import { myPay } from './en/my-pay.ts';
import { orgChart } from './en/org-chart.ts';
import { overtime } from './en/overtime.ts';
import { papers } from './en/papers.ts';
import { pay } from './en/pay.ts';
import { payItems } from './en/pay-items.ts';
import { payroll } from './en/payroll.ts';
import { payslip } from './en/payslip.ts';
import { people } from './en/people.ts';
import { planning } from './en/planning.ts';
import { done, problems } from './en/problems.ts';
import { profile } from './en/profile.ts';
import { project } from './en/project.ts';
import { proposal } from './en/proposal.ts';
import { reports } from './en/reports.ts';
import { roleMatrix } from './en/role-matrix.ts';
import { schedules } from './en/schedules.ts';
import { seededRoles } from './en/seeded-roles.ts';
import { self } from './en/self.ts';
import { serverChecks } from './en/server-checks.ts';
import { setup } from './en/setup.ts';
import { shared } from './en/shared.ts';
import { shell } from './en/shell.ts';
import { statements } from './en/statements.ts';
import { swaps } from './en/swaps.ts';
import { timeCard } from './en/time-card.ts';
import { travel } from './en/travel.ts';
import { nounsIn } from './nouns.ts';

export const en = {
  common,
  auth,
  byMail,
  shell,
  menu,
  nouns: await nounsIn('en'),
  shared,
  checks: { ...checks, ...serverChecks },
  hints,
  problems,
  done,
  errors,
  dashboard,
  profile,
  proposal,
  lists,
  forms,
  history,
  roleMatrix,
  seededRoles,
  orgChart,
  departmentTree,
  people,
  planning,
  papers,
  clauses,
  timeCard,
  travel,
  swaps,
  exchange,
  help,
  imports,
  self,
  attendance,
  schedules,
  leave,
  calendar,
  excuse,
  overtime,
  chains,
  charts,
  myPay,
  pay,
  payItems,
  payroll,
  project,
  payslip,
  setup,
  statements,
  reports,
  devices,
  mail,
  notices,
} as const;
