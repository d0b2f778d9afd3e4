import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { LogDrawer } from './log-drawer.tsx';

const deletion = (model: string, restorable: boolean) => ({
  id: 5,
  at: '2026-11-16T09:00:00Z',
  actor_name: 'Ada Admin',
  action: 'delete',
  model,
  model_id: 44,
  label: 'Labor Day',
  employee: null,
  changes: [],
  via: 'web',
  hash: null,
  restorable,
});

const openEntry = (model: string, restorable: boolean) => {
  const server = standInServer({
    'GET /users/me': meWith('logs.view'),
    'GET /logs/5': () => ({ body: { data: deletion(model, restorable) } }),
    'POST /restore': () => ({ body: { message: 'Holiday Labor Day restored', data: { id: 45, model } } }),
  });
  showPage(<LogDrawer id={5} onClose={() => {}} />);
  return server;
};

test('a deletion is taken back from its entry', async () => {
  const server = openEntry('holidays', true);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Holiday Labor Day restored')).toBeDefined();
  expect(server.to('POST /restore')[0]?.body).toEqual({ model: 'holidays', id: 44 });
});

test('an entry explains why a record without stored content cannot be restored', async () => {
  openEntry('emergency-contacts', false);
  expect(await screen.findByText(/^The history only notes that this record existed/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('a deletion that was taken back, or is not theirs to take back, has neither', async () => {
  openEntry('holidays', false);
  await waitFor(() => expect(screen.getByText('Ada Admin')).toBeDefined());
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(screen.queryByText(/can’t be restored/)).toBeNull();
});
