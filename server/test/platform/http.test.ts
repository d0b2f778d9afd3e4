import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from '@cadre/contract/call';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createHttp } from '../../src/platform/http/create-http.ts';
import { drain } from '../../src/platform/http/drain.ts';
import { serve } from '../../src/platform/http/serve.ts';
import { Problem } from '../../src/platform/problem.ts';
import type { Config } from '../../src/platform/settings.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
let pages: string;
let app: FastifyInstance;
let [tried, working, mostWorking] = [0, 0, 0];
let gate = Promise.withResolvers<void>();
beforeAll(async () => {
  office = await openOffice();
  pages = await mkdtemp(join(tmpdir(), 'cadre-pages-'));
  await mkdir(join(pages, 'assets'));
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Cadre</title>');
  await writeFile(join(pages, 'assets/main-abc123.js'), 'console.log("plain");');
  await writeFile(join(pages, 'assets/main-abc123.js.br'), 'not really brotli');
  await writeFile(join(pages, '.built-from'), 'secret stamp');
  app = await createHttp(office.services.config, office.services.log, pages);
  serve(app, office.services, call({ method: 'GET', path: '/broken', access: 'public', tag: 'api', answer: {} }), async () => {
    throw new TypeError('the secret is hunter2');
  });
  serve(app, office.services, call({ method: 'GET', path: '/unspeakable', access: 'public', tag: 'api', answer: {} }), async () => {
    throw new Problem('invalid', { fields: { name: null as never } });
  });
  serve(
    app,
    office.services,
    call({ method: 'GET', path: '/locked', access: 'signed_in', tag: 'api', answer: {} }),
    async () => {
      tried += 1;
      throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    },
    { proves: true },
  );
  serve(app, office.services, call({ method: 'POST', path: '/slow', access: 'signed_in', tag: 'api', touches: [] }), async () => {
    working += 1;
    mostWorking = Math.max(mostWorking, working);
    await gate.promise;
    working -= 1;
    return { message: 'Done' };
  });
  await app.ready();
});
afterEach(() => {
  gate = Promise.withResolvers<void>();
});
afterAll(async () => {
  await app.close();
  await office.close();
  await rm(pages, { recursive: true, force: true });
});

test('every response has its request’s id and the security headers, and data is never cached', async () => {
  const answer = await office.as('admin').get('/branches');
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-frame-options']).toBe('DENY');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['permissions-policy']).toContain('camera=(), ');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test('a request cannot choose its own id', async () => {
  const answer = await office.as('admin').get('/branches', {}, { 'x-request-id': 'mine', 'request-id': 'mine' });
  expect(answer.headers['x-request-id']).not.toBe('mine');
});

test('an internal error is returned with its id and no details, and logged in full', async () => {
  const answer = await app.inject({ url: '/api/v1/broken' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    error: 'Something went wrong on our side. We’ve logged it.',
    code: 'bug',
    request_id: answer.headers['x-request-id'],
  });
  const line = office.logged.find((logged) => logged.includes('hunter2'));
  expect(line).toContain(String(answer.headers['x-request-id']));
});

test('an error that cannot be formatted is an internal error, without details', async () => {
  const answer = await app.inject({ url: '/api/v1/unspeakable' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    error: 'Something went wrong on our side. We’ve logged it.',
    code: 'bug',
    request_id: answer.headers['x-request-id'],
  });
});

test('the log has the path of a request but no query, no body and no token', async () => {
  await office.as('admin').get('/branches', { search: 'confidential-search' });
  await office.anyone().post('/login', { email: 'secret.person@example.com', password: 'secret-password-1' });
  const log = office.logged.join('\n');
  expect(log).toContain('/api/v1/branches');
  for (const secret of ['confidential-search', 'secret.person', 'secret-password-1', office.cast.admin.token, 'Bearer'])
    expect(log).not.toContain(secret);
});

test('an unknown path is 404, a wrong method is 405 with the allowed ones', async () => {
  const unknown = await office.as('admin').get('/nothing-here');
  expect(unknown.status).toBe(404);
  expect(unknown.body.code).toBe('unknown_path');
  const wrong = await office.as('admin').send({ method: 'PATCH', path: '/branches/1' });
  expect(wrong.status).toBe(405);
  expect(String(wrong.headers.allow).split(', ')).toEqual(expect.arrayContaining(['GET', 'PUT', 'DELETE']));
});

test('access is decided before anything of the request is read', async () => {
  const nonsense = { method: 'POST', path: '/branches', payload: '{"broken', headers: { 'content-type': 'application/json' } } as const;
  expect((await office.anyone().send(nonsense)).status).toBe(401);
  expect((await office.as('consultant').send(nonsense)).status).toBe(403);
  expect((await office.as('admin').send(nonsense)).status).toBe(400);
});

