import type { Behaviour, Write } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';

/** Empty values get the default here. In all other fields they mean that no limit applies. */
const usual = [
  'active',
  'night_premium_bp',
  'overtime_1_rate_bp',
  'overtime_2_rate_bp',
  'rest_day_rate_bp',
  'holiday_rate_bp',
  'tolerance_minutes',
  'block_minutes',
  'needs_approval',
  'reason_required',
];

export const overtimeRulesBehaviour: Behaviour = {
  async beforeWrite(write) {
    for (const name of usual) if (write.values[name] === null) write.values[name] = sql`default`;
    await refuseDays(write);
  },
};

/** Minutes are no part of a day: time off is credited where it is counted in hours. */
async function refuseDays({ tx, values, before }: Write): Promise<void> {
  const { becomes, leave_category_id } = { ...before, ...values };
  if (becomes === 'pay' || !leave_category_id) return;
  const { rows } = await sql`select from leave_categories where id = ${leave_category_id} and unit = 'day'`.execute(tx);
  if (rows.length > 0) throw invalid({ leave_category_id: [{ code: 'time_off_in_hours' }] });
}
