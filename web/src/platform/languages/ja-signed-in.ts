import { checks } from '@cadre/contract/texts/ja/checks';
import { forms, history, lists } from '@cadre/contract/texts/ja/lists';
import { menu } from '@cadre/contract/texts/ja/menu';
import { shared } from '@cadre/contract/texts/ja/shared';
import { shell } from '@cadre/contract/texts/ja/shell';
import { nounsIn } from '@cadre/contract/texts/nouns';
import type { InsideSections, InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { checks, forms, history, lists, menu, nouns: await nounsIn('ja'), shared, shell };

export const sections: InsideSections = {
  attendance: () => import('@cadre/contract/texts/ja/attendance'),
  calendar: () => import('@cadre/contract/texts/ja/calendar'),
  chains: () => import('@cadre/contract/texts/ja/chains'),
  charts: () => import('@cadre/contract/texts/ja/charts'),
  clauses: () => import('@cadre/contract/texts/ja/clauses'),
  dashboard: () => import('@cadre/contract/texts/ja/dashboard'),
  departmentTree: () => import('@cadre/contract/texts/ja/department-tree'),
  devices: () => import('@cadre/contract/texts/ja/devices'),
  exchange: () => import('@cadre/contract/texts/ja/exchange'),
  excuse: () => import('@cadre/contract/texts/ja/excuse'),
  help: () => import('@cadre/contract/texts/ja/help'),
  imports: () => import('@cadre/contract/texts/ja/imports'),
  leave: () => import('@cadre/contract/texts/ja/leave'),
  myPay: () => import('@cadre/contract/texts/ja/my-pay'),
  notices: () => import('@cadre/contract/texts/ja/mail'),
  orgChart: () => import('@cadre/contract/texts/ja/org-chart'),
  overtime: () => import('@cadre/contract/texts/ja/overtime'),
  papers: () => import('@cadre/contract/texts/ja/papers'),
  pay: () => import('@cadre/contract/texts/ja/pay'),
  payItems: () => import('@cadre/contract/texts/ja/pay-items'),
  payroll: () => import('@cadre/contract/texts/ja/payroll'),
  payslip: () => import('@cadre/contract/texts/ja/payslip'),
  people: () => import('@cadre/contract/texts/ja/people'),
  planning: () => import('@cadre/contract/texts/ja/planning'),
  profile: () => import('@cadre/contract/texts/ja/profile'),
  project: () => import('@cadre/contract/texts/ja/project'),
  proposal: () => import('@cadre/contract/texts/ja/proposal'),
  reports: () => import('@cadre/contract/texts/ja/reports'),
  roleMatrix: () => import('@cadre/contract/texts/ja/role-matrix'),
  schedules: () => import('@cadre/contract/texts/ja/schedules'),
  self: () => import('@cadre/contract/texts/ja/self'),
  setup: () => import('@cadre/contract/texts/ja/setup'),
  statements: () => import('@cadre/contract/texts/ja/statements'),
  swaps: () => import('@cadre/contract/texts/ja/swaps'),
  timeCard: () => import('@cadre/contract/texts/ja/time-card'),
  travel: () => import('@cadre/contract/texts/ja/travel'),
};
