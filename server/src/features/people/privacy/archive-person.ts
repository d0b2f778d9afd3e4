import type { Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { type AsyncZippable, zip } from 'fflate';
import { recordAccess } from '../../../crud/access/log-views.ts';
import { readsTier } from '../../../crud/access/tier-rows.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { keepExport } from '../../../crud/exports/export-link.ts';
import { table } from '../../../crud/read/table.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { countAttempt, limits, refuseBlocked } from '../../../platform/access/attempts.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { archivePage } from './archive-page.ts';
import { type Collected, collectPerson } from './collect-person.ts';
import { noticesOf } from './notices-of-person.ts';
import { type Person, personOfParams } from './person-of-params.ts';

/** One file with everything about one person. That it was made is on record before it can be fetched. */
export async function archivePerson(services: Services, behaviours: Behaviours, context: CallContext): Promise<string> {
  const person = await personOfParams(services.db, context.actor, context.params.id, 'view_personal');
  const key = `export:${context.actor.user_id}`;
  await refuseBlocked(services.db.run, [key]);
  await countAttempt(services.db.run, key, limits.exportByUser);
  const { collected, left_out } = await collectPerson(services, behaviours, context.actor, person.id);
  const files = await collectFiles(services, context.actor, collected);
  const notices = await noticesOf(services, context, person.id);
  const data = {
    person: { id: person.id, name: person.name },
    made_at: new Date().toISOString(),
    left_out,
    resources: Object.fromEntries(collected.map(({ resource, rows }) => [resource.name, rows])),
    notices,
    files: files.map(({ path }) => path),
  };
  const bytes = await zipped({
    'data.json': Buffer.from(JSON.stringify(data, null, 2)),
    'index.html': Buffer.from(archivePage(context, person.name, collected, notices, data.files)),
    // Papers and pictures are compressed already.
    ...Object.fromEntries(files.map((file) => [file.path, [file.bytes, { level: 0 }] as const])),
  } as AsyncZippable);
  for (const { resource, rows } of collected) recordAccess(resource, context.actor, rows);
  await noteArchive(services, context, person);
  return keepExport(services, context, employees, { bytes, mime: 'application/zip', extension: 'zip' }, 1);
}

const zipped = (parts: AsyncZippable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    zip(parts, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))));
  });

/** The person sees in their history who exported their data, and which data was read for it. */
async function noteArchive(services: Services, { actor, trace }: CallContext, { id, name }: Person): Promise<void> {
  const changes = [{ field: 'archive', old: null, new: null }];
  await services.db.transaction(async (tx) =>
    audit(tx, { actor, trace, action: 'export', model: 'employees', model_id: id, label: name, employee_id: id, changes }),
  );
}

type ArchivedFile = { path: string; bytes: Buffer };
type Stored = { path: string; stored_as: string };

const mostMegabytes = 300;

/** The files of the collected records, and the issued papers, which are stored in columns of their own. */
async function collectFiles(services: Services, actor: Actor, collected: Collected[]): Promise<ArchivedFile[]> {
  const stored: Stored[] = [];
  for (const { resource, rows } of collected) {
    const ids = rows.map(({ id }) => id);
    if (resource.record.media) stored.push(...(await mediaOf(services, actor, resource, ids)));
    if (resource.name === 'forms') stored.push(...(await papersOf(services, ids)));
  }
  const files: ArchivedFile[] = [];
  let size = 0;
  for (const { path, stored_as } of stored) {
    const bytes = Buffer.concat(await (await services.files.get(stored_as)).toArray());
    size += bytes.length;
    if (size > mostMegabytes * 1024 * 1024) throw new Problem('file_too_large', { args: { megabytes: mostMegabytes } });
    files.push({ path, bytes });
  }
  return files;
}

async function mediaOf({ db }: Services, actor: Actor, resource: Resource, ids: number[]): Promise<Stored[]> {
  const tiers = Object.entries(resource.record.media ?? {}).flatMap(([collection, { tier }]) => (tier ? [{ collection, tier }] : []));
  const closed = tiers.map(
    ({ collection, tier }) => sql`and (m.collection <> ${collection} or exists (
      select from ${table(resource)} r where r.id = m.model_id and ${readsTier(resource, actor, tier)}))`,
  );
  const { rows } = await sql<Columns<'media', 'id' | 'name' | 'stored_as'>>`
    select m.id, m.name, m.stored_as from media m
    where m.model = ${resource.name} and m.model_id = any(${ids}::int[]) ${sql.join(closed, sql` `)} order by m.id`.execute(db);
  return rows.map(({ id, name, stored_as }) => ({ path: `files/${resource.name}/${id}-${name}`, stored_as }));
}

async function papersOf({ db }: Services, ids: number[]): Promise<Stored[]> {
  const statement = sql<Columns<'forms', 'number' | 'stored_as'> & { number: string; stored_as: string }>`
    select number, stored_as from forms where id = any(${ids}::int[]) and stored_as is not null order by id`;
  const { rows } = await db.reading((on) => statement.execute(on));
  return rows.map(({ number, stored_as }) => ({ path: `files/forms/${number.replace(/[^\w.-]/g, '_')}.pdf`, stored_as }));
}
