import type { MigrationFile } from './migration-files.ts';

type Applied = { version: number; name: string; checksum: string };

/** The files still to apply. What is applied must be what the code says, and must all come before what is not. */
export function compareMigrations(files: MigrationFile[], applied: Applied[]): MigrationFile[] {
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
