import { callsOf } from '@cadre/contract/calls-of';
import { shifts } from '@cadre/contract/resources/shifts';
import { useCall } from '../../../platform/call-api.ts';
import type { Shift } from './shift.ts';

type KnownShift = Shift & { active: boolean };

/** All shifts, in the order of their codes. A schedule may still name one that is no longer offered. */
export const useShifts = () =>
  useCall(
    callsOf(shifts).list,
    { per_page: 200, order_by: 'code', order_dir: 'asc' },
    { select: ({ data }) => data as unknown as KnownShift[] },
  );
