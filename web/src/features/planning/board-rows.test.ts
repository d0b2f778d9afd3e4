import type { Board, BoardBooking, BoardPerson } from '@cadre/contract/calls/planning';
import { describe, expect, test } from 'vitest';
import { offsetsOf, rowAt } from '../../ui/day-grid/row-offsets.ts';
import { editByKey } from './bar-key.ts';
import { columnsOf, loadsOf, rowsOf } from './board-rows.ts';
import { applied, type Edit, valuesOf } from './edits.ts';
import { lanesOf } from './lanes.ts';

/** Two weeks from Monday, 2 November 2026. */
const monday = '2026-11-02';
const person = (id: number, name: string, department = 'Delivery'): BoardPerson => ({
  id,
  name,
  department: { id: department.length, name: department },
  job: 'Consultant',
  skills: [],
  is_self: false,
  may_plan: true,
  pattern: 0,
  away: [],
});
const booking = (id: number, more: Partial<BoardBooking> = {}): BoardBooking => ({
  id,
  version: 1,
  employee_id: 1,
  department: null,
  job: null,
  skills: [],
  project_id: 7,
  project_task: null,
  from_date: monday,
  to_date: '2026-11-06',
  minutes_per_day: 240,
  share_bp: null,
  weekdays: [1, 2, 3, 4, 5],
  status: 'confirmed',
  note: null,
  may_change: true,
  may_delete: true,
  ...more,
});
const week = [480, 480, 480, 480, 480, 0, 0];
const board = (more: Partial<Board> = {}): Board => ({
  from: monday,
  to: '2026-11-15',
  by: 'person',
  total: 2,
  page: 1,
  per_page: 200,
  people: [person(1, 'Ida'), person(2, 'Ivo'), person(3, 'Uma', 'Design')],
  patterns: [[...week, ...week]],
  projects: [
    { id: 7, name: 'Atlas', number: 'P26-0001', client: 'Acme', status: 'active', start_date: null, end_date: null, is_listed: true },
  ],
  bookings: [booking(11), booking(12, { minutes_per_day: 300 })],
  ...more,
});
const rows = (of: Board, show: 'all' | 'bench' | 'over' = 'all') =>
  rowsOf(of, { places: 'Open places' }, show, (one) => loadsOf(of, one, 7));
const keys = (of: Board, show?: 'all' | 'bench' | 'over') => rows(of, show).map(({ key }) => key);

describe('the rows', () => {
  test('are people by department, with open places first', () => {
    const place = booking(13, { employee_id: null, department: { id: 8, name: 'Delivery' } });
    expect(keys(board({ bookings: [place] }))).toEqual([
      'places',
      'place-13',
      'department-8',
      'person-1',
      'person-2',
      'department-6',
      'person-3',
    ]);
  });
  test('are those on the bench, or with too much', () => {
    expect(keys(board(), 'over')).toEqual(['department-8', 'person-1']);
    expect(keys(board({ bookings: [booking(1, { to_date: '2026-11-15' })] }), 'bench')).toEqual([
      'department-8',
      'person-2',
      'department-6',
      'person-3',
    ]);
  });
  test('are projects with those booked on them', () => {
    expect(keys(board({ by: 'project' }))).toEqual(['project-7', 'project-7-1']);
  });
  test('are tall enough for their bars', () => {
    const [, ida, ivo] = rows(board());
    expect((ida?.height ?? 0) - (ivo?.height ?? 0)).toBe(26);
    const offsets = offsetsOf(rows(board()));
    expect([rowAt(offsets, -5), rowAt(offsets, 0), rowAt(offsets, 33), rowAt(offsets, 99_999)]).toEqual([0, 0, 1, 4]);
  });
});

test('columns are weeks or days', () => {
  expect(columnsOf(board(), 7).map(({ from }) => from)).toEqual([monday, '2026-11-09']);
  expect(columnsOf(board(), 1)).toHaveLength(14);
});

test('a load is the sum of all bookings of a person', () => {
  expect(loadsOf(board(), person(1, 'Ida'), 7)).toMatchObject([
    { capacity: 2400, booked: 2700, over: 300 },
    { capacity: 2400, booked: 0, free: 2400 },
  ]);
});

test('bookings that share a day get separate lanes', () => {
  const spans = [booking(1), booking(2, { from_date: '2026-11-06', to_date: '2026-11-10' }), booking(3, { from_date: '2026-11-09' })];
  const { laneOf, count } = lanesOf(spans);
  expect([laneOf.get(1), laneOf.get(2), laneOf.get(3), count]).toEqual([0, 1, 0, 2]);
});

describe('a key on a booking', () => {
  const key = (name: string, more: object = {}) =>
    editByKey(booking(1), { key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more }, 7);
  test.each<[string, Edit | undefined, object | undefined]>([
    ['moves it', key('ArrowRight'), { kind: 'change', after: { from_date: '2026-11-09', to_date: '2026-11-13' } }],
    ['moves its end', key('ArrowRight', { shiftKey: true }), { after: { to_date: '2026-11-13' }, before: { to_date: '2026-11-06' } }],
    ['moves its start', key('ArrowLeft', { ctrlKey: true }), { after: { from_date: '2026-10-26' }, said: 'resized' }],
    ['copies it after itself', key('c'), { kind: 'copy', of: { from_date: '2026-11-09', to_date: '2026-11-13' } }],
    ['splits it', key('s'), { kind: 'split', date: '2026-11-05', to_date: '2026-11-06' }],
    ['removes it', key('Delete'), { kind: 'remove' }],
    ['of a browser shortcut is ignored', key('ArrowLeft', { altKey: true }), undefined],
    ['without a meaning does nothing', key('x'), undefined],
  ])('%s', (_, edit, wanted) => (wanted ? expect(edit).toMatchObject(wanted) : expect(edit).toBeUndefined()));

  test('does nothing to a booking the user may not change', () => {
    const closed = booking(1, { may_change: false, may_delete: false });
    const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    for (const name of ['ArrowLeft', 'c', 's', 'Delete']) expect(editByKey(closed, { key: name, ...plain }, 1)).toBeUndefined();
  });
});

test('an edit is seen before it is saved', () => {
  const all = [booking(1), booking(2)];
  const spans = (edit: Edit) => applied(all, edit).map(({ id, from_date, to_date }) => `${id} ${from_date.slice(8)}-${to_date.slice(8)}`);
  expect(spans({ kind: 'split', id: 1, date: '2026-11-04', to_date: '2026-11-06' })).toEqual(['1 02-03', '-1 04-06', '2 02-06']);
  expect(spans({ kind: 'join', id: 1, second: 2, date: '2026-11-04', to_date: '2026-11-09' })).toEqual(['1 02-09']);
  expect(spans({ kind: 'remove', booking: booking(2) })).toEqual(['1 02-06']);
  expect(spans({ kind: 'copy', of: booking(2) })).toHaveLength(3);
  expect(valuesOf(booking(1, { department: { id: 5, name: 'Delivery' } }))).toMatchObject({
    department_id: 5,
    project_id: 7,
    weekdays: [1, 2, 3, 4, 5],
  });
});
