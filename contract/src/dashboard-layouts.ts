import { type DashboardCard, dashboardCards } from './dashboard-cards.ts';
import type { Permission } from './rights.ts';
import type { Scope } from './scopes.ts';

export type DashboardLayout = {
  /** The default cards for holders of the right. */
  right: Permission;
  /** Only in these scopes. */
  scopes?: readonly Scope[];
  cards: readonly DashboardCard[];
};

/**
 * The default dashboard, until the reader arranges it: the first layout with a right that the reader has. All other cards are hidden, and can be
 * shown.
 */
export const dashboardLayouts: readonly DashboardLayout[] = [
  {
    right: 'payrolls.calculate',
    cards: ['pay_run', 'payslips', 'needs_you', 'joiners_leavers', 'absence', 'not_submitted', 'holidays'],
  },
  {
    right: 'setup.update',
    cards: [
      'pending_approvals',
      'not_submitted',
      'absence',
      'check_ins',
      'projects',
      'payslips',
      'departments',
      'devices',
      'needs_you',
      'recent_changes',
      'company',
    ],
  },
  {
    right: 'employees.create',
    cards: ['needs_you', 'joiners_leavers', 'expiring_documents', 'absence', 'away', 'check_ins', 'departments', 'open_roles', 'holidays'],
  },
  {
    right: 'attendances.view',
    scopes: ['team', 'department'],
    cards: ['team_people', 'away', 'needs_you', 'not_submitted', 'projects', 'absence', 'holidays'],
  },
  {
    right: 'projects.update',
    cards: ['needs_you', 'my_projects', 'week_reviews', 'unbilled', 'projects', 'not_submitted', 'away', 'holidays'],
  },
  {
    right: 'dashboard.view',
    cards: dashboardCards.filter((card) => card !== 'company'),
  },
];
