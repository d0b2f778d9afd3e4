import type { Moment } from '@cadre/rules/attendance/facts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../access/caller.ts';

/** Punches that an approved excuse adds. */
export type Corrections = {
  addCorrection: (
    tx: Transaction,
    caller: Caller,
    correction: { excuse_id: number; employee_id: number; zone: string; punches: readonly { action: 'in' | 'out'; at: Moment }[] },
  ) => Promise<void>;
  withdrawCorrection: (tx: Transaction, caller: Caller, excuse_id: number) => Promise<void>;
};
