import { exportList, openExport } from '@cadre/contract/calls/generic';
import { rightOf } from '@cadre/contract/rights';
import type { FastifyInstance } from 'fastify';
import type { Runner } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { tableFile } from '../platform/documents/table-file.ts';
import type { House } from '../platform/house.ts';
import { serve } from '../platform/http/serve.ts';
import { Problem } from '../platform/problem.ts';
import { demand, openFields, seen } from './access.ts';
import type { Behaviours } from './behaviour.ts';
import { belted } from './belted.ts';
import { conditions } from './conditions.ts';
import { countExport } from './count-export.ts';
import { type Door, doorTo } from './door.ts';
import { keepExport, openExport as openFile } from './export-link.ts';
import { readExportRequest } from './export-request.ts';
import { exportColumns, exportTable } from './export-table.ts';
import { type ListQuery, readListQuery } from './list-query.ts';
import { noteViews } from './note-views.ts';
import { orderOf } from './order.ts';
import { resourceNamed } from './resource-named.ts';
import { rowJson } from './row-json.ts';
import { table } from './table.ts';

/** What the list shows, as a file behind a short-lived link that opens in a window of its own. */
export function serveExports(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  serve(
    app,
    house,
    exportList,
    async (asked) => {
      const resource = resourceNamed(asked.params.type ?? '');
      if (!resource) throw new Problem('not_found');
      if (!asked.actor.rights.has(rightOf(resource, 'export'))) throw new Problem('not_allowed');
      const { format, columns, ids, wanted } = readExportRequest(asked);
      await countExport(house, asked);
      const door = doorTo(resource, behaviours, asked.actor);
      const query = readListQuery(resource, asked.actor, wanted);
      const rows = await belted(house.db, resource, (on) => exportRows(on, door, query, ids));
      if (resource.guarded) await noteViews(house, asked, resource, rows);
      const chosen = exportColumns(resource, openFields(resource, asked.actor), columns);
      const file = await tableFile(format, exportTable(resource, asked, chosen, rows, new Date().toISOString().slice(0, 10)));
      const link = await keepExport(house, asked, resource, file, rows.length);
      return { link, message: asked.t('done.export_ready') };
    },
    { body: 'own' },
  );

  serve(app, house, openExport, async (asked) => {
    const { name, type, bytes } = await openFile(house, asked);
    await asked.reply
      .type(type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .send(bytes);
    return undefined;
  });
}

const mostRows = 10_000;

/** Exactly the rows that the list shows this asker, as far as the right to export reaches. */
async function exportRows(db: Runner, door: Door, wanted: ListQuery, ids?: number[]): Promise<Record<string, unknown>[]> {
  const { resource, actor } = door;
  const where = [demand(resource, actor, rightOf(resource, 'export')), seen(resource, actor), ...conditions(door, wanted)];
  if (ids) where.push(sql`r.id = any(${ids}::int[])`);
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select ${rowJson(door)} as row from ${table(resource)} r where ${sql.join(where, sql` and `)}
    order by ${orderOf(door, wanted)} limit ${sql.lit(mostRows + 1)}`.execute(db);
  if (rows.length > mostRows) throw new Problem('too_many_rows', { args: { limit: mostRows } });
  return rows.map(({ row }) => row);
}
