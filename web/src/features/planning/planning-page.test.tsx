import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { PlanningPage } from './planning-page.tsx';

const person = (id: number, name: string) => ({
  id,
  name,
  department: { id: 1, name: 'Delivery' },
  job: 'Consultant',
  skills: ['SAP'],
  is_self: false,
  may_plan: true,
  pattern: 0,
  away: [],
});
const booking = {
  id: 11,
  version: 3,
  employee_id: 1,
  department: null,
  job: null,
  skills: [],
  project_id: 7,
  project_task: null,
  from_date: '2026-11-09',
  to_date: '2026-11-13',
  minutes_per_day: 480,
  share_bp: null,
  weekdays: [1, 2, 3, 4, 5],
  status: 'confirmed',
  note: null,
  may_change: true,
  may_delete: true,
};
const other = { ...booking, id: 12, employee_id: 2, project_id: null, minutes_per_day: 540, may_change: false, may_delete: false };
const crowd = Array.from({ length: 198 }, (_, at) => person(at + 10, `Person ${at}`));
const week = [480, 480, 480, 480, 480, 0, 0];
const data = {
  from: '2026-11-02',
  to: '2027-05-02',
  by: 'person',
  total: 200,
  page: 1,
  per_page: 200,
  people: [person(1, 'Ida Berg'), person(2, 'Ivo Falk'), ...crowd],
  patterns: [Array.from({ length: 26 }, () => week).flat()],
  projects: [
    { id: 7, name: 'Atlas', number: 'P26-0001', client: 'Acme', status: 'active', start_date: null, end_date: null, is_listed: false },
  ],
  bookings: [booking, other],
};
const rights = ['bookings.view', 'bookings.create', 'bookings.update', 'bookings.delete', 'bookings.staff'];

function openBoard(result: object = data) {
  const server = standInServer({
    'GET /users/me': meWith(...rights),
    'GET /planning/board': () => ({ body: { data: result } }),
    'PUT /bookings/11': () => ({ body: { message: 'Saved', data: { id: 11, version: 4 } } }),
    'POST /bookings': () => ({ body: { message: 'Made', data: { id: 99, version: 1 } } }),
    'POST /bookings/preview': () => ({
      body: {
        data: {
          capacity_minutes: 2400,
          booked_minutes: 1200,
          wanted_minutes: 1380,
          over_minutes: 180,
          over_days: ['2026-11-10', '2026-11-11'],
          idle_days: 0,
          project_end: '2026-11-11',
        },
      },
    }),
    'DELETE /bookings/99': () => ({ body: { message: 'Gone', data: { id: 99 } } }),
  });
  showPage(<PlanningPage />, '/time-cards/planning?from=2026-11-02');
  return server;
}
const bar = () => screen.findByRole('button', { name: /^Atlas · 8:00 a day: Ida Berg, Nov 9, 2026 to Nov 13, 2026/ });

test('two hundred people and half a year are there, and only those in sight are drawn', async () => {
  const server = openBoard();
  const grid = await screen.findByRole('grid');
  expect(grid.getAttribute('aria-rowcount')).toBe('202');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(40);
  const requested = server.to('GET /planning/board')[0]?.query;
  expect([requested?.get('from'), requested?.get('to'), server.to('GET /planning/board').length]).toEqual(['2026-11-02', '2027-05-02', 1]);
});

test("the bench and overbooking are visible at a glance, and a project outside the user's scope has no name", async () => {
  openBoard();
  expect(await screen.findByText('198 people on the bench in the next four weeks · 1 person overbooked')).toBeDefined();
  expect(screen.getByText(/45 of 40 hours booked, 5 hours too many/)).toBeDefined();
  expect(screen.getByText(/^Other project · .*: Ivo Falk/)).toBeDefined();
});

