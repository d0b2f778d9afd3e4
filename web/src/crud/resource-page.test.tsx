import { branches } from '@cadre/contract/resources/branches';
import { users } from '@cadre/contract/resources/users';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Page } from './page.ts';
import { ResourcePage } from './resource-page.tsx';
import { meWith, showPage } from './testing/show-page.tsx';
import { listOf, standInServer } from './testing/stand-in-server.ts';

const madrid = {
  id: 1,
  version: 3,
  name: 'Madrid',
  code: 'MAD',
  country: 'ES',
  timezone: 'Europe/Madrid',
  currency: 'EUR',
  holiday_calendar_id: 4,
  holiday_calendar: { id: 4, name: 'Spain' },
  employees_count: 1240,
  active: true,
  can: { update: true, delete: true, clone: true },
};
const osaka = {
  ...madrid,
  id: 2,
  name: 'Osaka',
  code: 'OSA',
  country: 'JP',
  active: false,
  can: { update: false, delete: false, clone: false },
};
const everything = meWith('branches.view', 'branches.create', 'branches.export');

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a declaration becomes a table: its columns, each value in its own way', async () => {
  standInServer({ 'GET /users/me': everything, 'GET /branches': () => listOf([madrid, osaka]) });
  showPage(<ResourcePage resource={branches} />);

  const row = (await screen.findByRole('link', { name: 'Madrid' })).closest('tr') as HTMLElement;
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers.slice(1, 10)).toEqual([
    'Name',
    'Code',
    'Country',
    'Time zone',
    'Currency',
    'Holiday calendar',
    'Employees',
    'Active',
    'Actions',
  ]);
  expect(within(row).getByText('Spain', { selector: 'td:nth-child(4)' })).toBeDefined();
  expect(within(row).getByText('1,240')).toBeDefined();
  expect(within(row).getByText('Yes')).toBeDefined();
  expect(screen.getByText('1–2 of 2')).toBeDefined();
});

test('the address determines the query: page, size, order, search and filters', async () => {
  const server = standInServer({
    'GET /users/me': everything,
    'GET /branches': () => listOf([madrid], { page: 2, last_page: 3, total: 120 }),
  });
  showPage(<ResourcePage resource={branches} />, '/?page=2&per_page=50&sort=-code&q=mad&f.country=ES,JP&f.active=true');

  await screen.findByRole('link', { name: 'Madrid' });
  expect(Object.fromEntries(server.to('GET /branches')[0]?.query ?? [])).toEqual({
    page: '2',
    per_page: '50',
    order_by: 'code',
    order_dir: 'desc',
    search: 'mad',
    filters: '{"country":["ES","JP"],"active":true}',
  });
  expect(screen.getByRole('columnheader', { name: 'Code' }).getAttribute('aria-sort')).toBe('descending');
});

test('a click on a header sorts, and a second one reverses the order', async () => {
  const server = standInServer({ 'GET /users/me': everything, 'GET /branches': () => listOf([madrid]) });
  const { history } = showPage(<ResourcePage resource={branches} />);

  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Code' }));
  expect(history.location.search).toBe('?sort=code');
  await user.click(screen.getByRole('button', { name: 'Code' }));
  expect(history.location.search).toBe('?sort=-code');
  await waitFor(() => expect(server.to('GET /branches').at(-1)?.query.get('order_dir')).toBe('desc'));
  expect(within(screen.getByRole('columnheader', { name: 'Time zone' })).queryByRole('button')).toBeNull();
});

test('a filter is chosen from a chip and taken off again', async () => {
  const server = standInServer({ 'GET /users/me': everything, 'GET /branches': () => listOf([madrid]) });
  const { history } = showPage(<ResourcePage resource={branches} />, '/?page=3');

  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Active' }));
  await user.click(await screen.findByRole('checkbox', { name: 'No' }));
  await waitFor(() => expect(server.to('GET /branches').at(-1)?.query.get('filters')).toBe('{"active":false}'));
  expect(history.location.search).toBe('?f.active=false');
  await user.click(screen.getByRole('button', { name: 'Remove filter Active' }));
  expect(history.location.search).toBe('');
});

test('an unknown filter in the address is left out, with one notice', async () => {
  const server = standInServer({ 'GET /users/me': everything, 'GET /branches': () => listOf([madrid]) });
  const { history } = showPage(<ResourcePage resource={branches} />, '/?f.colour=green');

  expect(await screen.findAllByText('This address contains an unknown filter, which was ignored.')).toHaveLength(1);
  await waitFor(() => expect(history.location.search).toBe(''));
  expect(server.to('GET /branches').every(({ query }) => query.get('filters') === null)).toBe(true);
});

