import type { ApprovalRow } from './approval-row.ts';

const ages = ['overdue', 'today', 'earlier'] as const;
export type Age = (typeof ages)[number];
type Dated = Pick<ApprovalRow, 'created_at' | 'due_at'>;

/** Overdue requests first, then today's, then earlier ones; each group keeps its order. */
export function byAge<R extends Dated>(rows: readonly R[], now: string, dayOf: (moment: string) => string): { age: Age; rows: R[] }[] {
  const found = Map.groupBy(rows, (row) => ageOf(row, now, dayOf));
  return ages.flatMap((age) => {
    const those = found.get(age);
    return those ? [{ age, rows: those }] : [];
  });
}

function ageOf({ created_at, due_at }: Dated, now: string, dayOf: (moment: string) => string): Age {
  if (due_at && Date.parse(due_at) <= Date.parse(now)) return 'overdue';
  return dayOf(created_at) === dayOf(now) ? 'today' : 'earlier';
}
