import type { Field } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { rightOf } from '@cadre/contract/rights';
import { localDayAt } from '@cadre/rules/attendance/plan/zone';
import { nextSize } from '../../platform/batching/batch-size.ts';
import { batchTargetMs } from '../../platform/batching/batch-target.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { TableHead } from '../../platform/documents/tables/table-file.ts';
import type { Services } from '../../platform/services.ts';
import { openFields, requireRight, seen } from '../access/access.ts';
import type { Caller } from '../access/caller.ts';
import { type Door, doorTo } from '../access/door.ts';
import { noteRows } from '../access/log-views.ts';
import { withRls } from '../access/with-rls.ts';
import type { Behaviours } from '../behaviour.ts';
import { withComparedMoney } from '../money/compared-money.ts';
import { conditions } from '../read/conditions.ts';
import { type ListQuery, readListQuery } from '../read/list-query.ts';
import { orderOf } from '../read/order.ts';
import { fieldsJson } from '../read/row-json.ts';
import { column, table } from '../read/table.ts';
import type { ExportSource, OpenSource } from './export-source.ts';
import { disambiguator, exportColumns, exportTable, type FileRow, withUnits } from './export-table.ts';
import { readerOf } from './reader-of.ts';

/** Exactly the rows that the list shows the caller, within the scope of the right to export. */
export const listSource =
  (services: Services, behaviours: Behaviours, declared: Resource): OpenSource =>
  async (caller, request, most): Promise<ExportSource> => {
    const { columns, ids, wanted } = request;
    const { actor } = caller;
    const reader = await readerOf(services, caller, request);
    const door = doorTo(declared, behaviours, actor);
    const { resource } = door;
    const chosen = exportColumns(resource, openFields(resource, actor), columns);
    const query = await withComparedMoney(services.db, resource, readListQuery(resource, actor, wanted));
    const found = await idsInOrder(services, door, query, ids, most);
    const today = localDayAt(reader.zone, Date.now());
    const reading = { resource, reader, isZoned: door.behaviour.zone !== undefined };
    const { rows: _, ...head }: TableHead & { rows: unknown } = exportTable(reading, { columns: chosen, rows: [], subtitle: today });
    return {
      resource,
      name: `${resource.name}-${today}`,
      head,
      total: found.length,
      turns: async function* () {
        for await (const rows of turns(services, door, caller, chosen, found))
          yield exportTable(reading, { columns: chosen, rows, subtitle: '' }).rows;
      },
    };
  };

/**
 * The size of the first batch and the smallest size; batches stay short, so that other requests do not wait long on a single connection.
 */
const [first, least] = [100, 50];

/** Which rows, in their order: ids alone, eight bytes each, so that millions fit in memory and none is repeated or missed. */
async function idsInOrder(
  services: Services,
  door: Door,
  wanted: ListQuery,
  ids: number[] | undefined,
  most: number,
): Promise<BigInt64Array> {
  const { resource } = door;
  const where = [...reached(door), ...conditions(door, wanted)];
  if (ids) where.push(sql`r.id = any(${ids}::int[])`);
  const statement = sql<{ packed: Uint8Array | null }>`
    select string_agg(int8send(found.id), ''::bytea) as packed from (
      select r.id::bigint as id from ${table(resource)} r where ${sql.join(where, sql` and `)}
      order by ${orderOf(door, wanted)} limit ${sql.lit(most + 1)}) found`;
  // Sorting millions takes longer than one statement outside of a transaction may.
  const { rows } = await services.db.reading((on) => statement.execute(on));
  return unpacked(rows[0]?.packed ?? new Uint8Array());
}

/** PostgreSQL writes the highest byte first. */
function unpacked({ buffer, byteOffset, length }: Uint8Array): BigInt64Array {
  const bytes = new DataView(buffer, byteOffset, length);
  const ids = new BigInt64Array(length / 8);
  for (let at = 0; at < ids.length; at += 1) ids[at] = bytes.getBigInt64(at * 8);
  return ids;
}

/** Reads only the columns of the file, and the owners of the rows. */
async function* turns(services: Services, door: Door, caller: Caller, columns: string[], ids: BigInt64Array): AsyncGenerator<FileRow[]> {
  const { resource, behaviour } = door;
  const shown = new Set([...withUnits(resource, columns), ...(resource.access.owner?.employee ? [resource.access.owner.employee] : [])]);
  let size = first;
  for (let at = 0; at < ids.length; ) {
    const some = Array.from(ids.subarray(at, at + size), Number);
    const statement = sql<FileRow>`
      select ${fieldsJson(door, [...shown])} as row, ${behaviour.zone ?? sql`null`} as zone, ${apartJson(door, columns)} as apart
      from unnest(${some}::int[]) with ordinality wanted (id, place)
      join ${table(resource)} r on r.id = wanted.id where ${sql.join(reached(door), sql` and `)} order by wanted.place`;
    const since = performance.now();
    const { rows } = await withRls(services.db, resource, (on) => statement.execute(on));
    at += some.length;
    size = nextSize(some.length, performance.now() - since, { aim: batchTargetMs(services.db), least });
    const guarded = rows.map(({ row }) => row);
    if (resource.access.guarded) await noteRows(services, caller, resource, guarded);
    yield rows;
  }
}

/** The disambiguators of the rows' references, by reference. */
function apartJson({ resource }: Door, columns: readonly string[]): Sql {
  const parts = columns.flatMap((name): Sql[] => {
    const apart = disambiguator(name, fieldOf(resource, name) as Field);
    if (!apart) return [];
    const { target, by } = apart;
    return [sql`${sql.lit(name)}, (select n.${sql.ref(by)} from ${table(target)} n where n.id = ${column(name)})`];
  });
  return sql`json_build_object(${sql.join(parts)})`;
}

const reached = ({ resource, actor }: Door) => [requireRight(resource, actor, rightOf(resource, 'export')), seen(resource, actor)];
