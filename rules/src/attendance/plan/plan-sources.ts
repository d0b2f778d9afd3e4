import type { Day } from '../../calendar.ts';
import type { Period } from '../../employment.ts';
import type { AttendanceSettings, Holiday, ShiftHours } from '../facts.ts';

type Id = number;

export type AssignmentTarget = 'employee' | 'department' | 'branch' | 'company';
/** If two apply on the same day, the one that began last counts. `target_id` is `null` for the company. */
export type Assignment = { target: AssignmentTarget; target_id: Id | null; from: Day; to: Day | null; schedule_id: Id };

/** `weeks[week][weekday - 1]`, `null` being a day off. `anchor_date` is a Monday on which the first week begins. */
export type WeekSchedule = { cycle_weeks: number; anchor_date: Day; weeks: readonly (readonly (Id | null)[])[] };

export type ShiftVersion = ShiftHours & { valid_from: Day };

/** Settings without a branch are those of the company. */
export type SettingsVersion = { branch_id: Id | null; valid_from: Day; settings: AttendanceSettings };

/** A recurring holiday repeats every year on the same date, from its first date on. */
export type CalendarHoliday = Holiday & { date: Day; recurring: boolean };

/** Prepared once for all employees. */
export type SharedPlans = {
  schedules: ReadonlyMap<Id, WeekSchedule>;
  shifts: ReadonlyMap<Id, readonly ShiftVersion[]>;
  assignments: readonly Assignment[];
  settings: readonly SettingsVersion[];
  /** By calendar. */
  holidays: ReadonlyMap<Id, readonly CalendarHoliday[]>;
};

/** The employee's departments and branch from a date on. */
export type Place = {
  from: Day;
  /** The own department first, then its parents upwards. */
  department_ids: readonly Id[];
  branch_id: Id | null;
  zone: string;
  /** The person's own calendar, or that of the branch. */
  calendar_id: Id | null;
  /** Basis points of full time; full time unless given. */
  fte?: number;
};

export type PersonPlans = {
  employee_id: Id;
  employed: readonly Period[];
  /** Whether punches are expected of this person. */
  tracked: boolean;
  /** At least one; the first also applies before it begins. */
  versions: readonly [Place, ...Place[]];
  /** Published entries by day, `null` being a day off. */
  roster: ReadonlyMap<Day, Id | null>;
};
