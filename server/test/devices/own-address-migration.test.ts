import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.ts';
import { migrationsFolder } from '../databases/migrations-folder.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();

test('terminals of before are heard where they were heard', async () => {
  const files = await readdir(migrationsFolder);
  const subject = files.find((name) => name.endsWith('_own_addresses.sql')) as string;
  const older = await mkdtemp(join(tmpdir(), 'cadre-older-'));
  for (const file of files.filter((name) => name < subject)) await cp(join(migrationsFolder, file), join(older, file));
  await migrate(used.db, older);
  await rm(older, { recursive: true });
  await used.db.script(`
    insert into holiday_calendars (name, country) values ('Lisbon', 'PT');
    insert into branches (name, country, timezone, currency, holiday_calendar_id) values ('Lisbon', 'PT', 'Europe/Lisbon', 'EUR', 1);
    insert into devices (name, branch_id, serial_no, timezone, token_hash)
    values ('Known by number', 1, 'OLD1', 'Europe/Lisbon', null), ('At its own address', 1, 'OLD2', 'Europe/Lisbon', 'hash')`);
  await migrate(used.db, migrationsFolder);
  const { rows } = await used.db.run('select serial_no, accepts_serial, token_hash from devices order by id', []);
  expect(rows).toEqual([
    { serial_no: 'OLD1', accepts_serial: true, token_hash: null },
    { serial_no: 'OLD2', accepts_serial: false, token_hash: 'hash' },
  ]);
});