test('a row offers only the actions that its caller may perform', async () => {
  standInServer({ 'GET /users/me': everything, 'GET /branches': () => listOf([madrid, osaka]) });
  showPage(<ResourcePage resource={branches} />);

  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Madrid' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Edit', 'Clone', 'Delete']);
  expect(screen.queryByRole('button', { name: 'Actions for Osaka' })).toBeNull();
});

test('if no row has actions, the actions column is hidden', async () => {
  standInServer({ 'GET /users/me': everything, 'GET /branches': () => listOf([osaka]) });
  showPage(<ResourcePage resource={branches} />);

  await screen.findByRole('link', { name: 'Osaka' });
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers.at(-1)).toBe('Active');
});

test('another view takes the place of the list, and records open above it', async () => {
  const server = standInServer({ 'GET /users/me': everything, 'GET /branches/1': () => ({ body: { data: madrid } }) });
  const body = (page: Page) => (
    <button type="button" onClick={() => page.open(madrid)}>
      Pin on a map
    </button>
  );
  showPage(<ResourcePage resource={branches} body={body} />);

  await userEvent.setup().click(await screen.findByRole('button', { name: 'Pin on a map' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(await screen.findByText('Europe/Madrid')).toBeDefined();
  expect(server.to('GET /branches')).toEqual([]);
});

test('without the rights, New and Export are hidden', async () => {
  standInServer({ 'GET /users/me': meWith('branches.view'), 'GET /branches': () => listOf([osaka]) });
  showPage(<ResourcePage resource={branches} />);

  await screen.findByRole('link', { name: 'Osaka' });
  expect(screen.queryByRole('button', { name: 'New Branch' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test('a status changes with one call, and the list is fetched again', async () => {
  const grace = {
    id: 7,
    version: 1,
    name: 'Grace',
    email: 'grace@example.com',
    roles: [2],
    roles_named: [{ id: 2, name: 'Employee' }],
    status: 'active',
    can: { suspend: true, reactivate: false },
  };
  const server = standInServer({
    'GET /users/me': meWith('users.view'),
    'GET /users': () => listOf([grace]),
    'PATCH /update-status': () => ({ body: { message: 'Grace is now: Suspended' } }),
  });
  showPage(<ResourcePage resource={users} />);

  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Grace' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Suspend']);
  await user.click(screen.getByRole('menuitem', { name: 'Suspend' }));
  expect(await screen.findByText('Grace is now: Suspended')).toBeDefined();
  expect(server.to('PATCH /update-status')[0]?.body).toEqual({ id: 7, model: 'users', status: 'suspended', version: 1 });
  await waitFor(() => expect(server.to('GET /users')).toHaveLength(2));
});

test('an empty list, no results and a failed request show different messages', async () => {
  standInServer({ 'GET /users/me': everything, 'GET /branches': () => listOf([]) });
  showPage(<ResourcePage resource={branches} />);
  expect(await screen.findByText('Nothing here yet')).toBeDefined();
  cleanup();

  showPage(<ResourcePage resource={branches} />, '/?q=atlantis');
  expect(await screen.findByText('No results')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined();
  cleanup();

  standInServer({
    'GET /users/me': everything,
    'GET /branches': () => ({ status: 500, body: { error: 'Something went wrong here.', code: 'bug', request_id: 'r-42' } }),
  });
  showPage(<ResourcePage resource={branches} />);
  expect(await screen.findByText('We couldn’t load this list.')).toBeDefined();
  expect(screen.getByText('Request r-42')).toBeDefined();
});

test('deleting names the record and sends the version that was seen', async () => {
  const server = standInServer({
    'GET /users/me': everything,
    'GET /branches': () => listOf([madrid]),
    'DELETE /branches/1': () => ({ body: { message: 'Branch Madrid was deleted', data: { id: 1 } } }),
  });
  showPage(<ResourcePage resource={branches} record={{ typedDelete: true }} />);

  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Madrid' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete branch?' });
  const confirm = within(dialog).getByRole('button', { name: 'Delete' }) as HTMLButtonElement;
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox', { name: 'Type Madrid to confirm' }), 'Madrid');
  await user.click(confirm);
  expect(await screen.findByText('Branch Madrid was deleted')).toBeDefined();
  expect(server.to('DELETE /branches/1')[0]?.body).toEqual({ version: 3 });
});
