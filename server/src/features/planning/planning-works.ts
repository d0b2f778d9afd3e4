import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import type { Runner } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** What planning asks of others: what people are to work, and who of them has the same plan. */
export type PlanningWorks = {
  plansOf: (db: Runner, employeeIds: readonly number[], from: Day, to: Day) => Promise<Map<number, (date: Day) => DayPlan>>;
  /** Over the employees `r`. */
  planKey: (from: Day, to: Day) => Sql<string>;
};

export type Window = { from: Day; to: Day };
