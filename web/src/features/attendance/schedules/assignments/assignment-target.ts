import type { NamedRef, Row } from '../../../../fields/kind.ts';

export const targets = ['employee_id', 'department_id', 'branch_id'] as const;
export type Target = (typeof targets)[number];

/** The target of an assignment: exactly one of the three fields is set. */
export function targetOf(row: Row): { field: Target; name: string } {
  const field = targets.find((one) => typeof row[one] === 'number') ?? 'employee_id';
  const named = row[field.slice(0, -3)] as NamedRef | null | undefined;
  return { field, name: named?.name ?? '' };
}

/** Whether an assignment applies on a day, will apply, or has ended. */
export function stateOn({ from_date, to_date }: Row, today: string): 'holds_now' | 'holds_later' | 'ended' {
  if (String(from_date) > today) return 'holds_later';
  return typeof to_date === 'string' && to_date < today ? 'ended' : 'holds_now';
}
