import { callsOf } from '@cadre/contract/calls-of';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { useEffect, useRef } from 'react';
import { useCall, useInvalidate } from '../../../platform/call-api.ts';
import type { Run } from './run.ts';

/** While payslips are calculated the bar moves, wherever the news comes from. */
const soon = 1500;

/** A run, polled while it is calculated; related data is invalidated once the calculation is done. */
export function useRun(id: number) {
  const forget = useInvalidate();
  const { data, error, refetch } = useCall(
    callsOf(payrolls).one,
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.status === 'calculating' ? soon : false),
    },
  );
  const run = data as Run | undefined;
  const before = useRef(run?.status);
  useEffect(() => {
    if (before.current === 'calculating' && run?.status !== 'calculating') void forget(['salaries', 'payrolls']);
    before.current = run?.status;
  }, [run?.status, forget]);
  return { run, error, refetch };
}
