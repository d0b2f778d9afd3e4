import { isSame } from '@cadre/rules/leave/edit-policies';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import type { StoredRow } from '../../../crud/access/caller.ts';
import type { Behaviour, Write } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalid } from '../../../platform/problem.ts';
import { policyFields } from './load-categories.ts';
import { editOf, policyPart, saveVersions } from './policy-versions.ts';

/** Empty fields get the default of the database. */
export const withDefaults: readonly string[] = [
  'kind',
  'active',
  'visible_to_team',
  'pay_rate_bp',
  'counts_holidays',
  'counts_as_work',
  'interrupts_leave',
  'annual_amount',
  'seniority_steps',
  'prorate_fte',
  'reduced_by_unpaid',
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
  'year_starts',
];
/** These cannot change once balances or days were counted with them. */
const frozen = ['kind', 'unit', 'balance_mode', 'counts_holidays', 'year_starts', 'year_starts_in', 'starts_on'];

/** Flex time is the balance of each day, so it is neither granted nor rounded. */
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
    const today = new Date().toISOString().slice(0, 10);
    if (before) {
      await refuseChangeOfUsed(write);
      return datePolicy(write, before, today);
    }
    delete values.from;
    values.starts_on ??= leaveYearOf(Number(values.year_starts_in ?? 1), today).from;
  },
};

/** Changes to entitlements apply from a day on; the category itself shows today's policy. */
async function datePolicy({ tx, caller, values, changes }: Write, before: StoredRow, today: string): Promise<void> {
  const category = before as unknown as Tables['leave_categories'];
  const from = values.from as string | null | undefined;
  const change = policyPart(values);
  for (const name of [...policyFields, 'from']) delete values[name];
  const isDifferent = Object.entries(change).some(([name, value]) => !isSame(value, before[name]));
  if (!isDifferent && (from === undefined || from === null || from === category.from)) return;
  const edit = await editOf(tx, category, change, from === category.from ? undefined : from, today);
  await saveVersions(tx, category.id, edit.versions, caller.actor.user_id);
  Object.assign(values, edit.today.values, { from: edit.today.valid_from });
  if (edit.from !== null && edit.from > today)
    for (const [name, value] of Object.entries(change))
      if (!isSame(value, before[name])) changes.push({ field: name, old: before[name] ?? null, new: value });
  if (edit.from !== edit.today.valid_from) changes.push({ field: 'from', old: category.from, new: edit.from });
}

async function refuseChangeOfUsed({ tx, values, before }: Write): Promise<void> {
  const changed = frozen.filter((name) => Object.hasOwn(values, name) && values[name] !== before?.[name]);
  if (changed.length === 0) return;
  const { rows } = await sql`
    select from leaves where leave_category_id = ${before?.id} union all select from leave_ledger where leave_category_id = ${before?.id} limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw invalid(Object.fromEntries(changed.map((name) => [name, [{ code: 'used_already' }]])));
}
