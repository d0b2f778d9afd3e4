import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoCompany } from '../demo-company.ts';
import { type OpenapiDocument, operationsOf } from './document.ts';
import { documentFaults } from './document-faults.ts';
import { misfitsOf } from './fits-schema.ts';
import { makeCall, type Send, unannounced } from './make-call.ts';
import { narrowedCalls } from './narrowed-calls.ts';

/** These tests change existing data, so they run last. */
export function testClient(company: () => DemoCompany): void {
  describe('a client made from the document alone', () => {
    let document: OpenapiDocument;
    beforeAll(async () => {
      document = (await company().as('employee').get('/openapi.json')).body;
    });

    test('the document is valid OpenAPI 3.1', () => {
      expect(documentFaults(document)).toEqual([]);
    });

    test('a fault of the document does not go unnoticed', () => {
      const planted = structuredClone(document);
      const nowhere = { 'application/json': { schema: { $ref: '#/components/schemas/nowhere' } } };
      Object.assign(planted.paths['/api/v1/branches/{id}']?.get ?? {}, { parameters: [], responses: { 200: { content: nowhere } } });
      expect(documentFaults(planted)).toEqual([
        'GET /api/v1/branches/{id}: the path has {id}, the parameters ',
        'GET /api/v1/branches/{id}: the answer 200 is not described',
        'GET /api/v1/branches/{id}: 0: #/components/schemas/nowhere leads nowhere',
      ]);
    });

    test('a value is checked against its schema', () => {
      const schema = {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer', minimum: 1 }, on: { type: ['string', 'null'], format: 'date' } },
      };
      expect(misfitsOf(document, schema, { id: 1, on: null })).toEqual([]);
      expect(misfitsOf(document, schema, { on: '2026-02-30' })).toEqual(['.id: missing', '.on: "2026-02-30" is not as its schema says']);
      expect(misfitsOf(document, { anyOf: [schema, { type: 'null' }] }, { id: 0 })).toEqual(['.id: 0 is out of bounds']);
      expect(misfitsOf(document, { $ref: '#/components/schemas/Problem' }, { error: 'No', code: 'invented' })).toEqual([
        '.code: "invented" is no option',
      ]);
    });

    test('narrows every list by each filter that the document names', async () => {
      await seePayToo(company());
      const send = await sender(company());
      const refused: string[] = [];
      for (const { name, request } of narrowedCalls(document)) {
        const { status, body } = await send({ method: 'GET', ...request });
        if (status !== 200) refused.push(`${name} ${JSON.stringify(request.query)}: ${body}`);
      }
      expect(refused).toEqual([]);
    });

    test('finds only numbers where the document requires the id of a record', () => {
      const texts = operationsOf(document).flatMap(({ path, operation }) =>
        operation.parameters
          .filter(({ in: where, name }) => where === 'path' && /(^|_)id$/.test(name))
          .filter(
            (parameter) => JSON.stringify(parameter.schema).includes('"string"') && !JSON.stringify(parameter.schema).includes('"self"'),
          )
          .map(({ name }) => `${path}: ${name}`),
      );
      expect(texts).toEqual([]);
    });

    test('finds each part of the document under its tag, with all that it refers to', async () => {
      const { tags } = document as unknown as { tags: { name: string; externalDocs: { url: string } }[] };
      const found = new Map<string, string[]>();
      for (const { externalDocs } of tags) {
        const path = new URL(externalDocs.url).pathname.replace('/api/v1', '');
        const part: OpenapiDocument = (await company().as('employee').get(path)).body;
        expect(documentFaults(part)).toEqual([]);
        for (const { operation } of operationsOf(part))
          found.set(operation.operationId, [...(found.get(operation.operationId) ?? []), path]);
      }
      expect([...found.keys()].sort()).toEqual(
        operationsOf(document)
          .map(({ operation }) => operation.operationId)
          .sort(),
      );
      expect([...found.values()].filter((parts) => parts.length > 1)).toEqual([]);
      expect((await company().as('employee').get('/openapi/nothing.json')).status).toBe(404);
    });

    test('makes every call, and gets only documented responses', async () => {
      await seePayToo(company());
      const wrong: string[] = [];
      let successes = 0;
      // Reads run before the writes, while all data still exists, and share one session.
      const operations = operationsOf(document).sort((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));
      const reads = onceEach(await sender(company()));
      for (const described of operations) {
        const answer = await makeCall(document, described, described.method === 'GET' ? reads : await sender(company()));
        wrong.push(...unannounced(document, described, answer).map((line) => `${described.method} ${described.path}: ${line}`));
        if (answer.status < 300) successes += 1;
      }
      expect(wrong).toEqual([]);
      expect(successes).toBeGreaterThan(operations.length * 0.75);
    });
  });
}

/** Nothing changes during the reads, so each list is fetched for its ids only once. */
function onceEach(send: Send): Send {
  const known = new Map<string, ReturnType<Send>>();
  return (request) => {
    const key = JSON.stringify(request);
    const answer = known.get(key) ?? send(request);
    known.set(key, answer);
    return answer;
  };
}

/** Signs in again for each write, because some of them sign out. */
async function sender(company: DemoCompany): Promise<Send> {
  const authorization = `Bearer ${await company.tokenOf('admin')}`;
  return async ({ headers, ...request }) => {
    const { statusCode, body, ...answer } = await company.app.inject({ ...request, headers: { authorization, ...headers } });
    return { status: statusCode, body, headers: answer.headers };
  };
}

/** Gives the administrator the payroll role, because administrators have no access to pay. */
async function seePayToo({ services }: DemoCompany): Promise<void> {
  await services.db.run(
    `insert into user_roles (user_id, role_id) select id, 5 from users where email = 'admin@example.com' on conflict do nothing`,
    [],
  );
}
