import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const create = (name: string, key: string, who: 'admin' | 'hr' = 'admin') =>
  office.as(who).post('/holiday-calendars', { name }, { 'idempotency-key': key });
const stored = async (name: string) =>
  (await office.house.db.run('select count(*)::int as n from holiday_calendars where name = $1', [name])).rows[0].n;
const setKey = (key: string, change: string) => office.house.db.run(`update idempotency_keys set ${change} where key = $1`, [key]);

test('the repeat of a request gets the first answer and has no second effect', async () => {
  const first = await create('Porto', 'key-1');
  const again = await create('Porto', 'key-1');
  expect(first.status).toBe(200);
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(await stored('Porto')).toBe(1);
});

test('without a key the second one is a request of its own', async () => {
  const body = { name: 'Faro' };
  expect((await office.as('admin').post('/holiday-calendars', body)).status).toBe(200);
  expect((await office.as('admin').post('/holiday-calendars', body)).status).toBe(409);
});

test('the same key for something else is refused', async () => {
  await create('Braga', 'key-2');
  const other = await create('Coimbra', 'key-2');
  expect(other.status).toBe(422);
  expect(other.body.code).toBe('repeat_differs');
  expect(await stored('Coimbra')).toBe(0);
});

test('the key belongs to its user', async () => {
  expect((await create('Evora', 'key-3')).status).toBe(200);
  expect((await create('Aveiro', 'key-3', 'hr')).status).toBe(200);
});

test('ten at once have one effect', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('Leiria', 'key-4')));
  expect(await stored('Leiria')).toBe(1);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('repeat_in_flight');
});

test('a refused request may be corrected under the same key', async () => {
  expect((await create('x', 'key-5')).status).toBe(422);
  expect((await create('Setubal', 'key-5')).status).toBe(200);
});

test('while the first is under way, or its answer was lost after its effect, there is no second effect', async () => {
  expect((await create('Viseu', 'key-6')).status).toBe(200);
  await office.house.db.run(`delete from holiday_calendars where name = 'Viseu'`, []);
  await setKey('key-6', 'status = null, body = null');
  expect((await create('Viseu', 'key-6')).body.code).toBe('repeat_in_flight');
  await setKey('key-6', `status = 200, created_at = now() - interval '1 hour'`);
  expect((await create('Viseu', 'key-6')).body.code).toBe('repeat_in_flight');
  expect(await stored('Viseu')).toBe(0);
});

test('the claim of a process that died before its effect is taken over', async () => {
  expect((await create('Beja', 'key-7')).status).toBe(200);
  await office.house.db.run(`delete from holiday_calendars where name = 'Beja'`, []);
  await setKey('key-7', `status = null, body = null, created_at = now() - interval '3 minutes'`);
  expect((await create('Beja', 'key-7')).status).toBe(200);
  expect(await stored('Beja')).toBe(1);
});

test.each(['', ' ', 'x'.repeat(101), 'ключ'])('%j is no key', async (key) => {
  const answer = await office
    .as('admin')
    .send({ method: 'POST', path: '/holiday-calendars', payload: { name: 'Tomar' }, headers: { 'idempotency-key': key } });
  expect(answer.status).toBe(422);
});
