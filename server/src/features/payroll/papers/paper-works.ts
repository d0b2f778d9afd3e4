import type { Language } from '@cadre/contract/languages';
import type { Runner } from '../../../platform/database/database.ts';

export type LeaveLeft = { name: string; unit: 'day' | 'hour' | 'minute'; amount: number };

/** What papers of pay ask of other parts of the house: what is left of somebody's leave on a day. */
export type PaperWorks = {
  leaveLeft: (db: Runner, employee_id: number, day: string, language: Language) => Promise<LeaveLeft[]>;
};
