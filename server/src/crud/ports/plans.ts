import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import type { Database, Runner } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** Employees' work plans: their schedules, shifts and holidays by day. */
export type Plans = {
  plansOf: (db: Runner, employeeIds: readonly number[], from: Day, to: Day) => Promise<Map<number, (date: Day) => DayPlan>>;
  /** Equal for the employees `r` with the same plan. */
  planKey: (from: Day, to: Day) => Sql<string>;
  /** The plan of the employee `e` as columns of a statement, and read from its row. */
  storedPlan: (within: { from: unknown; to: unknown }) => Sql;
  planFrom: (db: Database, row: unknown) => Promise<(date: Day) => DayPlan>;
};
