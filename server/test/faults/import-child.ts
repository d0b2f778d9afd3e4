import { commitImport } from '../../src/features/imports/commit/commit-import.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { openServices } from '../../src/platform/open-services.ts';

/** Commits an import in batches, prints a line before the batch `turn` is saved, and then hangs until it is killed. */
const { config, job, turn } = JSON.parse(process.env.IMPORT_CHILD ?? '{}');
const services = await openServices(config, createLog('silent'));
let turns = 0;
const standingStill = (tx: Transaction): Transaction => ({
  ...tx,
  run: async (text, values) => {
    const answer = await tx.run(text, values);
    if (!/insert into employees/.test(text) || ++turns < turn) return answer;
    console.log('inserted');
    setInterval(() => undefined, 60_000);
    return new Promise(() => undefined);
  },
});
const transaction = <R>(work: (tx: Transaction) => Promise<R>) => services.db.transaction((tx) => work(standingStill(tx)));
await commitImport({ ...services, db: { ...services.db, transaction } }, job, {});
