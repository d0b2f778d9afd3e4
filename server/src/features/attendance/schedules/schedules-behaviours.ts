import type { Behaviours } from '../../../crud/behaviour.ts';
import { attendanceConfigsBehaviour } from './attendance-configs-behaviour.ts';
import { monthSchedulesBehaviour } from './month-schedules-behaviour.ts';
import { scheduleAssignmentsBehaviour } from './schedule-assignments-behaviour.ts';
import { shiftsBehaviour } from './shifts-behaviour.ts';
import { weekSchedulesBehaviour } from './week-schedules-behaviour.ts';

/** What declarations cannot say about shifts, schedules and rosters. */
export const schedulesBehaviours: Behaviours = {
  shifts: shiftsBehaviour,
  'week-schedules': weekSchedulesBehaviour,
  'schedule-assignments': scheduleAssignmentsBehaviour,
  'month-schedules': monthSchedulesBehaviour,
  'attendance-configs': attendanceConfigsBehaviour,
};
