import { attendance } from './de/attendance.ts';
import { auth } from './de/auth.ts';
import { byMail } from './de/by-mail.ts';
import { calendar } from './de/calendar.ts';
import { chains } from './de/chains.ts';
import { charts } from './de/charts.ts';
import { checks, hints } from './de/checks.ts';
import { clauses } from './de/clauses.ts';
import { common } from './de/common.ts';
import { dashboard } from './de/dashboard.ts';
import { departmentTree } from './de/department-tree.ts';
import { devices } from './de/devices.ts';
import { errors } from './de/errors.ts';
import { exchange } from './de/exchange.ts';
import { excuse } from './de/excuse.ts';
import { help } from './de/help.ts';
import { imports } from './de/imports.ts';
import { leave } from './de/leave.ts';
import { forms, history, lists } from './de/lists.ts';
import { mail, notices } from './de/mail.ts';
import { menu } from './de/menu.ts';
import { myPay } from './de/my-pay.ts';
import { orgChart } from './de/org-chart.ts';
import { overtime } from './de/overtime.ts';
import { papers } from './de/papers.ts';
import { pay } from './de/pay.ts';
import { payItems } from './de/pay-items.ts';
import { payroll } from './de/payroll.ts';
import { payslip } from './de/payslip.ts';
import { people } from './de/people.ts';
import { planning } from './de/planning.ts';
import { done, problems } from './de/problems.ts';
import { profile } from './de/profile.ts';
import { project } from './de/project.ts';
import { proposal } from './de/proposal.ts';
import { reports } from './de/reports.ts';
import { roleMatrix } from './de/role-matrix.ts';
import { schedules } from './de/schedules.ts';
import { seededRoles } from './de/seeded-roles.ts';
import { self } from './de/self.ts';
import { serverChecks } from './de/server-checks.ts';
import { setup } from './de/setup.ts';
import { shared } from './de/shared.ts';
import { shell } from './de/shell.ts';
import { statements } from './de/statements.ts';
import { swaps } from './de/swaps.ts';
import { timeCard } from './de/time-card.ts';
import { travel } from './de/travel.ts';
import { nounsIn } from './nouns.ts';
import type { Texts } from './texts.ts';

export const de = {
  common,
  auth,
  byMail,
  shell,
  menu,
  nouns: await nounsIn('de'),
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
