import { type Field, type Fields, isField } from '@cadre/contract/fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cachedOf } from '../../src/platform/http/cached-response.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const create = (name: string, key: string, who: 'admin' | 'hr' = 'admin') =>
  office.as(who).post('/holiday-calendars', { name }, { 'idempotency-key': key });
const stored = async (name: string) =>
  (await office.services.db.run('select count(*)::int as n from holiday_calendars where name = $1', [name])).rows[0].n;
const setKey = (key: string, change: string) => office.services.db.run(`update idempotency_keys set ${change} where key = $1`, [key]);

test('the repeat of a request gets the first answer and has no second effect', async () => {
  const first = await create('Porto', 'key-1');
  const again = await create('Porto', 'key-1');
  expect(first.status).toBe(200);
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(await stored('Porto')).toBe(1);
});

test('without a key, the second request is a separate one', async () => {
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

test('ten concurrent requests have one effect', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('Leiria', 'key-4')));
  expect(await stored('Leiria')).toBe(1);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('repeat_in_flight');
});

test('a refused request may be corrected under the same key', async () => {
  expect((await create('x', 'key-5')).status).toBe(422);
  expect((await create('Setubal', 'key-5')).status).toBe(200);
});

test('while the first request is running, or if its response was lost, a repeat has no second effect', async () => {
  expect((await create('Viseu', 'key-6')).status).toBe(200);
  await office.services.db.run(`delete from holiday_calendars where name = 'Viseu'`, []);
  await setKey('key-6', 'status = null, kept = null');
  expect((await create('Viseu', 'key-6')).body.code).toBe('repeat_in_flight');
  await setKey('key-6', `status = 200, created_at = now() - interval '1 hour'`);
  expect((await create('Viseu', 'key-6')).body.code).toBe('repeat_done');
  expect(await stored('Viseu')).toBe(0);
});

test('the claim of a process that died before its effect is taken over', async () => {
  expect((await create('Beja', 'key-7')).status).toBe(200);
  await office.services.db.run(`delete from holiday_calendars where name = 'Beja'`, []);
  await setKey('key-7', `status = null, kept = null, created_at = now() - interval '3 minutes'`);
  expect((await create('Beja', 'key-7')).status).toBe(200);
  expect(await stored('Beja')).toBe(1);
  // A process that has ended is detected immediately: none of its connections exists.
  await office.services.db.run(`delete from holiday_calendars where name = 'Beja'`, []);
  await setKey('key-7', `status = null, kept = null, holder = 'cadre 0123456789ab', created_at = now()`);
  expect((await create('Beja', 'key-7')).status).toBe(200);
  expect(await stored('Beja')).toBe(1);
});

test.each(['', ' ', 'x'.repeat(101), 'ключ'])('%j is no key', async (key) => {
  const answer = await office
    .as('admin')
    .send({ method: 'POST', path: '/holiday-calendars', payload: { name: 'Tomar' }, headers: { 'idempotency-key': key } });
  expect(answer.status).toBe(422);
});

const storedResponses = async () =>
  JSON.stringify((await office.services.db.run('select kept, fingerprint from idempotency_keys', [])).rows);

test('of a response only numbers and states are stored, and no text', async () => {
  await create('Nazaré', 'key-8');
  expect(await storedResponses()).not.toContain('Nazar');
});

test('a repeated reveal of a sealed value is logged again, and the value is not stored', async () => {
  const iban = 'DE89370400440532013000';
  const account = { employee_id: office.cast.consultant.employee_id, holder: 'Clara Dubois', iban };
  const made = await office.as('payroll').post('/bank-accounts', account, { 'idempotency-key': 'key-9' });
  expect(made.status, made.text).toBe(200);
  const reveal = () =>
    office.as('payroll').post(`/bank-accounts/${made.body.data.id}/reveal`, { field: 'iban' }, { 'idempotency-key': 'key-10' });
  const noted = async () =>
    (await office.services.db.run(`select count(*)::int as n from logs where action = 'view_sensitive' and model = 'bank-accounts'`, []))
      .rows[0].n;
  expect((await reveal()).body.data.value).toBe(iban);
  const once = await noted();
  expect((await reveal()).body.data.value).toBe(iban);
  expect(await noted()).toBe(once + 1);
  for (const secret of [iban, 'Dubois']) expect(await storedResponses()).not.toContain(secret);
});

test('a repeat checks the permissions again, and returns the record as it is now', async () => {
  const first = await create('Sintra', 'key-11', 'hr');
  await office.services.db.run(`update holiday_calendars set name = 'Cascais' where name = 'Sintra'`, []);
  expect((await create('Sintra', 'key-11', 'hr')).body.data).toMatchObject({ id: first.body.data.id, name: 'Cascais' });
  const { user_id } = office.cast.hr;
  const { rows } = await office.services.db.run('select role_id from user_roles where user_id = $1', [user_id]);
  await office.services.db.run('update user_roles set role_id = 2 where user_id = $1', [user_id]);
  expect((await create('Sintra', 'key-11', 'hr')).status).toBe(403);
  await office.services.db.run('update user_roles set role_id = $2 where user_id = $1', [user_id, rows[0].role_id]);
});

test('a request whose response cannot be repeated is not executed twice', async () => {
  const device = { name: 'Gate', vendor: 'zkteco', mode: 'push', direction_mode: 'device', serial_no: 'GATE1' };
  const { delivery } = office.cast.places;
  const made = await office.as('admin').post('/devices', { ...device, branch_id: delivery.branch_id, timezone: 'Europe/Berlin' });
  const token = () => office.as('admin').post(`/devices/${made.body.data.id}/token`, undefined, { 'idempotency-key': 'key-12' });
  const { body } = await token();
  const again = await token();
  expect(again).toMatchObject({ status: 409, body: { code: 'repeat_done' } });
  expect(again.text + (await storedResponses())).not.toContain(body.data.token);
});

/** A response as declared, with a secret in every field that can contain text. */
function toResponse(field: Field): unknown {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, toResponse(inner)]));
    case 'list':
      return [toResponse(field.of)];
    case 'map':
      return { secret: toResponse(field.of) };
    case 'record':
      return { id: 7, name: 'secret' };
    case 'integer':
    case 'minutes':
    case 'share':
    case 'reference':
      return 7;
    case 'boolean':
      return true;
    case 'choice':
      return field.options[0];
    case 'date':
    case 'moment':
      return '2026-05-04';
    default:
      return 'secret';
  }
}

test('no response text of any call is stored', () => {
  const writes = office.app.calls.filter(({ method, repeats, answer }) => method === 'POST' && !repeats && answer);
  for (const call of writes) {
    const answer = call.answer as Field & { fields: Fields };
    const isData = answer.kind !== ('whole' as Field['kind']);
    const data = toResponse(
      isData && isField(answer) ? answer : { kind: 'group', fields: isData ? (answer as unknown as Fields) : answer.fields },
    );
    const existing = JSON.stringify(cachedOf(call, isData ? { message: 'secret', data } : (data as Record<string, unknown>)));
    expect(existing, `${call.method} ${call.path}`).not.toContain('secret');
  }
  expect(writes.length).toBeGreaterThan(40);
});
