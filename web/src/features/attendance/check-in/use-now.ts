import { type AttendanceNow, attendanceNow } from '@cadre/contract/calls/attendance';
import { useCall } from '../../../platform/call-api.ts';
import type { Who } from '../day/use-sheet.ts';

const often = 60_000;

/** The state of a person's day by the server's clock; `ahead` is how far this device's clock is behind it, in milliseconds. */
export type Now = AttendanceNow & { ahead: number };

export function useNow(who: Who, enabled = true) {
  const { data, dataUpdatedAt, error, refetch } = useCall(
    attendanceNow,
    { id: who },
    { enabled, refetchInterval: often, meta: { quiet: true } },
  );
  const now: Now | undefined = data && { ...data, ahead: Date.parse(data.now) - dataUpdatedAt };
  return { data: now, error, refetch };
}
