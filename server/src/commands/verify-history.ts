import { readConfig } from '../config.ts';
import { type AnchorState, checkAnchor, writeAnchor } from '../features/history/anchor.ts';
import { verifyHistory } from '../features/history/verify-history.ts';
import { openSeal } from '../platform/access/seal.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openFiles } from '../platform/files/open-files.ts';

const config = readConfig(process.env);
const db = await openDatabase(config);
const keeping = { files: openFiles(config), seal: await openSeal(config) };
const { entries, broken, last_hash } = await verifyHistory(db);
const anchored = await checkAnchor(db, keeping);
const isAccepted = process.argv.includes('--accept');
if (isAccepted) await writeAnchor(db, keeping);
await db.close();

const isWhole = broken.length === 0 && (isAccepted || anchored.state === 'holds' || entries === 0);
for (const { id, why } of broken.slice(0, 20)) console.error(`Entry ${id}: ${reason(why)}`);
console.log(
  broken.length === 0
    ? `${entries} entries, the chain is intact. Last seal: ${last_hash}`
    : `${broken.length} of ${entries} entries do not fit the chain.`,
);
console.log(end(anchored));
if (isAccepted) console.log('The history is anchored as it is now.');
else if (anchored.state !== 'holds') console.log('After a restore from a backup run it again with --accept.');
process.exitCode = isWhole ? 0 : 1;

function reason(why: 'altered' | 'link' | 'missing'): string {
  if (why === 'altered') return 'its content was changed after it was sealed';
  return why === 'missing' ? 'one or more entries before it are missing' : 'it does not follow from the entry before it';
}

function end({ state, anchor }: AnchorState): string {
  if (state === 'holds') return `It reaches its anchor: entry ${anchor.id}, written down at ${anchor.at}.`;
  if (state === 'cut') return `Its end is missing: entry ${anchor.id} was written down at ${anchor.at} and is not there any more.`;
  return state === 'missing' ? 'Its anchor is missing from the files.' : 'Its anchor was not written with the key of this installation.';
}
