import { foldCounts } from '../../src/crud/read/compact-counts.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';

/** Adds and removes jobs and compacts their counts until it is killed, and prints the number of each round. */
const [, , settings = '{}'] = process.argv;
const db = await openDatabase({ dataFolder: '', databaseUrl: undefined, ...JSON.parse(settings) });

for (let round = 1; ; round += 1) {
  await db.transaction(async (tx) => {
    await tx.run('insert into jobs (name) select gen_random_uuid()::text from generate_series(1, $1::int)', [1 + (round % 4)]);
    await tx.run('delete from jobs where id in (select id from jobs order by id limit $1::int)', [round % 3]);
  });
  if (round % 5 === 0) await foldCounts(db);
  process.stdout.write(`${round}\n`);
}
