import { migrationsFolder } from '../app.ts';
import { readConfig } from '../config.ts';
import { explainStart } from '../explain-start.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';

/** `npm run migrate`: the database at the version of the code, without starting. */
async function migrate(): Promise<void> {
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  try {
    const applied = await prepareDatabase(db, config, migrationsFolder);
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  } finally {
    await db.close();
  }
}

try {
  await migrate();
} catch (error) {
  console.error(explainStart(error));
  process.exitCode = 1;
}
