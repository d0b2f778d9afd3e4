import type { Behaviour } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';

const defaulted = [
  'weekly_minutes',
  'deduct_absence',
  'deduct_late',
  'cash_rounding',
  'carry_negative',
  'variance_bp',
  'pay_day',
  'tax_year_month',
];

/** The policy of the company cannot be deleted, because it applies to branches without their own. */
export const payPoliciesBehaviour: Behaviour = {
  can: { delete: () => sql`r.branch_id is not null` },
  async beforeWrite({ values, before }) {
    if (before) for (const name of defaulted) if (values[name] === null) values[name] = sql`default`;
    if (before && before.branch_id === null && values.branch_id) throw new Problem('settings_must_stay');
  },
  async beforeDelete({ before }) {
    if (before.branch_id === null) throw new Problem('settings_must_stay');
  },
};
