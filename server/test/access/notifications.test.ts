import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailNotices } from '../../src/features/notifications/mail-notices.ts';
import { notifyOfMail } from '../../src/features/notifications/notify-of-mail.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { notify } from '../../src/platform/notices/notify.ts';
import { png } from '../../src/platform/pictures/testing/sample-pictures.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  for (const name of ['one', 'two', 'three'])
    await notify(office.services.db.run, office.cast.consultant.user_id, 'export_ready', { name }, '/export');
  await notify(office.services.db.run, office.cast.outsider.user_id, 'export_ready', { name: 'not hers' });
});
afterAll(() => office.close());

const unread = async (who: 'consultant' | 'outsider') => (await office.as(who).get('/notifications/unread-count')).body.data.count;

test('one reads the own notices, newest first, page by page', async () => {
  const { body } = await office.as('consultant').get('/notifications', { per_page: 2 });
  expect(body.data.map(({ args }: { args: { name: string } }) => args.name)).toEqual(['three', 'two']);
  expect(body.meta).toEqual({ total: 3, page: 1, per_page: 2, last_page: 2, count: 'exact' });
  const second = await office.as('consultant').get('/notifications', { per_page: 2, page: 2 });
  expect(second.body.data).toMatchObject([{ type: 'export_ready', args: { name: 'one' }, link: '/export', read_at: null }]);
  expect((await office.as('consultant').get('/notifications', { per_page: 201 })).status).toBe(422);
});

test('one call returns all to-dos of the user, and none of other users', async () => {
  const { db } = office.services;
  await sql`insert into documents (employee_id, title, type, status, due_on)
    values (${office.cast.consultant.employee_id}, 'Diploma', 'other', 'requested', '2026-12-01')`.execute(db);
  const named = async (who: 'consultant' | 'outsider') => {
    const { unread, documents } = (await office.as(who).get('/notifications/needs-me')).body.data;
    return [unread.map(({ args }: { args: { name: string } }) => args.name), documents.map(({ title }: { title: string }) => title)];
  };
  expect(await named('consultant')).toEqual([['three', 'two', 'one'], ['Diploma']]);
  expect(await named('outsider')).toEqual([['not hers'], []]);
});

test('reading one notification leaves the others unread, reading all leaves none, and users cannot read for others', async () => {
  expect(await unread('consultant')).toBe(3);
  const { id } = (await office.as('consultant').get('/notifications')).body.data[0];
  expect((await office.as('outsider').patch(`/notifications/${id}/read`)).status).toBe(404);
  expect(await unread('consultant')).toBe(3);
  expect((await office.as('consultant').patch(`/notifications/${id}/read`)).status).toBe(200);
  expect(await unread('consultant')).toBe(2);
  const { body } = await office.as('consultant').get('/notifications', { unread: true, per_page: 1 });
  expect([body.data.length, body.data[0].read_at, body.meta.total]).toEqual([1, null, 2]);
  expect((await office.as('consultant').patch('/notifications/read')).status).toBe(200);
  expect(await unread('consultant')).toBe(0);
  expect(await unread('outsider')).toBe(1);
});

test('only administrators are notified of undelivered mail, once a day', async () => {
  const { db } = office.services;
  const toResponse = async (who: 'admin' | 'consultant') =>
    (await office.as(who).get('/notifications', { per_page: 200 })).body.data.filter(
      ({ type }: { type: string }) => type === 'mail_waiting',
    ).length;
  const minutesAgo = (minutes: number) => ({ since: new Date(Date.now() - minutes * 60_000) });
  await notifyOfMail(db, undefined);
  await notifyOfMail(db, minutesAgo(5));
  expect(await toResponse('admin')).toBe(0);
  await notifyOfMail(db, minutesAgo(11));
  await notifyOfMail(db, minutesAgo(21));
  expect([await toResponse('admin'), await toResponse('consultant')]).toEqual([1, 0]);
});

test('administrators are notified once a day which stored file is missing', async () => {
  const { db, files } = office.services;
  const path = `/branches/${office.cast.places.delivery.branch_id}`;
  const payload = multipart('files', 'lease.png', png(2, 2));
  await office.as('admin').send({ method: 'POST', path: `${path}/media-upload`, headers: { 'content-type': multipartType }, payload });
  const { url } = (await office.as('admin').get(`${path}/media`)).body.data[0];
  const { rows } = await db.run('select stored_as from media order by id desc limit 1', []);
  await files.remove(rows[0].stored_as);
  for (const who of ['admin', 'hr'] as const) expect((await office.as(who).get(url)).status).toBe(404);
  const toResponse = async (who: 'admin' | 'consultant') =>
    (await office.as(who).get('/notifications', { per_page: 200 })).body.data.filter(
      ({ type }: { type: string }) => type === 'file_missing',
    );
  await expect.poll(async () => (await toResponse('admin')).length).toBe(1);
  expect((await toResponse('admin'))[0].args).toEqual({ what: url });
  expect(await toResponse('consultant')).toEqual([]);
});

