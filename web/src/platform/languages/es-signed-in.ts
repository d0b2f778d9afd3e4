import { checks } from '@cadre/contract/texts/es/checks';
import { forms, history, lists } from '@cadre/contract/texts/es/lists';
import { menu } from '@cadre/contract/texts/es/menu';
import { shared } from '@cadre/contract/texts/es/shared';
import { shell } from '@cadre/contract/texts/es/shell';
import { nounsIn } from '@cadre/contract/texts/nouns';
import type { InsideSections, InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { checks, forms, history, lists, menu, nouns: await nounsIn('es'), shared, shell };

export const sections: InsideSections = {
  attendance: () => import('@cadre/contract/texts/es/attendance'),
  calendar: () => import('@cadre/contract/texts/es/calendar'),
  chains: () => import('@cadre/contract/texts/es/chains'),
  charts: () => import('@cadre/contract/texts/es/charts'),
  clauses: () => import('@cadre/contract/texts/es/clauses'),
  dashboard: () => import('@cadre/contract/texts/es/dashboard'),
  departmentTree: () => import('@cadre/contract/texts/es/department-tree'),
  devices: () => import('@cadre/contract/texts/es/devices'),
  exchange: () => import('@cadre/contract/texts/es/exchange'),
  excuse: () => import('@cadre/contract/texts/es/excuse'),
  help: () => import('@cadre/contract/texts/es/help'),
  imports: () => import('@cadre/contract/texts/es/imports'),
  leave: () => import('@cadre/contract/texts/es/leave'),
  myPay: () => import('@cadre/contract/texts/es/my-pay'),
  notices: () => import('@cadre/contract/texts/es/mail'),
  orgChart: () => import('@cadre/contract/texts/es/org-chart'),
  overtime: () => import('@cadre/contract/texts/es/overtime'),
  papers: () => import('@cadre/contract/texts/es/papers'),
  pay: () => import('@cadre/contract/texts/es/pay'),
  payItems: () => import('@cadre/contract/texts/es/pay-items'),
  payroll: () => import('@cadre/contract/texts/es/payroll'),
  payslip: () => import('@cadre/contract/texts/es/payslip'),
  people: () => import('@cadre/contract/texts/es/people'),
  planning: () => import('@cadre/contract/texts/es/planning'),
  profile: () => import('@cadre/contract/texts/es/profile'),
  project: () => import('@cadre/contract/texts/es/project'),
  proposal: () => import('@cadre/contract/texts/es/proposal'),
  reports: () => import('@cadre/contract/texts/es/reports'),
  roleMatrix: () => import('@cadre/contract/texts/es/role-matrix'),
  schedules: () => import('@cadre/contract/texts/es/schedules'),
  self: () => import('@cadre/contract/texts/es/self'),
  setup: () => import('@cadre/contract/texts/es/setup'),
  statements: () => import('@cadre/contract/texts/es/statements'),
  swaps: () => import('@cadre/contract/texts/es/swaps'),
  timeCard: () => import('@cadre/contract/texts/es/time-card'),
  travel: () => import('@cadre/contract/texts/es/travel'),
};
