import type { Roster } from '@cadre/contract/calls/schedules';
import { shiftText } from '@cadre/rules/attendance/plan/shift-text';

/** The part of a shift that all grids share. */
export type Shift = Roster['shifts'][number];

export const hoursOf = ({ start_time, end_time, pause_start, pause_end }: Shift): string =>
  shiftText({ start: start_time, end: end_time, pause_start, pause_end });