test('one call returns everything about the signed-in user', async () => {
  const { body } = await office.as('manager').get('/users/me');
  const known = ['company', 'employee', 'needs_setup', 'pay_is_held', 'permissions', 'preferences', 'unread_notifications', 'user'];
  expect(Object.keys(body.data).sort()).toEqual(known);
  expect(body.data.needs_setup).toBe(false);
  expect(body.data.employee).toMatchObject({ name: 'Marco Ruiz', department: 'Delivery', branch: 'Lisbon', timezone: 'Europe/Lisbon' });
  expect((await office.as('admin').get('/users/me')).body.data.employee).toBeNull();
});

const preferences = '/users/me/preferences';
const send = (type: Parameters<typeof notify>[2], args: Record<string, string> = {}, who: 'hr' | 'payroll' = 'hr') =>
  notify(office.services.db.run, office.cast[who].user_id, type, args, '/my-approvals');
const mailsTo = async (who: 'hr' | 'payroll') => (await mailsIn(office.services)).filter(({ to }) => to === office.cast[who].email);
/** As if its time had come. */
const comeDue = () => sql`update notifications set mail_due_at = now() where mail_due_at is not null`.execute(office.services.db);
describe('users choose how they are notified', () => {
  test.each([
    { notices: { security: { mail: 'off' } } },
    { notices: { approvals: { mail: 'hourly' } } },
    { notices: { approvals: { in_app: 'no' } } },
    { notices: { gossip: { mail: 'off' } } },
    { quiet_hours: { from: '22:00' } },
    { quiet_hours: { from: '25:00', to: '07:00' } },
    { digest_at: 'morning' },
  ])('but not %j', async (body) => expect((await office.as('payroll').put(preferences, body)).status).toBe(422));

  test('in the app, by mail immediately or later, or not at all; security notices cannot be turned off', async () => {
    const notices = {
      people: { in_app: false, mail: 'off' },
      files: { mail: 'now' },
      expiries: { mail: 'daily' },
      requests: { in_app: false },
    };
    const saved = await office.as('payroll').put(preferences, { notices });
    expect(saved.body.data.notices).toEqual(notices);
    // Read in the same transaction, before the job can mail them.
    const waiting = await office.services.db.transaction(async (tx) => {
      const { user_id } = office.cast.payroll;
      await notify(tx.run, user_id, 'new_report', { name: 'Clara', day: '2026-05-04' });
      await notify(tx.run, user_id, 'export_ready', { name: 'Payslips' });
      await notify(tx.run, user_id, 'document_expired', { title: 'Passport' });
      await notify(tx.run, user_id, 'request_approved', { title: 'Annual leave', model: 'leaves' });
      await notify(tx.run, user_id, 'roles_changed', { who: 'Nora' });
      const { rows } = await sql`
        select type, in_app, mail_due_at <= now() as now from notifications where user_id = ${user_id} order by id`.execute(tx);
      return rows;
    });
    expect(waiting).toEqual([
      { type: 'export_ready', in_app: true, now: true },
      { type: 'document_expired', in_app: true, now: false },
      { type: 'request_approved', in_app: false, now: true },
      { type: 'roles_changed', in_app: true, now: null },
    ]);
    const { body } = await office.as('payroll').get('/notifications');
    expect(body.data.map(({ type }: { type: string }) => type)).toEqual(['roles_changed', 'document_expired', 'export_ready']);
    expect((await office.as('payroll').get('/users/me')).body.data.unread_notifications).toBe(3);
  });

  test('decisions on time cards follow the choice for time cards, other decisions that for requests', async () => {
    await office.as('payroll').put(preferences, { notices: { requests: { in_app: false, mail: 'off' }, time_cards: { mail: 'off' } } });
    const { user_id } = office.cast.payroll;
    const kinds = await office.services.db.transaction(async (tx) => {
      await sql`delete from notifications where user_id = ${user_id} and type = 'request_approved'`.execute(tx);
      for (const model of ['leaves', 'time-cards']) await notify(tx.run, user_id, 'request_approved', { title: 'W1', model });
      const { rows } = await sql<{ args: { model: string } }>`
        select args from notifications where user_id = ${user_id} and type = 'request_approved' order by id`.execute(tx);
      return rows.map(({ args }) => args.model);
    });
    expect(kinds).toEqual(['time-cards']);
  });

  test.each([
    ['now', 'Europe/Berlin', null, null, '2026-03-10T20:30Z', '2026-03-10T20:30Z'],
    ['now', 'Europe/Berlin', '20:00', '07:00', '2026-03-10T20:30Z', '2026-03-11T06:00Z'],
    ['now', 'Europe/Berlin', '20:00', '07:00', '2026-03-11T03:00Z', '2026-03-11T06:00Z'],
    ['now', 'Europe/Berlin', '12:00', '13:00', '2026-03-11T11:30Z', '2026-03-11T12:00Z'],
    ['daily', 'Europe/Berlin', null, null, '2026-03-10T06:59Z', '2026-03-10T07:00Z'],
    ['daily', 'Europe/Berlin', null, null, '2026-03-10T07:00Z', '2026-03-11T07:00Z'],
    // The clocks change on the 29th.
    ['daily', 'Europe/Berlin', null, null, '2026-03-28T12:00Z', '2026-03-29T06:00Z'],
    ['daily', 'Asia/Tokyo', '22:00', '09:30', '2026-03-10T12:00Z', '2026-03-11T00:30Z'],
    ['weekly', 'Europe/Berlin', null, null, '2026-03-10T12:00Z', '2026-03-16T07:00Z'],
    ['weekly', 'Europe/Berlin', null, null, '2026-03-16T06:00Z', '2026-03-16T07:00Z'],
    ['off', 'Europe/Berlin', null, null, '2026-03-16T06:00Z', null],
  ])('%s in %s, quiet from %s to %s: of %s at %s', async (mode, zone, from, to, at, due) => {
    const { rows } = await sql<{ due: Date | null }>`
      select mail_due(${at}::timestamptz, ${mode}, ${zone}, '08:00', ${from}::time, ${to}::time) as due`.execute(office.services.db);
    expect(rows[0]?.due?.toISOString() ?? null).toBe(due && new Date(due).toISOString());
  });
});

