import { resources } from '@cadre/contract/resources/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../office.ts';

let office: Office;
type Operation = {
  operationId: string;
  tags: string[];
  security?: unknown[];
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

test('every operation has a name of its own', () => {
  const names = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(names).size).toBe(names.length);
});

test('a resource’s fields are what a create takes and a read gives', () => {
  for (const of of Object.values(resources)) {
    expect(Object.keys(document.components.schemas[of.name]?.properties ?? {})).toEqual(
      expect.arrayContaining(['id', 'can', ...Object.keys(of.fields)]),
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

test('only the calls before sign-in, and the document itself, are open to anyone', () => {
  const open = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.length === 0)
      .map(([method]) => `${method} ${path}`),
  );
  expect(open.filter((name) => !name.includes('exports')).sort()).toEqual([
    'get /api/v1/features',
    'get /api/v1/openapi.json',
    'post /api/v1/forgot-password',
    'post /api/v1/login',
    'post /api/v1/logout',
    'post /api/v1/reset-password',
  ]);
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
