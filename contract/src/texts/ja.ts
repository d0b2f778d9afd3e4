import { attendance } from './ja/attendance.ts';
import { auth } from './ja/auth.ts';
import { byMail } from './ja/by-mail.ts';
import { calendar } from './ja/calendar.ts';
import { chains } from './ja/chains.ts';
import { charts } from './ja/charts.ts';
import { checks, hints } from './ja/checks.ts';
import { clauses } from './ja/clauses.ts';
import { common } from './ja/common.ts';
import { dashboard } from './ja/dashboard.ts';
import { departmentTree } from './ja/department-tree.ts';
import { devices } from './ja/devices.ts';
import { errors } from './ja/errors.ts';
import { exchange } from './ja/exchange.ts';
import { excuse } from './ja/excuse.ts';
import { help } from './ja/help.ts';
import { imports } from './ja/imports.ts';
import { leave } from './ja/leave.ts';
import { forms, history, lists } from './ja/lists.ts';
import { mail, notices } from './ja/mail.ts';
import { menu } from './ja/menu.ts';
import { myPay } from './ja/my-pay.ts';
import { orgChart } from './ja/org-chart.ts';
import { overtime } from './ja/overtime.ts';
import { papers } from './ja/papers.ts';
import { pay } from './ja/pay.ts';
import { payItems } from './ja/pay-items.ts';
import { payroll } from './ja/payroll.ts';
import { payslip } from './ja/payslip.ts';
import { people } from './ja/people.ts';
import { planning } from './ja/planning.ts';
import { done, problems } from './ja/problems.ts';
import { profile } from './ja/profile.ts';
import { project } from './ja/project.ts';
import { proposal } from './ja/proposal.ts';
import { reports } from './ja/reports.ts';
import { roleMatrix } from './ja/role-matrix.ts';
import { schedules } from './ja/schedules.ts';
import { seededRoles } from './ja/seeded-roles.ts';
import { self } from './ja/self.ts';
import { serverChecks } from './ja/server-checks.ts';
import { setup } from './ja/setup.ts';
import { shared } from './ja/shared.ts';
import { shell } from './ja/shell.ts';
import { statements } from './ja/statements.ts';
import { swaps } from './ja/swaps.ts';
import { timeCard } from './ja/time-card.ts';
import { travel } from './ja/travel.ts';
import { nounsIn } from './nouns.ts';
import type { Texts } from './texts.ts';

export const ja = {
  common,
  auth,
  byMail,
  shell,
  menu,
  nouns: await nounsIn('ja'),
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
