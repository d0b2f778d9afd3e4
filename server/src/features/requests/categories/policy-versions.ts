import type { Day } from '@cadre/rules/calendar';
import { editedVersions, isSame, type Version } from '@cadre/rules/leave/edit-policies';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalid } from '../../../platform/problem.ts';
import { policyFields, type StoredPolicy } from './load-categories.ts';

type Stored = Pick<Tables['leave_categories'], 'id' | 'year_starts_in'>;

/** The earliest day that an edit may apply from, and the day it applies from by default. */
export type OpenDays = { open_from: Day | null; default_from: Day | null };

/** An unused category is corrected from its beginning; any other from the start of the current leave year. */
export async function openDaysOf(db: Runner, { id, year_starts_in }: Stored, today: Day): Promise<OpenDays> {
  const { rows } = await sql<{ open_from: Day | null; is_used: boolean }>`
    select leave_open_from(${id}) as open_from, exists (select from leave_ledger where leave_category_id = ${id})
      or exists (select from leaves where leave_category_id = ${id}) as is_used`.execute(db);
  const { open_from, is_used } = rows[0] as { open_from: Day | null; is_used: boolean };
  const { from } = leaveYearOf(year_starts_in, today);
  return { open_from, default_from: !is_used ? null : open_from !== null && open_from > from ? open_from : from };
}

/** The values that belong to a policy version. */
export const policyPart = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(policyFields.filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]));

export async function storedVersions(db: Runner, id: number): Promise<StoredPolicy[]> {
  const { rows } = await sql<StoredPolicy>`
    select * from leave_policies where leave_category_id = ${id} order by valid_from nulls first`.execute(db);
  return rows;
}

export type Edit = { from: Day | null; versions: Version[]; today: Version };

/** The versions after an edit; nothing is written. Without `from`, the default day applies. */
export async function editOf(
  db: Runner,
  stored: Stored,
  change: Record<string, unknown>,
  from: Day | null | undefined,
  today: Day,
): Promise<Edit> {
  const { open_from, default_from } = await openDaysOf(db, stored, today);
  const begins = from ?? default_from;
  if (open_from !== null && (begins === null || begins < open_from))
    throw invalid({ from: [{ code: 'leave_year_closed', day: open_from }] });
  const before = (await storedVersions(db, stored.id)).map((row) => ({ valid_from: row.valid_from, values: policyPart(row) }));
  const versions = editedVersions(before, begins, today, change);
  const ofToday = versions.findLast(({ valid_from }) => valid_from === null || valid_from <= today) ?? (versions[0] as Version);
  return { from: begins, versions, today: ofToday };
}

/** Writes the changes of an edit; unchanged versions are not touched, so those of closed years never are. */
export async function saveVersions(tx: Transaction, id: number, versions: readonly Version[], by: number | null): Promise<void> {
  const before = await storedVersions(tx, id);
  const isAmong = (list: readonly Version[], { valid_from, values }: Version): boolean =>
    list.some((one) => one.valid_from === valid_from && isSame(one.values, values));
  const stored = before.map((row) => ({ id: row.id, valid_from: row.valid_from, values: policyPart(row) }));
  const gone = stored.filter((one) => !isAmong(versions, one)).map((one) => one.id);
  await sql`delete from leave_policies where id = any(${gone}::int[])`.execute(tx);
  for (const { valid_from, values } of versions.filter((one) => !isAmong(stored, one))) {
    const columns = { leave_category_id: id, valid_from, created_by_id: by, ...values };
    await sql`
      insert into leave_policies (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(columns))})`.execute(tx);
  }
}
