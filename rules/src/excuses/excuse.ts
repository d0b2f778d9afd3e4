import type { ClockTime } from '../attendance/facts.ts';
import type { Day } from '../calendar.ts';

export const excuseTypes = ['late_arrival', 'early_departure', 'mid_day', 'missing_punch', 'remote_work'] as const;
export type ExcuseType = (typeof excuseTypes)[number];

/** Hours of one planned day, or the missing punches with their correct times. */
export type Excuse = {
  type: ExcuseType;
  /** The working day: of a night shift, the day it begins on. */
  date: Day;
  from_time: ClockTime | null;
  to_time: ClockTime | null;
  missing_action: 'in' | 'out' | 'both' | null;
  proposed_in: ClockTime | null;
  proposed_out: ClockTime | null;
};

/** Remote work and a forgotten punch miss no work, so they do not count toward the quota. */
export const countsTowardsQuota = (type: ExcuseType): boolean => type !== 'missing_punch' && type !== 'remote_work';
