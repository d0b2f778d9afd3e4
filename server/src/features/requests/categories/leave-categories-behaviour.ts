import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import type { Behaviour, Write } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';

/** What is left empty is what the database says. */
export const withDefaults: readonly string[] = [
  'kind',
  'active',
  'visible_to_team',
  'pay_rate_bp',
  'counts_holidays',
  'counts_as_work',
  'annual_amount',
  'seniority_steps',
  'prorate_fte',
  'negative_limit',
  'year_starts_in',
  'wait_months',
  'min_notice_days',
  'max_past_days',
  'max_future_months',
  'blackouts',
  'name_i18n',
  'reason_required',
  'requires_approval',
  'requires_approval_to_cancel',
  'starts_on',
];
/** What balances and days were counted by cannot become something else. */
const frozen = ['kind', 'unit', 'balance_mode', 'counts_holidays', 'year_starts_in', 'starts_on'];

/** What each day brings is neither granted nor rounded. */
const flexTime = { unit: 'minute', balance_mode: 'tracked', annual_amount: 0, seniority_steps: { steps: [] }, rounding: 'none' };

export const leaveCategoriesBehaviour: Behaviour = {
  columns: {
    is_used: () =>
      sql`(exists (select from leaves l where l.leave_category_id = r.id) or exists (select from leave_ledger e where e.leave_category_id = r.id))`,
  },
  async beforeWrite(write: Write) {
    const { values, before } = write;
    for (const name of withDefaults) if (values[name] === null) delete values[name];
    if ((values.kind ?? before?.kind) === 'flex') Object.assign(values, flexTime);
    if (before) return refuseChangeOfUsed(write);
    const today = new Date().toISOString().slice(0, 10);
    values.starts_on ??= leaveYearOf(Number(values.year_starts_in ?? 1), today).from;
  },
};

async function refuseChangeOfUsed({ tx, values, before }: Write): Promise<void> {
  const changed = frozen.filter((name) => Object.hasOwn(values, name) && values[name] !== before?.[name]);
  if (changed.length === 0) return;
  const { rows } = await sql`
    select from leaves where leave_category_id = ${before?.id} union all select from leave_ledger where leave_category_id = ${before?.id} limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw invalid(Object.fromEntries(changed.map((name) => [name, [{ code: 'used_already' }]])));
}
