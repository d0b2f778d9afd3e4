import { type GroupKey, isOfRecords, type Report } from '@cadre/contract/reports/report';
import type { ReportQuery } from '@cadre/contract/reports/report-query';
import type { Adding, ReportKey, ReportLeaf } from '@cadre/rules/reports/group-rows';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { idsOf, type ReportScope, type ReportSource } from './facts/report-source.ts';

/** As many as one reads, and as a file of it holds. */
const mostLeaves = 10_000;

/** The facts, added up by the database to one row per combination of the groups. */
export async function readLeaves(
  { db }: Pick<Services, 'db'>,
  report: Report,
  source: ReportSource,
  scope: ReportScope,
  input: Narrowing,
): Promise<ReportLeaf[]> {
  const { group_by } = scope;
  const added = Object.entries(report.columns).flatMap(([name, { kind, adding }]) => (adding ? [{ name, kind, adding }] : []));
  const keys = group_by.map((key) => sql`${keyOf(key)}`);
  const columns = added.map(
    ({ name, kind, adding }) => sql`${addedUp(kind === 'group' ? keyOf(name) : sql.ref(`f.c_${name}`), adding)} as ${sql.ref(name)}`,
  );
  const leaves = sql<{ keys: (number | string | null)[]; entries: number } & ReportLeaf['values']>`
    select ${sql.join([sql`json_build_array(${sql.join(keys)}) as keys`, sql`count(*)::int as entries`, ...columns])}
    from (${filtered(source.facts(scope), scope, input)}) f
    ${group_by.length > 0 ? sql`group by ${sql.join(keys)}` : sql``}
    limit ${sql.lit(mostLeaves + 1)}`;
  const { rows } = await db.reading((on) => leaves.execute(on), { patience: 'long' });
  refuseBeyond(rows.length);
  return rows
    .filter(({ entries }) => entries > 0)
    .map(({ keys: ids, entries: _, ...values }) => ({
      keys: ids.map((id): ReportKey => ({ id, label: null })),
      values,
    }));
}

/** Where every entry is a row of its own, too many are refused before anything is read about them. */
export async function refuseTooMany(
  { db }: Pick<Services, 'db'>,
  source: ReportSource,
  scope: ReportScope,
  input: Narrowing,
): Promise<void> {
  if (!scope.group_by.includes('entry')) return;
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries
    from (select from (${filtered(source.facts(scope), scope, input)}) f limit ${sql.lit(mostLeaves + 1)}) counted`.execute(db);
  refuseBeyond(rows[0]?.entries ?? 0);
}

const refuseBeyond = (leaves: number): void => {
  if (leaves > mostLeaves) throw new Problem('too_many_rows', { args: { limit: mostLeaves } });
};

type Narrowing = Pick<ReportQuery, 'by' | 'search'>;

/** Only the facts that are wanted. */
export function filtered(facts: Sql, scope: ReportScope, { by, search }: Narrowing): Sql {
  const wanted = Object.entries(by).map(([key, values]) => isOneOf(key as GroupKey, values ?? [], scope));
  if (search) wanted.push(sql`f.c_note ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`);
  return wanted.length === 0 ? facts : sql`select * from (${facts}) f where ${sql.join(wanted, sql` and `)}`;
}

const keyOf = (key: string): Sql => sql.ref(`f.k_${key}`);

const adders: Record<Adding, (column: Sql) => Sql> = {
  // Hours and money stay below 2^53, so a sum is a JavaScript number.
  sum: (column) => sql`round(sum(${column})::numeric, 4)::float8`,
  same: (column) => sql`case when min(${column}) = max(${column}) and count(${column}) = count(*) then min(${column}) end`,
  earliest: (column) => sql`min(${column})`,
  latest: (column) => sql`max(${column})`,
  median: (column) => sql`json_agg(${column}) filter (where ${column} is not null)`,
};
const addedUp = (column: Sql, adding: Adding): Sql => adders[adding](column);

const isOneOf = (key: GroupKey, values: readonly (number | string)[], { actor }: ReportScope): Sql =>
  isOfRecords(key) ? sql`${keyOf(key)} = any(${idsOf(values, actor)}::int[])` : sql`${keyOf(key)} = any(${values.map(String)}::text[])`;
