import { resources } from '@cadre/contract/resources/index';
import { right, seeRight } from '@cadre/contract/rights';
import { scopes } from '@cadre/contract/scopes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeRun } from '../../../testing/whole-run.ts';
import { expectedIds, listedIds } from './oracle.ts';
import { usualResources } from './resources-here.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** Roles with different scopes: all records, own records, a department, and pay. */
const roles = wholeRun ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 2, 4, 5];
const owned = usualResources.filter(([, resource]) => resource.access.owner);

describe.each(usualResources)('%s', (_name, resource) => {
  test.each(roles)('role %i sees exactly its rows, in the list, one by one and in lookups', async (role) => {
    const player = await scene.role(role);
    const scope = player.rights.get(seeRight(resource));
    if (!scope) {
      for (const path of ['', '/lists', '/1', '/1/history']) expect((await player.ask('GET', `/${resource.name}${path}`)).status).toBe(403);
      return;
    }
    const expected = await expectedIds(scene, resource, player, scope);
    expect(await listedIds(player, resource)).toEqual(expected);
    const everything = (await scene.rows(resource)).map((row) => row.id as number);
    const outside = everything.find((id) => !expected.includes(id));
    if (outside) expect((await player.ask('GET', `/${resource.name}/${outside}`)).status).toBe(404);
    if (expected[0]) expect((await player.ask('GET', `/${resource.name}/${expected[0]}`)).body.data.id).toBe(expected[0]);
    if (resource.list.ownLists) return;
    const options = (await player.ask('GET', `/${resource.name}/lists`)).body.data;
    expect(options.every((option: { id: number }) => expected.includes(option.id))).toBe(true);
    expect(options.every((option: object) => Object.keys(option).sort().join() === 'id,name')).toBe(true);
  });
});

describe.each(owned)('%s', (_name, resource) => {
  const sizes: number[] = [];
  test.each(scopes)('a right in the scope %s reaches its rows and no other', async (scope) => {
    const player = await scene.holder([[seeRight(resource), scope]]);
    const expected = await expectedIds(scene, resource, player, scope);
    const listed = await listedIds(player, resource);
    expect(listed).toEqual(expected);
    const { body } = await player.ask('GET', `/${resource.name}`);
    expect(body.meta.total).toBe(expected.length);
    sizes.push(listed.length);
  });

  test('each wider scope includes the narrower ones, and their sizes differ', () => {
    expect(sizes).toHaveLength(scopes.length);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    expect(sizes[0]).toBeLessThan(sizes[1] as number);
    expect(sizes[3]).toBeLessThan(sizes[4] as number);
  });
});

test('who sees everyone but may change only the team cannot change others, nor move one out of reach', async () => {
  const lead = await scene.holder([
    ['employees.view_directory', 'all'],
    ['employees.view', 'all'],
    ['employees.update', 'team'],
  ]);
  const people = await scene.rows(resources.employees);
  const member = people.find((person) => person.manager_id === lead.employee_id) as { id: number };
  const stranger = people.find((person) => person.manager_id !== lead.employee_id && person.id !== lead.employee_id) as { id: number };
  expect((await lead.ask('PUT', `/employees/${member.id}`, { work_phone: '+34 600 1' })).status).toBe(200);
  expect((await lead.ask('PUT', `/employees/${stranger.id}`, { work_phone: '+34 600 2' })).status).toBe(403);
  expect((await lead.ask('PUT', `/employees/${member.id}`, { manager_id: stranger.id })).status).toBe(403);
  const mayUpdate = async ({ id }: { id: number }) => (await lead.ask('GET', `/employees/${id}`)).body.data.can.update;
  expect([await mayUpdate(member), await mayUpdate(stranger)]).toEqual([true, false]);
});

test('a search returns only records that the user may open', async () => {
  const unrelated = await scene.holder([]);
  expect((await unrelated.ask('GET', '/search?q=lead')).body.data).toEqual([]);
  const reader = await scene.holder([['employees.view_directory', 'own']]);
  const found = (await reader.ask('GET', '/search?q=lead')).body.data;
  expect(found.map((one: { id: number }) => one.id)).toEqual([reader.employee_id]);
});

test('the number of exports per user is limited', async () => {
  const busy = await scene.newcomer([
    ['branches.view', 'all'],
    ['branches.export', 'all'],
  ]);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await busy.ask('POST', '/exports/branches', { format: 'csv' })).status);
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  const refused = await busy.ask('POST', '/exports/branches', { format: 'csv' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('an export contains exactly the rows of the list', async () => {
  const lead = await scene.holder([
    [seeRight(resources.employees), 'team'],
    [right('employees', 'export'), 'all'],
  ]);
  const { status, body, headers } = await lead.ask('POST', '/exports/employees', { format: 'csv', columns: ['name'] });
  expect(status).toBe(200);
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  const file = await lead.ask('GET', body.link.replace('/api/v1', ''), undefined, { cookie });
  const lines = file.text.trim().split('\r\n').slice(1);
  expect(lines.length).toBe((await listedIds(lead, resources.employees)).length);
  const opened = (headers: object) => lead.ask('GET', body.link.replace('/api/v1', ''), undefined, { authorization: '', ...headers });
  expect([(await opened({})).status, (await opened({ cookie })).status]).toEqual([404, 200]);
});

test('an export sets a new cookie for its link only, even if the browser already has one', async () => {
  const lead = await scene.holder([
    [seeRight(resources.employees), 'all'],
    [right('employees', 'export'), 'all'],
  ]);
  const planted = { cookie: `cadre_export=${'A'.repeat(43)}` };
  const { body, headers } = await lead.ask('POST', '/exports/employees', { format: 'csv', columns: ['name'] }, planted);
  expect(String(headers['set-cookie'])).toContain(`Path=${body.link};`);
  const opened = (cookie: string) => lead.ask('GET', body.link.replace('/api/v1', ''), undefined, { authorization: '', cookie });
  expect((await opened(planted.cookie)).status).toBe(404);
  expect((await opened(String(headers['set-cookie']).split(';')[0] as string)).status).toBe(200);
});

test('an export of selected rows has each once, and leaves out rows that the list does not show', async () => {
  const lead = await scene.holder([
    [seeRight(resources.employees), 'team'],
    [right('employees', 'export'), 'all'],
  ]);
  const mine = await listedIds(lead, resources.employees);
  const stranger = (await scene.rows(resources.employees)).find(({ id }) => !mine.includes(id as number)) as { id: number };
  const { body, headers } = await lead.ask('POST', '/exports/employees', {
    format: 'csv',
    columns: ['name'],
    ids: [mine[0], stranger.id, mine[0]],
  });
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  const file = await lead.ask('GET', body.link.replace('/api/v1', ''), undefined, { cookie });
  expect(file.text.trim().split('\r\n').slice(1)).toHaveLength(1);
  for (const ids of [[], 'all', [0], null, [1.5]]) {
    expect((await lead.ask('POST', '/exports/employees', { format: 'csv', ids })).body.fields).toHaveProperty('ids');
  }
});
