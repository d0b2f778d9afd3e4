import { attendance } from './es/attendance.ts';
import { auth } from './es/auth.ts';
import { byMail } from './es/by-mail.ts';
import { calendar } from './es/calendar.ts';
import { chains } from './es/chains.ts';
import { charts } from './es/charts.ts';
import { checks, hints } from './es/checks.ts';
import { clauses } from './es/clauses.ts';
import { common } from './es/common.ts';
import { dashboard } from './es/dashboard.ts';
import { departmentTree } from './es/department-tree.ts';
import { devices } from './es/devices.ts';
import { errors } from './es/errors.ts';
import { exchange } from './es/exchange.ts';
import { excuse } from './es/excuse.ts';
import { help } from './es/help.ts';
import { imports } from './es/imports.ts';
import { leave } from './es/leave.ts';
import { forms, history, lists } from './es/lists.ts';
import { mail, notices } from './es/mail.ts';
import { menu } from './es/menu.ts';
import { myPay } from './es/my-pay.ts';
import { orgChart } from './es/org-chart.ts';
import { overtime } from './es/overtime.ts';
import { papers } from './es/papers.ts';
import { pay } from './es/pay.ts';
import { payItems } from './es/pay-items.ts';
import { payroll } from './es/payroll.ts';
import { payslip } from './es/payslip.ts';
import { people } from './es/people.ts';
import { planning } from './es/planning.ts';
import { done, problems } from './es/problems.ts';
import { profile } from './es/profile.ts';
import { project } from './es/project.ts';
import { proposal } from './es/proposal.ts';
import { reports } from './es/reports.ts';
import { roleMatrix } from './es/role-matrix.ts';
import { schedules } from './es/schedules.ts';
import { seededRoles } from './es/seeded-roles.ts';
import { self } from './es/self.ts';
import { serverChecks } from './es/server-checks.ts';
import { setup } from './es/setup.ts';
import { shared } from './es/shared.ts';
import { shell } from './es/shell.ts';
import { statements } from './es/statements.ts';
import { swaps } from './es/swaps.ts';
import { timeCard } from './es/time-card.ts';
import { travel } from './es/travel.ts';
import { nounsIn } from './nouns.ts';
import type { Texts } from './texts.ts';

export const es = {
  common,
  auth,
  byMail,
  shell,
  menu,
  nouns: await nounsIn('es'),
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
