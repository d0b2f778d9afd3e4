import { runningTimer, startTimer, stopTimer } from '@cadre/contract/calls/tasks';
import { useCallback, useRef } from 'react';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { type NewRow, placeOf } from './week-rows.ts';

export type Timer = ReturnType<typeof useTimer>;

/** At most one timer runs, and its time is booked when it stops. */
export function useTimer() {
  const { data } = useCall(runningTimer, {}, { meta: { quiet: true } });
  const begin = useCallMutation(startTimer);
  const end = useCallMutation(stopTimer);
  const latest = useRef(begin.mutate);
  latest.current = begin.mutate;
  return {
    running: data?.timer ?? undefined,
    isBusy: begin.isPending || end.isPending,
    start: useCallback((row: NewRow) => latest.current({ ...placeOf(row), work_type: row.work_type }), []),
    stop: () => end.mutate({}),
    discard: () => end.mutate({ discard: true }),
  };
}
