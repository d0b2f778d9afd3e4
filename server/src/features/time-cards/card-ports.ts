import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import type { StoredRow } from '../../crud/access/caller.ts';
import type { Database, Runner } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';

type PlannedHours = { project_id: number; project_task_id: number | null; date: Day; minutes: number };

/** Time cards' dependencies on other features: people's planned and worked time, and their bookings. */
export type CardPorts = {
  plansOf: (db: Runner, employeeIds: readonly number[], from: Day, to: Day) => Promise<Map<number, (date: Day) => DayPlan>>;
  /** The same for the employee `e`, as columns of a statement, and the plan read from its row. */
  storedPlan: (within: { from: unknown; to: unknown }) => Sql;
  planFrom: (db: Database, row: unknown) => Promise<(date: Day) => DayPlan>;
  /** Whether days of the employee `e`, joined with `knownDays`, are behind the facts. */
  isOverdue: (within: { from: unknown; to: unknown }) => Sql<boolean>;
  knownDays: Sql;
  settleDays: (db: Database, employeeIds: readonly number[], within: { from: Day; to: Day }) => Promise<void>;
  bookedHours: (db: Runner, employee_id: number, from: Day, to: Day) => Promise<PlannedHours[]>;
};

export type StoredTask = StoredRow &
  Columns<'tasks', 'employee_id' | 'date' | 'project_id' | 'project_task_id' | 'minutes' | 'description' | 'billable' | 'time_card_id'> & {
    work_type: 'normal' | 'overtime' | 'travel' | 'on_call';
    status: 'draft' | 'submitted' | 'approved' | 'rejected';
  };

export type StoredCard = StoredRow &
  Columns<
    'time_cards',
    'employee_id' | 'title' | 'week_year' | 'week' | 'from_date' | 'to_date' | 'required_minutes' | 'total_minutes' | 'attempt' | 'on_time'
  > & { status: 'draft' | 'submitted' | 'approved' | 'rejected' };
