import { createHash, randomBytes } from 'node:crypto';
import type { MediaCollection, MediaType, Resource } from '@cadre/contract/resource';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import type { Caller, StoredRow } from '../access/caller.ts';
import type { Acting } from '../access/door.ts';
import { withRls } from '../access/with-rls.ts';
import { audit, employeeOf, notedName, rightToKnow } from '../write/audit.ts';
import { lockRow, requireReach } from '../write/stored-row.ts';
import { acceptedUpload, type Upload } from './accepted-upload.ts';
import { forgetFiles } from './media-rows.ts';
import { mimeOf } from './sniff.ts';

type FileTarget = Omit<Acting, 'tx'> & { id: number; collection: string };

function collectionOf(resource: Resource, name: string): MediaCollection {
  const found = resource.record.media && Object.hasOwn(resource.record.media, name) ? resource.record.media[name] : undefined;
  if (!found) throw new Problem('invalid', { fields: { collection: [{ code: 'not_valid' }] } });
  return found;
}

/**
 * The file is stored first, under a random name; it becomes available only with the committed row. It is scanned exactly as it is stored.
 */
export async function addMedia({ services, resource, behaviour, caller, id, collection }: FileTarget, upload: Upload): Promise<number> {
  const declared = collectionOf(resource, collection);
  const right = declared.right ?? 'update';
  // Files of callers without the right are not parsed, scanned or stored.
  await withRls(services.db, resource, (on) => requireReach(on, resource, caller, right, id));
  const { type, bytes } = acceptedUpload(declared, upload);
  await services.scan(bytes);
  const stored_as = randomBytes(24).toString('hex');
  await services.files.put(stored_as, bytes);
  try {
    return await services.db.transaction(async (tx) => {
      const row = await lockRow(tx, resource, caller, right, id);
      await behaviour.beforeFile?.({ services, tx, caller, before: row, collection, act: 'add' });
      if (declared.single) await removeRows(services, tx, resource, id, collection);
      const employee_id = employeeOf(resource, row) ?? null;
      await refuseOverQuota(services, tx, caller, employee_id, bytes.length);
      const { name, mime, size, sha256 } = described({ name: upload.name, bytes }, type);
      const media = await sql<Columns<'media', 'id'>>`
        insert into media (model, model_id, employee_id, collection, name, type, size, sha256, stored_as, created_by_id)
        values (${resource.name}, ${id}, ${employee_id}, ${collection}, ${name}, ${mime}, ${size}, ${sha256}, ${stored_as}, ${caller.actor.user_id})
        returning id`.execute(tx);
      note(tx, resource, caller, row, collection, null, upload.name);
      return (media.rows[0] as { id: number }).id;
    });
  } catch (refusal) {
    await services.files.remove(stored_as);
    throw refusal;
  }
}

/**
 * The storage quota of one person covers the files of all records about them, by any author; files of records about no employee count for
 * the user who added them. Counted under a lock, so that two uploads cannot both take the last megabyte.
 */
async function refuseOverQuota(
  { config }: Services,
  tx: Transaction,
  { actor }: Caller,
  employee_id: number | null,
  size: number,
): Promise<void> {
  const { filesPerPerson: megabytes } = config;
  const [whose, of] = employee_id === null ? ['user', actor.user_id] : ['employee', employee_id];
  await sql`select pg_advisory_xact_lock(hashtext(${`files_of_${whose}`}), ${of})`.execute(tx);
  const theirs = employee_id === null ? sql`created_by_id = ${of} and employee_id is null` : sql`employee_id = ${of}`;
  const { rows } = await sql<{ stored: number }>`select coalesce(sum(size), 0)::bigint as stored from media where ${theirs}`.execute(tx);
  if ((rows[0]?.stored ?? 0) + size > megabytes * 1024 * 1024) throw new Problem('quota_reached', { args: { megabytes } });
}

export async function removeMedia({ services, resource, behaviour, caller, id, collection }: FileTarget, ids: number[]): Promise<void> {
  const declared = collectionOf(resource, collection);
  await services.db.transaction(async (tx) => {
    const row = await lockRow(tx, resource, caller, declared.right ?? 'update', id);
    await behaviour.beforeFile?.({ services, tx, caller, before: row, collection, act: 'remove' });
    const gone = await removeRows(services, tx, resource, id, collection, ids);
    if (gone.length !== ids.length) throw new Problem('not_found');
    for (const { name } of gone) note(tx, resource, caller, row, collection, name, null);
  });
}

const described = (upload: Upload, type: MediaType) => ({
  name: upload.name.replace(/[\\/\u0000-\u001f\u007f]/g, '_').slice(-150),
  mime: mimeOf(type),
  size: upload.bytes.length,
  sha256: createHash('sha256').update(upload.bytes).digest('hex'),
});

async function removeRows(services: Services, tx: Transaction, resource: Resource, id: number, collection: string, ids?: number[]) {
  const chosen = ids ? sql`and id = any(${ids}::int[])` : sql``;
  const { rows: gone } = await sql<Columns<'media', 'name' | 'stored_as'>>`
    delete from media where model = ${resource.name} and model_id = ${id} and collection = ${collection} ${chosen}
    returning name, stored_as`.execute(tx);
  forgetFiles(services, tx, gone);
  return gone;
}

function note(
  tx: Transaction,
  resource: Resource,
  { actor, trace }: Caller,
  row: StoredRow,
  collection: string,
  old: string | null,
  now: string | null,
): void {
  const label = String(row[resource.label] ?? row.id);
  const tier = resource.record.media?.[collection]?.tier;
  audit(tx, {
    actor,
    trace,
    action: 'update',
    model: resource.name,
    model_id: row.id,
    label,
    employee_id: employeeOf(resource, row),
    changes: [
      { field: collection, old: notedName(resource, tier, old), new: notedName(resource, tier, now), ...rightToKnow(resource, tier) },
    ],
  });
}
