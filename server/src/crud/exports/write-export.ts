import { isLanguage } from '@cadre/contract/languages';
import type { Resource } from '@cadre/contract/resource';
import { runAs } from '../../platform/database/run-as.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { streamTable } from '../../platform/documents/tables/stream-table.ts';
import type { Rotations } from '../../platform/documents/tables/table-file.ts';
import { notify } from '../../platform/notices/notify.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { translator } from '../../platform/texts/texts.ts';
import type { Caller } from '../access/caller.ts';
import { audit } from '../write/audit.ts';
import { readExportRequest } from './export-request.ts';
import { type ExportSource, exportsPage, mostEver, type OpenSource, writeJob } from './export-source.ts';

export type Begun = Columns<'kept_exports', 'id' | 'user_id' | 'type' | 'wish' | 'language' | 'name' | 'stored_as'>;
/** Writes the file under its name in the store, and returns a description of its content. */
type Write = (begun: Begun, caller: Caller) => Promise<Written>;
/** With the record that it is made of, the file is in the history of that record. */
type Written = { caller: Caller; resource: Resource; id?: number; rows: number };

/** Writes a waiting export with the rights that its owner has now; an interrupted run is repeated from the start. */
export function writeInBackground(services: Services, job: string, write: Write): void {
  services.jobs.handle<{ id: number }>(job, async ({ id }) => {
    const { rows } = await sql<Begun>`
      update kept_exports set status = 'writing', rows_done = 0
      where id = ${id} and status in ('waiting', 'writing') and expires_at > now()
      returning id, user_id, type, wish, language, name, stored_as`.execute(services.db);
    if (rows[0]) await writeBegun(services, rows[0], write);
  });
}

async function writeBegun(services: Services, begun: Begun, write: Write): Promise<void> {
  try {
    const caller = await ownerOf(services, begun);
    if (!caller) throw new Problem('not_allowed');
    await runAs(caller.actor.user_id, async () => finish(services, begun, 'ready', await write(begun, caller)));
  } catch (error) {
    // A refusal would be repeated; other errors may be temporary, so the job is retried.
    if (!(error instanceof Problem)) throw error;
    await finish(services, begun, 'failed');
  }
}

async function ownerOf({ sessions }: Services, { user_id, language }: Begun): Promise<Caller | undefined> {
  const actor = user_id === null ? undefined : await sessions.loadUser(user_id);
  if (!actor || !isLanguage(language)) return undefined;
  return {
    actor: { ...actor, language },
    language,
    t: translator(language),
    trace: { via: 'job', ip: null, user_agent: null, request_id: null, language },
  };
}

/** Lists and views, row by row. */
export const writeExportsInBackground = (services: Services, sourceOf: (type: string) => OpenSource | undefined): void =>
  writeInBackground(services, writeJob, async (begun, caller) => {
    const open = sourceOf(begun.type);
    if (!open) throw new Problem('not_allowed');
    return writeFile(services, begun, caller, open);
  });

async function writeFile(services: Services, begun: Begun, caller: Caller, open: OpenSource): Promise<Written> {
  const request = readExportRequest(begun.wish as Record<string, unknown>);
  const source = await open(caller, request, mostEver);
  if (source.total > mostEver) throw new Problem('too_many_rows', { args: { limit: mostEver } });
  await sql`update kept_exports set rows_total = ${source.total} where id = ${begun.id}`.execute(services.db);
  const counted = { rows: 0 };
  await services.files.put(
    begun.stored_as,
    streamTable(request.format === 'csv' ? 'csv' : 'xlsx', source.head, counting(services, begun, source, counted)),
  );
  return { caller, resource: source.resource, rows: counted.rows };
}

/** In milliseconds: progress is not read more often. */
const notifyEvery = 500;

/** The same rows, and how far they are. */
async function* counting({ db }: Services, { id }: Begun, source: ExportSource, counted: { rows: number }): Rotations {
  let notifiedAt = 0;
  for await (const turn of source.turns()) {
    yield turn;
    counted.rows += turn.length;
    if (performance.now() - notifiedAt < notifyEvery) continue;
    notifiedAt = performance.now();
    await sql`update kept_exports set rows_done = ${counted.rows} where id = ${id}`.execute(db);
  }
}

/** Logged before the file can be downloaded. */
async function finish(services: Services, begun: Begun, status: 'ready' | 'failed', written?: Written): Promise<void> {
  const { id, user_id, name } = begun;
  const isStored = await services.db.transaction(async (tx) => {
    const { rowCount } = await sql`
      update kept_exports set status = ${status}, expires_at = now() + interval '1 day', rows_done = coalesce(${written?.rows ?? null}, rows_done)
      where id = ${id}`.execute(tx);
    if (rowCount === 0) return false;
    if (user_id !== null) await notify(tx.run, user_id, status === 'ready' ? 'export_ready' : 'export_failed', { name }, exportsPage);
    if (!written) return true;
    const { caller, resource, id: model_id, rows } = written;
    const changes = [...(model_id === undefined ? [] : [{ field: 'file', old: null, new: name }]), { field: 'rows', old: null, new: rows }];
    audit(tx, { actor: caller.actor, trace: caller.trace, action: 'export', model: resource.name, model_id, label: name, changes });
    return true;
  });
  // The row is gone because a person in the export was erased meanwhile, which deletes every export about them.
  if (!isStored) await services.files.remove(begun.stored_as);
}
