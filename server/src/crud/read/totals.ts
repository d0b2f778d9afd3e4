import type { Resource } from '@cadre/contract/resource';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { draftOfOthers, seesAll } from '../access/access.ts';
import type { ListQuery } from './list-query.ts';
import { table, tableName } from './table.ts';

/** The total from the stored row counts, if they can answer the query: for callers who see every row, with filters only by kind and day. */
export function storedTotal(
  resource: Resource,
  actor: Actor,
  { search, filters, month }: Pick<ListQuery, 'search' | 'filters' | 'month'>,
): Sql | undefined {
  if (!resource.list.total || search !== '' || month !== undefined || !seesAll(resource, actor)) return undefined;
  if (Object.keys(filters).length === 0) return withoutDrafts(resource, actor, sumOf(resource, sql`c.kind is null`));
  return resource.list.total === 'kept' ? undefined : totalByKind(resource, resource.list.total, filters);
}

/** The database counts every row; drafts of others are few, and an index finds them. */
function withoutDrafts(resource: Resource, actor: Actor, total: Sql): Sql {
  const [draft] = draftOfOthers(resource, actor);
  return draft ? sql`select (${total}) - (select count(*) from ${table(resource)} r where ${draft})` : total;
}

type ByKind = Exclude<Resource['list']['total'], 'kept' | undefined>;

function totalByKind(resource: Resource, { kind, day = '' }: ByKind, filters: Record<string, unknown>): Sql | undefined {
  if (Object.keys(filters).some((name) => name !== kind && name !== day)) return undefined;
  const { from, to } = (filters[day] ?? {}) as { from?: string; to?: string };
  if (!isDay(from) || !isDay(to)) return undefined;
  const kinds = filters[kind] ?? optionsOf(resource, kind);
  const parts = [sql`c.kind in (${sql.join([kinds].flat().map((one) => sql.lit(one as string)))})`];
  if (from !== undefined) parts.push(sql`c.day >= ${from}::date`);
  if (to !== undefined) parts.push(sql`c.day <= ${to}::date`);
  return sumOf(resource, sql.join(parts, sql` and `));
}

const sumOf = (resource: Resource, where: Sql): Sql =>
  sql`select coalesce(sum(c.rows), 0)::bigint from row_counts c where c.table_name = ${sql.lit(tableName(resource))} and ${where}`;

const optionsOf = (resource: Resource, name: string): readonly string[] => {
  const field = resource.fields[name];
  return field?.kind === 'choice' ? field.options : [];
};

/** Whether a bound is a whole day, not a moment within one. */
const isDay = (bound: string | undefined): boolean => bound === undefined || bound.length === 10;
