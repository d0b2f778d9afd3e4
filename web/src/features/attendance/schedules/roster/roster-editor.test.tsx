import { type Roster, readRoster } from '@cadre/contract/calls/schedules';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../../crud/testing/stand-in-server.ts';
import { useCall } from '../../../../platform/call-api.ts';
import { cellKey, markOf, withMarks } from './roster-cells.ts';
import { RosterEditor } from './roster-editor.tsx';

const shifts = [
  {
    id: 1,
    name: 'Early',
    code: 'E',
    color: '#1d62c8',
    start_time: '06:00',
    end_time: '14:30',
    pause_start: null,
    pause_end: null,
    expected_minutes: 480,
  },
  {
    id: 2,
    name: 'Night',
    code: 'N',
    color: '#7a5ac8',
    start_time: '22:00',
    end_time: '06:30',
    pause_start: null,
    pause_end: null,
    expected_minutes: 480,
  },
  {
    id: 3,
    name: 'Standby',
    code: 'N1',
    color: '#d6457f',
    start_time: '20:00',
    end_time: '08:00',
    pause_start: null,
    pause_end: null,
    expected_minutes: 660,
  },
];
const dates = ['2030-01-01', '2030-01-02', '2030-01-03', '2030-01-04'];
const cell = (date: string) => ({ date, shift_id: null, is_set: false, base_shift_id: 1, is_employed: true, holiday: null, note: null });
const person = (id: number, name: string) => ({
  employee: { id, name, pic: null, job: 'Nurse' },
  cells: dates.map(cell),
  minutes: 4 * 480,
});

const rosterOf = (status: string): Roster => ({
  schedule: {
    id: 7,
    version: 1,
    name: 'Ward',
    month: '2030-01',
    status,
    coverage: {},
    can: { update: true },
  } as unknown as Roster['schedule'],
  days: dates.map((date, index) => ({ date, weekday: index + 2, holidays: [] })),
  shifts,
  people: [person(11, 'Mira Sol'), person(12, 'Theo Lund')],
  issues: [
    {
      severity: 'error',
      code: 'short_rest',
      employee_id: 12,
      date: '2030-01-03',
      args: { rest: 450, least: 660, before: 'Night', after: 'Early' },
    },
  ],
});

function Page() {
  const { data } = useCall(readRoster, { id: 7 });
  return data ? <RosterEditor loaded={data} /> : null;
}

type Result = { entries: { list: { employee_id: number; date: string; shift_id?: number | null; clear?: true }[] } };

/** A server stub that stores the entries it receives. */
async function open(status = 'draft', given = rosterOf(status)) {
  let stored = given;
  const server = standInServer({
    'GET /users/me': meWith('month-schedules.view', 'month-schedules.update', 'month-schedules.publish'),
    'GET /month-schedules/7/roster': () => ({ body: { data: stored } }),
    'PUT /month-schedules/7/entries': ({ body }) => {
      const { list } = (body as Result).entries;
      stored = withMarks(
        stored,
        new Map(list.map((one) => [cellKey(one.employee_id, one.date), one.clear ? 'plan' : (one.shift_id ?? 'off')])),
      );
      return { body: { message: 'The roster saved' } };
    },
  });
  showPage(<Page />);
  await screen.findByRole('grid');
  return { server, kept: () => stored.people.map(({ cells }) => cells.map(markOf)) };
}

const at = (row: number, column: number): HTMLElement => document.querySelector(`[data-place="${row},${column}"]`) as HTMLElement;
const codes = (row: number) => dates.map((_, column) => at(row, column).textContent);
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

afterEach(cleanup);

test('letters fill day after day, keys take back, and all of it reaches the server by itself', async () => {
  const { kept: stored } = await open();
  const user = userEvent.setup();
  at(0, 0).focus();
  await user.keyboard('n1nn');
  expect(codes(0)).toEqual(['N1', 'N', 'N', 'E']);
  expect(within(rowOf('Mira Sol')).getByText('35:00')).toBeDefined();

  await user.keyboard('{Backspace}{Control>}z{/Control}{Control>}y{/Control}');
  expect(codes(0)).toEqual(['N1', 'N', '–', 'E']);
  await waitFor(() => expect(stored()[0]).toEqual([3, 2, 'off', 'plan']));
  expect(await screen.findByText('All changes saved')).toBeDefined();
  expect(codes(0)).toEqual(['N1', 'N', '–', 'E']);
});

test('a holiday shades the cells of the people who have it, and the whole column only if all people have it', async () => {
  const roster = rosterOf('draft');
  const [mira, theo] = roster.people.map((one) => ({ ...one, cells: one.cells.map((cell) => ({ ...cell })) }));
  if (!mira || !theo) throw new Error('Two people are planned.');
  for (const [who, column] of [
    [mira, 1],
    [mira, 2],
    [theo, 2],
  ] as const)
    Object.assign(who.cells[column] ?? {}, { holiday: 'Founding day' });
  await open('draft', { ...roster, people: [mira, theo] });
  const isShaded = (element: Element | null | undefined) => element?.classList.contains('roster__on-holiday');
  expect([0, 1].map((row) => [0, 1, 2].map((column) => isShaded(at(row, column))))).toEqual([
    [false, true, true],
    [false, false, true],
  ]);
  expect(at(0, 1).getAttribute('aria-label')).toContain('Founding day');
  const heads = screen.getAllByRole('columnheader').slice(1, 4);
  expect(heads.map(isShaded)).toEqual([false, false, true]);
});

test('a brush stroke over people and days is undone as one step', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Night/, pressed: false }));
  fireEvent.pointerDown(at(0, 1), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(at(1, 2), { pointerType: 'mouse' });
  fireEvent.pointerUp(window);
  expect([codes(0), codes(1)]).toEqual([
    ['E', 'N', 'N', 'E'],
    ['E', 'N', 'N', 'E'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect([codes(0), codes(1)]).toEqual([
    ['E', 'E', 'E', 'E'],
    ['E', 'E', 'E', 'E'],
  ]);
});

test('a published roster notifies people only on save, and discarded entries are dropped', async () => {
  const { server, kept: stored } = await open('published');
  const user = userEvent.setup();
  at(1, 0).focus();
  await user.keyboard('n');
  expect(screen.getByText('1 unsaved change')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(codes(1)).toEqual(['E', 'E', 'E', 'E']);
  expect(server.to('PUT /month-schedules/7/entries')).toHaveLength(0);

  at(1, 0).focus();
  await user.keyboard('{Delete}n');
  await user.click(screen.getByRole('button', { name: 'Save and notify' }));
  await waitFor(() => expect(stored()[1]).toEqual([2, 'plan', 'plan', 'plan']));
});

test('an issue leads to its cell', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '1 error' }));
  await user.click(screen.getByRole('button', { name: /Only 7:30 of rest between Night and Early; at least 11:00 required/ }));
  expect(document.activeElement).toBe(at(1, 2));
});
