import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearExpiredExports } from '../../src/crud/exports/export-link.ts';
import { clearBackgroundExports } from '../../src/crud/exports/serve-background-exports.ts';
import { sourceNamed } from '../../src/crud/exports/source-named.ts';
import { writeExportsInBackground } from '../../src/crud/exports/write-export.ts';
import { attendanceViews } from '../../src/features/attendance/views/attendance-views.ts';
import { leaveBalancesView } from '../../src/features/requests/balances/leave-balances-view.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { readZip } from '../../src/platform/documents/testing/read-zip.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import type { Services } from '../../src/platform/services.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';

const many = 10_003;
let office: Office;
let admin: Person;
beforeAll(async () => {
  office = await openOffice();
  admin = office.as('admin');
  await sql`
    insert into jobs (name, code) select 'Crowd ' || lpad(n::text, 5, '0'), case when n = 1 then '=1+1' end
    from generate_series(1, ${many}::int) n`.execute(office.services.db);
});
afterAll(() => office.close());

const crowd = { search: 'crowd', order_by: 'name', order_dir: 'desc', columns: ['name', 'code'] };
const ask = (format: string) => admin.post('/exports/jobs', { ...crowd, format });
const listed = async (person = admin) => (await person.get('/exports')).body.data;

/** Polled, because another thread of work writes it. */
async function finished(id: number) {
  const found = async () => (await listed()).find((one: { id: number }) => one.id === id);
  await expect.poll(async () => (await found()).status).toMatch(/^(ready|failed)$/);
  return found();
}

async function download(person: Person, id: number) {
  const { body, headers } = await person.post(`/exports/${id}/link`);
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  return office.app.inject({ url: body.link, headers: { cookie } });
}

