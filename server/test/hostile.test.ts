import { type AddressInfo, connect } from 'node:net';
import type { Call } from '@cadre/contract/call';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../testing/limits.ts';
import { startSession } from '../src/platform/access/sessions.ts';
import { createHttp } from '../src/platform/http/create-http.ts';
import { type Wild, wildRequest } from './hostile/wild-requests.ts';
import { type Office, openOffice } from './office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await office.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => office.close());

const admin = () => office.as('admin');
const json = { 'content-type': 'application/json' };
const megabyte = 'x'.repeat(1024 * 1024 - 100);
const fine = { name: 'Porto', country: 'PT', timezone: 'Europe/Lisbon', currency: 'EUR' };

/** Refused with a code and a message, and never with a server error. */
const expectRefused = ({ status, body }: { status: number; body: { code?: string; error?: string } }) => {
  expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  expect(body.code).toEqual(expect.any(String));
  expect(body.error).toEqual(expect.any(String));
};

test('the control: the same request without malice succeeds', async () => {
  const answer = await admin().post('/branches', { ...fine, holiday_calendar_id: office.cast.places.holiday_calendar_id });
  expect(answer.status).toBe(200);
  expect((await admin().get('/branches', { page: 1, per_page: 5, filters: { country: 'PT' } })).status).toBe(200);
});

test.each([
  ['a number', 42],
  ['null', null],
  ['an object', { $gt: '' }],
  ['a list', ['Porto']],
  ['true', true],
  ['a megabyte', megabyte],
  ['a null byte', 'Por\u0000to'],
  ['half a surrogate', 'Por\ud800to'],
  ['nothing', ''],
])('a name that is %s', async (_what, name) => {
  const answer = await admin().post('/branches', { ...fine, name, holiday_calendar_id: 1 });
  expectRefused(answer);
  if (answer.status === 422) expect(Object.keys(answer.body.fields)).toContain('name');
});

test.each([
  [{ holiday_calendar_id: '1' }],
  [{ holiday_calendar_id: 1.5 }],
  [{ holiday_calendar_id: -1 }],
  [{ holiday_calendar_id: 1e300 }],
  [{ holiday_calendar_id: 2_147_483_648 }],
  [{ holiday_calendar_id: 4711 }],
  [{ holiday_calendar_id: true }],
  [{ week_start: 8 }],
  [{ week_start: '1' }],
  [{ active: 'yes' }],
  [{ timezone: 'Mars/Olympus' }],
  [{ currency: 'XXXX' }],
  [{ country: "PT'; drop table branches; --" }],
  [{ id: 1 }],
  [{ version: 1, created_at: '2026-01-01' }],
  [{ employees_count: 5 }],
  [{ 'name; drop table branches': 'x' }],
  [{ toString: 'x', hasOwnProperty: 'y' }],
])('a field with a wrong value, or one that is none: %j', async (extra) => {
  const answer = await admin().post('/branches', {
    ...fine,
    name: 'Wrong',
    holiday_calendar_id: office.cast.places.holiday_calendar_id,
    ...extra,
  });
  expectRefused(answer);
  expect(answer.body.code).toBe('invalid');
});

