export const costCenters = {
  one: 'cost center',
  many: 'cost centers',
  empty: 'No cost centers yet. The payroll journal books pay on them.',
} as const;
