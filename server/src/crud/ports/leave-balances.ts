import type { Language } from '@cadre/contract/languages';
import type { Runner } from '../../platform/database/database.ts';

export type LeaveLeft = { name: string; unit: 'day' | 'hour' | 'minute'; amount: number };

/** An employee's remaining leave on a day. */
export type LeaveBalances = {
  leaveLeft: (db: Runner, employee_id: number, day: string, language: Language) => Promise<LeaveLeft[]>;
};
