import { attendance } from './fr/attendance.ts';
import { auth } from './fr/auth.ts';
import { byMail } from './fr/by-mail.ts';
import { calendar } from './fr/calendar.ts';
import { chains } from './fr/chains.ts';
import { charts } from './fr/charts.ts';
import { checks, hints } from './fr/checks.ts';
import { clauses } from './fr/clauses.ts';
import { common } from './fr/common.ts';
import { dashboard } from './fr/dashboard.ts';
import { departmentTree } from './fr/department-tree.ts';
import { devices } from './fr/devices.ts';
import { errors } from './fr/errors.ts';
import { exchange } from './fr/exchange.ts';
import { excuse } from './fr/excuse.ts';
import { help } from './fr/help.ts';
import { imports } from './fr/imports.ts';
import { leave } from './fr/leave.ts';
import { forms, history, lists } from './fr/lists.ts';
import { mail, notices } from './fr/mail.ts';
import { menu } from './fr/menu.ts';
import { myPay } from './fr/my-pay.ts';
import { orgChart } from './fr/org-chart.ts';
import { overtime } from './fr/overtime.ts';
import { papers } from './fr/papers.ts';
import { pay } from './fr/pay.ts';
import { payItems } from './fr/pay-items.ts';
import { payroll } from './fr/payroll.ts';
import { payslip } from './fr/payslip.ts';
import { people } from './fr/people.ts';
import { planning } from './fr/planning.ts';
import { done, problems } from './fr/problems.ts';
import { profile } from './fr/profile.ts';
import { project } from './fr/project.ts';
import { proposal } from './fr/proposal.ts';
import { reports } from './fr/reports.ts';
import { roleMatrix } from './fr/role-matrix.ts';
import { schedules } from './fr/schedules.ts';
import { seededRoles } from './fr/seeded-roles.ts';
import { self } from './fr/self.ts';
import { serverChecks } from './fr/server-checks.ts';
import { setup } from './fr/setup.ts';
import { shared } from './fr/shared.ts';
import { shell } from './fr/shell.ts';
import { statements } from './fr/statements.ts';
import { swaps } from './fr/swaps.ts';
import { timeCard } from './fr/time-card.ts';
import { travel } from './fr/travel.ts';
import { nounsIn } from './nouns.ts';
import type { Texts } from './texts.ts';

export const fr = {
  common,
  auth,
  byMail,
  shell,
  menu,
  nouns: await nounsIn('fr'),
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
