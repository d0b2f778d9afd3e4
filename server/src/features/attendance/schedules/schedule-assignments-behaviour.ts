import type { Behaviour } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';

export const scheduleAssignmentsBehaviour: Behaviour = {
  /** Existing assignments to an inactive schedule stay; new ones are refused. */
  async beforeWrite({ tx, values, before }) {
    const { week_schedule_id } = values;
    if (week_schedule_id === undefined || week_schedule_id === before?.week_schedule_id) return;
    const { rows } = await sql`select from week_schedules where id = ${week_schedule_id} and not active`.execute(tx);
    if (rows.length > 0) throw invalid({ week_schedule_id: [{ code: 'not_valid' }] });
  },
};
