import { countLimit } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { fewResources } from './resources-here.ts';
import { openScene, type Player, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene({ leads: 30 });
});
afterAll(() => scene.close());

const mostRows = 200;
const aThirdOf = (rows: unknown[]): number => Math.max(5, Math.ceil(rows.length / 3));
const idsOf = (body: { data: { id: number }[] }): number[] => body.data.map(({ id }) => id);

/** Follows the cursor page by page to the end of the list. */
async function walk(player: Player, path: string, first: string | undefined = undefined): Promise<number[]> {
  const ids: number[] = [];
  for (let next = first; ; ) {
    const { status, text, body } = await player.ask('GET', next === undefined ? path : `${path}&after=${next}`);
    if (status !== 200) throw new Error(text);
    ids.push(...idsOf(body));
    if (body.meta.next === null) return ids;
    next = body.meta.next;
  }
}

describe.each(fewResources)('%s', (_name, resource) => {
  test.each(['asc', 'desc'])('continues after every page in every order, %s', async (direction) => {
    const reader = await scene.role(1);
    if (!reader.rights.has(seeRight(resource))) return;
    for (const by of resource.list.sort) {
      const path = `/${resource.name}?order_by=${by}&order_dir=${direction}`;
      const { status, body } = await reader.ask('GET', `${path}&per_page=${mostRows}`);
      if (status === 422) continue;
      const whole = idsOf(body);
      const walked = await walk(reader, `${path}&per_page=${aThirdOf(whole)}`);
      expect({ by, ids: walked.slice(0, mostRows) }).toEqual({ by, ids: whole });
    }
  });
});

describe('a long list', () => {
  const many = countLimit + 30;
  beforeAll(async () => {
    await sql`
      insert into departments (name, code, created_at)
      select 'Crowd ' || n % 50 || ' ' || n, case when n % 3 > 0 then 'C' || n end, timestamptz '2024-01-01 00:00:00.123456Z' + n % 7 * interval '1 microsecond'
      from generate_series(1, ${many}::int) n`.execute(scene.office.services.db);
  });

  test.each([
    ['name', 'asc'],
    ['code', 'desc'],
    ['created_at', 'asc'],
  ])('reports "more than", and returns every row once when paged by %s, %s', async (by, direction) => {
    const reader = await scene.role(1);
    const path = `/departments?search=crowd&per_page=200&order_by=${by}&order_dir=${direction}`;
    const { body } = await reader.ask('GET', path);
    expect(body.meta).toMatchObject({ total: countLimit, count: 'capped', last_page: countLimit / 200 });
    const ids = await walk(reader, path);
    expect(new Set(ids).size).toBe(many);
    expect(ids.length).toBe(many);
  });

  test('is counted exactly up to the limit, and every page by number has its rows', async () => {
    const reader = await scene.role(1);
    const path = '/departments?search=crowd%201&per_page=200';
    const { meta } = (await reader.ask('GET', path)).body;
    expect(meta).toMatchObject({ count: 'exact' });
    expect(meta.total).toBeGreaterThan(1000);
    const found = new Set<number>();
    for (let page = 1; page <= meta.last_page; page += 1)
      for (const id of idsOf((await reader.ask('GET', `${path}&page=${page}`)).body)) found.add(id);
    expect(found.size).toBe(meta.total);
  });

  test('without a search its total is stored and exact', async () => {
    const reader = await scene.role(1);
    const { body } = await reader.ask('GET', '/departments?per_page=200');
    expect(body.meta).toMatchObject({ total: (await scene.rows(resources.departments)).length, count: 'exact' });
  });

  test('a page after a cursor has the requested page number', async () => {
    const reader = await scene.role(1);
    const { body } = await reader.ask('GET', '/departments?search=crowd');
    const { body: next } = await reader.ask('GET', `/departments?search=crowd&page=101&after=${body.meta.next}`);
    expect(next.meta).toMatchObject({ page: 101, total: countLimit, count: 'capped' });
    expect(idsOf(next)).not.toContain(idsOf(body)[0]);
  });
});

describe('a made-up cursor', () => {
  const place = (...parts: unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

  test.each([
    ['no text of ours', 'nonsense'],
    ['no alphabet of ours', '%27%3B--'],
    ['no list', Buffer.from('{"a":1}').toString('base64url')],
    ['another order', place('name desc', 'A', 1)],
    ['too few parts', place('created_at desc', '1')],
    ['too many parts', place('created_at desc', '1', 1, 1)],
    ['a number that is none', place('created_at desc', '1', '1')],
    ['half a number', place('created_at desc', '1', 1.5)],
    ['a moment that is none', place('created_at desc', '2026-01-01', 1)],
    ['a moment beyond time', place('created_at desc', '9999999999999999', 1)],
    ['a value that is a list', place('created_at desc', ['1'], 1)],
    ['a value that is SQL', place('created_at desc', "1'; drop table users; --", 1)],
    ['something endless', 'a'.repeat(5000)],
  ])('%s is refused', async (_story, after) => {
    const reader = await scene.role(1);
    const { status, body } = await reader.ask('GET', `/employees?order_by=created_at&order_dir=desc&after=${after}`);
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, fields: ['after'] });
  });

  test.each([
    ['a day that does not exist', 'hire_date', '2026-02-30'],
    ['a text with nothing in it', 'name', '\u0000'],
    ['half a letter', 'name', '\ud800'],
  ])('%s is refused', async (_story, by, value) => {
    const reader = await scene.role(3);
    const after = place(`${by} asc`, value, 1);
    expect((await reader.ask('GET', `/employees?order_by=${by}&order_dir=asc&after=${after}`)).status).toBe(422);
  });

  test('a made-up cursor shows no row that the list does not show', async () => {
    const lead = await scene.holder([['employees.view_directory', 'team']]);
    const all = await walk(lead, '/employees?order_by=name&order_dir=asc');
    for (const value of ['', 'M', null]) {
      const { body } = await lead.ask('GET', `/employees?order_by=name&order_dir=asc&after=${place('name asc', value, 0)}`);
      expect(idsOf(body).filter((id) => !all.includes(id))).toEqual([]);
    }
  });
});
