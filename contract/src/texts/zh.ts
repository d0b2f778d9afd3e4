import { nounsIn } from './nouns.ts';
import type { Texts } from './texts.ts';
import { attendance } from './zh/attendance.ts';
import { auth } from './zh/auth.ts';
import { byMail } from './zh/by-mail.ts';
import { calendar } from './zh/calendar.ts';
import { chains } from './zh/chains.ts';
import { charts } from './zh/charts.ts';
import { checks, hints } from './zh/checks.ts';
import { clauses } from './zh/clauses.ts';
import { common } from './zh/common.ts';
import { dashboard } from './zh/dashboard.ts';
import { departmentTree } from './zh/department-tree.ts';
import { devices } from './zh/devices.ts';
import { errors } from './zh/errors.ts';
import { exchange } from './zh/exchange.ts';
import { excuse } from './zh/excuse.ts';
import { help } from './zh/help.ts';
import { imports } from './zh/imports.ts';
import { leave } from './zh/leave.ts';
import { forms, history, lists } from './zh/lists.ts';
import { mail, notices } from './zh/mail.ts';
import { menu } from './zh/menu.ts';
import { myPay } from './zh/my-pay.ts';
import { orgChart } from './zh/org-chart.ts';
import { overtime } from './zh/overtime.ts';
import { papers } from './zh/papers.ts';
import { pay } from './zh/pay.ts';
import { payItems } from './zh/pay-items.ts';
import { payroll } from './zh/payroll.ts';
import { payslip } from './zh/payslip.ts';
import { people } from './zh/people.ts';
import { planning } from './zh/planning.ts';
import { done, problems } from './zh/problems.ts';
import { profile } from './zh/profile.ts';
import { project } from './zh/project.ts';
import { proposal } from './zh/proposal.ts';
import { reports } from './zh/reports.ts';
import { roleMatrix } from './zh/role-matrix.ts';
import { schedules } from './zh/schedules.ts';
import { seededRoles } from './zh/seeded-roles.ts';
import { self } from './zh/self.ts';
import { serverChecks } from './zh/server-checks.ts';
import { setup } from './zh/setup.ts';
import { shared } from './zh/shared.ts';
import { shell } from './zh/shell.ts';
import { statements } from './zh/statements.ts';
import { swaps } from './zh/swaps.ts';
import { timeCard } from './zh/time-card.ts';
import { travel } from './zh/travel.ts';

export const zh = {
  common,
  auth,
  byMail,
  shell,
  menu,
  nouns: await nounsIn('zh'),
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
} as const satisfies Texts;
