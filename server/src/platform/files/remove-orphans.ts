import type { Database } from '../database/database.ts';
import { runAs } from '../database/run-as.ts';
import type { Services } from '../services.ts';
import { namedFiles } from './named-files.ts';

/** A file is stored before its row is saved, and an upload may take its time. */
const graceHours = 24;

/** Other files in the same folder or bucket are not ours to remove. */
const ourName = /^([a-z]+-)?[0-9a-f]{48}$/;

const batch = 1000;

/** Removes stored files that no row references: leftovers of a crash, a cascade or a purge. */
export async function removeOrphans({ db, files, log }: Pick<Services, 'db' | 'files' | 'log'>): Promise<void> {
  const before = Date.now() - graceHours * 3_600_000;
  let names: string[] = [];
  let removed = 0;
  const settle = async () => {
    removed += await removeUnnamed({ db, files }, names);
    names = [];
  };
  for await (const { name, changedAt } of files.list()) {
    if (!ourName.test(name) || changedAt.getTime() >= before) continue;
    names.push(name);
    if (names.length >= batch) await settle();
  }
  await settle();
  if (removed > 0) log.info({ removed }, 'files that belong to no record were removed');
}

/** Removes those of these files that no row references any more. */
export async function removeUnnamed({ db, files }: Pick<Services, 'files'> & { db: Database }, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  // Rows of pay reference files too, and are invisible without an identity.
  const named = await runAs('system', () => db.reading((on) => namedFiles(on, names)));
  const orphans = names.filter((name) => !named.has(name));
  for (const name of orphans) await files.remove(name);
  return orphans.length;
}
