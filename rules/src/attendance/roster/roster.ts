import type { Day } from '../../calendar.ts';
import type { Period } from '../../employment.ts';
import type { ShiftHours } from '../facts.ts';
import type { CalendarHoliday } from '../plan/plan-sources.ts';

/** A month's plan before it is published. */

export type RosterEntry = { employee_id: number; date: Day; shift_id: number | null };
export type RosterShift = ShiftHours & { min_rest_minutes: number };

export type RosterEmployee = {
  id: number;
  job_id: number | null;
  zone: string;
  employed: readonly Period[];
  calendar_id: number | null;
  /** `null`: no limit is known. */
  weekly_limit_minutes: number | null;
};

export type Roster = {
  /** `YYYY-MM`. */
  month: string;
  entries: readonly RosterEntry[];
  /** The plan of days without an entry, from two weeks before the month to two weeks after it. */
  around: readonly RosterEntry[];
  shifts: ReadonlyMap<number, RosterShift>;
  /** By calendar. */
  holidays: ReadonlyMap<number, readonly CalendarHoliday[]>;
  /** The minimum staffing of a shift on every day; without a job, every employee counts. */
  coverage: readonly { shift_id: number; job_id: number | null; min: number }[];
  employees: readonly RosterEmployee[];
};

/** Errors block publishing, warnings must be confirmed. */
export type RosterIssue = {
  severity: 'error' | 'warning';
  code: 'short_rest' | 'holiday' | 'coverage_short' | 'long_week' | 'not_employed' | 'seven_days_running';
  employee_id: number | null;
  date: Day;
  shift_id: number | null;
  args: Record<string, string | number>;
};

/** A day on which an employee works. */
export type Turn = {
  date: Day;
  shift: RosterShift;
  /** The shift comes from the roster itself. */
  is_entry: boolean;
};
