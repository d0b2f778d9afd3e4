import type { Day } from '@cadre/rules/calendar';
import type { Database, Runner } from '../../platform/database/database.ts';

export type BookedHours = { project_id: number; project_task_id: number | null; date: Day; minutes: number };

/** An employee's coming days from tomorrow on, in minutes as the planning board counts them. */
export type DaysAhead = {
  employee_id: number;
  capacity: number[];
  away: number[];
  pending: number[];
  booked: number[];
  free: number[];
  over: number[];
};

/** Employees' bookings on projects. */
export type Bookings = {
  bookedHours: (db: Runner, employee_id: number, from: Day, to: Day) => Promise<BookedHours[]>;
  daysAhead: (db: Database, employeeIds: readonly number[], span: { from: Day; to: Day }) => Promise<DaysAhead[]>;
};
