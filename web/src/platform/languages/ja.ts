import { ja as texts } from '@cadre/contract/texts/ja';
import { languagePack } from '../language-pack.ts';
import type { SectionLoaders } from '../text-sections.ts';

const sections: SectionLoaders = {
  attendance: () => import('@cadre/contract/texts/ja/attendance'),
  byMail: () => import('@cadre/contract/texts/ja/by-mail'),
  calendar: () => import('@cadre/contract/texts/ja/calendar'),
  chains: () => import('@cadre/contract/texts/ja/chains'),
  clauses: () => import('@cadre/contract/texts/ja/clauses'),
  dashboard: () => import('@cadre/contract/texts/ja/dashboard'),
  departmentTree: () => import('@cadre/contract/texts/ja/department-tree'),
  devices: () => import('@cadre/contract/texts/ja/devices'),
  excuse: () => import('@cadre/contract/texts/ja/excuse'),
  imports: () => import('@cadre/contract/texts/ja/imports'),
  leave: () => import('@cadre/contract/texts/ja/leave'),
  myPay: () => import('@cadre/contract/texts/ja/my-pay'),
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
  statements: () => import('@cadre/contract/texts/ja/statements'),
  swaps: () => import('@cadre/contract/texts/ja/swaps'),
  timeCard: () => import('@cadre/contract/texts/ja/time-card'),
  travel: () => import('@cadre/contract/texts/ja/travel'),
};

const inside = () => import('./ja-inside.ts');

export const pack = languagePack({ texts, inside, sections });
