import { branches } from '@cadre/contract/resources/branches';
import { logs } from '@cadre/contract/resources/logs';
import { users } from '@cadre/contract/resources/users';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ResourcePage } from '../resource-page.tsx';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, standInServer } from '../testing/stand-in-server.ts';

const madrid = {
  id: 1,
  version: 3,
  name: 'Madrid',
  code: 'MAD',
  country: 'ES',
  holiday_calendar_id: 4,
  holiday_calendar: { id: 4, name: 'Spain' },
  can: { update: true },
};
const entry = {
  id: 90,
  at: '2026-11-15T10:42:00Z',
  actor_name: 'Grace',
  action: 'update',
  changes: [
    { field: 'code', old: 'MA', new: 'MAD' },
    { field: 'holiday_calendar_id', old: null, new: 4 },
  ],
};
const answers = {
  'GET /branches': () => listOf([madrid]),
  'GET /branches/1': () => ({ body: { data: madrid } }),
  'GET /branches/1/history': () => listOf([entry]),
  'GET /holiday-calendars/lists': () => ({ body: { data: [{ id: 4, name: 'Spain' }] } }),
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a row opens its record, and Back closes it', async () => {
  standInServer({ ...answers, 'GET /users/me': meWith('branches.view') });
  const { history } = showPage(<ResourcePage resource={branches} />);

  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'Madrid' }));
  expect(history.location.search).toBe('?id=1');
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeDefined();
  expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();

  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.search).toBe('');
});

test('the history shows who changed which field, with names instead of numbers', async () => {
  standInServer({ ...answers, 'GET /users/me': meWith('branches.view', 'logs.view') });
  showPage(<ResourcePage resource={branches} />, '/?id=1');

  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Grace changed this')).toBeDefined();
  await waitFor(() => expect(screen.getByText('MA → MAD')).toBeDefined());
  const lines = () => [...document.querySelectorAll('.change-line')].map((line) => line.textContent);
  await waitFor(() => expect(lines()).toEqual(['CodeMA → MAD', 'Holiday calendarSpain']));
});

test('a name that came with the change is shown without another request', async () => {
  const named = { ...entry, changes: [{ field: 'holiday_calendar_id', old: 9, new: 4, old_name: 'Portugal', new_name: 'Spain' }] };
  const server = standInServer({
    ...answers,
    'GET /users/me': meWith('branches.view', 'logs.view'),
    'GET /branches/1/history': () => listOf([named]),
  });
  showPage(<ResourcePage resource={branches} />, '/?id=1');

  await userEvent.setup().click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Portugal → Spain')).toBeDefined();
  expect(server.to('GET /holiday-calendars/lists')).toEqual([]);
});

test('the history itself has no history', async () => {
  standInServer({
    'GET /users/me': meWith('logs.view'),
    'GET /logs': () => listOf([entry]),
    'GET /logs/90': () => ({ body: { data: entry } }),
  });
  showPage(<ResourcePage resource={logs} />, '/?id=90');

  expect(await screen.findByRole('dialog')).toBeDefined();
  expect((await screen.findAllByText('Grace')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('tab')).toBeNull();
});

test('an upload shows its progress', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
  const grace = { id: 7, version: 1, name: 'Grace', can: { update: true } };
  standInServer({
    'GET /users/me': meWith('users.view'),
    'GET /users': () => listOf([grace]),
    'GET /users/7': () => ({ body: { data: grace } }),
    'GET /users/7/media': () => ({ body: { data: [] } }),
    'POST /users/7/media-upload': () => promise,
  });
  showPage(<ResourcePage resource={users} />, '/?id=7');

  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Files' }));
  const drop = await screen.findByLabelText(/Drop a file/);
  await user.upload(drop, new File(['portrait'], 'grace.png', { type: 'image/png' }));
  expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('5000');
  expect(screen.getByText('Uploading… 50%')).toBeDefined();

  resolve({ body: { message: 'The file was stored', ids: [3] } });
  expect(await screen.findByText('The file was stored')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
