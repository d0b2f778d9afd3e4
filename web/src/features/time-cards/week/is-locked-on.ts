import type { WeekCell, WeekDay } from './week-rows.ts';

/** What was handed in or approved stays as it is, and so does a day that is closed. */
export const isLockedOn = (day: Pick<WeekDay, 'closed'>, cells: readonly Pick<WeekCell, 'status'>[]): boolean =>
  day.closed || cells.some(({ status }) => status === 'submitted' || status === 'approved');
