import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { notify } from '../../src/platform/notices/notify.ts';
import type { PersonName } from '../office/fixtures.ts';
import { follow as followAt } from '../office/follow.ts';
import { type Office, openOffice } from '../office.ts';
import { days, newProject, save } from '../time-cards/week-fixtures.ts';

let office: Office;
let address: string;
/** Another process of the same installation, where the engine has room for one. */
let elsewhere: Database;
beforeAll(async () => {
  office = await openOffice();
  address = await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { databaseUrl, dataFolder } = office.services.config;
  elsewhere = office.services.db.engine === 'embedded' ? office.services.db : await openDatabase({ databaseUrl, dataFolder });
  await beginListening();
});
afterAll(async () => {
  if (elsewhere !== office.services.db) await elsewhere.close();
  await office.close();
});

const follow = (name: PersonName) => followAt(address, office.cast[name].token);

const bell = 'data: ["notifications"]';
const push = (name: PersonName, tag: string) =>
  elsewhere.run(`select pg_notify('cadre_live', $1)`, [`${office.cast[name].user_id} ${tag}`]);

/** The first follower may receive a general refresh event; when this returns, the process is listening. */
async function beginListening(): Promise<void> {
  const nora = await follow('admin');
  const heard = new Set<string | undefined>();
  const listening = (async () => {
    while (!heard.has('data: ["begun"]') && !heard.has(undefined)) heard.add(await nora.next());
  })();
  while (!heard.has('data: ["begun"]')) await Promise.all([push('admin', 'begun'), setTimeout(20)]);
  await listening;
  await nora.end();
}

test('an open page receives events for its own notifications from any process, and for no others', async () => {
  const clara = await follow('consultant');
  const oskar = await follow('outsider');
  expect(clara.answer.headers.get('content-type')).toBe('text/event-stream');
  await elsewhere.transaction(({ run }) => notify(run, office.cast.consultant.user_id, 'welcome'));
  expect(await clara.next()).toBe(bell);
  await office.as('consultant').patch('/notifications/read');
  expect(await clara.next()).toBe(bell);
  await push('outsider', 'later');
  expect(await oskar.next()).toBe('data: ["later"]');
  await clara.end();
  await oskar.end();
});

test('a second window of the week receives an event when hours are saved, and other users do not', async () => {
  const project_id = await newProject(office);
  const [hers, oskar] = [await follow('consultant'), await follow('outsider')];
  await save({ as: office.as('consultant') }, { date: days[0], project_id, minutes: 60, key: 'live' });
  expect(await hers.next()).toBe('data: ["time-cards"]');
  await push('outsider', 'later');
  expect(await oskar.next()).toBe('data: ["later"]');
  await hers.end();
  await oskar.end();
});

test('an approver receives an event for a new request, and for a decision by another approver', async () => {
  const marco = await follow('manager');
  const { manager, consultant } = office.cast;
  const id = await elsewhere.transaction(async ({ run }) => {
    const { rows } = await run(
      `insert into approvals (model, model_id, employee_id, level, mode, chain, approver_kind)
       values ('documents', 1, $1, 1, 'any', '[]', 'user') returning id`,
      [consultant.employee_id],
    );
    await run(`insert into approval_assignees (approval_id, user_id, via) values ($1, $2, 'direct')`, [rows[0].id, manager.user_id]);
    return rows[0].id;
  });
  expect(await marco.next()).toBe('data: ["approvals"]');
  await elsewhere.run(`update approvals set closed_at = now() where id = $1`, [id]);
  expect(await marco.next()).toBe('data: ["approvals"]');
  await marco.end();
});

test('no event is sent for a transaction that was rolled back', async () => {
  const clara = await follow('consultant');
  const undone = elsewhere.transaction(async ({ run }) => {
    await notify(run, office.cast.consultant.user_id, 'welcome');
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await push('consultant', 'saved');
  expect(await clara.next()).toBe('data: ["saved"]');
  await clara.end();
});

test('after signing out, no more events are sent, and the stream ends', async () => {
  const paula = await follow('payroll');
  await office.as('payroll').post('/logout');
  await elsewhere.transaction(({ run }) => notify(run, office.cast.payroll.user_id, 'welcome'));
  expect(await paula.next()).toBeUndefined();
});

test('users who are not signed in get no stream, and clients without streams get a response that ends', async () => {
  expect((await office.anyone().get('/events')).status).toBe(401);
  expect(await office.as('hr').get('/events')).toMatchObject({ status: 200, text: 'retry: 2000\n\n' });
});

test('of too many windows the oldest gives way', async () => {
  const windows = [];
  for (let opened = 0; opened < 13; opened += 1) windows.push(await follow('auditor'));
  expect(await windows[0]?.next()).toBeUndefined();
  for (const window of windows.slice(1)) await window.end();
});
