import type { DataOf } from '@cadre/contract/call';
import type { MediaCollection } from '@cadre/contract/resource';
import type { ResourceCalls } from '@cadre/contract/resource-calls';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { recordFileAccess } from '../access/log-views.ts';
import { readsTier } from '../access/tier-rows.ts';
import { withRls } from '../access/with-rls.ts';
import { idOf, readText, requireSeen } from '../read/read.ts';
import { column, table } from '../read/table.ts';
import type { Served } from '../served-resource.ts';
import { requireOneReach } from '../write/stored-row.ts';
import { addMedia, removeMedia } from './media.ts';

type Sender = Omit<CallContext, 'body' | 'query'>;
type Medium = Omit<DataOf<ResourceCalls['media']>[number], 'url'>;

/** Files of a record: the parent is found through the one door before a byte is read. */
export function serveMedia(app: FastifyInstance, services: Services, { resource, behaviour, calls }: Served): void {
  if (!resource.record.media) return;

  serve(app, services, calls.media, async (context) => {
    const id = await parentOf(context);
    const { names, employee_id } = await openCollections(context, id);
    const { rows } = await sql<Medium>`
      select id, collection, name, type, size, created_at from media
      where model = ${resource.name} and model_id = ${id} and collection = any(${names}::text[]) order by id`.execute(services.db);
    recordFileAccess(
      resource,
      employee_id,
      rows.map(({ collection }) => collection),
    );
    return { data: rows.map((row) => ({ ...row, url: `/${resource.name}/${id}/media/${row.id}` })) };
  });

  serve(app, services, calls.file, async (context) => {
    const { actor, params } = context;
    const id = idOf(params.id);
    // Opening a file of a guarded record counts as access to the whole record.
    if (resource.access.guarded) await withRls(services.db, resource, (on) => readText(on, { resource, behaviour, actor }, id));
    else await parentOf(context);
    const { names, employee_id } = await openCollections(context, id);
    const { rows } = await sql<Columns<'media', 'collection' | 'name' | 'type' | 'stored_as'>>`
      select collection, name, type, stored_as from media
      where model = ${resource.name} and model_id = ${id} and id = ${idOf(context.params.media_id)} and collection = any(${names}::text[])`.execute(
      services.db,
    );
    const [row] = rows;
    if (!row) throw new Problem('not_found');
    recordFileAccess(resource, employee_id, [row.collection]);
    // Fetched first: a refusal must not look like the file.
    const content = await services.files.get(row.stored_as);
    await context.reply
      .type(row.type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .send(content);
    return undefined;
  });

  const collections = Object.values(resource.record.media);
  serveUpload(app, services, calls.upload, {
    async admit(context) {
      const id = await parentOf(context);
      await withRls(services.db, resource, (on) => requireOneReach(on, resource, context.actor, rightsOf(collections), id));
      return Math.max(...collections.map(({ maxBytes }) => maxBytes)) / megabyte;
    },
    async take(context, sent) {
      const collection = sent.fields.get('collection') ?? '';
      const id = await addMedia({ services, resource, behaviour, caller: context, id: idOf(context.params.id), collection }, sent);
      return { message: context.t('done.uploaded'), ids: [id] };
    },
  });

  serve(
    app,
    services,
    calls.removeFiles,
    async (context) => {
      const id = await parentOf(context);
      const { collection, mediaToDelete } = (context.body ?? {}) as { collection?: unknown; mediaToDelete?: unknown };
      const ids = (Array.isArray(mediaToDelete) ? mediaToDelete : [mediaToDelete]).map((one) => Number(one));
      if (ids.length === 0 || ids.length > 100 || !ids.every((one) => Number.isSafeInteger(one) && one > 0)) {
        throw new Problem('invalid', { fields: { mediaToDelete: [{ code: 'not_valid' }] } });
      }
      await removeMedia({ services, resource, behaviour, caller: context, id, collection: String(collection) }, ids);
      return { message: context.t('done.media_deleted') };
    },
    { body: 'own' },
  );

  /** The collections of this record whose files the caller may see, and the record's employee. */
  async function openCollections({ actor }: Sender, id: number): Promise<{ names: string[]; employee_id?: number | undefined }> {
    const named = Object.entries(resource.record.media ?? {});
    if (named.every(([, { tier }]) => tier === undefined)) return { names: named.map(([name]) => name) };
    const open = named.map(([name, { tier }]) => {
      const isOpen = tier === undefined ? sql`true` : readsTier(resource, actor, tier);
      return sql`case when ${isOpen} then ${name}::text end`;
    });
    const owner = resource.access.owner?.employee;
    const statement = sql<{ names: string[]; employee_id: number | null }>`
      select array_remove(array[${sql.join(open)}], null) as names, ${owner ? column(owner) : sql`null::int`} as employee_id from ${table(resource)} r where r.id = ${id}`;
    const { rows } = await withRls(services.db, resource, (on) => statement.execute(on));
    return { names: rows[0]?.names ?? [], employee_id: rows[0]?.employee_id ?? undefined };
  }

  async function parentOf({ actor, params }: Sender): Promise<number> {
    const id = idOf(params.id);
    await withRls(services.db, resource, (on) => requireSeen(on, { resource, behaviour, actor }, id));
    return id;
  }
}

const megabyte = 1024 * 1024;
const rightsOf = (collections: MediaCollection[]): string[] => [...new Set(collections.map(({ right }) => right ?? 'update'))];
