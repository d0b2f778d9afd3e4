import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type MigrationFile = { version: number; name: string; sql: string; checksum: string };

const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** The migrations of this version of the code, in order. */
export async function readMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files: MigrationFile[] = [];
  for (const name of names) {
    const version = Number(fileName.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(version)) throw new Error(`The migration ${name} must be named like 0001_what_it_does.sql.`);
    if (files.at(-1)?.version === version) throw new Error(`The migrations ${files.at(-1)?.name} and ${name} have the same number.`);
    const sql = await readFile(join(folder, name), 'utf8');
    files.push({ version, name, sql, checksum: checksumOf(sql) });
  }
  return files;
}

/** Line ends do not count, because a checkout may change them. */
function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
