import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { TeamCalendar } from './team-calendar.tsx';

const absence = {
  kind: 'leave',
  id: 42,
  from_date: '2026-05-11',
  to_date: '2026-05-12',
  from_slot: 'full',
  to_slot: 'am',
  from_time: null,
  to_time: null,
  status: 'pending',
  category: { id: 1, name: 'Vacation', color: '#0b7a4b' },
  reason: null,
};
const person = (id: number, name: string, absences: object[] = []) => ({
  id,
  name,
  department: { id: 1, name: 'Delivery' },
  is_self: id === 1,
  pattern: 0,
  absences,
});
const crowd = Array.from({ length: 300 }, (_, at) => person(at + 10, `Person ${at}`));
const everybody = [person(1, 'Ada Admin'), person(2, 'Noa Prat', [absence]), ...crowd];
const patterns = [{ free: ['2026-05-16', '2026-05-17'], holidays: [{ date: '2026-05-14', name: 'Ascension Day', portion: 'full' }] }];

const closing = { id: 1, name: 'Annual accounts', from_date: '2026-05-26', to_date: '2026-05-29', refuses: true, only_for: ['Finance'] };
let blackouts: (typeof closing)[] = [];

function openCalendar(address: string, people = everybody, total = people.length, preferences = {}) {
  const data = { from: '2026-05-01', to: '2026-05-31', total, page: 1, per_page: 500, blackouts, people, patterns };
  const me = meWith('leaves.view')().body.data;
  const server = standInServer({
    'GET /users/me': () => ({ body: { data: { ...me, preferences } } }),
    'PUT /users/me/preferences': ({ body }) => ({ body: { message: 'Saved', data: body } }),
    'GET /absences': () => ({ body: { data } }),
  });
  return Object.assign(server, showPage(<TeamCalendar />, address));
}

test('hundreds of people are there, and only those in sight are drawn', async () => {
  openCalendar('/requests/calendar?shape=timeline&month=2026-05');
  const grid = await screen.findByRole('grid');
  expect(grid.getAttribute('aria-rowcount')).toBe('303');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
});

test('arrows move between days and people, and Enter opens a day with its request', async () => {
  openCalendar('/requests/calendar?shape=timeline&month=2026-05');
  const grid = await screen.findByRole('grid');
  within(grid).getByText('Friday, May 1, 2026', { selector: '[tabindex="0"] > *' }).parentElement?.focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  for (let at = 0; at < 11; at += 1) fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('Tuesday, May 12, 2026, Vacation, Morning, Pending');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  const panel = await screen.findByRole('dialog', { name: 'Noa Prat · Tuesday, May 12, 2026' });
  expect(
    within(panel)
      .getByRole('link', { name: /Noa Prat/ })
      .getAttribute('href'),
  ).toBe('/requests/leaves?id=42');
});

test('the far end of the list is drawn when the keyboard goes there', async () => {
  openCalendar('/requests/calendar?shape=timeline&month=2026-05');
  const grid = await screen.findByRole('grid');
  (grid.querySelector('[tabindex="0"]') as HTMLElement).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'End', ctrlKey: true });
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Person 299');
});

test('a month shows on each day how many people are away, and names the holidays', async () => {
  openCalendar('/requests/calendar?shape=month&month=2026-05');
  expect(await screen.findByRole('button', { name: 'Monday, May 11, 2026, 1 person is away' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Thursday, May 14, 2026, No one is away, Ascension Day' }));
  expect(within(await screen.findByRole('dialog')).getByText('Holiday: Ascension Day')).toBeDefined();
});

test('the day view continues into the next month', async () => {
  const server = openCalendar('/requests/calendar?shape=day&day=2026-05-31');
  expect(await screen.findByText('No one is away')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Next day' }));
  expect(await screen.findByText('Mon, Jun 1')).toBeDefined();
  expect(server.to('GET /absences').at(-1)?.query.get('from')).toBe('2026-06-01');
});

test('the filters in the URL are sent to the server, and an empty result shows a message', async () => {
  const server = openCalendar('/requests/calendar?shape=timeline&month=2026-05&department_id=3&status=pending&only=away', []);
  expect(await screen.findByText('No matching people')).toBeDefined();
  const requested = server.to('GET /absences')[0]?.query;
  expect(Object.fromEntries(requested ?? [])).toMatchObject({ from: '2026-05-01', department_id: '3', status: 'pending', only: 'away' });
});

test('a quarter is loaded as a whole, and the arrow goes back three months', async () => {
  const server = openCalendar('/requests/calendar?shape=quarter&month=2026-05');
  await screen.findByRole('grid');
  const requested = () => server.to('GET /absences').at(-1)?.query;
  expect([requested()?.get('from'), requested()?.get('to')]).toEqual(['2026-04-01', '2026-06-30']);
  fireEvent.click(screen.getByRole('button', { name: 'Previous quarter' }));
  await waitFor(() => expect([requested()?.get('from'), requested()?.get('to')]).toEqual(['2026-01-01', '2026-03-31']));
});

test('more people than fit on a page are on the next one, and a new filter starts with the first page', async () => {
  const server = openCalendar('/requests/calendar?shape=timeline&month=2026-05', everybody, 1200);
  expect(await screen.findByText('302 of 1,200 people are shown.')).toBeDefined();
  const page = () => server.to('GET /absences').at(-1)?.query.get('page');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(page()).toBe('2'));
  fireEvent.click(screen.getByRole('button', { name: 'Only people who are away' }));
  await waitFor(() => expect(page()).toBeNull());
});

test('a saved view stores people and layout, and does not change the days', async () => {
  const stored = { views: { calendar: [{ name: 'Delivery', search: '?shape=month&department_id=1' }] } };
  const { history, to } = openCalendar('/requests/calendar?month=2026-05&q=noa&page=2', everybody, 900, stored);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Custom/ }));
  await user.type(await screen.findByLabelText('Save as view…'), 'Noa{Enter}');
  await waitFor(() => expect(to('PUT /users/me/preferences')).toHaveLength(1));
  expect(to('PUT /users/me/preferences')[0]?.body).toEqual({
    views: { calendar: [...stored.views.calendar, { name: 'Noa', search: '?q=noa' }] },
  });
  await user.click(screen.getByRole('button', { name: 'Delivery' }));
  expect(history.location.search).toBe('?month=2026-05&shape=month&department_id=1');
});

test('a period closed for leave is shown above the days, with its reason and the people concerned', async () => {
  blackouts = [closing];
  openCalendar('/requests/calendar?month=2026-05');
  expect(await screen.findByText(/^Closed for leave from .* Annual accounts$/)).toBeDefined();
  expect(screen.getByText(/Finance/)).toBeDefined();
  blackouts = [];
});
