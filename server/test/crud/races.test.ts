import { resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { openScene, type Player, type Scene } from './scene.ts';

let scene: Scene;
let writer: Player;
beforeAll(async () => {
  scene = await openScene();
  writer = await scene.holder([
    [seeRight(resources.departments), 'all'],
    ['departments.create', 'all'],
    ['departments.update', 'all'],
    ['departments.delete', 'all'],
  ]);
});
afterAll(() => scene.close());

const made = async (name: string, parent_id: number | null = null): Promise<{ id: number; version: number }> =>
  (await writer.ask('POST', '/departments', { name, parent_id })).body.data;

test('only one of many parallel requests for the same name succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => writer.ask('POST', '/departments', { name: 'Only one' })));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409 && answer.body.fields.name)).toHaveLength(19);
});

test('of many concurrent changes to one version, one wins and the others are conflicts', async () => {
  const { id, version } = await made('Contested');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => writer.ask('PUT', `/departments/${id}`, { code: `c${n}`, version })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409 && answer.body.code === 'stale')).toHaveLength(19);
});

test('two parallel moves never create a cycle', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [a, b] = [await made(`Left ${round}`), await made(`Right ${round}`)];
    const answers = await Promise.all([
      writer.ask('PUT', `/departments/${a.id}`, { parent_id: b.id }),
      writer.ask('PUT', `/departments/${b.id}`, { parent_id: a.id }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect(answers.find((answer) => answer.status === 422)?.body).toMatchObject({
      code: 'cycle',
      fields: { parent_id: [expect.any(String)] },
    });
  }
});

test('a tree is at most ten deep', async () => {
  let parent = (await made('Level 1')).id;
  for (let level = 2; level <= 10; level += 1) parent = (await made(`Level ${level}`, parent)).id;
  const { status, body } = await writer.ask('POST', '/departments', { name: 'Level 11', parent_id: parent });
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'too_deep' });
});

test('a department with people is not deleted, an empty one is', async () => {
  const { rows } = await sql<{ id: number }>`select department_id as id from employees limit 1`.execute(scene.office.services.db);
  const used = await writer.ask('DELETE', `/departments/${rows[0]?.id}`);
  expect({ status: used.status, code: used.body.code }).toEqual({ status: 409, code: 'in_use' });
  expect((await writer.ask('DELETE', `/departments/${(await made('Empty')).id}`)).status).toBe(200);
});

test('the tree counts people once, below and above', async () => {
  const { body } = await writer.ask('GET', '/departments/tree');
  const people = (await scene.rows(resources.employees)).length;
  const totals = body.data.reduce((sum: number, node: { total_count: number }) => sum + node.total_count, 0);
  expect(totals).toBe(people);
});
