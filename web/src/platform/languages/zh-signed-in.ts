import { nounsIn } from '@cadre/contract/texts/nouns';
import { checks } from '@cadre/contract/texts/zh/checks';
import { forms, history, lists } from '@cadre/contract/texts/zh/lists';
import { menu } from '@cadre/contract/texts/zh/menu';
import { shared } from '@cadre/contract/texts/zh/shared';
import { shell } from '@cadre/contract/texts/zh/shell';
import type { InsideSections, InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { checks, forms, history, lists, menu, nouns: await nounsIn('zh'), shared, shell };

export const sections: InsideSections = {
  attendance: () => import('@cadre/contract/texts/zh/attendance'),
  calendar: () => import('@cadre/contract/texts/zh/calendar'),
  chains: () => import('@cadre/contract/texts/zh/chains'),
  charts: () => import('@cadre/contract/texts/zh/charts'),
  clauses: () => import('@cadre/contract/texts/zh/clauses'),
  dashboard: () => import('@cadre/contract/texts/zh/dashboard'),
  departmentTree: () => import('@cadre/contract/texts/zh/department-tree'),
  devices: () => import('@cadre/contract/texts/zh/devices'),
  exchange: () => import('@cadre/contract/texts/zh/exchange'),
  excuse: () => import('@cadre/contract/texts/zh/excuse'),
  help: () => import('@cadre/contract/texts/zh/help'),
  imports: () => import('@cadre/contract/texts/zh/imports'),
  leave: () => import('@cadre/contract/texts/zh/leave'),
  myPay: () => import('@cadre/contract/texts/zh/my-pay'),
  notices: () => import('@cadre/contract/texts/zh/mail'),
  orgChart: () => import('@cadre/contract/texts/zh/org-chart'),
  overtime: () => import('@cadre/contract/texts/zh/overtime'),
  papers: () => import('@cadre/contract/texts/zh/papers'),
  pay: () => import('@cadre/contract/texts/zh/pay'),
  payItems: () => import('@cadre/contract/texts/zh/pay-items'),
  payroll: () => import('@cadre/contract/texts/zh/payroll'),
  payslip: () => import('@cadre/contract/texts/zh/payslip'),
  people: () => import('@cadre/contract/texts/zh/people'),
  planning: () => import('@cadre/contract/texts/zh/planning'),
  profile: () => import('@cadre/contract/texts/zh/profile'),
  project: () => import('@cadre/contract/texts/zh/project'),
  proposal: () => import('@cadre/contract/texts/zh/proposal'),
  reports: () => import('@cadre/contract/texts/zh/reports'),
  roleMatrix: () => import('@cadre/contract/texts/zh/role-matrix'),
  schedules: () => import('@cadre/contract/texts/zh/schedules'),
  self: () => import('@cadre/contract/texts/zh/self'),
  setup: () => import('@cadre/contract/texts/zh/setup'),
  statements: () => import('@cadre/contract/texts/zh/statements'),
  swaps: () => import('@cadre/contract/texts/zh/swaps'),
  timeCard: () => import('@cadre/contract/texts/zh/time-card'),
  travel: () => import('@cadre/contract/texts/zh/travel'),
};
