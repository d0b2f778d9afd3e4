import { en as texts } from '@cadre/contract/texts/en';
import { languagePack } from '../language-pack.ts';
import type { SectionLoaders } from '../text-sections.ts';

const sections: SectionLoaders = {
  attendance: () => import('@cadre/contract/texts/en/attendance'),
  byMail: () => import('@cadre/contract/texts/en/by-mail'),
  calendar: () => import('@cadre/contract/texts/en/calendar'),
  chains: () => import('@cadre/contract/texts/en/chains'),
  clauses: () => import('@cadre/contract/texts/en/clauses'),
  dashboard: () => import('@cadre/contract/texts/en/dashboard'),
  departmentTree: () => import('@cadre/contract/texts/en/department-tree'),
  devices: () => import('@cadre/contract/texts/en/devices'),
  excuse: () => import('@cadre/contract/texts/en/excuse'),
  imports: () => import('@cadre/contract/texts/en/imports'),
  leave: () => import('@cadre/contract/texts/en/leave'),
  myPay: () => import('@cadre/contract/texts/en/my-pay'),
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
  statements: () => import('@cadre/contract/texts/en/statements'),
  swaps: () => import('@cadre/contract/texts/en/swaps'),
  timeCard: () => import('@cadre/contract/texts/en/time-card'),
  travel: () => import('@cadre/contract/texts/en/travel'),
};

const inside = () => import('./en-inside.ts');

export const pack = languagePack({ texts, inside, sections });
