import type { Field } from '@cadre/contract/fields';
import { defaultMaxPerPage, fieldOf, isOfMonths, type Resource, tierRights } from '@cadre/contract/resource';
import { rightOf, seeRight } from '@cadre/contract/rights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyResource, fewResources, usualResources } from './resources-here.ts';
import { sampleValue } from './samples.ts';
import { openScene, type Player, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

/** A player with the right to every row and tier of the resource. */
function readerOf(resource: Resource): Promise<Player> {
  const tiers = Object.keys(resource.access.tiers ?? {}).map((tier) => rightOf(resource, tierRights(resource, tier).view));
  return scene.holder([[seeRight(resource), 'all'], ...tiers.map((name) => [name, 'all'] as [typeof name, 'all'])]);
}

describe.each(usualResources)('the list of %s', (_name, resource) => {
  let reader: Player;
  beforeAll(async () => {
    reader = await readerOf(resource);
  });

  test('sorts by every declared field, in both directions', async () => {
    for (const [number, by] of resource.list.sort.entries()) {
      for (const direction of ['asc', 'desc', ...(number === 0 ? ['ascend', 'descend'] : [])]) {
        expect((await reader.ask('GET', `/${resource.name}?order_by=${by}&order_dir=${direction}`)).status).toBe(200);
      }
    }
  });

  test('filters by every declared field, and by no blanks', async () => {
    for (const name of resource.list.filters) {
      const field = resource.fields[name];
      if (!field) continue;
      const value = sampleValue(field.kind === 'references' ? { kind: 'reference', to: field.to } : field, scene.someId);
      const ranged = ['date', 'moment', 'integer', 'minutes', 'share', 'money'].includes(field.kind);
      const { status, body } = await reader.ask(
        'GET',
        `/${resource.name}?filters=${json({ [name]: ranged ? { from: value, to: value } : value })}`,
      );
      expect({ name, status, body: status === 200 ? '' : body }).toEqual({ name, status: 200, body: '' });
      const blank = await reader.ask('GET', `/${resource.name}?filters=${json({ [name]: ranged ? { from: '  ' } : '  ' })}`);
      expect({ name, status: blank.status }).toEqual({ name, status: 422 });
    }
  });

  test('finds a row by the timestamps that it returns', async () => {
    const [row] = (await reader.ask('GET', `/${resource.name}`)).body.data;
    for (const name of resource.list.filters.filter((one) => fieldOf(resource, one)?.kind === 'moment' && row?.[one])) {
      const only = json({ [name]: { from: row[name], to: row[name] } });
      const { body } = await reader.ask('GET', `/${resource.name}?per_page=200&filters=${only}`);
      expect(body.data.map(({ id }: { id: number }) => id)).toContain(row.id);
    }
  });

  if (!resource.list.ownLists)
    test('names every record in the lookup, also one without a name', async () => {
      const { body } = await reader.ask('GET', `/${resource.name}/lists`);
      expect(body.data.filter(({ name }: { name: unknown }) => typeof name !== 'string' || name === '')).toEqual([]);
    });

  test('finds a record in its own month, and in any month if it belongs to none', async () => {
    const [row] = (await reader.ask('GET', `/${resource.name}`)).body.data;
    if (!row) return;
    const by = resource.list.lasts?.from ?? resource.list.month;
    const month = by ? String(row[by]).slice(0, 7) : '2026-05';
    const statusIn = async (requested: string) => (await reader.ask('GET', `/${resource.name}/${row.id}?month=${requested}`)).status;
    expect([await statusIn(''), await statusIn(month), await statusIn('1999-01')]).toEqual([200, 200, isOfMonths(resource) ? 404 : 200]);
  });

  test('a month filters it where the declaration has a field for it, and is refused elsewhere', async () => {
    const ask = (month: string) => reader.ask('GET', `/${resource.name}?per_page=200&month=${month}`);
    const whole = await ask('');
    expect(whole.status).toBe(200);
    const by = resource.list.lasts?.from ?? resource.list.month;
    // Separate tests cover the rows of monthly resources; a month before all data has no rows.
    if (resource.list.monthly) return expect((await ask('1999-01')).body.meta.total).toBe(0);
    if (!by) {
      const { status, body } = await ask('2026-05');
      return expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, fields: ['month'] });
    }
    const monthOf = (row: Record<string, unknown>) => String(row[by]).slice(0, 7);
    const month = monthOf(whole.body.data[0]);
    const { data } = (await ask(month)).body;
    expect(data.length).toBeGreaterThan(0);
    const { lasts } = resource.list;
    if (lasts) expect(data.filter((row: Record<string, string>) => monthOf(row) > month || `${row[lasts.to]}` < month)).toEqual([]);
    else expect(new Set(data.map(monthOf))).toEqual(new Set([month]));
    expect((await ask('1999-01')).body.meta.total).toBe(0);
    const twice = await reader.ask('GET', `/${resource.name}?month=${month}&filters=${json({ [by]: { from: '2026-05-01' } })}`);
    expect(twice.status).toBe(422);
  });

  test('treats the signs of LIKE as text', async () => {
    const { body } = await reader.ask('GET', `/${resource.name}?search=${encodeURIComponent('%_%')}`);
    expect(body.meta.total).toBe(0);
  });
});

