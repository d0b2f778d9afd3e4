import { expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { unprivilegedAccount } from '../databases/account.ts';
import { startCluster } from '../databases/cluster.ts';
import { unpackPrograms } from '../databases/unpack-programs.ts';

const isPacked = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

test.runIf(isPacked)('where no PostgreSQL is installed, the packed one serves', async () => {
  const programs = await unpackPrograms(unprivilegedAccount());
  if (!programs) expect.fail('The optional packages of PostgreSQL are not installed.');
  const cluster = await startCluster({ programs });
  const db = await openDatabase({ databaseUrl: cluster.url, dataFolder: '' });
  await db.script('create extension pg_trgm; create extension btree_gist');
  const { rows } = await db.run(`select count(*) as collations from pg_collation where collname = 'und-x-icu'`, []);
  expect(rows).toEqual([{ collations: 1 }]);
  await db.close();
  await cluster.stop();
});