test('keys reach a booking, move it, and take that back', async () => {
  const server = openBoard();
  const found = await bar();
  const grid = screen.getByRole('grid');
  (grid.querySelector('[tabindex="0"]') as HTMLElement).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  expect(document.activeElement).toBe(found);
  fireEvent.keyDown(found, { key: 'ArrowRight' });
  expect(screen.getByRole('button', { name: /Nov 16, 2026 to Nov 20, 2026/ })).toBe(document.activeElement);
  await waitFor(() =>
    expect(server.to('PUT /bookings/11')[0]?.body).toEqual({ from_date: '2026-11-16', to_date: '2026-11-20', version: 3 }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(false));
  fireEvent.keyDown(document.activeElement as Element, { key: 'z', ctrlKey: true });
  await waitFor(() =>
    expect(server.to('PUT /bookings/11')[1]?.body).toEqual({ from_date: '2026-11-09', to_date: '2026-11-13', version: 4 }),
  );
});

test('a bar is dragged by days of its columns, and with Alt it is copied', async () => {
  const server = openBoard();
  const found = await bar();
  const track = found.closest('[data-track]') as HTMLElement;
  Object.defineProperty(track, 'clientWidth', { value: 26 * 40 });
  const drag = (by: number, altKey = false) => {
    fireEvent.pointerDown(found, { button: 0, clientX: 100 });
    fireEvent.pointerMove(window, { clientX: 100 + by, altKey });
    fireEvent.pointerUp(window, { clientX: 100 + by, altKey });
  };
  drag(2);
  drag(85);
  await waitFor(() =>
    expect(server.to('PUT /bookings/11').map(({ body }) => body)).toEqual([{ from_date: '2026-11-23', to_date: '2026-11-27', version: 3 }]),
  );
  drag(40, true);
  await waitFor(() =>
    expect(server.to('POST /bookings')[0]?.body).toMatchObject({ employee_id: 1, project_id: 7, from_date: '2026-11-16' }),
  );
});

test('a cell without a booking begins one for its person and week', async () => {
  openBoard({ ...data, bookings: [] });
  const grid = await screen.findByRole('grid');
  (grid.querySelector('[tabindex="0"]') as HTMLElement).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  const form = await screen.findByRole('dialog');
  expect((await within(form).findByDisplayValue('2026-11-09')).getAttribute('name')).toBe('from_date');
  expect(within(form).getByDisplayValue('2026-11-13')).toBeDefined();
});

const emptyCell = async (place: string) => (await screen.findByRole('grid')).querySelector(`[data-place="${place}"]`) as HTMLElement;

test('empty cells that are dragged over begin a booking of their days', async () => {
  openBoard({ ...data, bookings: [] });
  const cell = await emptyCell('1,1');
  Object.defineProperty(cell.closest('tr')?.querySelector('[data-track]') as HTMLElement, 'clientWidth', { value: 26 * 40 });
  fireEvent.pointerDown(cell, { button: 0, clientX: 100 });
  fireEvent.pointerMove(window, { clientX: 185 });
  expect((await emptyCell('1,3')).getAttribute('aria-selected')).toBe('true');
  fireEvent.pointerUp(window, { clientX: 185 });
  const form = await screen.findByRole('dialog');
  expect(await within(form).findByDisplayValue('2026-11-09')).toBeDefined();
  expect(within(form).getByDisplayValue('2026-11-27')).toBeDefined();
});

test('keys choose several cells for a booking, too', async () => {
  openBoard({ ...data, bookings: [] });
  const first = await emptyCell('1,0');
  first.focus();
  for (let weeks = 0; weeks < 2; weeks += 1) fireEvent.keyDown(first, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(await within(await screen.findByRole('dialog')).findByDisplayValue('2026-11-20')).toBeDefined();
});

test('a booking first requires the person, the project, the days and the hours, and warns before it is saved', async () => {
  openBoard({ ...data, bookings: [] });
  fireEvent.click(await emptyCell('1,1'));
  const form = await screen.findByRole('dialog');
  const more = await within(form).findByText('More details');
  expect(more.closest('details')?.open).toBe(false);
  expect(within(more.closest('details') as HTMLElement).getByLabelText(/Note/)).toBeDefined();
  expect(await within(form).findByText(/Overbooked on 2 days, by 3 hours in all/)).toBeDefined();
  expect(within(form).getByText(/The project ends on .*, before this booking does/)).toBeDefined();
});

test('an empty result shows that no people match', async () => {
  openBoard({ ...data, total: 0, people: [], bookings: [], projects: [] });
  expect(await screen.findByText('No matching people')).toBeDefined();
});
