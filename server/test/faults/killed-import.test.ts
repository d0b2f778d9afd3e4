import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortLived } from '../../../testing/short-lived.ts';
import { commitImport } from '../../src/features/imports/commit/commit-import.ts';
import { jobFor } from '../../src/features/imports/commit/import-job.ts';
import type { Actor } from '../../src/platform/access/actor.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { closeServices, openServices } from '../../src/platform/open-services.ts';
import { testEngine } from '../databases/test-database.ts';
import { checked, csv, headings, person } from '../imports/fixtures.ts';
import { openOffice } from '../office.ts';

/** PostgreSQL takes all rows in one batch, the embedded engine begins with small ones. */
const { turn, saved } = testEngine === 'embedded' ? { turn: 2, saved: 2 } : { turn: 1, saved: 0 };
const size = 40;

test('an import whose process is killed resumes, and adds each person once', async () => {
  const office = await openOffice();
  const { config } = office.services;
  const people = Array.from({ length: size }, (_, at) => person(`Kay${at}`, 'Killed', at < 2 ? { Manager: `Kay${size - 1} Killed` } : {}));
  const found = await checked(office.as('hr'), 'people.csv', csv(headings, ...people));
  const job = jobFor(found.id, (await office.services.sessions.loadActor(office.cast.hr.token)) as Actor);
  await office.services.jobs.stop();
  expect((await office.as('hr').post(`/imports/${found.id}/commit`, {})).status).toBe(200);
  await office.loseDatabase();

  const child = spawn(process.execPath, [...shortLived, fileURLToPath(new URL('import-child.ts', import.meta.url))], {
    env: { ...process.env, IMPORT_CHILD: JSON.stringify({ config, job, turn }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toBe('inserted\n');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const services = await openServices(config, createLog('silent'));
  const state = async () =>
    (
      await sql`select (select count(*)::int from employees where last_name = 'Killed') as people,
        (select count(*)::int from logs where via = 'import') as entries, status, done_count as done from imports where id = ${found.id}`.execute(
        services.db,
      )
    ).rows[0];
  expect(await state()).toEqual({ people: saved, entries: saved, status: 'committing', done: saved });
  await Promise.all([commitImport(services, job, {}), commitImport(services, job, {})]);
  await commitImport(services, job, {});
  expect(await state()).toEqual({ people: size, entries: size, status: 'committed', done: size });
  const { rows } = await sql`
    select e.first_name from employees e join employees m on m.id = e.manager_id where m.first_name = ${`Kay${size - 1}`} order by e.id`.execute(
    services.db,
  );
  expect(rows).toEqual([{ first_name: 'Kay0' }, { first_name: 'Kay1' }]);
  await closeServices(services);
  await office.close();
});
