import type { TimeCardWeek } from '@cadre/contract/calls/time-cards';
import { addDays } from '@cadre/rules/calendar';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { type Received, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { WeekCard } from './week-card.tsx';

const monday = '2030-01-07';
const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
const project = (id: number, number: string, name: string) => ({
  id,
  number,
  name,
  client: 'Port',
  color: null,
  require_note: false,
  require_task: false,
});
const bilbao = project(1, '1042', 'Port of Bilbao');
const audit = project(2, '1043', 'Audit');
const line = (of: typeof bilbao) => ({
  key: `${of.id}`,
  project: of,
  project_task: null,
  work_type: 'normal' as const,
  billable: true,
  pinned: true,
  kept: false,
  cells: [],
});

type Sent = { id?: number; version?: number; key: string; date: string; project_id: number; minutes: number; description: string | null };
type Cell = TimeCardWeek['rows'][number]['cells'][number] & { project_id: number };

/** A server that stores sent cells, and that can be disconnected. */
function open({ refuse }: { refuse?: (row: Sent) => object | undefined } = {}) {
  let cells: Cell[] = [];
  let isCutOff = false;
  const week = () => ({
    card: null,
    employee: { id: 1, name: 'Ada Admin' },
    week: { year: 2030, week: 2, from: monday, to: days[6] },
    writable: true,
    days: days.map((date, index) => ({
      date,
      required_minutes: index < 5 ? 480 : 0,
      attended_minutes: index === 0 ? 490 : 0,
      leave_minutes: index === 4 ? 240 : 0,
      logged_minutes: 0,
      closed: false,
      ...(index === 4 && { leave: 'Annual leave' }),
    })),
    rows: [bilbao, audit].map((of) => ({
      ...line(of),
      cells: cells.filter(({ project_id }) => project_id === of.id).map(({ project_id: _of, ...cell }) => cell),
    })),
    totals: { required_minutes: 2400, logged_minutes: 0, billable_minutes: 0, attended_minutes: 490, leave_minutes: 240 },
    problems: [{ code: 'missing_day', sentence: 'Nothing is logged on Friday.', blocks: false }],
    warnings: [],
  });
  const save = (row: Sent) => {
    const refused = refuse?.(row);
    if (refused) return { key: row.key, ...refused };
    cells = cells.filter(({ id }) => id !== row.id);
    const id = row.id ?? cells.length + 100;
    const version = (row.version ?? 0) + 1;
    if (row.minutes > 0) cells.push({ ...row, id, version, status: 'draft', returned_note: null } as never);
    return { key: row.key, id, version };
  };
  const server = standInServer({
    'GET /users/me': meWith('tasks.create'),
    'GET /tasks/timer': () => ({ body: { data: { timer: null } } }),
    'GET /time-cards/2030/2': () => ({ body: { data: week() } }),
    'PUT /time-cards/2030/2/pins': () => ({ body: { message: 'Saved' } }),
    'POST /tasks/bulk': ({ body }: Received) => {
      if (isCutOff) throw new TypeError('Failed to fetch');
      return { body: { message: 'Saved', data: { results: (body as { tasks: Sent[] }).tasks.map(save), warnings: [] } } };
    },
  });
  showPage(<WeekCard week={{ year: 2030, week: 2 }} />);
  return {
    server,
    minutes: () => cells.map(({ project_id, date, minutes }) => [project_id, date, minutes]).sort(),
    cutOff: (is: boolean) => {
      isCutOff = is;
    },
  };
}

const cell = (name: string, day: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`${name}.*${day}`) });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('hours and Tab fill a week, line after line, and all of it is saved without a word', async () => {
  const { minutes } = open();
  const user = userEvent.setup();
  (await cell('Port of Bilbao', 'Monday')).focus();
  await user.keyboard('8{Tab}7,5{Tab}7:30{Tab}450m{Tab}{Tab}{Tab}{Tab}1h30{Enter}');
  expect((await cell('Audit', 'Monday')).value).toBe('1:30');
  await waitFor(() =>
    expect(minutes()).toEqual([
      [1, days[0], 480],
      [1, days[1], 450],
      [1, days[2], 450],
      [1, days[3], 450],
      [2, days[0], 90],
    ]),
  );
  expect(await screen.findByText(/^Saved at/)).toBeDefined();
  const logged = screen.getByRole('row', { name: /^Logged/ });
  expect(within(logged).getByText('9:30')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /^Leave/ })).getAllByText('4:00')).toHaveLength(2);
});

