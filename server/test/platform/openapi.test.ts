import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { resources } from '@cadre/contract/resources/index';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../office.ts';

let office: Office;
type Operation = {
  operationId: string;
  tags: string[];
  security?: unknown[];
  summary: string;
  parameters: { name: string; schema: object }[];
  responses: Record<string, Answer & { $ref?: string }>;
  requestBody?: { content: Record<string, { schema: Body & { oneOf?: Body[] } }> };
};
type Answer = { headers?: object; content?: Record<string, { schema: Record<string, unknown> }> };
type Body = { properties: object; required?: string[] };
let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: object }>; responses: Record<string, Answer> };
};
beforeAll(async () => {
  office = await openOffice();
  document = (await office.as('consultant').get('/openapi.json')).body;
});
afterAll(() => office.close());

test('every served call is in the document, and no other', () => {
  const served = office.app.calls.map(({ method, path }) => `${method.toLowerCase()} /api/v1${path.replace(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  expect(described.sort()).toEqual(served.sort());
  expect(document.openapi).toBe('3.1.0');
});

test('it is valid against the published schema of OpenAPI 3.1, and the validation detects an error', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  const planted = structuredClone(document);
  Object.assign(planted.paths['/api/v1/branches']?.get ?? {}, { responses: [] });
  expect((await new Validator().validate(planted)).valid).toBe(false);
});

test('path, query and body of a call share no name, so that a client can take them as one', () => {
  const shared = office.app.calls.flatMap(({ method, path, query = {}, body = {}, upload = {} }) => {
    const placed = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
    const names = [...placed, ...Object.keys(query), ...Object.keys(body), ...Object.keys(upload)];
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${method} ${path}: ${name}`);
  });
  expect(shared).toEqual([]);
});

test('every operation has a unique name', () => {
  const names = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(names).size).toBe(names.length);
});

test('a resource’s fields are the ones that a create accepts and a read returns', () => {
  for (const resource of Object.values(resources)) {
    expect(Object.keys(document.components.schemas[resource.name]?.properties ?? {})).toEqual(
      expect.arrayContaining(['id', 'can', ...Object.keys(resource.fields)]),
    );
  }
  const body = document.paths['/api/v1/branches']?.post?.requestBody?.content['application/json']?.schema;
  expect(body?.required).toEqual(['name', 'country', 'timezone', 'currency', 'holiday_calendar_id']);
  expect(Object.keys(body?.properties ?? {})).not.toContain('employees_count');
});

test('references inside the document lead somewhere', () => {
  const references = JSON.stringify(document).match(/"#\/components\/schemas\/[^"]+"/g) ?? [];
  expect(references.length).toBeGreaterThan(10);
  for (const reference of references) expect(Object.keys(document.components.schemas)).toContain(JSON.parse(reference).split('/').at(-1));
});

test('only the calls before sign-in and those with their own secret are public', () => {
  const open = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.length === 0)
      .map(([method]) => `${method} ${path}`),
  );
  expect(open.filter((name) => !name.includes('exports')).sort()).toEqual([
    'get /api/v1/calendar/{token}',
    'get /api/v1/features',
    'post /api/v1/approval-links/check',
    'post /api/v1/approval-links/decide',
    'post /api/v1/forgot-password',
    'post /api/v1/login',
    'post /api/v1/logout',
    'post /api/v1/reset-password',
    'post /api/v1/reset-password/check',
    'post /api/v1/unsubscribe',
  ]);
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );

test('every operation describes its purpose, its parameters and its response', () => {
  const poor = operations().filter(({ name, operation }) => {
    const { summary, responses } = operation;
    const answers = Object.values(responses['200']?.content ?? {}).map(({ schema }) => schema);
    const isBare = answers.some((schema) => schema.type === 'object' && !schema.properties && !schema.additionalProperties);
    return !summary || summary.includes('/') || name === summary || answers.length === 0 || isBare;
  });
  expect(poor.map(({ name }) => name)).toEqual([]);
});

test('no two operations are summed up in the same words, and none by its path', () => {
  const summaries = operations().map(({ operation }) => operation.summary);
  expect(summaries.filter((summary, at) => summaries.indexOf(summary) !== at)).toEqual([]);
  expect(summaries.filter((summary) => /[/:{}_]|[a-z]-[a-z]+-?[a-z]* *$/.test(summary))).toEqual([]);
});

