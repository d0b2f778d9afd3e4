import { keepRow } from '@cadre/contract/calls/time-card-rows';
import type { Week } from '@cadre/rules/time/iso-week';
import { useCallback, useRef } from 'react';
import { useAct } from '../../../platform/ask.ts';
import { placeOf, type WeekRow } from './week-rows.ts';

/** Lets a line stand in the weeks to come, or no longer. The same function for as long as the page is open, so that no line is drawn again for it. */
export function useKeepRow(week: Week): (row: WeekRow) => void {
  const { mutate } = useAct(keepRow, week);
  const latest = useRef(mutate);
  latest.current = mutate;
  return useCallback((row: WeekRow) => latest.current({ ...placeOf(row), work_type: row.work_type, kept: !row.kept }), []);
}
