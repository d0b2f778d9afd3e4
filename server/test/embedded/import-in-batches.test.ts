import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobFor } from '../../src/features/imports/commit/import-job.ts';
import type { Actor } from '../../src/platform/access/actor.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { checked, csv, headings, moved, person, settled, upload, wrongRows } from '../imports/fixtures.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const hr = () => office.as('hr');

/** The first batches are small, so the last row is in a later batch. */
const size = 40;
const crowd = (last: string) => Array.from({ length: size }, (_, at) => person(`Tam${at}`, last));

const named = async (last: string) =>
  (
    await sql<{ people: number; came: number; went: number }>`
      select (select count(*)::int from employees where last_name = ${last}) as people,
        (select count(*)::int from logs where label like ${`% ${last}`} and action = 'create' and via = 'import') as came,
        (select count(*)::int from logs where label like ${`% ${last}`} and action = 'delete' and via = 'import') as went`.execute(
      office.services.db,
    )
  ).rows[0] as { people: number; came: number; went: number };

test('a row that is refused after others were saved takes all of them back, and the corrected file comes whole', async () => {
  const found = await checked(hr(), 'crowd.csv', csv(headings, ...crowd('Torn')));
  const thief = person('Thea', 'Thief', { 'Work email': `tam${size - 1}.torn@example.com` });
  await moved(hr(), (await checked(hr(), 'one.csv', csv(headings, thief))).id, 'commit');

  expect(await moved(hr(), found.id, 'commit')).toMatchObject({
    status: 'checked',
    failure: 'Another record already uses this.',
    wrong_count: 1,
  });
  const { people, came, went } = await named('Torn');
  expect({ people, left: came - went }).toEqual({ people: 0, left: 0 });
  expect(went).toBeGreaterThan(0);

  const [{ row_no }] = await wrongRows(hr(), found.id);
  await hr().put(`/imports/${found.id}/cells`, { rows: [{ row_no, cells: { 'Work email': 'tam.mended@example.com' } }] });
  await hr().post(`/imports/${found.id}/check`);
  await settled(hr(), found.id);
  expect(await moved(hr(), found.id, 'commit')).toMatchObject({ status: 'committed', done_count: size, failure: null });
  expect(await named('Torn')).toMatchObject({ people: size });
  expect(await moved(hr(), found.id, 'undo')).toMatchObject({ status: 'undone', done_count: size, kept_count: 0 });
  expect(await named('Torn')).toMatchObject({ people: 0 });
});

test('an interrupted rollback resumes, and keeps people who were edited in the meantime', async () => {
  await moved(hr(), (await checked(hr(), 'here.csv', csv(headings, person('Una', 'Unmoved')))).id, 'commit');
  const file = csv(headings, person('Una', 'Unmoved', { 'Hire date': '2024-02-01' }), person('Uli', 'Undone'), person('Uma', 'Undone'));
  const { id } = (await upload(hr(), 'changes.csv', file)).body.data;
  await hr().post(`/imports/${id}/check`, { update_existing: true });
  await settled(hr(), id);
  expect(await moved(hr(), id, 'commit')).toMatchObject({ status: 'committed', done_count: 3, updated_count: 1 });
  const { data } = (await hr().get('/employees', { search: 'Uma Undone' })).body;
  expect((await hr().put(`/employees/${data[0].id}`, { version: data[0].version, preferred_name: 'Umi' })).status).toBe(200);

  const job = jobFor(id, (await office.services.sessions.loadActor(office.cast.hr.token)) as Actor);
  await office.services.db.transaction(async (tx) => {
    await sql`update imports set status = 'committing', failure = '{"code":"unavailable","args":{}}' where id = ${id}`.execute(tx);
    await office.services.jobs.enqueue(tx, 'commit_import', job);
  });
  expect(await settled(hr(), id)).toMatchObject({
    status: 'failed',
    failure: 'The service isn’t available right now. Try again.',
    done_count: 0,
  });
  const { rows } = await sql`
    select first_name, hire_date::text from employees where last_name in ('Unmoved', 'Undone') order by first_name`.execute(
    office.services.db,
  );
  expect(rows).toEqual([
    { first_name: 'Uma', hire_date: '2025-03-01' },
    { first_name: 'Una', hire_date: '2025-03-01' },
  ]);
});
