import { branches } from '@cadre/contract/resources/branches';
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

test('the history tells who changed what, with names instead of numbers', async () => {
  standInServer({ ...answers, 'GET /users/me': meWith('branches.view', 'logs.view') });
  showPage(<ResourcePage resource={branches} />, '/?id=1');

  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Grace changed it')).toBeDefined();
  await waitFor(() => expect(screen.getByText('MA → MAD')).toBeDefined());
  const lines = () => [...document.querySelectorAll('.change-line')].map((line) => line.textContent);
  await waitFor(() => expect(lines()).toEqual(['CodeMA → MAD', 'Holiday calendarSpain']));
});
