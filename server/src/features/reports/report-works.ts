import type { Day } from '@cadre/rules/calendar';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** The days of somebody that are still to come, one after the other from tomorrow on: what they are to work, and how much of it they are away. */
export type DaysAhead = { employee_id: number; capacity: number[]; leave: number[] };

export type PlannedDay = { date: Day; expected_minutes: number; leave_minutes: number; holiday_minutes: number };
type Span = { from: Day; to: Day };

/** A week that is due and was not handed in. */
export type MissingWeek = {
  employee_id: number;
  name: string;
  year: number;
  week: number;
  required_minutes: number;
  logged_minutes: number;
};

/** What reports ask of other parts of the house. */
export type ReportWorks = {
  settleDays: (db: Database, employeeIds: readonly number[], span: Span) => Promise<void>;
  /** Days as they are settled, and as they are planned beyond today. */
  daysOf: (db: Database, people: readonly { id: number; today: Day }[], span: Span) => Promise<(employee_id: number) => PlannedDay[]>;
  /** Of the employees `r` that this is true of, the oldest first. */
  missingWeeks: (db: Database, whom: Sql<boolean>) => Promise<MissingWeek[]>;
};

export const missingMinutes = ({ required_minutes, logged_minutes }: MissingWeek): number => Math.max(0, required_minutes - logged_minutes);
