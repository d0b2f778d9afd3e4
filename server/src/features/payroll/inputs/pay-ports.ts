import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import type { Database, Runner, Transaction } from '../../../platform/database/database.ts';

/** The calculated result of a day. */
export type StoredDay = {
  date: Day;
  status: string;
  expected: number;
  worked: number;
  credited: number;
  late: number;
};

/** The functions that payroll needs from other features: work plans, and up-to-date days. */
export type PayPorts = {
  plansOf: (db: Runner, employeeIds: readonly number[], from: Day, to: Day) => Promise<Map<number, (date: Day) => DayPlan>>;
  /** Days calculated from the current facts, regardless of the stored ones. */
  daysByFacts: (
    tx: Transaction,
    employeeIds: readonly number[],
    within: { from: Day; to: Day },
  ) => Promise<(StoredDay & { employee_id: number })[]>;
  /** Brings days up to date, and the overtime that they come to. */
  settleDays: (db: Database, employeeIds: readonly number[], within: { from: Day; to: Day }) => Promise<void>;
  /** The same within a transaction that relies on it. */
  settleWithin: (tx: Transaction, employeeIds: readonly number[], within: { from: Day; to: Day }) => Promise<void>;
};