test.each(['2026-02-30', '2025-02-29', '2026-13-01', 'infinity', 'now', '2026-1-1', '２０２６-01-01', '10000-01-01', 20260101, null])(
  '%j is no day',
  async (date) => {
    const answer = await admin().post('/holidays', {
      holiday_calendar_id: office.cast.places.holiday_calendar_id,
      name: 'Nothing',
      portion: 'full',
      date,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(['date']);
  },
);

test.each([
  ['not JSON', '{"name":'],
  ['a bare word', 'undefined'],
  ['a list', '[]'],
  ['a number', '7'],
  ['null', 'null'],
  ['text', '"hello"'],
  ['a prototype', '{"__proto__":{"is_admin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"is_admin":true}}}'],
  ['a deep nest', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['a wide nest', `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ['broken UTF-8', Buffer.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d])],
  ['two documents', '{}{}'],
])('a body that is %s', async (_what, payload) => {
  expectRefused(await admin().send({ method: 'POST', path: '/branches', headers: json, payload }));
  expectRefused(await admin().send({ method: 'PUT', path: '/branches/1', headers: json, payload }));
  expectRefused(await office.anyone().send({ method: 'POST', path: '/login', headers: json, payload }));
  expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
});

test('a body over the limit is refused', async () => {
  const answer = await admin().send({
    method: 'POST',
    path: '/branches',
    headers: json,
    payload: JSON.stringify({ name: 'x'.repeat(1024 * 1024) }),
  });
  expect(answer.status).toBe(413);
});

const keysOf = (count: number, write = (at: number) => `k${at}`): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [write(at), at]));

test('at most 64 KiB are read from unauthenticated callers, on any path', async () => {
  const payload = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(65_536) });
  for (const path of ['/login', '/forgot-password', '/reset-password', '/logout', '/nothing-here'])
    expect((await office.anyone().send({ method: 'POST', path, headers: json, payload })).status, path).toBe(413);
  // The body of a refused caller is not read at all; that of an allowed caller may have a megabyte.
  expect((await office.anyone().send({ method: 'POST', path: '/branches', headers: json, payload: megabyte })).status).toBe(401);
  expect((await admin().send({ method: 'POST', path: '/branches', headers: json, payload })).status).toBe(422);
});

test('a route that reads more from unauthenticated callers keeps the process from starting', async () => {
  const bare = await createHttp(office.services.config, office.services.log);
  expect(() => bare.post('/drop', { bodyLimit: 1024 * 1024 }, async () => 'thanks')).toThrow('callers whom it does not know yet');
});

test('the response to any number of errors is short', async () => {
  const bodies = [keysOf(1_900), keysOf(1_900, (at) => `${'y'.repeat(400)}${at}`), { ['z'.repeat(900_000)]: 1 }];
  for (const body of bodies) {
    for (const answer of [
      await admin().post('/branches', body),
      await admin().put('/branches/1', body),
      await admin().post('/exports/users', { format: 'csv', ...body }),
      await admin().delete('/branches/1', body),
      await admin().send({
        method: 'DELETE',
        path: '/branches/1/media-delete',
        payload: { ...body, mediaToDelete: [1], collection: 'files' },
      }),
    ]) {
      expectRefused(answer);
      expect(Object.keys(answer.body.fields ?? {}).length).toBeLessThanOrEqual(20);
      expect(answer.text.length).toBeLessThan(10_000);
    }
  }
  const { body } = await admin().post('/branches', keysOf(30));
  expect(body.error).toBe('Check the highlighted fields. Only the first 20 are listed.');
  expectRefused(await admin().get('/users', keysOf(1_000)));
});

test('a call accepts only the number of values that its declaration allows', async () => {
  const records = (count: number) => Array.from({ length: count }, () => ({ pin: '1', time: 'x', status: 0, verify: 1, workcode: 0 }));
  expect((await admin().post('/attendances/sync', { device: 'NOBODY', records: records(5_000) })).status).toBe(422);
  expect((await admin().post('/branches', { ...fine, records: records(1_000) })).status).toBe(413);
  expect((await admin().post('/branches', { ...fine, records: records(300) })).status).toBe(422);
});

test('bodies with too many keys, values or levels are refused unread', async () => {
  const payload = JSON.stringify(keysOf(60_000));
  for (const [method, path] of [
    ['POST', '/branches'],
    ['PUT', '/branches/1'],
    ['PATCH', '/update-status'],
    ['DELETE', '/branches/1'],
  ] as const)
    expect((await admin().send({ method, path, headers: json, payload })).status).toBe(413);
});

test.each([
  'application/json\t',
  'application/json;\tcharset=x',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'nonsense',
  '',
])('the content type %j cannot bypass the check of the body', async (type) => {
  const answer = await admin().send({ method: 'POST', path: '/branches', headers: { 'content-type': type }, payload: '{"name":5,"id":1}' });
  expectRefused(answer);
});

test.each([
  { page: 0 },
  { page: -1 },
  { page: '1; drop table users' },
  { page: 1.5 },
  { page: '1e3' },
  { page: 100_001 },
  { per_page: 0 },
  { per_page: 1e9 },
  { per_page: 'all' },
  { order_by: 'password_hash' },
  { order_by: 'name;--' },
  { order_by: '__proto__' },
  { order_by: 'constructor' },
  { order_dir: 'asc; drop table users' },
  { month: '2026-13' },
  { unknown: 1 },
  { filters: '{"name":' },
  { filters: '[]' },
  { filters: 'null' },
  { filters: '"text"' },
  { filters: '{"password_hash":"x"}' },
  { filters: '{"__proto__":{"a":1}}' },
  { filters: '{"constructor":1}' },
  { filters: { status: { $ne: 'x' } } },
  { filters: { status: 'flying' } },
  { filters: { employee_id: 'many' } },
  { filters: { last_login_at: { from: '2026-02-30' } } },
  { filters: { last_login_at: { from: 5 } } },
])('a list query with %j is refused', async (query) => {
  expectRefused(await admin().get('/users', query));
});

test('a list query with too long a search or filter is refused', async () => {
  expectRefused(await admin().get('/users', { search: 'x'.repeat(101) }));
  expectRefused(await admin().get('/users', { filters: { status: Array.from({ length: 1000 }, () => 'active') } }));
  expectRefused(await admin().get('/users', { filters: `{"status":"${'x'.repeat(5000)}"}` }));
});

test.each(["'", '%', '_', '\\', "a' or '1'='1", '%00', '\u200b', '日本'])('a search for %j causes no error', async (search) => {
  expect((await admin().get('/users', { search })).status).toBe(200);
  expect((await admin().get('/users/lists', { search })).status).toBe(200);
});

test('blanks for a choice, a day or a time zone count as empty', async () => {
  for (const blank of ['', ' ', '\u3164']) {
    const reads: [string, Record<string, string>][] = [
      ['/dashboard/absence', { period: blank }],
      [`/employees/${office.cast.consultant.employee_id}/timeline`, { kind: blank }],
    ];
    for (const [path, query] of reads) expect((await admin().get(path, query)).status, path).toBe(200);
    const leg = {
      from: 'A',
      to: 'B',
      mode: 'car',
      depart_date: '2030-01-07',
      depart_time: '09:00',
      arrive_date: '2030-01-07',
      arrive_time: '10:00',
    };
    const trip = { employee_id: office.cast.consultant.employee_id, type: 'domestic', start_date: '2030-01-07', end_date: '2030-01-07' };
    const preview = await office
      .as('hr')
      .post('/travels/preview', { ...trip, legs: [{ ...leg, timezone_from: blank, timezone_to: blank }] });
    expect(preview.status, preview.text).toBe(200);
  }
});

test('a repeated parameter is refused', async () => {
  for (const path of [
    '/users?page=1&page=2',
    '/users?search=a&search=b',
    '/users?filters={}&filters={}',
    '/users/lists?search=a&search=b',
    '/users/lists?ids=1&ids=2',
    '/search?q=abc&q=def',
  ]) {
    expectRefused(await admin().send({ method: 'GET', path }));
  }
});

test.each(['0', '-1', '1.5', '1e3', 'abc', '2147483648', '99999999999999999999', '1%00', '%F0%28', '1;2', "1'", '..%2f1', 'x'.repeat(300)])(
  'the id %s is refused',
  async (id) => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expectRefused(await admin().send({ method, path: `/users/${id}`, ...(method === 'PUT' && { payload: {} }) }));
  },
);

test.each([
  { id: 1, model: 'logs', status: 'active' },
  { id: 1, model: '__proto__', status: 'active' },
  { id: 1, model: 'constructor', status: 'active' },
  { id: 1, model: 'users', status: 'admin' },
  { id: '1', model: 'users', status: 'active' },
  { id: 1, model: ['users'], status: 'active' },
  { model: 'users', status: 'active' },
  { id: 1, model: 'users', status: 'active', roles: [1] },
])('a status change with %j is refused', async (body) => {
  expectRefused(await admin().patch('/update-status', body));
});

/** Writes raw bytes to the real port and gives everything that comes back until the connection ends. */
function raw(bytes: string): Promise<string> {
  const { port } = office.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    const timer = setTimeout(() => socket.destroy(new Error(`still open; received: ${received}`)), limits.wait);
    socket.on('data', (chunk) => {
      received += chunk;
    });
    // A connection that is cut while we still write may end without an answer.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}

test('headers and bodies that never end are cut off', async () => {
  const { server } = office.app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  // Shorter limits, so that the test does not have to wait.
  Object.assign(server, { headersTimeout: 500, requestTimeout: 1_000 });
  const head = `POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n`;
  const [headers, body] = await Promise.all([raw(head), raw(`${head}\r\n{"email":"`)]);
  expect(headers).toMatch(/^HTTP\/1\.1 408 /);
  expect(body).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000 });
  expect((await admin().get('/users')).status).toBe(200);
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a broken header', 'GET /api/v1/users HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n'],
  ['two lengths', 'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  ['a length and chunks', 'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
])('%s gets a 4xx and the connection ends', async (_what, bytes) => {
  expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test('a header of 100 kB is cut off', async () => {
  expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`)).toMatch(/^(HTTP\/1\.1 431 |$)/);
});

const freshToken = async () => {
  const { rows } = await office.services.db.run(`update users set status = 'active' where id = $1 returning id`, [
    office.cast.admin.user_id,
  ]);
  return startSession(office.services.db.run, rows[0].id, { ip: null, user_agent: null });
};

test('no input to any call causes a server error or a long refusal, with or without authentication', async () => {
  let token = await freshToken();
  const send = async (call: Call, { path, query, body, headers }: Wild, isKnown: boolean) => {
    // Signing out ends the session that the next request needs.
    const authorization = isKnown && call.access !== 'public' ? { authorization: `Bearer ${token}` } : {};
    const sends = call.method !== 'GET' && { payload: typeof body === 'string' ? body : JSON.stringify(body) };
    const url = `/api/v1${path}?${query}`.slice(0, 12_000);
    return office.app.inject({ method: call.method, url, headers: { ...json, ...headers, ...authorization }, ...sends });
  };
  const { calls } = office.app;
  const requests = calls.map((call) => wildRequest(call));
  const wild = fc.nat(calls.length - 1).chain((at) => fc.tuple(fc.constant(at), requests[at] as fc.Arbitrary<Wild>));
  const first = requests.flatMap((request, at) =>
    fc.sample(request, { numRuns: 1, seed: 9 + at }).map((one): [[number, Wild]] => [[at, one]]),
  );
  await fc.assert(
    fc.asyncProperty(wild, async ([at, request]) => {
      const call = calls[at] as Call;
      for (const isKnown of [false, true]) {
        const answer = await send(call, request, isKnown);
        expect(answer.statusCode, answer.body).not.toBe(500);
        if (answer.statusCode >= 400) expect(answer.body.length).toBeLessThan(20_000);
        if (isKnown && answer.statusCode === 401) token = await freshToken();
      }
    }),
    { numRuns: calls.length + 100, examples: first },
  );
});

test('the system still works after all of this', async () => {
  const bugs = office.logged.filter((line) => line.includes('"bug"'));
  expect(bugs).toEqual([]);
  expect((await office.anyone(await freshToken()).get('/users')).body.meta.total).toBeGreaterThan(5);
});

test('a record out of scope is answered by the same statements as one that does not exist', async () => {
  const made = await office.as('consultant').post('/employees/self/change-requests', { model: 'employees', changes: { city: 'Porto' } });
  const [there, missing] = [made.body.data.id as number, 987_654];
  const { db } = office.services;
  const { run, transaction, reading } = db;
  let sent: string[] = [];
  const noted = (text: string): void => {
    // Whether the record exists is looked up after the response is sent.
    if (!/^select from \S+ r where r\.id = \$1$/.test(text)) sent.push(text);
  };
  const noting =
    (of: typeof run): typeof run =>
    (text, values) => {
      noted(text);
      return of(text, values);
    };
  db.run = noting(run);
  db.transaction = (work, options) => transaction((tx) => work({ ...tx, run: noting(tx.run) }), options);
  db.reading = (work, options) => reading((on) => work({ ...on, run: noting(on.run) }), options);
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) => {
    sent = [];
    const { status } = await office.as('outsider').send({ method, path, ...(payload && { payload }) });
    return { status, statements: [...sent] };
  };
  const calls = [
    (id: number) => ask('GET', `/change-requests/${id}`),
    (id: number) => ask('GET', `/change-requests/${id}/approvals`),
    (id: number) => ask('POST', `/change-requests/${id}/withdraw`, {}),
    (id: number) => ask('PATCH', '/update-status', { id, model: 'change-requests', status: 'approved' }),
  ];
  for (const call of calls) {
    // The first refusal within a minute is logged, and later ones are counted.
    await call(there);
    const [foreign, absent] = [await call(there), await call(missing)];
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(foreign.statements.length).toBeGreaterThan(0);
    expect(foreign.statements).toEqual(absent.statements);
  }
  Object.assign(db, { run, transaction, reading });
});
