import { readConfig } from '../config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';

const db = await openDatabase(readConfig(process.env));
const { applied } = await migrate(db, new URL('../../migrations', import.meta.url).pathname);
await db.close();
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
