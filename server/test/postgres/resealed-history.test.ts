import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyHistory } from '../../src/features/history/verify-history.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { migrationsFolder } from '../databases/migrations-folder.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();
let earlier: string;
beforeAll(async () => {
  earlier = await mkdtemp(join(tmpdir(), 'cadre-earlier-'));
  for (const name of await readdir(migrationsFolder)) if (name < '0015') await cp(join(migrationsFolder, name), join(earlier, name));
});
afterAll(() => rm(earlier, { recursive: true, force: true }));

test('a history from before erasure was supported is still a valid chain, and earlier tampering is still detected', async () => {
  const { db } = used;
  await migrate(db, earlier);
  for (const label of ['One', 'Two', 'Three', 'Four'])
    await db.run(`insert into logs (action, model, label, via) values ('create', 'branches', $1, 'web')`, [label]);
  await db.script(`alter table logs disable trigger logs_are_append_only; update logs set label = 'Zwei' where label = 'Two';
    alter table logs enable trigger logs_are_append_only`);
  const { rows } = await db.run(`select id from logs where label = 'Zwei'`, []);
  await migrate(db, migrationsFolder);
  expect(await verifyHistory(db)).toMatchObject({ entries: 4, broken: [{ id: rows[0].id, why: 'altered' }] });
  await db.run(`insert into logs (action, model, label, via) values ('create', 'branches', 'Five', 'web')`, []);
  expect((await verifyHistory(db)).broken).toHaveLength(1);
});
