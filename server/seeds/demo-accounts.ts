/** Who can sign in to the demo company at once. All share one password. */
export const demoPassword = 'cadre-demo-2026';

export const demoAccounts = [
  { email: 'admin@example.com', role: 1 },
  { email: 'employee@example.com', role: 2 },
  { email: 'hr@example.com', role: 3 },
  { email: 'manager@example.com', role: 4 },
  { email: 'payroll@example.com', role: 5 },
  { email: 'projects@example.com', role: 7 },
  { email: 'auditor@example.com', role: 9 },
] as const;

export type DemoEmail = (typeof demoAccounts)[number]['email'];
