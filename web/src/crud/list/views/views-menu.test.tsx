import { branches } from '@cadre/contract/resources/branches';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ResourcePage } from '../../resource-page.tsx';
import { meWith, showPage } from '../../testing/show-page.tsx';
import { listOf, standInServer } from '../../testing/stand-in-server.ts';

const madrid = { id: 1, version: 3, name: 'Madrid', code: 'MAD', country: 'ES', active: true, can: {} };
const osaka = { ...madrid, id: 2, name: 'Osaka', code: 'OSA' };
const views = [{ key: 'open', name: 'Open ones', filters: { active: true } }];

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** An account that stores the preferences sent to it, as the server does. */
function account(preferences: Record<string, unknown> = {}) {
  const me = meWith('branches.view')().body;
  const stored = { ...preferences };
  const server = standInServer({
    'GET /users/me': () => ({ body: { data: { ...me.data, preferences: { ...stored } } } }),
    'PUT /users/me/preferences': ({ body }) => {
      Object.assign(stored, body);
      return { body: { message: 'Saved', data: stored } };
    },
    'GET /branches': () => listOf([madrid, osaka]),
  });
  return { server, kept: stored };
}

test('a view that comes with the page narrows the list and is named on the button', async () => {
  account();
  const { history } = showPage(<ResourcePage resource={branches} list={{ views }} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /All branches/ }));
  await user.click(await screen.findByRole('button', { name: 'Open ones' }));
  expect(history.location.search).toBe('?f.active=true');
  expect(await screen.findByRole('button', { name: /View: ?Open ones/ })).toBeDefined();
});

test('the state of a list can be saved as a named view with the account, and opened again', async () => {
  const { kept: stored } = account();
  const { history } = showPage(<ResourcePage resource={branches} />, '/?f.active=false');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Custom/ }));
  await user.type(await screen.findByLabelText('Save as view…'), 'Closed{Enter}');
  await waitFor(() => expect(stored).toEqual({ views: { branches: [{ name: 'Closed', search: '?f.active=false' }] } }));

  await user.click(screen.getByRole('button', { name: 'All branches' }));
  expect(history.location.search).toBe('');
  await user.click(await screen.findByRole('button', { name: /All branches/ }));
  await user.click(await screen.findByRole('button', { name: 'Closed' }));
  expect(history.location.search).toBe('?f.active=false');
});

test("a list opens with the user's default view, unless its address already has filters", async () => {
  const saved = { views: { branches: [{ name: 'Closed', search: '?f.active=false', is_default: true }] } };
  account(saved);
  const plain = showPage(<ResourcePage resource={branches} />);
  await waitFor(() => expect(plain.history.location.search).toBe('?f.active=false'));
  cleanup();

  account(saved);
  const requested = showPage(<ResourcePage resource={branches} />, '/?q=mad');
  await screen.findByRole('link', { name: 'Madrid' });
  expect(requested.history.location.search).toBe('?q=mad');
});

test('columns that the browser remembered move to the account, once', async () => {
  const chosen = [
    { name: 'name', isShown: true },
    { name: 'code', isShown: false },
  ];
  localStorage.setItem('cadre.columns.1.branches', JSON.stringify(chosen));
  const { kept: stored, server } = account();
  showPage(<ResourcePage resource={branches} />);
  await screen.findByRole('link', { name: 'Madrid' });
  expect(screen.queryByRole('columnheader', { name: 'Code' })).toBeNull();
  await waitFor(() => expect(stored).toEqual({ columns: { branches: chosen } }));
  expect(localStorage.getItem('cadre.columns.1.branches')).toBeNull();
  expect(server.to('PUT /users/me/preferences')).toHaveLength(1);
});

test('ticked rows are offered to the page, and the toolbar comes back when they are cleared', async () => {
  account();
  showPage(
    <ResourcePage resource={branches} list={{ bulk: ({ rows }) => <output>{rows.map((row) => String(row.name)).join('+')}</output> }} />,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Osaka' }));
  expect((await screen.findByText('1 selected')).getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('checkbox', { name: 'Select Madrid' }));
  expect(screen.getByText('Osaka+Madrid')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByRole('button', { name: /All branches/ })).toBeDefined();
});

test('rows cannot be selected if there is no bulk action', async () => {
  account();
  showPage(<ResourcePage resource={branches} />);
  await screen.findByRole('link', { name: 'Madrid' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
