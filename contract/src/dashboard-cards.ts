/** Everything the dashboard can show, in the order of those for whom no layout is declared. */
export const dashboardCards = [
  'team_today',
  'team_people',
  'pay_run',
  'needs_you',
  'pending_approvals',
  'not_submitted',
  'absence',
  'check_ins',
  'projects',
  'payslips',
  'departments',
  'away',
  'joiners_leavers',
  'expiring_documents',
  'devices',
  'holidays',
  'recent_changes',
  'open_roles',
  'company',
] as const;
export type DashboardCard = (typeof dashboardCards)[number];