test('a DELETE with a JSON content type and no body is a DELETE', async () => {
  const { body } = await office.as('admin').post('/holiday-calendars', { name: 'For a moment' });
  const answer = await office
    .as('admin')
    .send({ method: 'DELETE', path: `/holiday-calendars/${body.data.id}`, headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBe(200);
});

test('a call without a body accepts none, and no query it does not know', async () => {
  expect((await office.as('admin').post('/logout', { everywhere: true })).body.fields).toEqual({
    everywhere: ['everywhere can’t be set here'],
  });
  expect((await office.as('admin').get('/users/me', { as: 'root' })).status).toBe(422);
  expect((await office.as('hr').get('/users/me')).status).toBe(200);
});

test('a route that was not declared keeps the process from starting', async () => {
  const bare = await createHttp(office.services.config, office.services.log, pages);
  expect(() => bare.get('/api/v1/back-door', async () => 'hello')).toThrow(
    'The route GET /api/v1/back-door is not registered with serve().',
  );
});

test('alive and ready', async () => {
  expect((await office.app.inject({ url: '/health' })).json()).toEqual({ status: 'alive' });
  expect((await office.app.inject({ url: '/ready' })).json()).toEqual({ status: 'ready' });
});

test('the pages: every path outside the API serves the application, its assets never change', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const deep = await app.inject({ method, url: '/employees/12?tab=job' });
    expect(deep.statusCode).toBe(200);
    expect(deep.headers['content-type']).toContain('text/html');
    expect(deep.headers['cache-control']).toBe('no-cache');
  }
  const asset = await app.inject({ url: '/assets/main-abc123.js' });
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.body).toBe('console.log("plain");');
  const packed = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
});

test('the pages: a missing asset is 404, a hidden file is not served, and no path leads out of the folder', async () => {
  expect((await app.inject({ url: '/assets/main-old.js' })).statusCode).toBe(404);
  for (const url of ['/.built-from', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd']) {
    const answer = await app.inject({ url });
    expect(answer.body).not.toMatch(/secret stamp|root:|"name"/);
  }
  expect((await app.inject({ method: 'POST', url: '/employees' })).statusCode).toBe(404);
});

test('a large answer is compressed, a small one is not', async () => {
  const headers = { authorization: `Bearer ${office.cast.admin.token}`, 'accept-encoding': 'br' };
  const large = await office.app.inject({ url: '/api/v1/users/me', headers });
  expect(large.headers['content-encoding']).toBe('br');
  const small = await office.app.inject({ url: '/health', headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBeUndefined();
});

const asking = (who: 'admin' | 'hr', method: 'GET' | 'POST', url: string) =>
  app.inject({ method, url: `/api/v1${url}`, headers: { authorization: `Bearer ${office.cast[who].token}` } });

test('a statement that timed out in the database is refused immediately and not retried', async () => {
  for (const times of [1, 2, 3]) {
    const answer = await asking('admin', 'GET', '/locked');
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(tried).toBe(times);
  }
});

test('one user has four requests running, more wait or are refused with 429; other users are served', async () => {
  let answered = 0;
  const answers = Array.from({ length: 80 }, () => asking('admin', 'POST', '/slow').finally(() => (answered += 1)));
  await expect.poll(() => [working, answered]).toEqual([4, 16]);
  const turnedAway = await Promise.race(answers);
  expect([turnedAway.statusCode, turnedAway.json().code]).toEqual([429, 'too_many_requests']);
  expect(String(turnedAway.headers['retry-after'])).toMatch(/^[1-9]\d*$/);
  const other = asking('hr', 'POST', '/slow');
  await expect.poll(() => working).toBe(5);
  gate.resolve();
  expect((await other).statusCode).toBe(200);
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(64);
  expect(mostWorking).toBe(5);
});

test('the pages: a range beyond the file is 416, and repeated slashes count as one', async () => {
  const beyond = await app.inject({ url: '/assets/main-abc123.js', headers: { range: 'bytes=9000-9999' } });
  expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'range_not_satisfiable']);
  expect((await app.inject({ url: '/assets/main-abc123.js', headers: { range: 'bytes=0-6' } })).body).toBe('console');
  const { address, close } = await listening();
  expect(await talk(address, 'GET //employees HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200 [\s\S]*text\/html/,
  );
  await close();
});

/** The same server on a separate port. */
async function listening(settings: Partial<Config> = {}) {
  const own = await createHttp({ ...office.services.config, ...settings }, office.services.log, pages);
  own.get('/where', async ({ ip }) => ({ ip }));
  own.get('/wait', async () => {
    await gate.promise;
    return { waited: true };
  });
  await own.listen({ port: 0, host: '127.0.0.1' });
  return { address: own.server.address() as AddressInfo, own, close: () => own.close() };
}

/** Sends raw text on a separate connection and returns the response until the connection ends. */
function talk({ port }: AddressInfo, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(words));
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

test('an IP address is valid, whatever header a proxy passes on', async () => {
  const { address, close } = await listening({ trustProxy: ['127.0.0.1'] });
  const from = (claimed: string) =>
    talk(address, `GET /where HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${claimed}\r\nConnection: close\r\n\r\n`);
  expect(await from('198.51.100.7')).toContain('{"ip":"198.51.100.7"}');
  for (const nonsense of ['<script>', 'localhost', "1.2.3.4'; --", '999.1.1.1', '8.8.8.8:80', ','])
    expect(await from(nonsense)).toContain('{"ip":"127.0.0.1"}');
  await close();
});

test('on shutdown, running requests and late requests are answered, and stuck connections are cut off', async () => {
  const { address, own } = await listening();
  const running = talk(address, 'GET /wait HTTP/1.1\r\nHost: x\r\n\r\n');
  const stuck = talk(address, 'POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{').catch(
    () => 'cut',
  );
  const idle = connect(address.port, '127.0.0.1');
  await once(idle, 'connect');
  await expect.poll(async () => await connectionsOf(own)).toBe(3);
  const stopped = drain(own, 1_000);
  await expect.poll(() => own.server.listening).toBe(false);
  idle.write('GET /where HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String(await once(idle, 'data'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  gate.resolve();
  expect(await running).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*waited/i);
  await stopped;
  expect(await stuck).not.toContain('200');
});

const connectionsOf = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
