import type { Day } from '@cadre/rules/calendar';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** The days of a person that are to come, one after the other from tomorrow on, in minutes as the planning board counts them. */
export type DaysAhead = {
  employee_id: number;
  capacity: number[];
  away: number[];
  pending: number[];
  booked: number[];
  free: number[];
  over: number[];
};

/** The days of people by their plans: patterns from a day on, which many of them share, and the leave of each. */
export type DaysDue = {
  from: Day;
  patterns: { planned_minutes: number[]; holiday_minutes: number[] }[];
  people: { employee_id: number; pattern: number }[];
  leave: { employee_id: number; date: Day; minutes: number }[];
};

type Span = { from: Day; to: Day };

/** The reports' dependencies on other features. */
export type ReportPorts = {
  settleDays: (db: Database, employeeIds: readonly number[], span: Span) => Promise<void>;
  /** From the day of hire on, whenever the people were entered. */
  daysDue: (db: Database, employeeIds: readonly number[], span: Span) => Promise<DaysDue>;
  daysAhead: (db: Database, employeeIds: readonly number[], span: Span) => Promise<DaysAhead[]>;
  /** Of the employees `r` that this is true of, the oldest first. */
  missingWeeks: (db: Database, whom: Sql<boolean>) => Promise<MissingWeek[]>;
};

/** A week that is due and was not handed in. */
export type MissingWeek = {
  employee_id: number;
  name: string;
  year: number;
  week: number;
  required_minutes: number;
  logged_minutes: number;
};

export const missingMinutes = ({ required_minutes, logged_minutes }: MissingWeek): number => Math.max(0, required_minutes - logged_minutes);
