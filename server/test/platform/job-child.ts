import { openDatabase } from '../../src/platform/database/open-database.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { createJobs } from '../../src/platform/jobs/create-jobs.ts';

/** Takes a job, prints that it has started, and works on it until it is killed. */
const db = await openDatabase(JSON.parse(process.env.SETTINGS ?? '{}'));
const jobs = createJobs(db, createLog('silent'), { heartbeatSeconds: 10, superviseSeconds: 1 });
jobs.handle('hang', () => {
  console.log('started');
  return new Promise(() => setInterval(() => undefined, 60_000));
});
await jobs.start();
await db.transaction((tx) => jobs.enqueue(tx, 'hang', { name: 'Clara' }));
