import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../app.ts';
import { describeTables } from '../platform/database/describe-tables.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';

/** `npm run tables`: writes the types of all rows from the migrations, by way of a throwaway database. */
const folder = await mkdtemp(join(tmpdir(), 'cadre-tables-'));
const db = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
try {
  await migrate(db, migrationsFolder);
  await writeFile(new URL('../platform/database/tables.ts', import.meta.url), await describeTables(db));
} finally {
  await db.close();
  await rm(folder, { recursive: true });
}
