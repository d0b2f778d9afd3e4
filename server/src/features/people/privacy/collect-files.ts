import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { House } from '../../../platform/house.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Collected } from './collect-person.ts';

export type ArchivedFile = { path: string; bytes: Buffer };
type Stored = { path: string; stored_as: string };

const mostMegabytes = 300;

/** The files of the collected records, and the issued papers, which keep theirs beside the row. */
export async function collectFiles(house: House, collected: Collected[]): Promise<ArchivedFile[]> {
  const stored: Stored[] = [];
  for (const { resource, rows } of collected) {
    const ids = rows.map(({ id }) => id);
    if (resource.media) stored.push(...(await mediaOf(house, resource.name, ids)));
    if (resource.name === 'forms') stored.push(...(await papersOf(house, ids)));
  }
  const files: ArchivedFile[] = [];
  let size = 0;
  for (const { path, stored_as } of stored) {
    const bytes = Buffer.concat(await (await house.files.get(stored_as)).toArray());
    size += bytes.length;
    if (size > mostMegabytes * 1024 * 1024) throw new Problem('file_too_large', { args: { megabytes: mostMegabytes } });
    files.push({ path, bytes });
  }
  return files;
}

async function mediaOf({ db }: House, model: string, ids: number[]): Promise<Stored[]> {
  const { rows } = await sql<Columns<'media', 'id' | 'name' | 'stored_as'>>`
    select id, name, stored_as from media where model = ${model} and model_id = any(${ids}::int[]) order by id`.execute(db);
  return rows.map(({ id, name, stored_as }) => ({ path: `files/${model}/${id}-${name}`, stored_as }));
}

async function papersOf({ db }: House, ids: number[]): Promise<Stored[]> {
  const statement = sql<Columns<'forms', 'number' | 'stored_as'> & { number: string; stored_as: string }>`
    select number, stored_as from forms where id = any(${ids}::int[]) and stored_as is not null order by id`;
  const { rows } = await db.reading((on) => statement.execute(on));
  return rows.map(({ number, stored_as }) => ({ path: `files/forms/${number.replace(/[^\w.-]/g, '_')}.pdf`, stored_as }));
}
