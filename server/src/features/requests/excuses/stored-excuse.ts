import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import type { Excuse } from '@cadre/rules/excuses/excuse';
import type { StoredRow } from '../../../crud/access/caller.ts';
import type { Corrections } from '../../../crud/ports/corrections.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Runner } from '../../../platform/database/database.ts';
import type { Columns } from '../../../platform/database/tables.ts';

export type ExcuseInput = Excuse & { id: number; employee_id: number };

/** The columns of an excuse that its steps need. */
export type StoredExcuse = StoredRow &
  ExcuseInput &
  Columns<'excuses', 'title' | 'attempt' | 'as_draft' | 'minutes' | 'deducted_minutes'> & {
    status: 'draft' | 'pending' | 'approved' | 'rejected' | 'cancelled';
  };

/** What excuses need from other features: work plans, and corrections of missing punches. */
export type ExcusePorts = Plans & Corrections;

export async function planOfDay(db: Runner, { plansOf }: Pick<Plans, 'plansOf'>, employee_id: number, date: Day): Promise<DayPlan> {
  const planOf = (await plansOf(db, [employee_id], date, date)).get(employee_id);
  if (!planOf) throw new Error(`No plans were loaded for employee ${employee_id}.`);
  return planOf(date);
}

/** Its day and its hours, in no language. */
export function titleOf({ date, from_time, to_time, proposed_in, proposed_out }: Excuse): string {
  const times = [from_time ?? proposed_in, to_time ?? proposed_out].filter((time) => time !== null && time !== undefined);
  return `${date}, ${times.map((time) => time.slice(0, 5)).join('–')}`;
}
