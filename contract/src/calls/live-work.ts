import { group, integer, moment, required } from '../fields.ts';

/** What the minutes of an open check-in add to a day: from when, without the pause, and which break is deducted after how many minutes. */
export const liveWork = {
  counts_from: moment(required),
  pause: group({ from: moment(required), to: moment(required) }),
  break_after: integer(),
  break_left: integer(required),
} as const;
