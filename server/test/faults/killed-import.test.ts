import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortLived } from '../../../testing/short-lived.ts';
import { commitImport } from '../../src/features/imports/commit-import.ts';
import { jobFor } from '../../src/features/imports/import-job.ts';
import type { Actor } from '../../src/platform/access/actor.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { closeHouse, openHouse } from '../../src/platform/open-house.ts';
import { checked, csv, headings, person } from '../imports/desk.ts';
import { openOffice } from '../office.ts';

test('an import whose process is killed in the middle has done nothing, and the next run does it once', async () => {
  const office = await openOffice();
  const { config } = office.house;
  const found = await checked(
    office.as('hr'),
    'people.csv',
    csv(headings, person('Kay', 'Killed'), person('Kim', 'Killed', { Manager: 'Kay Killed' })),
  );
  const job = jobFor(found.id, (await office.house.sessions.loadActor(office.cast.hr.token)) as Actor);
  await office.house.jobs.stop();
  expect((await office.as('hr').post(`/imports/${found.id}/commit`, {})).status).toBe(200);
  await office.loseDatabase();

  const child = spawn(process.execPath, [...shortLived, fileURLToPath(new URL('import-child.ts', import.meta.url))], {
    env: { ...process.env, IMPORT_CHILD: JSON.stringify({ config, job }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toBe('inserted\n');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const house = await openHouse(config, createLog('silent'));
  const state = async () =>
    (
      await sql`select (select count(*)::int from employees where last_name = 'Killed') as people,
        (select count(*)::int from logs where via = 'import') as entries, status from imports where id = ${found.id}`.execute(house.db)
    ).rows[0];
  expect(await state()).toEqual({ people: 0, entries: 0, status: 'committing' });
  await commitImport(house, job, {});
  await commitImport(house, job, {});
  expect(await state()).toEqual({ people: 2, entries: 2, status: 'committed' });
  await closeHouse(house);
  await office.close();
});
