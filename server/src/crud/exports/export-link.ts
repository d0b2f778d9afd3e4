import { randomBytes } from 'node:crypto';
import type { Resource } from '@cadre/contract/resource';
import { rightsMark } from '../../platform/access/rights-mark.ts';
import { createToken, hashOfToken } from '../../platform/access/secret-token.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { bearerToken } from '../../platform/http/bearer-token.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { audit } from '../write/audit.ts';

const minutesOfLife = 10;
const mostDownloads = 3;
const cookieName = 'cadre_export';

/** Named after its resource and the day by default. */
type ExportFile = { bytes: Buffer; mime: string; extension: string; name?: string };

type Exporting = Pick<CallContext, 'actor' | 'trace' | 'request' | 'reply'>;
/** With the id of a record, the export appears in the history of that record. */
type Exported = { resource: Resource; id?: number; rows: number };

/** Stores the file and makes a link to it. */
export const keepExport = (
  services: Services,
  context: Exporting,
  resource: Resource,
  file: ExportFile,
  rows: number,
  id?: number,
): Promise<string> =>
  services.db.transaction((tx) => keepExportWithin(tx, services, context, file, { resource, rows, ...(id !== undefined && { id }) }));

/** The same within a transaction, so that the link exists only if the other writes are saved. */
export async function keepExportWithin(
  tx: Transaction,
  services: Services,
  context: Exporting,
  file: ExportFile,
  { resource, id, rows }: Exported,
): Promise<string> {
  const stored_as = `export-${randomBytes(24).toString('hex')}`;
  const name = `${file.name ?? `${resource.name}-${new Date().toISOString().slice(0, 10)}`}.${file.extension}`;
  await services.files.put(stored_as, file.bytes);
  const changes = [...(id === undefined ? [] : [{ field: 'file', old: null, new: name }]), { field: 'rows', old: null, new: rows }];
  audit(tx, { actor: context.actor, trace: context.trace, action: 'export', model: resource.name, model_id: id, label: name, changes });
  return linkTo(services, tx, context, { name, mime: file.mime, stored_as });
}

type StoredFile = { name: string; mime: string; stored_as: string; kept_export_id?: number };

/** The link works only with the cookie that is set with it, or with a token of the same user. A background export outlives its links. */
export async function linkTo(
  services: Services,
  tx: Transaction,
  context: Pick<CallContext, 'actor' | 'request' | 'reply'>,
  file: StoredFile,
): Promise<string> {
  const { token, hash } = createToken();
  // Always a new one, only for this link: a cookie planted in the browser beforehand opens no file.
  const { token: binding, hash: cookie_hash } = createToken();
  const link = `/api/v1/exports/files/${token}`;
  await sql`
    insert into exports (token_hash, cookie_hash, user_id, session_id, rights_mark, name, type, stored_as, kept_export_id, expires_at)
    values (${hash}, ${cookie_hash}, ${context.actor.user_id}, ${context.actor.session_id}, ${rightsMark(context.actor)},
      ${file.name}, ${file.mime}, ${file.stored_as},
      ${file.kept_export_id ?? null}, now() + make_interval(mins => ${minutesOfLife}))`.execute(tx);
  context.reply.setCookie(cookieName, binding, {
    path: link,
    httpOnly: true,
    sameSite: 'strict',
    secure: services.config.publicUrl.startsWith('https:'),
    maxAge: minutesOfLife * 60,
  });
  return link;
}

/** An expired, used, foreign or invented link, or one of a signed-out owner, gives the same answer: not found. */
export async function openExport(
  services: Services,
  context: CallContext,
): Promise<{ name: string; type: string; bytes: Awaited<ReturnType<Services['files']['get']>> }> {
  const binding = context.request.cookies[cookieName];
  const token = bearerToken(context.request);
  const caller = token === undefined ? undefined : await services.sessions.loadActor(token);
  if (!binding && !caller) throw new Problem('not_found');
  const isBound = caller ? sql`user_id = ${caller.user_id}` : sql`cookie_hash = ${hashOfToken(binding ?? '')}`;
  const { rows } = await sql<Columns<'exports', 'name' | 'type' | 'stored_as' | 'session_id' | 'rights_mark'>>`
    update exports set downloads = downloads + 1
    where token_hash = ${hashOfToken(context.params.token ?? '')} and expires_at > now() and downloads < ${mostDownloads}
      and ${isBound}
    returning name, type, stored_as, session_id, rights_mark`.execute(services.db);
  if (!rows[0]) throw new Problem('not_found');
  const { name, type, stored_as, session_id, rights_mark } = rows[0];
  // The user must still be signed in with the same rights as when the link was made.
  const actor = caller ?? (session_id === null ? undefined : await services.sessions.loadSession(session_id));
  if (!actor || rightsMark(actor) !== rights_mark) throw new Problem('not_found');
  return { name, type, bytes: await services.files.get(stored_as) };
}

/** Deletes expired exports: rows first, then their files. */
export async function clearExpiredExports(services: Services): Promise<void> {
  const { rows: gone } = await sql<Columns<'exports', 'stored_as' | 'kept_export_id'>>`
    delete from exports where expires_at < now() returning stored_as, kept_export_id`.execute(services.db);
  for (const { stored_as, kept_export_id } of gone) if (kept_export_id === null) await services.files.remove(stored_as);
}
