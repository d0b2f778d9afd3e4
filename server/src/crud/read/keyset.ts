import { isValueOf } from '@cadre/contract/check';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import type { Order, Sort } from './order.ts';

/** The cursor of a list: the sort value and the id of the last row shown. */
export type Cursor = { value: string | null; id: number };

const longest = 4096;

/** Decodes `meta.next`. The cursor is only compared with rows, so a forged one cannot show any row that the list would otherwise hide. */
export function decodeCursor(resource: Resource, order: Order, text: string): Cursor {
  const parsed = text.length <= longest && /^[\w-]+$/.test(text) ? parseJson(Buffer.from(text, 'base64url').toString()) : undefined;
  if (!Array.isArray(parsed) || parsed.length !== 3) throw refused();
  const [by, value, id] = parsed as unknown[];
  if (by !== nameOf(order) || !Number.isSafeInteger(id) || !isValue(resource, order, value)) throw refused();
  return { value: value as string | null, id: id as number };
}

/** Encodes the cursor of a row in the database, from its sort value and id. */
export const encodeCursor = (resource: Resource, order: Order, sorted: Sql, id: Sql): Sql => sql`
  translate(encode(convert_to(json_build_array(${sql.lit(nameOf(order))}::text, (${kindOf(resource, order).write(sorted)})::text, ${id})::text, 'UTF8'), 'base64'), E'+/=\n', '-_')`;

/** Matches rows after a cursor in the order of the list, with empty values last. */
export function isAfter(resource: Resource, order: Order, { by, mayBeEmpty }: Sort, id: Sql, cursor: Cursor): Sql<boolean> {
  const beyond = order.order_dir === 'asc' ? sql`>` : sql`<`;
  if (cursor.value === null) return sql`(${by} is null and ${id} ${beyond} ${cursor.id}::bigint)`;
  const after = sql<boolean>`(${by}, ${id}) ${beyond} (${kindOf(resource, order).read(cursor.value)}, ${cursor.id}::bigint)`;
  return mayBeEmpty ? sql`(${after} or ${by} is null)` : after;
}

const nameOf = ({ order_by, order_dir }: Order): string => `${order_by} ${order_dir}`;

function isValue(resource: Resource, order: Order, value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000') && kindOf(resource, order).isOne(value);
}

type SortedKind = { isOne: (text: string) => boolean; read: (text: string) => Sql; write: (sorted: Sql) => Sql };

const asItIs = (sorted: Sql): Sql => sorted;
const number: SortedKind = { isOne: (text) => /^-?\d{1,18}$/.test(text), read: (text) => sql`${text}::bigint`, write: asItIs };
const decimal: SortedKind = {
  isOne: (text) => /^-?\d{1,20}(\.\d{1,9})?$/.test(text),
  read: (text) => sql`${text}::numeric`,
  write: asItIs,
};
const words: SortedKind = { isOne: () => true, read: (text) => sql`${text}::text`, write: asItIs };
const day: SortedKind = { isOne: (text) => isValueOf({ kind: 'date' }, text), read: (text) => sql`${text}::date`, write: asItIs };
/** In microseconds, because the database stores six digits and JavaScript three. */
const moment: SortedKind = {
  isOne: (text) => /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)),
  read: (text) => sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`,
  write: (sorted) => sql`(extract(epoch from ${sorted}) * 1000000)::bigint`,
};
const truth: SortedKind = { isOne: (text) => text === 'true' || text === 'false', read: (text) => sql`${text}::boolean`, write: asItIs };
const kinds: Record<string, SortedKind> = {
  boolean: truth,
  date: day,
  moment,
  decimal,
  integer: number,
  minutes: number,
  share: number,
  // Compared over currencies, amounts have decimals.
  money: decimal,
};

const kindOf = (resource: Resource, { order_by }: Order): SortedKind => kinds[fieldOf(resource, order_by)?.kind ?? ''] ?? words;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refused = (): Problem => new Problem('invalid', { fields: { after: [{ code: 'not_valid' }] } });
