import { keepRow } from '@cadre/contract/calls/time-card-rows';
import type { Week } from '@cadre/rules/time/iso-week';
import { useCallback, useRef } from 'react';
import { useCallMutation } from '../../../platform/call-api.ts';
import { placeOf, type WeekRow } from './week-rows.ts';

/** Keeps a row for the next weeks, or no longer. The function is stable while the page is open, so that no row is rendered again for it. */
export function useKeepRow(week: Week): (row: WeekRow) => void {
  const { mutate } = useCallMutation(keepRow, week);
  const latest = useRef(mutate);
  latest.current = mutate;
  return useCallback((row: WeekRow) => latest.current({ ...placeOf(row), work_type: row.work_type, kept: !row.kept }), []);
}
