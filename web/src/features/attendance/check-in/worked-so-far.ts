import type { AttendanceNow } from '@cadre/contract/calls/attendance';

/** What counts already, and the minutes since the last check-in while somebody is still in. */
export function workedSoFar({ worked_minutes, open_since }: Pick<AttendanceNow, 'worked_minutes' | 'open_since'>, now: number): number {
  if (!open_since) return worked_minutes;
  return worked_minutes + Math.max(0, Math.floor((now - Date.parse(open_since)) / 60_000));
}
