import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import type { Runner } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** Planning's dependencies: people's work plans, and a key that is equal for people with the same plan. */
export type PlanningPorts = {
  plansOf: (db: Runner, employeeIds: readonly number[], from: Day, to: Day) => Promise<Map<number, (date: Day) => DayPlan>>;
  /** Over the employees `r`. */
  planKey: (from: Day, to: Day) => Sql<string>;
};

export type Window = { from: Day; to: Day };
