import type { Scope } from './scopes.ts';

/** The roles of a new installation, by their ids. Their rights are next to each right, in `grants`. */
export const seededRoles = {
  administrator: 1,
  employee: 2,
  hr_manager: 3,
  department_manager: 4,
  payroll_officer: 5,
  hr_officer: 6,
  project_manager: 7,
  attendance_officer: 8,
  auditor: 9,
} as const;

export type SeededRole = keyof typeof seededRoles;

/** Scopes by action; `*` is every right but those of pay, `null` withholds one. */
export type GrantsOfRole = Scope | { readonly [action: string]: Scope | null };

/**
 * The rights of the seeded roles to a resource. Administrators have every right except to pay, and auditors read everything unguarded,
 * without an entry here.
 */
export type Grants = { readonly [R in SeededRole | 'everyone']?: GrantsOfRole };
