import { checks } from '@cadre/contract/texts/fr/checks';
import { forms, history, lists } from '@cadre/contract/texts/fr/lists';
import { menu } from '@cadre/contract/texts/fr/menu';
import { shared } from '@cadre/contract/texts/fr/shared';
import { shell } from '@cadre/contract/texts/fr/shell';
import { nounsIn } from '@cadre/contract/texts/nouns';
import type { InsideSections, InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { checks, forms, history, lists, menu, nouns: await nounsIn('fr'), shared, shell };

export const sections: InsideSections = {
  attendance: () => import('@cadre/contract/texts/fr/attendance'),
  calendar: () => import('@cadre/contract/texts/fr/calendar'),
  chains: () => import('@cadre/contract/texts/fr/chains'),
  charts: () => import('@cadre/contract/texts/fr/charts'),
  clauses: () => import('@cadre/contract/texts/fr/clauses'),
  dashboard: () => import('@cadre/contract/texts/fr/dashboard'),
  departmentTree: () => import('@cadre/contract/texts/fr/department-tree'),
  devices: () => import('@cadre/contract/texts/fr/devices'),
  exchange: () => import('@cadre/contract/texts/fr/exchange'),
  excuse: () => import('@cadre/contract/texts/fr/excuse'),
  help: () => import('@cadre/contract/texts/fr/help'),
  imports: () => import('@cadre/contract/texts/fr/imports'),
  leave: () => import('@cadre/contract/texts/fr/leave'),
  myPay: () => import('@cadre/contract/texts/fr/my-pay'),
  notices: () => import('@cadre/contract/texts/fr/mail'),
  orgChart: () => import('@cadre/contract/texts/fr/org-chart'),
  overtime: () => import('@cadre/contract/texts/fr/overtime'),
  papers: () => import('@cadre/contract/texts/fr/papers'),
  pay: () => import('@cadre/contract/texts/fr/pay'),
  payItems: () => import('@cadre/contract/texts/fr/pay-items'),
  payroll: () => import('@cadre/contract/texts/fr/payroll'),
  payslip: () => import('@cadre/contract/texts/fr/payslip'),
  people: () => import('@cadre/contract/texts/fr/people'),
  planning: () => import('@cadre/contract/texts/fr/planning'),
  profile: () => import('@cadre/contract/texts/fr/profile'),
  project: () => import('@cadre/contract/texts/fr/project'),
  proposal: () => import('@cadre/contract/texts/fr/proposal'),
  reports: () => import('@cadre/contract/texts/fr/reports'),
  roleMatrix: () => import('@cadre/contract/texts/fr/role-matrix'),
  schedules: () => import('@cadre/contract/texts/fr/schedules'),
  self: () => import('@cadre/contract/texts/fr/self'),
  setup: () => import('@cadre/contract/texts/fr/setup'),
  statements: () => import('@cadre/contract/texts/fr/statements'),
  swaps: () => import('@cadre/contract/texts/fr/swaps'),
  timeCard: () => import('@cadre/contract/texts/fr/time-card'),
  travel: () => import('@cadre/contract/texts/fr/travel'),
};
