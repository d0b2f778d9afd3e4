import { page, whole } from '@cadre/contract/call';
import {
  choice,
  document,
  either,
  group,
  integer,
  list,
  map,
  moment,
  record,
  reference,
  required,
  type Shape,
  shape,
  text,
} from '@cadre/contract/fields';
import { resource } from '@cadre/contract/resource';
import { expect, test } from 'vitest';
import { misfits } from './misfits.ts';

const boats = resource(
  'boats',
  {
    name: text(required),
    pin: text({ secret: true }),
    price: integer({ tier: 'pay' }),
    harbour_id: reference('harbours'),
    status: choice({ options: ['afloat', 'sunk'], required: true }),
  },
  { label: 'name', list: { table: [], search: [], filters: [], sort: [], order: { by: 'name', dir: 'asc' } } },
);
const boat = {
  id: 1,
  version: 1,
  created_at: '2026-01-01T10:00:00.000Z',
  updated_at: '2026-01-01T10:00:00.000Z',
  can: { update: true },
  name: 'Otter',
  harbour_id: 7,
  harbour: { id: 7, name: 'Vigo' },
  status: 'afloat',
};
const result = { method: 'GET', answer: record(boats, required) } as const;
const noticeArgs = (changes: object) => misfits(result, { data: { ...boat, ...changes } });

test('a record that matches its declaration fits, with and without restricted fields', () => {
  expect(noticeArgs({})).toEqual([]);
  expect(noticeArgs({ price: 12 })).toEqual([]);
  expect(noticeArgs({ harbour_id: null, harbour: null })).toEqual([]);
});

test('mismatches with the declaration are reported by field', () => {
  const { name: _name, ...nameless } = boat;
  expect(misfits(result, { data: nameless })).toEqual(['data.name: missing']);
  expect(noticeArgs({ speed: 3 })).toEqual(['data.speed: not declared']);
  expect(noticeArgs({ pin: '1234' })).toEqual(['data.pin: not declared']);
  expect(noticeArgs({ name: null })).toEqual(['data.name: null']);
  expect(noticeArgs({ name: 7 })).toEqual(['data.name: 7 is no text']);
  expect(noticeArgs({ status: 'lost' })).toEqual(['data.status: "lost" is no choice']);
  expect(noticeArgs({ created_at: '2026-01-01' })).toEqual(['data.created_at: "2026-01-01" is no moment']);
  expect(noticeArgs({ can: { update: 'yes' } })).toEqual(['data.can.update: "yes" is no boolean']);
  expect(noticeArgs({ harbour: { id: 7 } })).toEqual(['data.harbour.name: missing']);
});

test('a record may be reduced to its id only where it is declared as partial', () => {
  expect(misfits({ method: 'GET', answer: record(boats, { required: true, partly: true }) }, { data: { id: 1 } })).toEqual([]);
  expect(misfits(result, { data: { id: 1 } })).toContain('data.name: missing');
});

test('values inside lists, maps and groups are checked too', () => {
  const answer = {
    crew: list({ name: text(required) }),
    marks: map(integer(required), required),
    owner: group({ since: moment() }),
  };
  expect(misfits({ method: 'GET', answer }, { data: { crew: [{ name: 'Ann' }], marks: { a: 1 }, owner: null } })).toEqual([]);
  expect(misfits({ method: 'GET', answer }, { data: { crew: [{ name: null }], marks: { a: 'x' }, owner: { since: 3 } } })).toEqual([
    'data.crew.*.name: null',
    'data.marks.a: "x" is no integer',
    'data.owner.since: 3 is no moment',
  ]);
  expect(misfits({ method: 'GET', answer }, { data: { crew: null, marks: [], owner: null } })).toEqual([
    'data.crew: null',
    'data.marks: no map',
  ]);
});

test('one of several alternatives must fit, items may be null only if gaps are declared, and shapes can be recursive', () => {
  const node: Shape<unknown> = shape('node', () => ({ name: text(required), below: list(node) }));
  const answer = {
    which: either(group({ a: text(required) }, required), group({ b: text(required) }, required)),
    days: list(integer(), { gaps: true }),
    tree: node,
    row: group({ id: integer(required) }, { required: true, open: true }),
    notes: document({ holds: list(text(required)) }),
  };
  const fitting = {
    which: { b: 'x' },
    days: [1, null],
    tree: { name: 'x', below: [{ name: 'y', below: [] }] },
    row: { id: 1, more: 2 },
    notes: ['n'],
  };
  const of = (changes: object) => misfits({ method: 'GET', answer }, { data: { ...fitting, ...changes } });
  expect(of({})).toEqual([]);
  expect(of({ which: { a: 'x', b: 'y' } })).toEqual(['data.which.b: not declared']);
  expect(of({ tree: { name: 'x', below: [{ name: 'y' }] } })).toEqual(['data.tree.below.*.below: missing']);
  expect(of({ row: {} })).toEqual(['data.row.id: missing']);
  expect(of({ notes: [1] })).toEqual(['data.notes.*: 1 is no text']);
  expect(misfits({ method: 'GET', answer: list(integer()) }, { data: [null] })).toEqual(['data.*: null']);
});

test('a write has a message, a page has meta, and a whole response has nothing else', () => {
  expect(misfits({ method: 'POST' }, { message: 'Done' })).toEqual([]);
  expect(misfits({ method: 'POST' }, { message: 'Done', data: {} })).toEqual(['data: not declared']);
  expect(misfits({ method: 'PUT', answer: { id: integer(required) } }, { data: { id: 1 } })).toEqual(['message: missing']);
  const meta = { total: 1, page: 1, per_page: 10, last_page: 1 };
  expect(misfits({ method: 'GET', answer: page({ id: integer(required) }) }, { data: [{ id: 1 }], meta })).toEqual([]);
  expect(misfits({ method: 'GET', answer: page({ id: integer(required) }) }, { data: [{ id: 1 }] })).toEqual(['meta: missing']);
  expect(misfits({ method: 'GET', answer: whole({ link: text(required) }) }, { link: 'x', data: 1 })).toEqual(['data: not declared']);
});
