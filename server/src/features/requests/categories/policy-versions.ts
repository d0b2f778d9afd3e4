import type { Day } from '@cadre/rules/calendar';
import { editedVersions, isSame, type Version } from '@cadre/rules/leave/edit-policies';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalid } from '../../../platform/problem.ts';
import { policyFields, type StoredPolicy } from './load-categories.ts';

type Stored = Pick<Tables['leave_categories'], 'id' | 'year_starts_in'>;

/** From which day an edit may hold, and from which it holds unless another day is given. */
export type OpenDays = { open_from: Day | null; default_from: Day | null };

/** A category that nothing was counted by is corrected from its beginning; any other from the start of the leave year of today. */
export async function openDaysOf(db: Runner, { id, year_starts_in }: Stored, today: Day): Promise<OpenDays> {
  const { rows } = await sql<{ open_from: Day | null; is_used: boolean }>`
    select leave_open_from(${id}) as open_from, exists (select from leave_ledger where leave_category_id = ${id})
      or exists (select from leaves where leave_category_id = ${id}) as is_used`.execute(db);
  const { open_from, is_used } = rows[0] as { open_from: Day | null; is_used: boolean };
  const { from } = leaveYearOf(year_starts_in, today);
  return { open_from, default_from: !is_used ? null : open_from !== null && open_from > from ? open_from : from };
}

/** What of these values a version of the policy has. */
export const policyPart = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(policyFields.filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]));

export async function storedVersions(db: Runner, id: number): Promise<StoredPolicy[]> {
  const { rows } = await sql<StoredPolicy>`
    select * from leave_policies where leave_category_id = ${id} order by valid_from nulls first`.execute(db);
  return rows;
}

export type Edit = { from: Day | null; versions: Version[]; today: Version };

/** The versions as an edit leaves them; nothing is written. `from` undefined: the default. */
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

/** Writes what an edit changes; versions that stay are not touched, so a closed year never is. */
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