describe('a notification email', () => {
  const own = async (subject: string) => (await mailsTo('hr')).filter((mail) => mail.subject === subject);

  test('combines notices that are due together, is sent once and leaves out restricted details', async () => {
    await send('document_of_expired', { name: 'Clara Dubois', title: 'Residence permit' });
    await send('leaving', { name: 'Oskar Lind', day: '2026-12-24' });
    await send('contract_ending', { name: 'Marco Ruiz', day: '2026-12-31' });
    await comeDue();
    await Promise.all([mailNotices(office.services), mailNotices(office.services)]);
    await mailNotices(office.services);
    await expect.poll(() => own('Your updates: 3')).toHaveLength(1);
    const [digest] = await own('Your updates: 3');
    expect(digest?.text).toContain('Oskar Lind is leaving on Dec 24, 2026');
    expect(digest?.text).toContain('There’s news about Clara Dubois');
    expect(digest?.text).not.toContain('Residence permit');
  });

  test('leaves out notices that were already read', async () => {
    await send('leaving', { name: 'Paula Weber', day: '2026-12-24' });
    await office.as('hr').patch('/notifications/read');
    await comeDue();
    await mailNotices(office.services);
    await send('device_clock', { name: 'Back door' });
    await mailNotices(office.services);
    await expect.poll(() => own('The clock of Back door is off by more than ten minutes.')).toHaveLength(1);
    expect((await mailsTo('hr')).some(({ text }) => text.includes('Paula Weber'))).toBe(false);
  });

  test('leaves out notices whose group was turned off before they were sent', async () => {
    await office.as('payroll').put(preferences, { notices: {} });
    await send('leaving', { name: 'Arne Holm', day: '2026-12-24' }, 'payroll');
    await office.as('payroll').put(preferences, { notices: { people: { mail: 'off' } } });
    await comeDue();
    await send('device_clock', { name: 'Side door' }, 'payroll');
    await mailNotices(office.services);
    await expect
      .poll(async () => (await mailsTo('payroll')).map(({ subject }) => subject))
      .toContain('The clock of Side door is off by more than ten minutes.');
    expect((await mailsTo('payroll')).some(({ text }) => text.includes('Arne Holm'))).toBe(false);
  });

  test('can be switched off with one click in the mail program, as announced in its header', async () => {
    const address = await unsubscribeAddress('The clock of Back door');
    expect((await office.app.inject({ method: 'GET', url: address })).statusCode).not.toBe(204);
    expect((await office.as('hr').get(preferences)).body.data.notices).toBeUndefined();
    const click = await office.app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(204);
    expect((await office.as('hr').get(preferences)).body.data.notices).toEqual({ devices: { mail: 'off' } });
    const token = new URLSearchParams(address.split('?')[1]).get('token') as string;
    expect((await office.anyone().post('/unsubscribe', { token })).status).toBe(200);
    expect((await office.anyone().post('/unsubscribe', { token: `${token.slice(0, -3)}AAA` })).body.code).toBe('link_ended');
  });

  async function unsubscribeAddress(subject: string): Promise<string> {
    const folder = join(office.services.config.dataFolder, 'outbox');
    const sources = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    const source = (sources.find((one) => one.includes(`Subject: ${subject}`)) ?? '').replace(/\n[ \t]+/g, '');
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    return (/List-Unsubscribe: ?<https:\/\/hr\.example\.com([^>]+)>/.exec(source) as RegExpExecArray)[1] as string;
  }
});