/** One function validates the queries of all lists before any SQL runs, so a few resources are enough. */
describe.each(fewResources)('a query of %s', (_name, resource) => {
  let reader: Player;
  beforeAll(async () => {
    reader = await scene.holder([[seeRight(resource), 'all']]);
  });

  test('refuses empty filter values instead of returning more rows', async () => {
    const everything = await readerOf(resource);
    for (const name of resource.list.filters) {
      for (const nothing of [null, '', [], {}, [null]]) {
        expect((await everything.ask('GET', `/${resource.name}?filters=${json({ [name]: nothing })}`)).status).toBe(422);
      }
    }
  });

  test.each([
    ['an unknown order', '?order_by=password_hash', 'unknown_sort'],
    ['an order that is SQL', '?order_by=id;drop table users', 'unknown_sort'],
    ['an unknown direction', '?order_dir=sideways', 'invalid'],
    ['a direction that every object knows', '?order_dir=constructor', 'invalid'],
    ['an unknown filter', `?filters=${json({ password_hash: 'x' })}`, 'unknown_filter'],
    ['a filter that is no object', `?filters=${json([1])}`, 'invalid'],
    ['filters that are no JSON', '?filters={', 'invalid'],
    ['a prototype in the filters', `?filters=${encodeURIComponent('{"__proto__":{"x":1}}')}`, 'invalid'],
    ['an unknown parameter', '?nonsense=1', 'unknown_field'],
    ['page 0', '?page=0', 'invalid'],
    ['a giant page', '?page=999999999999', 'invalid'],
    ['per_page 1e9', '?per_page=1e9', 'invalid'],
    ['per_page beyond the most', `?per_page=${(resource.list.maxPerPage ?? defaultMaxPerPage) + 1}`, 'invalid'],
    ['a month that is not', '?month=2026-13', 'invalid'],
    ['a parameter twice', '?page=1&page=2', 'invalid'],
  ])('refuses %s and names it', async (_story, query, code) => {
    const { status, body } = await reader.ask('GET', `/${resource.name}${query}`);
    expect({ status, code: body.code }).toEqual({ status: 422, code });
    expect(body.error.length).toBeGreaterThan(5);
  });

  test.each([
    ['an unknown parameter of the lookup', '/lists?nonsense=1', 'nonsense'],
    ['a page of the lookup', '/lists?page=1', 'page'],
    ['a search of the lookup twice', '/lists?search=a&search=b', 'search'],
    ['an unknown parameter of a record', '/1?nonsense=1', 'nonsense'],
    ['a month of a record that is not', '/1?month=2026-13', 'month'],
    ['an unknown parameter of its history', '/1/history?nonsense=1', undefined],
  ])('refuses %s and names it', async (_story, path, name) => {
    const { status, body } = await reader.ask('GET', `/${resource.name}${path}`);
    expect({ status, fields: body.fields && Object.keys(body.fields) }).toEqual({ status: 422, fields: name && [name] });
  });
});

const tiers = usualResources.flatMap(([name, resource]) =>
  Object.keys(resource.access.tiers ?? {}).map((tier) => ({ name, resource, tier })),
);