test("the printed week shows the employee's name", async () => {
  open();
  expect(await screen.findByText('Example · Ada Admin')).toBeDefined();
});

test('keys restore, clear, add, copy from the left and lead up and down', async () => {
  const { minutes } = open();
  const user = userEvent.setup();
  (await cell('Port of Bilbao', 'Monday')).focus();
  await user.keyboard('9{Escape}8{Tab}{Control>}d{/Control}{ArrowRight}{Control>}d{/Control}{Enter}1{Shift>}{Enter}{/Shift}+0:30{Enter}');
  await waitFor(() =>
    expect(minutes()).toEqual([
      [1, days[0], 480],
      [1, days[1], 480],
      [1, days[2], 510],
      [2, days[2], 60],
    ]),
  );
  (await cell('Port of Bilbao', 'Tuesday')).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(minutes()).toHaveLength(3));
});

test('hours that are typed but not left survive every way out of the page', async () => {
  const { minutes } = open();
  const user = userEvent.setup();
  (await cell('Port of Bilbao', 'Monday')).focus();
  await user.keyboard('7:30');
  expect(Object.keys(localStorage).filter((key) => key.includes('time-card.'))).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(minutes()).toEqual([[1, days[0], 450]]));
  cleanup();
});

test('a week that is left in the middle of a cell is saved', async () => {
  const { minutes } = open();
  const user = userEvent.setup();
  (await cell('Audit', 'Tuesday')).focus();
  await user.keyboard('6');
  cleanup();
  await waitFor(() => expect(minutes()).toEqual([[2, days[1], 360]]));
});

test('acts are undone and done again, by keys and by buttons', async () => {
  const { minutes } = open();
  const user = userEvent.setup();
  const first = await cell('Port of Bilbao', 'Monday');
  first.focus();
  await user.keyboard('8{Tab}4{Tab}');
  await user.keyboard('{Control>}z{/Control}');
  expect((await cell('Port of Bilbao', 'Tuesday')).value).toBe('');
  expect(first.value).toBe('8:00');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(first.value).toBe('');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  first.focus();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(first.value).toBe('8:00');
  await waitFor(() => expect(minutes()).toEqual([[1, days[0], 480]]));
});

test('Enter in the last row selects the value, so that the next digit replaces it', async () => {
  open();
  const user = userEvent.setup();
  const last = await cell('Audit', 'Monday');
  last.focus();
  await user.keyboard('1:30{Enter}2');
  expect(last.value).toBe('2');
});

test('an invalid duration stays in its cell, with an error', async () => {
  const { server } = open();
  const user = userEvent.setup();
  const monday8 = await cell('Port of Bilbao', 'Monday');
  monday8.focus();
  await user.keyboard('lots{Tab}25:00{Tab}');
  expect(monday8.value).toBe('lots');
  expect(monday8.getAttribute('aria-invalid')).toBe('true');
  expect(monday8.getAttribute('aria-describedby')).not.toBeNull();
  expect((await cell('Port of Bilbao', 'Tuesday')).getAttribute('aria-invalid')).toBe('true');
  expect(server.to('POST /tasks/bulk')).toHaveLength(0);
});

test('edits without a connection are counted, stored in the browser and sent later', async () => {
  const { minutes, cutOff } = open();
  cutOff(true);
  const user = userEvent.setup();
  (await cell('Port of Bilbao', 'Monday')).focus();
  await user.keyboard('8{Tab}8{Tab}8{Tab}');
  expect((await screen.findAllByText('3 changes not sent')).length).toBeGreaterThan(0);
  expect(Object.keys(localStorage).filter((key) => key.includes('time-card.'))).toHaveLength(3);
  cutOff(false);
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(minutes()).toHaveLength(3));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('time-card.'))).toHaveLength(0));
});

