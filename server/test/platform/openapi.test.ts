import { resources } from '@cadre/contract/resources/index';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../office.ts';

let office: Office;
type Operation = {
  operationId: string;
  tags: string[];
  security?: unknown[];
  summary: string;
  parameters: { name: string; schema: object }[];
  responses: Record<string, { headers?: object; content?: Record<string, { schema: Record<string, unknown> }> }>;
  requestBody?: { content: Record<string, { schema: { properties: object; required?: string[] } }> };
};
let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: object }> };
};
beforeAll(async () => {
  office = await openOffice();
  document = (await office.anyone().get('/openapi.json')).body;
});
afterAll(() => office.close());

test('every call that is served stands in the document, and nothing else does', () => {
  const served = office.app.calls.map(({ method, path }) => `${method.toLowerCase()} /api/v1${path.replace(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  expect(described.sort()).toEqual(served.sort());
  expect(document.openapi).toBe('3.1.0');
});

test('it is what the published schema of OpenAPI 3.1 says, which notices a fault', async () => {
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

test('every operation has a name of its own', () => {
  const names = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(names).size).toBe(names.length);
});

test('a resource’s fields are what a create takes and a read gives', () => {
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

test('only the calls before sign-in, those that bring a secret of their own, and the document itself are open to anyone', () => {
  const open = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.length === 0)
      .map(([method]) => `${method} ${path}`),
  );
  expect(open.filter((name) => !name.includes('exports')).sort()).toEqual([
    'get /api/v1/calendar/{token}',
    'get /api/v1/features',
    'get /api/v1/openapi.json',
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

test('every operation says what it does, takes and answers', () => {
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

test('a body tells all that is taken: what a move asks, the version that was seen, and the columns of a file', () => {
  const bodyOf = (method: string, path: string) =>
    Object.keys(document.paths[`/api/v1${path}`]?.[method]?.requestBody?.content['application/json']?.schema.properties ?? {});
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

test('what one sends back is told: tags of versions, and where a page goes on', () => {
  const named = (path: string, method = 'get') => document.paths[`/api/v1${path}`]?.[method]?.parameters.map(({ name }) => name);
  expect(named('/branches/{id}')).toContain('If-None-Match');
  expect(named('/branches/{id}', 'put')).toContain('If-Match');
  expect(named('/branches/{id}', 'delete')).toContain('If-Match');
  expect(named('/documents/{id}/reject', 'post')).toContain('If-Match');
  expect(Object.keys(document.paths['/api/v1/branches/{id}']?.get?.responses['200']?.headers ?? {})).toEqual(['ETag']);
  expect(Object.keys(document.paths['/api/v1/branches/{id}']?.get?.responses ?? {})).toContain('304');
  expect(named('/logs')).toContain('after');
});

test('every refusal that can occur is named, with what stands beside it', () => {
  for (const { name, operation } of operations()) {
    const named = Object.keys(operation.responses);
    expect(named, name).toEqual(expect.arrayContaining(['200', '400', '403', '404', '405', '422', '429', '503']));
    expect(named.includes('409'), name).toBe(!name.startsWith('get '));
    expect(named.includes('415'), name).toBe(!name.startsWith('get '));
    expect(Object.keys(operation.responses['429']?.headers ?? {}), name).toEqual(['Retry-After']);
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

test('what may be null says so, choices too', () => {
  const { properties } = document.components.schemas.employees as { properties: Record<string, { type: unknown; enum?: unknown[] }> };
  expect(properties.gender?.enum ?? [null]).toContain(null);
  expect(properties.contract_end?.type).toEqual(['string', 'null']);
});

test('there is a page to read it that needs no script', async () => {
  const page = await office.app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('/api/v1/branches/{id}');
  expect(page.body).not.toMatch(/<script|<style|https?:\/\/(?!hr\.example)/);
  const sheet = await office.app.inject({ url: /rel="stylesheet" href="([^"]+)"/.exec(page.body)?.[1] ?? '' });
  expect(sheet.headers['content-type']).toContain('text/css');
});
