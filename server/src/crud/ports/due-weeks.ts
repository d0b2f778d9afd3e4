import type { Day } from '@cadre/rules/calendar';
import type { Runner } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** Required time by day: patterns from a day on, which many employees share, and the leave of each. */
export type DaysDue = {
  from: Day;
  patterns: { planned_minutes: number[]; holiday_minutes: number[] }[];
  people: { employee_id: number; pattern: number }[];
  leave: { employee_id: number; date: Day; minutes: number }[];
};

/** A week that is due and was not submitted. */
export type MissingWeek = {
  employee_id: number;
  name: string;
  year: number;
  week: number;
  required_minutes: number;
  logged_minutes: number;
};

/** The time that employees have to log. */
export type DueWeeks = {
  /** From the day of hire on, whenever the employees were entered. */
  daysDue: (db: Runner, employeeIds: readonly number[], span: { from: Day; to: Day }) => Promise<DaysDue>;
  /** Of the employees `r` for whom the condition is true, the oldest first. */
  missingWeeks: (db: Runner, whom: Sql<boolean>) => Promise<MissingWeek[]>;
};