test('a change saved elsewhere is shown next to the typed value, and the user chooses one of them', async () => {
  const theirs = { id: 7, version: 5, date: days[0], minutes: 360, description: 'theirs' };
  let isStale = true;
  const { server } = open({ refuse: () => (isStale ? { error: 'Changed meanwhile', code: 'stale', current: theirs } : undefined) });
  const user = userEvent.setup();
  (await cell('Port of Bilbao', 'Monday')).focus();
  await user.keyboard('8{Tab}');
  const choice = await screen.findByRole('table', { name: /changed elsewhere/ });
  expect(within(choice).getByText('8:00')).toBeDefined();
  expect(within(choice).getByText('6:00')).toBeDefined();
  isStale = false;
  await user.click(within(choice).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(server.to('POST /tasks/bulk').at(-1)?.body).toMatchObject({ tasks: [{ id: 7, version: 5, minutes: 480 }] }));
});

test('a row that was deleted elsewhere is a conflict, and the typed value can become a new row', async () => {
  let isGone = false;
  const { server, minutes } = open({ refuse: ({ id }) => (isGone && id ? { error: 'Not found', code: 'not_found' } : undefined) });
  const user = userEvent.setup();
  (await cell('Port of Bilbao', 'Monday')).focus();
  await user.keyboard('8{Tab}');
  await waitFor(() => expect(minutes()).toHaveLength(1));
  isGone = true;
  (await cell('Port of Bilbao', 'Monday')).focus();
  await user.keyboard('6{Tab}');
  const choice = await screen.findByRole('table', { name: /changed elsewhere/ });
  await user.click(within(choice).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(server.to('POST /tasks/bulk')).toHaveLength(3));
  const body = server.to('POST /tasks/bulk')[2]?.body;
  expect(body).toMatchObject({ tasks: [{ minutes: 360 }] });
  expect(body).not.toMatchObject({ tasks: [{ id: expect.anything() }] });
});

test('a refused cell shows the reason, the others are saved, and it can be tried again', async () => {
  let isFull = true;
  const { minutes } = open({ refuse: ({ date }) => (isFull && date === days[1] ? { error: 'The project ended.' } : undefined) });
  const user = userEvent.setup();
  (await cell('Port of Bilbao', 'Monday')).focus();
  await user.keyboard('8{Tab}8{Tab}');
  expect((await screen.findAllByText(/The project ended\./)).length).toBeGreaterThan(0);
  await waitFor(() => expect(minutes()).toEqual([[1, days[0], 480]]));
  isFull = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(minutes()).toHaveLength(2));
});

test('a block from a spreadsheet fills the cells from where it is pasted', async () => {
  const { minutes } = open();
  const user = userEvent.setup();
  (await cell('Port of Bilbao', 'Tuesday')).focus();
  await user.paste('8\t7,5\n0:45\t');
  await waitFor(() =>
    expect(minutes()).toEqual([
      [1, days[1], 480],
      [1, days[2], 450],
      [2, days[1], 45],
    ]),
  );
  (await cell('Port of Bilbao', 'Monday')).focus();
  await user.paste(Array(30).fill('1').join('\n'));
  const preview = await screen.findByRole('dialog');
  expect(within(preview).getByText(/28 values don’t fit/)).toBeDefined();
});

test('problems of the week are shown before it is submitted', async () => {
  open();
  const user = userEvent.setup();
  (await cell('Port of Bilbao', 'Monday')).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Nothing is logged on Friday.')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Submit anyway' })).toBeDefined();
});

test('on a phone a single day is shown, and a line can be pinned for later weeks, too', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  happyDOM.setViewport({ width: 390 });
  const { server, minutes } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Actions for .*Audit/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Keep in coming weeks' }));
  await waitFor(() => expect(server.to('PUT /time-cards/2030/2/pins')[0]?.body).toMatchObject({ project_id: 2, kept: true }));
  await user.click(screen.getByRole('button', { name: /^15 minutes more.*Bilbao/ }));
  await waitFor(() => expect(minutes()).toEqual([[1, days[0], 15]]));
  happyDOM.setViewport({ width: 1024 });
});
