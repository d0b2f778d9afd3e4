import type { ResourceName } from '@cadre/contract/resources/index';

/** What goes with a person's personal data. */
export const erased = [
  'emergency-contacts',
  'dependents',
  'educations',
  'experiences',
  'skills',
  'bank-accounts',
  'tax-details',
  'documents',
  'forms',
  'change-requests',
  'approvals',
  'delegations',
] as const satisfies ResourceName[];

/** What stays, so that totals and the history remain what they were. */
export const kept = [
  'employment-periods',
  'employee-versions',
  'attendances',
  'attendance-days',
  'month-schedules',
  'leave-ledger',
  'salaries',
  'time-cards',
  'tasks',
  'logs',
] as const satisfies ResourceName[];

/** The record itself loses its name, the account goes, schedules, leave, trips, excuses, overtime and pay stay, without what was written about them. Every resource with an owner stands in one of the three lists. */
export const treated = [
  'employees',
  'users',
  'schedule-assignments',
  'leaves',
  'travels',
  'shift-swaps',
  'excuses',
  'overtime',
  'compensations',
  'allowances',
  'bonuses',
  'deductions',
] as const satisfies ResourceName[];
