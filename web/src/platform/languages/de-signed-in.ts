import { checks } from '@cadre/contract/texts/de/checks';
import { forms, history, lists } from '@cadre/contract/texts/de/lists';
import { menu } from '@cadre/contract/texts/de/menu';
import { shared } from '@cadre/contract/texts/de/shared';
import { shell } from '@cadre/contract/texts/de/shell';
import { nounsIn } from '@cadre/contract/texts/nouns';
import type { InsideSections, InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { checks, forms, history, lists, menu, nouns: await nounsIn('de'), shared, shell };

export const sections: InsideSections = {
  attendance: () => import('@cadre/contract/texts/de/attendance'),
  calendar: () => import('@cadre/contract/texts/de/calendar'),
  chains: () => import('@cadre/contract/texts/de/chains'),
  charts: () => import('@cadre/contract/texts/de/charts'),
  clauses: () => import('@cadre/contract/texts/de/clauses'),
  dashboard: () => import('@cadre/contract/texts/de/dashboard'),
  departmentTree: () => import('@cadre/contract/texts/de/department-tree'),
  devices: () => import('@cadre/contract/texts/de/devices'),
  exchange: () => import('@cadre/contract/texts/de/exchange'),
  excuse: () => import('@cadre/contract/texts/de/excuse'),
  help: () => import('@cadre/contract/texts/de/help'),
  imports: () => import('@cadre/contract/texts/de/imports'),
  leave: () => import('@cadre/contract/texts/de/leave'),
  myPay: () => import('@cadre/contract/texts/de/my-pay'),
  notices: () => import('@cadre/contract/texts/de/mail'),
  orgChart: () => import('@cadre/contract/texts/de/org-chart'),
  overtime: () => import('@cadre/contract/texts/de/overtime'),
  papers: () => import('@cadre/contract/texts/de/papers'),
  pay: () => import('@cadre/contract/texts/de/pay'),
  payItems: () => import('@cadre/contract/texts/de/pay-items'),
  payroll: () => import('@cadre/contract/texts/de/payroll'),
  payslip: () => import('@cadre/contract/texts/de/payslip'),
  people: () => import('@cadre/contract/texts/de/people'),
  planning: () => import('@cadre/contract/texts/de/planning'),
  profile: () => import('@cadre/contract/texts/de/profile'),
  project: () => import('@cadre/contract/texts/de/project'),
  proposal: () => import('@cadre/contract/texts/de/proposal'),
  reports: () => import('@cadre/contract/texts/de/reports'),
  roleMatrix: () => import('@cadre/contract/texts/de/role-matrix'),
  schedules: () => import('@cadre/contract/texts/de/schedules'),
  self: () => import('@cadre/contract/texts/de/self'),
  setup: () => import('@cadre/contract/texts/de/setup'),
  statements: () => import('@cadre/contract/texts/de/statements'),
  swaps: () => import('@cadre/contract/texts/de/swaps'),
  timeCard: () => import('@cadre/contract/texts/de/time-card'),
  travel: () => import('@cadre/contract/texts/de/travel'),
};