test.each(tiers)(
  'the tier $tier of $name is absent without its right: in rows, sorts, filters, exports and writes',
  async ({ resource, tier }) => {
    const inTier = Object.entries(resource.fields)
      .filter(([, field]) => field.tier === tier)
      .map(([name]) => name);
    const rights = tierRights(resource, tier);
    const base = [seeRight(resource), rightOf(resource, 'export'), rightOf(resource, 'update'), rightOf(resource, 'create')].filter(
      (name) => name !== rightOf(resource, rights.view) && name !== rightOf(resource, rights.update),
    );
    const without = await scene.holder(base.map((name) => [name, 'all']));
    const holding = await scene.holder(
      [...base, rightOf(resource, rights.view), rightOf(resource, rights.update)].map((name) => [name, 'all']),
    );
    const rowsOf = async (player: Player) => (await player.ask('GET', `/${resource.name}?per_page=200`)).body.data as { id: number }[];
    const unseenRows = new Map((await rowsOf(without)).map((one) => [one.id, one]));
    // Each user has drafts that the other does not see.
    const row = (await rowsOf(holding)).find(({ id }) => unseenRows.has(id)) as { id: number };
    const unseenRow = unseenRows.get(row.id);
    const seen = (await holding.ask('GET', `/${resource.name}/${row.id}`)).body.data;
    const unseen = (await without.ask('GET', `/${resource.name}/${row.id}`)).body.data;
    for (const name of inTier) {
      expect(seen).toHaveProperty(name);
      expect(unseen).not.toHaveProperty(name);
      expect(unseenRow).not.toHaveProperty(name);
      // Guarded fields are shown on single records only.
      if (rights.guarded) {
        expect(row).not.toHaveProperty(name);
        expect((await holding.ask('GET', `/${resource.name}?order_by=${name}`)).status).toBe(422);
        expect((await holding.ask('POST', `/exports/${resource.name}`, { format: 'csv', columns: [name] })).status).toBe(422);
        continue;
      }
      expect(row).toHaveProperty(name);
      if (resource.list.sort.includes(name)) {
        expect((await holding.ask('GET', `/${resource.name}?order_by=${name}`)).status).toBe(200);
        expect((await without.ask('GET', `/${resource.name}?order_by=${name}`)).status).toBe(422);
      }
      if (resource.list.filters.includes(name))
        expect((await without.ask('GET', `/${resource.name}?filters=${json({ [name]: 1 })}`)).body.code).toBe('unknown_filter');
      expect((await holding.ask('POST', `/exports/${resource.name}`, { format: 'csv', columns: [name] })).status).toBe(200);
      expect((await without.ask('POST', `/exports/${resource.name}`, { format: 'csv', columns: [name] })).status).toBe(422);
    }
  },
);

const closedColumns = everyResource.flatMap(([name, resource]) =>
  Object.entries(resource.fields).flatMap(([by, { tier }]) =>
    tier && (resource.list.sort.includes(by) || resource.list.filters.includes(by)) ? [{ name, by, tier, resource }] : [],
  ),
);

/** The order of a list, and the rows that a filter finds, would show values that the reader may not see. */
test.each(closedColumns)(
  'a list of $name is sorted and filtered by $by only by users who may see it in every row',
  async ({ name, by, tier, resource }) => {
    const { view } = tierRights(resource, tier);
    const base = [seeRight(resource), rightOf(resource, 'export')].filter((one) => one !== rightOf(resource, view));
    const holder = (scope?: 'own' | 'team' | 'all') =>
      scene.holder([
        ...base.map((one): [typeof one, 'all'] => [one, 'all']),
        ...(scope ? [[rightOf(resource, view), scope] as const] : []),
      ] as never);
    const field = resource.fields[by] as Field;
    const value = sampleValue(field, scene.someId);
    const isRanged = ['date', 'moment', 'integer', 'minutes', 'share', 'money'].includes(field.kind);
    const filters = { [by]: isRanged ? { from: value } : value };
    const answersTo = async (player: Player) => {
      const ask = async (given: { order_by?: string; filters?: object }) => {
        const query = given.filters ? `filters=${json(given.filters)}` : `order_by=${given.order_by}`;
        const listed = await player.ask('GET', `/${name}?${query}`);
        const exported = await player.ask('POST', `/exports/${name}`, { format: 'csv', ...given });
        return [listed, exported].map(({ status, body }) => (status === 200 ? 'answered' : body.code));
      };
      return [
        ...(resource.list.sort.includes(by) ? await ask({ order_by: by }) : []),
        ...(resource.list.filters.includes(by) ? await ask({ filters }) : []),
      ];
    };
    const refusals = [
      ...(resource.list.sort.includes(by) ? ['unknown_sort', 'unknown_sort'] : []),
      ...(resource.list.filters.includes(by) ? ['unknown_filter', 'unknown_filter'] : []),
    ];
    expect(await answersTo(await holder())).toEqual(refusals);
    for (const scope of resource.access.owner ? (['own', 'team'] as const) : [])
      expect(await answersTo(await holder(scope))).toEqual(refusals);
    expect(await answersTo(await holder('all'))).toEqual(refusals.map(() => 'answered'));
  },
);

test('no list is searched by a column of a tier', () => {
  expect(closedColumns.length).toBeGreaterThan(5);
  const searched = everyResource.flatMap(
    ([
      name,
      {
        fields,
        list: { search },
      },
    ]) => search.filter((by) => fields[by]?.tier).map((by) => `${name}.${by}`),
  );
  expect(searched).toEqual([]);
});
