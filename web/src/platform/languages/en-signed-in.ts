import { checks } from '@cadre/contract/texts/en/checks';
import { forms, history, lists } from '@cadre/contract/texts/en/lists';
import { menu } from '@cadre/contract/texts/en/menu';
import { shared } from '@cadre/contract/texts/en/shared';
import { shell } from '@cadre/contract/texts/en/shell';
import { nounsIn } from '@cadre/contract/texts/nouns';
import type { InsideSections, InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { checks, forms, history, lists, menu, nouns: await nounsIn('en'), shared, shell };

export const sections: InsideSections = {
  attendance: () => import('@cadre/contract/texts/en/attendance'),
  calendar: () => import('@cadre/contract/texts/en/calendar'),
  chains: () => import('@cadre/contract/texts/en/chains'),
  charts: () => import('@cadre/contract/texts/en/charts'),
  clauses: () => import('@cadre/contract/texts/en/clauses'),
  dashboard: () => import('@cadre/contract/texts/en/dashboard'),
  departmentTree: () => import('@cadre/contract/texts/en/department-tree'),
  devices: () => import('@cadre/contract/texts/en/devices'),
  exchange: () => import('@cadre/contract/texts/en/exchange'),
  excuse: () => import('@cadre/contract/texts/en/excuse'),
  help: () => import('@cadre/contract/texts/en/help'),
  imports: () => import('@cadre/contract/texts/en/imports'),
  leave: () => import('@cadre/contract/texts/en/leave'),
  myPay: () => import('@cadre/contract/texts/en/my-pay'),
  notices: () => import('@cadre/contract/texts/en/mail'),
  orgChart: () => import('@cadre/contract/texts/en/org-chart'),
  overtime: () => import('@cadre/contract/texts/en/overtime'),
  papers: () => import('@cadre/contract/texts/en/papers'),
  pay: () => import('@cadre/contract/texts/en/pay'),
  payItems: () => import('@cadre/contract/texts/en/pay-items'),
  payroll: () => import('@cadre/contract/texts/en/payroll'),
  payslip: () => import('@cadre/contract/texts/en/payslip'),
  people: () => import('@cadre/contract/texts/en/people'),
  planning: () => import('@cadre/contract/texts/en/planning'),
  profile: () => import('@cadre/contract/texts/en/profile'),
  project: () => import('@cadre/contract/texts/en/project'),
  proposal: () => import('@cadre/contract/texts/en/proposal'),
  reports: () => import('@cadre/contract/texts/en/reports'),
  roleMatrix: () => import('@cadre/contract/texts/en/role-matrix'),
  schedules: () => import('@cadre/contract/texts/en/schedules'),
  self: () => import('@cadre/contract/texts/en/self'),
  setup: () => import('@cadre/contract/texts/en/setup'),
  statements: () => import('@cadre/contract/texts/en/statements'),
  swaps: () => import('@cadre/contract/texts/en/swaps'),
  timeCard: () => import('@cadre/contract/texts/en/time-card'),
  travel: () => import('@cadre/contract/texts/en/travel'),
};
