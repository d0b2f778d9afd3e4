import { type BackgroundExport, backgroundExports, linkExport, oneBackgroundExport } from '@cadre/contract/calls/generic';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/access/actor.ts';
import { rightsMark } from '../../platform/access/rights-mark.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { idOf } from '../read/read.ts';
import { linkTo } from './export-link.ts';
import { mayExport } from './source-named.ts';

/** The user's own large exports: their progress, and a link to each finished one. */
export function serveBackgroundExports(app: FastifyInstance, services: Services): void {
  serve(app, services, backgroundExports, async ({ actor }) => ({ data: await readBackgroundExport(services, actor, sql`true`) }));

  serve(app, services, oneBackgroundExport, async ({ actor, params }) => {
    const [found] = await readBackgroundExport(services, actor, sql`id = ${idOf(params.id)}`);
    if (!found) throw new Problem('not_found');
    return { data: found };
  });

  serve(app, services, linkExport, async (context) => {
    const { actor, params, t } = context;
    const { rows } = await sql<Columns<'kept_exports', 'id' | 'type' | 'name' | 'mime' | 'stored_as' | 'status' | 'rights_mark'>>`
      select id, type, name, mime, stored_as, status, rights_mark from kept_exports
      where id = ${idOf(params.id)} and user_id = ${actor.user_id} and expires_at > now()`.execute(services.db);
    const [found] = rows;
    if (!found) throw new Problem('not_found');
    if (found.status !== 'ready') throw new Problem('export_not_ready');
    // Rights that went since the file was written, go for it too.
    if (!mayExport(actor, found.type) || rightsMark(actor) !== found.rights_mark) throw new Problem('not_allowed');
    const link = await services.db.transaction((tx) => linkTo(services, tx, context, { ...found, kept_export_id: found.id }));
    return { link, message: t('done.export_ready') };
  });
}

async function readBackgroundExport({ db }: Services, { user_id }: Actor, which: Sql): Promise<BackgroundExport[]> {
  const { rows } = await sql<Omit<BackgroundExport, 'created_at' | 'expires_at'> & { created_at: Date; expires_at: Date }>`
    select id, type, name, status, rows_done, rows_total, created_at, expires_at from kept_exports
    where user_id = ${user_id} and expires_at > now() and ${which} order by id desc limit 100`.execute(db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString(), expires_at: row.expires_at.toISOString() }));
}

/** Deletes background exports after a day: the row and the links to it, then the file. */
export async function clearBackgroundExports({ db, files }: Services): Promise<void> {
  const { rows } = await sql<Columns<'kept_exports', 'stored_as'>>`
    delete from kept_exports where expires_at < now() or user_id is null returning stored_as`.execute(db);
  for (const { stored_as } of rows) await files.remove(stored_as);
}
