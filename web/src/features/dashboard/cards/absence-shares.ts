import type { AbsenceRate } from '@cadre/contract/calls/dashboard';

export type AbsenceShares = { leave: number; excuse: number; unexplained: number; total: number };

/** Absent minutes as shares of planned time, in basis points. */
export function absenceShares(of: AbsenceRate['departments'][number]): AbsenceShares {
  const share = (minutes: number) => (of.scheduled_minutes === 0 ? 0 : Math.round((minutes / of.scheduled_minutes) * 10_000));
  const { leave_minutes, excuse_minutes, unexplained_minutes } = of;
  return {
    leave: share(leave_minutes),
    excuse: share(excuse_minutes),
    unexplained: share(unexplained_minutes),
    total: share(leave_minutes + excuse_minutes + unexplained_minutes),
  };
}
