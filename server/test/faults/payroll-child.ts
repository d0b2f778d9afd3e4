import type { Transaction } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { openServices } from '../../src/platform/open-services.ts';
import { calculateNow } from '../payroll/fixtures.ts';

/** Calculates a run in batches, prints a line before the payslips of the batch `turn` are saved, and then hangs until it is killed. */
const { config, payroll_id, size, turn } = JSON.parse(process.env.PAYROLL_CHILD ?? '{}');
const services = await openServices(config, createLog('silent'));
let written = 0;
const standingStill = (tx: Transaction): Transaction => ({
  ...tx,
  run: async (text, values) => {
    const answer = await tx.run(text, values);
    if (!/insert into salaries/.test(text)) return answer;
    written += 1;
    if (written < turn) return answer;
    console.log('written');
    setInterval(() => undefined, 60_000);
    return new Promise(() => undefined);
  },
});
const transaction = <R>(work: (tx: Transaction) => Promise<R>) => services.db.transaction((tx) => work(standingStill(tx)));
await calculateNow({ ...services, db: { ...services.db, transaction } }, payroll_id, size);
