/** Everything the dashboard can show, in the order of who never arranged it. */
export const dashboardCards = [
  'team_today',
  'needs_you',
  'pending_approvals',
  'not_submitted',
  'absence',
  'check_ins',
  'projects',
  'payslips',
  'departments',
  'away',
  'expiring_documents',
  'devices',
  'holidays',
  'recent_changes',
  'open_roles',
  'company',
] as const;
export type DashboardCard = (typeof dashboardCards)[number];
