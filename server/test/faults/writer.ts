import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';

/** Writes pairs of rows until it is killed, and prints the id of each pair that the database has acknowledged. */
const [, , settings = '{}'] = process.argv;
const db = await openDatabase({ dataFolder: '', databaseUrl: undefined, ...JSON.parse(settings) });
await db.script('create table if not exists pairs (id int not null, half int not null, filler text, primary key (id, half))');

const { rows } = await db.run('select coalesce(max(id), 0) as last from pairs', []);
for (let id = rows[0].last + 1; ; id += 1) {
  await writePair(db, id);
  process.stdout.write(`${id}\n`);
}

async function writePair(database: Database, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    for (const half of [1, 2]) await tx.run('insert into pairs values ($1, $2, $3)', [id, half, 'x'.repeat(id % 3000)]);
  });
}
