import type { WeekCell, WeekDay } from './week-rows.ts';

/** Submitted and approved cells are locked, and closed days too. */
export const isLockedOn = (day: Pick<WeekDay, 'closed'>, cells: readonly Pick<WeekCell, 'status'>[]): boolean =>
  day.closed || cells.some(({ status }) => status === 'submitted' || status === 'approved');
