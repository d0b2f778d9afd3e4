import { expect, test } from 'vitest';
import { choice, text } from './fields.ts';
import { resource } from './resource.ts';

const fields = { name: text(), status: choice({ options: ['open', 'done'] }) };
const shape = {
  label: 'name',
  list: { table: ['name', '-status'], search: ['name'], filters: [], sort: [], order: { by: 'name', dir: 'asc' } },
  form: { rows: [['name']] },
} as const;
const finish = { from: ['open'], to: 'done', right: 'update' } as const;

const telling = { ...finish, tells: { owner: 'leave_approved' } } as const;
const further = { cancellation: { yes: 'finish', no: 'finish', tells: 'leave_asked' } } as const;
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
      life: { approval: { yes: 'finish', further: { shortening: { yes: 'finish', no: 'finish' } } } },
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
    resource('samples', fields, { ...shape, life: { approval: { yes: 'finish', tells: 'leave_asked' } } }),
    // @ts-expect-error a key of a further question of the approval
    resource('samples', fields, { ...shape, life: { approval: { further } } }),
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
