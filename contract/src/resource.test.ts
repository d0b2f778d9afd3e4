import { expect, test } from 'vitest';
import { choice, reference, text } from './fields.ts';
import { resource } from './resource.ts';

const fields = { name: text(), status: choice({ options: ['open', 'done'] }) };
const shape = {
  label: 'name',
  list: { table: ['name', '-status'], search: ['name'], filters: [], sort: [], order: { by: 'name', dir: 'asc' } },
  form: { rows: [['name']] },
} as const;
const finish = { from: ['open'], to: 'done', right: 'update' } as const;

/** What a kind of request declares besides its approval. */
const asRequest = { list: { ...shape.list, foundBy: false }, record: { icon: 'plane', timeline: false } } as const;

const telling = { ...finish, tells: { owner: 'request_approved' } } as const;
const further = { cancellation: { yes: 'finish', no: 'finish', tells: 'request_asked' } } as const;
const pay = { view: 'view_pay', update: 'update_pay', is: 'pay' } as const;
const scans = { types: ['pdf'], maxBytes: 1 } as const;

/** The compiler checks each line below: an error that is expected and missing does not compile either. */
test('declarations with known keys compile, and an unknown key does not', () => {
  const known = [
    resource('samples', fields, {
      ...shape,
      access: { owner: { user: 'id' }, tiers: { pay } },
      record: { media: { scans } },
      check: () => ({}),
    }),
    resource('samples', fields, {
      ...shape,
      ...asRequest,
      life: { request: { yes: 'finish', further: { shortening: { yes: 'finish', no: 'finish' } } } },
    }),
    resource('samples', fields, {
      ...shape,
      life: { status: { field: 'status', moves: { finish: { ...finish, input: { note: text() } } } } },
    }),
  ];
  const unknown = [
    // @ts-expect-error a key of the declaration
    resource('samples', fields, { ...shape, sorts: ['name'] }),
    // @ts-expect-error a key of a group
    resource('samples', fields, { ...shape, list: { ...shape.list, sorts: ['name'] } }),
    // @ts-expect-error a key inside one
    resource('samples', fields, { ...shape, access: { owner: { person: 'id' } } }),
    // @ts-expect-error a key of the approval
    resource('samples', fields, { ...shape, ...asRequest, life: { request: { yes: 'finish', tells: 'request_asked' } } }),
    // @ts-expect-error a key of a further question of the approval
    resource('samples', fields, { ...shape, ...asRequest, life: { request: { further } } }),
    // @ts-expect-error a key of the status
    resource('samples', fields, { ...shape, life: { status: { field: 'status', moves: { finish }, hidden: 'open' } } }),
    // @ts-expect-error a key of a move
    resource('samples', fields, { ...shape, life: { status: { field: 'status', moves: { telling } } } }),
    // @ts-expect-error a key of a tier
    resource('samples', fields, { ...shape, access: { tiers: { pay: { ...pay, sealed: true } } } }),
    // @ts-expect-error a key of a collection of files
    resource('samples', fields, { ...shape, record: { media: { scans: { ...scans, most: 2 } } } }),
  ];
  expect([known.length, unknown.length]).toEqual([3, 9]);
});

const ofAnEmployee = { employee_id: reference('employees'), note: text() };
const noted = { ...ofAnEmployee, note: text({ words: true }) };
const own = {
  ...shape,
  list: { ...shape.list, table: [], search: [], order: { by: 'id', dir: 'asc' } },
  form: { rows: [] },
  label: 'note',
} as const;
const request = { ...shape, ...asRequest, life: { request: { yes: 'finish' } } } as const;
const { foundBy: _, ...notFound } = asRequest.list;

/** As above: each missing option is an error of the compiler. */
test('a resource about employees declares what a purge does, and which of its texts are free text', () => {
  const complete = [
    resource('samples', ofAnEmployee, { ...own, life: { onPurge: 'erase' } }),
    resource('samples', noted, { ...own, life: { onPurge: 'anonymise' } }),
    resource('samples', { ...noted, note: text({ words: false }) }, { ...own, life: { onPurge: 'retain' } }),
    resource('samples', fields, { ...shape, access: { owner: { employee: 'id', lead: true } } }),
  ];
  const incomplete = [
    // @ts-expect-error a reference to an employee without `onPurge`
    resource('samples', noted, own),
    // @ts-expect-error an owner without `onPurge`
    resource('samples', fields, { ...shape, access: { owner: { employee: 'id' } } }),
    // @ts-expect-error a purge that does not exist
    resource('samples', noted, { ...own, life: { onPurge: 'forget' } }),
    // @ts-expect-error a text without `words` in a row that is anonymised
    resource('samples', ofAnEmployee, { ...own, life: { onPurge: 'anonymise' } }),
    // @ts-expect-error a text without `words` in a row that is retained
    resource('samples', ofAnEmployee, { ...own, life: { onPurge: 'retain' } }),
    // @ts-expect-error free text in a row that is retained as it is
    resource('samples', noted, { ...own, life: { onPurge: 'retain' } }),
  ];
  expect([complete.length, incomplete.length]).toEqual([4, 6]);
});

test('a kind of request declares its icon, its events in the timeline and how quick search finds it', () => {
  const incomplete = [
    // @ts-expect-error no icon
    resource('samples', fields, { ...request, record: { timeline: false } }),
    // @ts-expect-error an icon without a picture
    resource('samples', fields, { ...request, record: { icon: 'rocket', timeline: false } }),
    // @ts-expect-error no timeline
    resource('samples', fields, { ...request, record: { icon: 'plane' } }),
    // @ts-expect-error nothing about quick search
    resource('samples', fields, { ...request, list: notFound }),
    // @ts-expect-error found by a field that it does not have
    resource('samples', fields, { ...request, list: { ...notFound, foundBy: { rank: 1, detail: ['title'] } } }),
  ];
  expect([resource('samples', fields, request).name, incomplete.length]).toEqual(['samples', 5]);
});
