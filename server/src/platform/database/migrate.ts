import type { Database, Run } from './database.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { acquireMigrationLock } from './migration-lock.ts';
import { runAs } from './run-as.ts';

const createTable = `create table if not exists schema_migrations (
  version int primary key,
  name text not null,
  applied_at timestamptz not null default now(),
  checksum text not null
)`;

/** Brings the database to the version of the code. Each file is one transaction; processes that start together take turns. */
export async function migrate(db: Database, folder: string): Promise<{ applied: string[] }> {
  const files = await readMigrationFiles(folder);
  const applied: string[] = [];
  for (;;) {
    const name = await runAs('system', () =>
      db.transaction(async (tx) => {
        await acquireMigrationLock(tx.run);
        return applyNext(tx.run, files);
      }),
    );
    if (name === undefined) return { applied };
    applied.push(name);
  }
}

/** The migrations that the code has and the database has not; refuses a database that the code does not know. */
export async function pendingMigrations(db: Database, folder: string): Promise<string[]> {
  const files = await readMigrationFiles(folder);
  const { rows } = await db.run(`select to_regclass('schema_migrations') is not null as exists`, []);
  const pending = rows[0].exists ? compareMigrations(files, await readApplied(db.run)) : files;
  return pending.map(({ name }) => name);
}

async function applyNext(run: Run, files: MigrationFile[]): Promise<string | undefined> {
  await run(createTable);
  const [file] = compareMigrations(files, await readApplied(run));
  if (!file) return undefined;
  try {
    await run(file.sql);
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    throw Object.assign(new Error(`The migration ${file.name} failed and left nothing behind: ${message}`, { cause: error }), { code });
  }
  await run('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [file.version, file.name, file.checksum]);
  return file.name;
}

async function readApplied(run: Run): Promise<{ version: number; name: string; checksum: string }[]> {
  const { rows } = await run('select version, name, checksum from schema_migrations order by version', []);
  return rows;
}

type Applied = { version: number; name: string; checksum: string };

/** The files still to apply. Applied migrations must match the code, and must all come before the new ones. */
function compareMigrations(files: MigrationFile[], applied: Applied[]): MigrationFile[] {
  const newest = applied.at(-1);
  const known = files.at(-1)?.version ?? 0;
  if (newest && newest.version > known) {
    throw refusal(
      'DATABASE_IS_NEWER',
      `The database is at version ${newest.version} (${newest.name}), but this version of Cadre knows versions up to ${known} only. Start the newer Cadre.`,
    );
  }
  for (const { version, name, checksum } of applied) {
    const file = files.find((candidate) => candidate.version === version);
    if (!file) throw refusal('MIGRATION_MISSING', `The migration ${name} was applied to the database, but its file is missing.`);
    if (file.checksum === checksum) continue;
    throw refusal(
      'MIGRATION_CHANGED',
      `The migration ${file.name} was changed after it had been applied. Restore it, and add a new migration.`,
    );
  }
  const pending = files.filter(({ version }) => !applied.some((done) => done.version === version));
  const late = pending.find(({ version }) => newest && version < newest.version);
  if (late)
    throw refusal('MIGRATION_TOO_LATE', `The migration ${late.name} comes before ${newest?.name}, which is applied already. Renumber it.`);
  return pending;
}

function refusal(code: string, sentence: string): Error {
  return Object.assign(new Error(sentence), { code });
}