describe('an export that is too long to wait for', () => {
  let begun: { id: number; name: string };

  test('starts immediately, links to its status, and later contains all rows', async () => {
    const { status, headers, body } = await ask('csv');
    const status_link = `/api/v1/exports/${body.export_id}`;
    expect({ status, location: headers.location, ...body }).toEqual({
      status: 202,
      location: status_link,
      link: '/export-pdf',
      message: 'Your export is being prepared. You’ll be notified when it’s ready.',
      export_id: expect.any(Number),
      status_link,
    });
    begun = await finished(body.export_id);
    expect((await admin.get(`/exports/${begun.id}`)).body.data).toEqual(begun);
    expect((await office.as('hr').get(`/exports/${begun.id}`)).status).toBe(404);
    expect(begun).toMatchObject({ type: 'jobs', status: 'ready', rows_done: many, rows_total: many });
    expect(begun.name).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/);
    const file = await download(admin, begun.id);
    const lines = file.body.trimEnd().split('\r\n');
    expect(file.headers['content-type']).toContain('text/csv');
    expect([lines.length, lines[1], lines.at(-1)]).toEqual([many + 1, `Crowd ${many},`, `Crowd 00001,'=1+1`]);
    expect(new Set(lines).size).toBe(many + 1);
  });

  test('is recorded in the history, and its owner is notified', async () => {
    const { data } = (await admin.get('/notifications')).body;
    expect(data[0]).toMatchObject({ type: 'export_ready', args: { name: begun.name }, link: '/export-pdf' });
    const [entry] = (await admin.get('/logs', { filters: { action: 'export' } })).body.data;
    expect(entry).toMatchObject({ model: 'jobs', label: begun.name, changes: [{ field: 'rows', old: null, new: many }], via: 'job' });
  });

  test('is only available to its owner, as long as they may export', async () => {
    expect(await listed(office.as('hr'))).toEqual([]);
    expect((await office.as('hr').post(`/exports/${begun.id}/link`)).status).toBe(404);
    await sql`delete from role_permissions where role_id = 1 and permission = 'jobs.export'`.execute(office.services.db);
    expect((await admin.post(`/exports/${begun.id}/link`)).status).toBe(403);
    await sql`insert into role_permissions (role_id, permission, scope) values (1, 'jobs.export', 'all')`.execute(office.services.db);
    expect((await download(admin, begun.id)).statusCode).toBe(200);
  });

  test('opens with the token of its owner, without a cookie, and with no other', async () => {
    const { link } = (await admin.post(`/exports/${begun.id}/link`)).body;
    const path = link.replace('/api/v1', '');
    expect((await office.anyone().get(path)).status).toBe(404);
    expect((await office.as('hr').get(path)).status).toBe(404);
    const file = await admin.get(path);
    expect([file.status, file.text.split('\r\n').length]).toEqual([200, many + 2]);
  });

  test('a cookie does not work together with the token of another account', async () => {
    const { body, headers } = await admin.post(`/exports/${begun.id}/link`);
    const cookie = String(headers['set-cookie']).split(';')[0] as string;
    const answer = await office.as('hr').send({ method: 'GET', path: body.link.replace('/api/v1', ''), headers: { cookie } });
    expect(answer.status).toBe(404);
  });

  test('outlives its links, and is deleted with its file after a day', async () => {
    await sql`update exports set expires_at = now() - interval '1 second'`.execute(office.services.db);
    await clearExpiredExports(office.services);
    expect((await download(admin, begun.id)).statusCode).toBe(200);
    const { rows } = await sql<{ stored_as: string }>`select stored_as from kept_exports where id = ${begun.id}`.execute(
      office.services.db,
    );
    await sql`update kept_exports set expires_at = now() - interval '1 second' where id = ${begun.id}`.execute(office.services.db);
    expect((await admin.post(`/exports/${begun.id}/link`)).status).toBe(404);
    await clearBackgroundExports(office.services);
    await expect(office.services.files.get(rows[0]?.stored_as as string)).rejects.toThrow();
    expect(await listed()).toEqual([]);
  });

  test('can be a workbook; a PDF of this size is refused with an explanation', async () => {
    const { body } = await ask('xlsx');
    await finished(body.export_id);
    const file = await download(admin, body.export_id);
    const sheet = readZip(file.rawPayload).get('xl/worksheets/sheet1.xml') as string;
    expect(sheet.match(/<row /g)).toHaveLength(many + 1);
    expect(sheet).not.toContain('<f>');
    expect((await ask('pdf')).body).toMatchObject({ code: 'too_many_rows_for_pdf' });
  });

  describe('while no process runs the jobs', () => {
    type Write = (job: { id: number }) => Promise<void>;
    /** The job of a process that writes an export, called by the test. */
    function writerIn(services: Services): Write {
      const handlers: Write[] = [];
      const handle = (_name: string, handler: Write) => void handlers.push(handler);
      writeExportsInBackground(
        { ...services, jobs: { ...services.jobs, handle } as Jobs },
        sourceNamed(services, {}, { ...attendanceViews, 'leave-balances': leaveBalancesView }),
      );
      return handlers[0] as Write;
    }
    let write: Write;
    beforeAll(async () => {
      await office.services.jobs.stop();
      write = writerIn(office.services);
    });

    test('waits, and a run that broke off begins again', async () => {
      const { export_id: id } = (await ask('csv')).body;
      expect((await admin.post(`/exports/${id}/link`)).body.code).toBe('export_not_ready');
      expect(await listed()).toContainEqual(expect.objectContaining({ id, status: 'waiting', rows_done: 0 }));
      await sql`update kept_exports set status = 'writing', rows_done = 500 where id = ${id}`.execute(office.services.db);
      await write({ id });
      expect(await finished(id)).toMatchObject({ status: 'ready', rows_done: many });
      await write({ id });
      expect((await download(admin, id)).body.split('\r\n')).toHaveLength(many + 2);
    });

    test('leaves no file when it was dropped meanwhile', async () => {
      const { export_id: id } = (await ask('csv')).body;
      const stored: string[] = [];
      const files = {
        ...office.services.files,
        async put(name: string, content: Buffer | Readable) {
          await office.services.files.put(name, content);
          stored.push(name);
          await sql`delete from kept_exports where id = ${id}`.execute(office.services.db);
        },
      };
      await writerIn({ ...office.services, files })({ id });
      await expect(office.services.files.get(stored[0] as string)).rejects.toThrow();
    });

    test('fails for a user who has lost the right, and notifies them', async () => {
      const second = office.as('second_admin');
      const { export_id: id } = (await second.post('/exports/jobs', { ...crowd, format: 'csv' })).body;
      const { user_id } = office.cast.second_admin;
      await sql`update users set status = 'suspended' where id = ${user_id}`.execute(office.services.db);
      await write({ id });
      const { rows } = await sql`
        select k.status, n.type from kept_exports k, notifications n where k.id = ${id} and n.user_id = ${user_id}`.execute(
        office.services.db,
      );
      expect(rows).toEqual([{ status: 'failed', type: 'export_failed' }]);
    });

    test('is begun three times at most', async () => {
      const statuses = [];
      for (const format of ['csv', 'xlsx', 'csv', 'csv']) statuses.push((await ask(format)).status);
      expect(statuses).toEqual([202, 202, 202, 429]);
    });
  });
});

test('a short export is returned immediately', async () => {
  const { body } = await admin.post('/exports/jobs', { ...crowd, format: 'csv', search: 'crowd 00001' });
  expect(body.link).toMatch(/^\/api\/v1\/exports\/files\//);
  expect(body.export_id).toBeUndefined();
});
