import { readConfig } from '../config.ts';
import { verifyHistory } from '../features/history/verify-history.ts';
import { openDatabase } from '../platform/database/open-database.ts';

const config = readConfig(process.env);
const db = await openDatabase(config);
const { entries, broken, last_hash } = await verifyHistory(db);
await db.close();

for (const { id, why } of broken.slice(0, 20)) console.error(`Entry ${id}: ${reason(why)}`);
console.log(
  broken.length === 0
    ? `${entries} entries, the chain is intact. Last seal: ${last_hash}`
    : `${broken.length} of ${entries} entries do not fit the chain.`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

function reason(why: 'altered' | 'link' | 'missing'): string {
  if (why === 'altered') return 'its content was changed after it was sealed';
  return why === 'missing' ? 'one or more entries before it are missing' : 'it does not follow from the entry before it';
}
