import type { Behaviours } from '../../../crud/behaviour.ts';
import { attendanceConfigsBehaviour } from './attendance-configs-behaviour.ts';
import { monthSchedulesBehaviour } from './month-schedules-behaviour.ts';
import { scheduleAssignmentsBehaviour } from './schedule-assignments-behaviour.ts';
import { shiftsBehaviour } from './shifts-behaviour.ts';
import { weekSchedulesBehaviour } from './week-schedules-behaviour.ts';

/** Behaviour of shifts, schedules and rosters beyond their declarations. */
export const schedulesBehaviours: Behaviours = {
  shifts: shiftsBehaviour,
  'week-schedules': weekSchedulesBehaviour,
  'schedule-assignments': scheduleAssignmentsBehaviour,
  'month-schedules': monthSchedulesBehaviour,
  'attendance-configs': attendanceConfigsBehaviour,
};
