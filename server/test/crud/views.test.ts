import { employees } from '@cadre/contract/resources/employees';
import { rightOf, seeRight } from '@cadre/contract/rights';
import { scopes } from '@cadre/contract/scopes';
import type { View } from '@cadre/contract/view';
import { viewCalls } from '@cadre/contract/view-calls';
import { type ViewName, views } from '@cadre/contract/views/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedIds, listedIds } from './oracle.ts';
import { sampleValue } from './samples.ts';
import { openScene, type Player, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene({ leads: 30 });
});
afterAll(() => scene.close());

type Row = Record<string, unknown> & { id: number };
const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const refused = ({ status, body }: { status: number; body: { code: string } }) => ({ status, code: body.code });

describe.each(Object.entries(views) as [ViewName, View][])('the view %s', (name, view) => {
  let reader: Player;
  beforeAll(async () => {
    reader = await scene.holder([
      [seeRight(view), 'all'],
      [rightOf(view, 'export'), 'all'],
    ]);
  });
  const ask = async (query: string): Promise<Row[]> => {
    const { status, body } = await reader.ask('GET', `/${name}?per_page=200&${query}`);
    if (status !== 200) throw new Error(`${query}: ${body.error}`);
    return body.data;
  };

  test.each(scopes)('a right in the scope %s reaches its rows and no other, in the list, one by one and in lookups', async (scope) => {
    const player = await scene.holder([[seeRight(view), scope]]);
    const expected = await expectedIds(scene, employees, player, scope);
    expect(await listedIds(player, view)).toEqual(expected);
    expect((await player.ask('GET', `/${name}/${expected[0]}`)).body.data.id).toBe(expected[0]);
    const outside = (await scene.rows(employees)).find(({ id }) => !expected.includes(id as number));
    if (outside) expect((await player.ask('GET', `/${name}/${outside.id}`)).status).toBe(404);
    const { body } = await player.ask('GET', `/${name}/lists`);
    expect(body.data.every(({ id }: { id: number }) => expected.includes(id))).toBe(true);
    expect((await player.ask('GET', `/${name}/self`)).body.data.id).toBe(player.employee_id);
  });

  test('viewing and exporting each require their right', async () => {
    const stranger = await scene.holder([]);
    for (const path of ['', '/lists', '/1']) expect((await stranger.ask('GET', `/${name}${path}`)).status).toBe(403);
    const watcher = await scene.holder([[seeRight(view), 'all']]);
    expect((await watcher.ask('POST', `/exports/${name}`, { format: 'csv' })).status).toBe(403);
    expect((await reader.ask('POST', `/exports/${name}`, { format: 'csv' })).status).toBe(200);
  });

  test('every sort puts all leads in order, in both directions, page by page', async () => {
    for (const by of view.list.sort) {
      for (const direction of ['asc', 'desc']) {
        const query = `search=lead&order_by=${by}&order_dir=${direction}`;
        const whole = await ask(query);
        expect(whole.length).toBeGreaterThan(20);
        const second = (await reader.ask('GET', `/${name}?${query}&page=2&per_page=7`)).body;
        expect(second.data.map(({ id }: Row) => id)).toEqual(whole.slice(7, 14).map(({ id }) => id));
        expect(second.meta).toMatchObject({ page: 2, per_page: 7 });
        const field = view.fields[by];
        if (field?.kind !== 'hours' && field?.kind !== 'minutes' && field?.kind !== 'integer' && field?.kind !== 'decimal') continue;
        const values = whole.map((row) => Number(row[by]));
        expect(values).toEqual(values.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
      }
    }
  });

  test('a row has exactly the declared fields', async () => {
    const declared = Object.keys(viewCalls(view).one.answer);
    for (const row of await ask('')) expect(Object.keys(row).sort()).toEqual(declared.toSorted());
  });

  test('empty query parameters are accepted', async () => {
    const empty = 'month=&page=1&per_page=10&order_by=&order_dir=&search=&filters=';
    expect((await reader.ask('GET', `/${name}?${empty}`)).status).toBe(200);
  });

  test('filters and search are those of the people it is about', async () => {
    const person = (await scene.rows(employees))[5] as { id: number; name: string; department_id: number };
    expect(await ask(`filters=${json({ [view.subject]: person.id })}`)).toHaveLength(1);
    for (const filter of view.list.filters) {
      const value = sampleValue({ kind: 'reference', to: 'employees' }, scene.someId);
      expect((await reader.ask('GET', `/${name}?filters=${json({ [filter]: value })}`)).status).toBe(200);
    }
    const inDepartment = await ask(`filters=${json({ department_id: person.department_id })}`);
    expect(inDepartment.map(({ id }) => id)).toContain(person.id);
    expect(new Set(inDepartment.map(({ department_id }) => department_id))).toEqual(new Set([person.department_id]));
    expect((await ask(`search=${encodeURIComponent(person.name)}`)).map(({ id }) => id)).toContain(person.id);
  });

  test.each([
    ['an unknown order', '?order_by=work_email', 'unknown_sort'],
    ['an unknown direction', '?order_dir=constructor', 'invalid'],
    ['an unknown filter', `?filters=${json({ hire_date: { from: '2026-01-01' } })}`, 'unknown_filter'],
    ['an unknown parameter', '?nonsense=1', 'unknown_field'],
    ['a month that is not', '?month=2026-13', 'invalid'],
    ['a month of blanks', '?month=%20%20', 'invalid'],
    ['a month twice', '?month=2026-01&month=2026-02', 'invalid'],
    ['page 0', '?page=0', 'invalid'],
    ['an unknown parameter of one row', '/self?nonsense=1', 'unknown_field'],
    ['a month of one row that is not', '/self?month=x', 'invalid'],
    ['an unknown parameter of the lookup', '/lists?nonsense=1', 'unknown_field'],
  ])('refuses %s and names it', async (_story, path, code) => {
    expect(refused(await reader.ask('GET', `/${name}${path}`))).toEqual({ status: 422, code });
  });

  test('an export contains the rows of the list in its order, with the requested columns', async () => {
    const by = view.list.sort.at(-1) as string;
    const [column] = Object.keys(view.columns).filter((one) => ['hours', 'decimal'].includes(view.fields[one]?.kind ?? ''));
    const input = { format: 'csv', order_by: by, order_dir: 'desc', search: 'lead', columns: [view.label, column] };
    const { body, headers } = await reader.ask('POST', `/exports/${name}`, input);
    const cookie = String(headers['set-cookie']).split(';')[0] as string;
    const file = await reader.ask('GET', body.link.replace('/api/v1', ''), undefined, { cookie });
    const [head, ...lines] = file.text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(head?.split(',').slice(0, 2)).toEqual(['Name', 'Employee no.']);
    const listed = await ask(`order_by=${by}&order_dir=desc&search=lead`);
    expect(lines.map((line) => line.split(',')[0])).toEqual(listed.map((row) => row[view.label]));
    expect(lines.map((line) => line.split(',')[1])).toEqual(listed.map(({ employee_no }) => employee_no));
    expect(refused(await reader.ask('POST', `/exports/${name}`, { ...input, columns: ['work_email'] }))).toEqual({
      status: 422,
      code: 'invalid',
    });
  });
});