test('a body documents all fields: those of a move, the known version, and the columns of a file', () => {
  const bodyOf = (method: string, path: string) =>
    bodiesOf(document.paths[`/api/v1${path}`]?.[method]).flatMap(({ properties }) => Object.keys(properties));
  const bodiesOf = (operation: Operation | undefined): Body[] => {
    const schema = operation?.requestBody?.content['application/json']?.schema;
    return schema?.oneOf ?? (schema ? [schema] : []);
  };
  expect(bodyOf('patch', '/update-status')).toEqual(
    expect.arrayContaining(['id', 'model', 'status', 'version', 'note', 'reason', 'confirm']),
  );
  expect(bodyOf('post', '/documents/{id}/reject')).toEqual(['note', 'version']);
  for (const type of ['{type}', 'timesheet', 'weekly-hours']) {
    expect(bodyOf('post', `/exports/${type}`)).toEqual(
      expect.arrayContaining(['format', 'columns', 'ids', 'filters', 'search', 'order_by', 'month']),
    );
  }
});

test('lists take a month where their records last or are dated, and document it nowhere else', () => {
  const takesMonth = (path: string) => document.paths[`/api/v1${path}`]?.get?.parameters.some(({ name }) => name === 'month');
  for (const path of [
    '/leaves',
    '/travels',
    '/bookings',
    '/shift-swaps',
    '/time-cards',
    '/statements',
    '/leave-ledger',
    '/salaries',
    '/attendances',
  ])
    expect([path, takesMonth(path)]).toEqual([path, true]);
  for (const path of ['/branches', '/jobs', '/clients', '/roles', '/skills']) expect([path, takesMonth(path)]).toEqual([path, false]);
});

test('the month of pay items excludes paused items, and the document explains it', () => {
  const aboutMonth = (path: string) =>
    document.paths[`/api/v1${path}`]?.get?.parameters.find(({ name }) => name === 'month') as { description?: string } | undefined;
  expect(aboutMonth('/deductions')?.description).toMatch(/this month.*Paused and rejected ones only if `filters` have a `status`/);
  expect(aboutMonth('/leaves')?.description).not.toContain('Paused');
});

test('the values to send back are documented: version tags and the cursor of a page', () => {
  const named = (path: string, method = 'get') => document.paths[`/api/v1${path}`]?.[method]?.parameters.map(({ name }) => name);
  expect(named('/branches/{id}')).toContain('If-None-Match');
  expect(named('/branches/{id}', 'put')).toContain('If-Match');
  expect(named('/branches/{id}', 'delete')).toContain('If-Match');
  expect(named('/documents/{id}/reject', 'post')).toContain('If-Match');
  expect(Object.keys(document.paths['/api/v1/branches/{id}']?.get?.responses['200']?.headers ?? {})).toEqual(['ETag']);
  expect(Object.keys(document.paths['/api/v1/branches/{id}']?.get?.responses ?? {})).toContain('304');
  expect(named('/logs')).toContain('after');
});

test('every possible refusal is documented, with its additional fields', () => {
  for (const { name, operation } of operations()) {
    const named = Object.keys(operation.responses);
    expect(named, name).toEqual(expect.arrayContaining(['200', '400', '403', '404', '405', '422', '429', '503']));
    expect(named.includes('409'), name).toBe(!name.startsWith('get '));
    expect(named.includes('415'), name).toBe(!name.startsWith('get '));
    const tooMany = operation.responses['429']?.$ref?.split('/').at(-1) ?? '';
    expect(Object.keys(document.components.responses[tooMany]?.headers ?? {}), name).toEqual(['Retry-After']);
  }
  expect(JSON.stringify(document.components.schemas.Stale)).toContain('changed_by');
});

test('downloads have their types, uploads their parts, and a page its bound', () => {
  expect(Object.keys(document.paths['/api/v1/forms/{id}/pdf']?.get?.responses['200']?.content ?? {})).toEqual(['application/pdf']);
  const upload = document.paths['/api/v1/attendances/import']?.post?.requestBody?.content['multipart/form-data']?.schema;
  expect(Object.keys(upload?.properties ?? {})).toEqual(['device_id', 'dry_run', 'mapping', 'files[]']);
  const perPage = document.paths['/api/v1/branches']?.get?.parameters.find(({ name }) => name === 'per_page');
  expect(perPage?.schema).toMatchObject({ type: 'integer', maximum: 200 });
});

test('fields that may be null are marked, choices too', () => {
  const { properties } = document.components.schemas.employees as { properties: Record<string, { type: unknown; enum?: unknown[] }> };
  expect(properties.gender?.enum ?? [null]).toContain(null);
  expect(properties.contract_end?.type).toEqual(['string', 'null']);
});

