import { group, integer, moment, required } from '../fields.ts';

/**
 * How an open check-in adds to the worked minutes of a day: from when, without the pause, and how long a break is deducted after how many minutes.
 */
export const liveWork = {
  counts_from: moment(required),
  pause: group({ from: moment(required), to: moment(required) }),
  break_after: integer(),
  break_left: integer(required),
} as const;
