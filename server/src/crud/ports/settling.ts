import type { Day } from '@cadre/rules/calendar';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** The calculated result of a day. */
export type SettledDay = {
  date: Day;
  status: string;
  expected: number;
  worked: number;
  credited: number;
  late: number;
};

type Span = { from: Day; to: Day };

/** Calculates attendance days, and the overtime in them, from the current facts. */
export type Settling = {
  /** Brings stored days up to date. */
  settleDays: (db: Database, employeeIds: readonly number[], within: Span) => Promise<void>;
  settleDaysAndOvertime: (db: Database, employeeIds: readonly number[], within: Span) => Promise<void>;
  /** Days and overtime, within a transaction that relies on them. */
  settleWithin: (tx: Transaction, employeeIds: readonly number[], within: Span) => Promise<void>;
  /** Days calculated from the current facts, regardless of the stored ones. */
  daysByFacts: (tx: Transaction, employeeIds: readonly number[], within: Span) => Promise<(SettledDay & { employee_id: number })[]>;
  /** Whether days of the employee `e`, joined with `knownDays`, are behind the facts. */
  isOverdue: (within: { from: unknown; to: unknown }) => Sql<boolean>;
  knownDays: Sql;
};