describe('the document is sent', () => {
  const read = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    office.as('consultant').send({ method, path: '/openapi.json', headers });

  test('to signed-in people alone; others get a short answer in their language', async () => {
    for (const path of ['/openapi.json', '/openapi.html'])
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await office.anyone().send({ method, path, headers: { 'accept-language': 'de', 'if-none-match': '*' } });
        expect([answer.status, Number(answer.headers['content-length']) < 500]).toEqual([401, true]);
        if (method === 'GET') expect(answer.body).toMatchObject({ code: 'not_signed_in', error: 'Bitte melden Sie sich an.' });
      }
  });

  test('compressed as the caller takes it, the same in every language', async () => {
    const plain = await office.app.inject({ url: '/api/v1/openapi.json', headers: { authorization: `Bearer ${office.cast.hr.token}` } });
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const headers = { authorization: `Bearer ${office.cast.hr.token}`, 'accept-encoding': encoding, 'accept-language': 'ja' };
      const answer = await office.app.inject({ url: '/api/v1/openapi.json', headers });
      expect([answer.headers['content-encoding'], answer.headers.etag]).toEqual([encoding, plain.headers.etag]);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
      expect(unpacked[encoding](answer.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
    expect(plain.headers).toMatchObject({ vary: expect.stringContaining('Accept-Encoding'), 'cache-control': 'private, no-cache' });
  });

  test('once: a client that has it gets a 304, but only while signed in', async () => {
    const first = await read();
    const etag = String(first.headers.etag);
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*'])
      expect(await read({ 'if-none-match': tag })).toMatchObject({ status: 304, text: '', headers: { etag } });
    expect((await read({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await office.anyone().get('/openapi.json', {}, { 'if-none-match': etag })).status).toBe(401);
  });

  test('to HEAD without its body', async () => {
    const [got, head] = [await read(), await read({}, 'HEAD')];
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', got.headers['content-length']]);
    expect(head.headers.etag).toBe(got.headers.etag);
    expect((await read({ 'if-none-match': String(got.headers.etag) }, 'HEAD')).status).toBe(304);
  });

  test('to a hundred slow readers from the same memory', async () => {
    await office.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = office.app.server.address() as AddressInfo;
    const size = (await read()).text.length;
    const before = heldBytes();
    const readers = Array.from({ length: 100 }, () => connect(port));
    await Promise.all(
      readers.map(async (socket) => {
        socket.write(`GET /api/v1/openapi.json HTTP/1.1\r\nHost: cadre\r\nAuthorization: Bearer ${office.cast.hr.token}\r\n\r\n`);
        await once(socket, 'readable');
      }),
    );
    // A copy for each of them would be a hundred times the document.
    expect(heldBytes() - before).toBeLessThan(10 * size);
    for (const socket of readers) socket.destroy();
  });
});

const heldBytes = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

describe('the page that shows the document', () => {
  test('opens without a session and shows a sign-in link, in the reader’s language', async () => {
    const page = await office.app.inject({ url: '/api/docs', headers: { 'accept-language': 'fr' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('lang="fr"');
    expect(page.body).toContain('href="/auth/login"');
    expect(page.body).not.toMatch(/<style|https?:|\/branches|<script>/);
    for (const [, path = ''] of page.body.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g))
      expect((await office.app.inject({ url: path })).headers['content-type']).toMatch(/text\/(css|javascript)/);
  });

  test('loads the document as the signed-in user', async () => {
    const script = (await office.app.inject({ url: '/api/docs.js' })).body;
    const opened = async (stored: string | null) => {
      const document = {
        body: { innerHTML: '' },
        documentElement: {},
        getElementById: () => null,
        querySelector: () => ({ addEventListener: () => undefined }),
        querySelectorAll: () => [],
      };
      const fetched: Promise<void>[] = [];
      const fetch = async (url: string, { headers }: { headers: Record<string, string> }) => {
        const answer = await office.app.inject({ url, headers });
        return { ok: answer.statusCode === 200, text: async () => answer.body };
      };
      const load = (url: string, init: never) => {
        const answer = fetch(url, init);
        fetched.push(answer.then(() => undefined));
        return answer;
      };
      new Function('localStorage', 'fetch', 'document', 'location', script)({ getItem: () => stored }, load, document, { hash: '' });
      await Promise.all(fetched);
      return { fetched: fetched.length, document };
    };
    const { document } = await opened(JSON.stringify({ access_token: office.cast.consultant.token }));
    await expect.poll(() => document.body.innerHTML).toContain('/api/v1/branches/{id}');
    expect(document.body.innerHTML).not.toMatch(/<script|<style/);
    expect(await opened(null)).toMatchObject({ fetched: 0, document: { body: { innerHTML: '' } } });
  });
});
