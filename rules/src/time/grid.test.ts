import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Change,
  cellKey,
  changesOf,
  conflictsWith,
  type Edit,
  type Entry,
  inOrder,
  isNoop,
  minutesIn,
  placeKey,
  rebase,
  totalsOf,
} from './grid.ts';

const monday = '2026-11-09';
const place = { project_id: 7, project_task_id: null, work_type: 'normal' };
const entry = (id: number, minutes: number, description: string | null = null): Entry => ({
  id,
  version: 1,
  date: monday,
  minutes,
  description,
});
const edit = (base: Entry[], minutes: number, description: string | null = null): Edit => ({
  ...place,
  date: monday,
  base,
  minutes,
  description,
  key: 'k',
});

test('a filled new cell becomes a row, and an empty one does not', () => {
  expect(changesOf(edit([], 480))).toEqual([{ ...place, date: monday, key: 'k', minutes: 480, description: null }]);
  expect(changesOf(edit([], 0))).toEqual([]);
});

test.each([
  ['more goes to the first', [60, 120], 240, [[1, 120]]],
  ['less comes from the first', [60, 120], 150, [[1, 30]]],
  [
    'and from the next where the first is used up',
    [60, 120],
    100,
    [
      [1, 0],
      [2, 100],
    ],
  ],
  [
    'nothing deletes all',
    [60, 120],
    0,
    [
      [1, 0],
      [2, 0],
    ],
  ],
])('of two rows in a cell, %s', (_what, minutes, total, changed) => {
  const base = minutes.map((one, index) => entry(index + 1, one));
  expect(changesOf(edit(base, total)).map(({ id, minutes: next }) => [id, next])).toEqual(changed);
});

test('the key of a change names its row, also after the row before it is gone', () => {
  const base = [entry(1, 60), entry(2, 60)];
  const keys = (rows: Entry[]) => changesOf(edit(rows, 0)).map(({ id, key }) => [id, key]);
  expect(keys(base)).toEqual([
    [1, 'k.1'],
    [2, 'k.2'],
  ]);
  expect(keys(base.slice(1))).toEqual([[2, 'k.2']]);
});

test('a note alone is a change of the first row', () => {
  expect(changesOf(edit([entry(1, 60, 'old'), entry(2, 30)], 90, 'new')).map(({ id, description }) => [id, description])).toEqual([
    [1, 'new'],
  ]);
  expect(isNoop(edit([entry(1, 60, 'old')], 60, 'old'))).toBe(true);
  expect(isNoop(edit([entry(1, 60, 'old')], 60, 'new'))).toBe(false);
  expect(isNoop(edit([], 0))).toBe(true);
});

test('a new note stays with the first row that remains; the other rows keep theirs', () => {
  const base = [entry(1, 60, 'old'), entry(2, 30, 'second'), entry(3, 30, 'third')];
  const notes = (minutes: number, note: string | null) =>
    changesOf(edit(base, minutes, note)).map(({ id, minutes: left, description }) => [id, left, description]);
  expect(notes(61, 'new')).toEqual([[1, 1, 'new']]);
  expect(notes(60, 'new')).toEqual([
    [1, 0, 'old'],
    [2, 30, 'new'],
  ]);
  expect(notes(59, null)).toEqual([
    [1, 0, 'old'],
    [2, 29, null],
  ]);
  expect(notes(60, 'old')).toEqual([[1, 0, 'old']]);
});

test('a note without hours is nothing to send', () => {
  expect(isNoop(edit([], 0, 'a note'))).toBe(true);
  expect(isNoop(edit([], 15, 'a note'))).toBe(false);
  expect(isNoop(edit([entry(1, 60)], 0, 'a note'))).toBe(false);
});

test('a cell that another user has filled meanwhile is a conflict, unless the row may be our own', () => {
  expect(conflictsWith(edit([], 480), [entry(1, 60)])).toBe(true);
  expect(conflictsWith({ ...edit([], 480), isSent: true }, [entry(1, 480)])).toBe(false);
  expect(conflictsWith(edit([entry(1, 60)], 480), [entry(1, 120)])).toBe(false);
  expect(changesOf(rebase(edit([], 480), [entry(1, 60)], 'other'))).toMatchObject([{ id: 1, version: 1, minutes: 480, key: 'other.1' }]);
});

test("a day's total includes unsent edits", () => {
  const rows = [
    { ...place, cells: [entry(1, 60), entry(2, 30)] },
    { ...place, project_id: 8, cells: [entry(3, 120)] },
  ];
  expect(totalsOf([monday, '2026-11-10'], rows, new Map())).toEqual([210, 0]);
  const edits = new Map([
    [cellKey(place, monday), { minutes: 480 }],
    [cellKey({ ...place, project_id: 8 }, '2026-11-10'), { minutes: 15 }],
  ]);
  expect(totalsOf([monday, '2026-11-10'], rows, edits)).toEqual([600, 15]);
});

test('rows keep their place while others come', () => {
  const rows = [1, 2, 3].map((project_id) => ({ ...place, project_id }));
  expect(inOrder(['3.0.normal', '1.0.normal'], rows, placeKey).map(({ project_id }) => project_id)).toEqual([3, 1, 2]);
});

test('sending an edit once or several times results in the edited value, for any cell', () => {
  const anyBase = fc
    .array(fc.integer({ min: 1, max: 600 }), { maxLength: 4 })
    .map((all) => all.map((minutes, index) => entry(index + 1, minutes)));
  fc.assert(
    fc.property(anyBase, fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 1, max: 3 }), (base, minutes, times) => {
      const server = new Map(base.map((one) => [one.id, one.minutes]));
      const known = new Set<string>();
      const take = ({ key, id = 1000, minutes: next }: Change) => {
        if (known.has(key)) return;
        known.add(key);
        server.set(id, next);
      };
      for (let time = 0; time < times; time++) changesOf(edit(base, minutes)).forEach(take);
      expect(minutesIn([...server.values()].map((one) => ({ minutes: one })))).toBe(minutes);
    }),
  );
});
