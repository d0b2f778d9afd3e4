import { documents } from '@cadre/contract/resources/documents';
import { users } from '@cadre/contract/resources/users';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ResourcePage } from '../resource-page.tsx';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, standInServer } from '../testing/stand-in-server.ts';
import { needsDialog, opposite } from './moves-of.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const paper = (id: number, title: string, can: Record<string, boolean>) => ({
  id,
  version: 1,
  title,
  status: 'submitted',
  type: 'visa',
  can,
});
const passport = paper(1, 'Passport', { accept: true, reject: true });
const visa = paper(2, 'Visa', { accept: true, reject: true });
const reviewer = meWith('documents.view', 'documents.review');

function showPapers(answer: (body: Record<string, unknown>) => { status?: number; body: unknown }) {
  const server = standInServer({
    'GET /users/me': reviewer,
    'GET /documents': () => listOf([passport, visa]),
    'PATCH /update-status': ({ body }) => answer(body as Record<string, unknown>),
  });
  showPage(<ResourcePage resource={documents} />);
  return server;
}

test.each([
  ['suspending an active account', users, 'suspend', 'active', false],
  ['suspending one that was only invited', users, 'suspend', 'invited', true],
  ['reactivating', users, 'reactivate', 'suspended', false],
  ['rejecting', documents, 'reject', 'submitted', true],
  ['accepting', documents, 'accept', 'submitted', false],
])('%s opens a form only where it requires input or cannot be undone', (_what, resource, name, status, expected) => {
  const move = resource.life.status?.moves[name];
  expect(move && needsDialog(resource, move, [{ id: 1, status }])).toBe(expected);
});

test('undo restores the previous status and requires no input', () => {
  expect(opposite(users, { from: 'active', to: 'suspended' })).toBe('reactivate');
  expect(opposite(users, { from: 'invited', to: 'suspended' })).toBeUndefined();
  expect(opposite(documents, { from: 'submitted', to: 'rejected' })).toBeUndefined();
});

test('a move that requires input is not sent without it', async () => {
  const server = showPapers(() => ({ body: { message: 'Passport was rejected', data: passport } }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Passport' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Accept', 'Reject']);
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject: “Passport”' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(server.to('PATCH /update-status')).toEqual([]);
  await user.type(within(dialog).getByLabelText(/^Note/), 'Too dark to read');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Passport was rejected')).toBeDefined();
  expect(server.to('PATCH /update-status').map(({ body }) => body)).toEqual([
    { id: 1, model: 'documents', status: 'rejected', version: 1, note: 'Too dark to read' },
  ]);
});

test('ticked rows move one by one, and one sentence counts who was refused', async () => {
  const server = showPapers(({ id }) =>
    id === 2
      ? { status: 409, body: { error: 'The status has changed meanwhile.', code: 'wrong_state' } }
      : { body: { message: 'done', data: passport } },
  );
  const user = userEvent.setup();
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select (Passport|Visa)/ })) await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('1 record changed, 1 refused: The status has changed meanwhile. (Visa)')).toBeDefined();
  expect(server.to('PATCH /update-status').map(({ body }) => (body as { id: number }).id)).toEqual([1, 2]);
});

test('a refused move shows the errors of fields that are not in its form', async () => {
  const fields = { expires_on: ['Passport has expired already'] };
  showPapers(() => ({ status: 422, body: { error: 'Check the highlighted fields.', code: 'invalid', fields } }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Passport' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Accept' }));
  expect(await screen.findByText('Passport has expired already')).toBeDefined();
});

test('a move can be undone if a reverse move exists', async () => {
  const grace = { id: 7, version: 1, name: 'Grace', status: 'active', can: { suspend: true, reactivate: false } };
  const server = standInServer({
    'GET /users/me': meWith('users.view', 'users.suspend'),
    'GET /users': () => listOf([grace]),
    'PATCH /update-status': ({ body }) => {
      const { status } = body as { status: string };
      const isActive = status === 'active';
      return {
        body: {
          message: `Grace is now: ${status}`,
          data: { ...grace, version: grace.version + 1, status, can: { suspend: isActive, reactivate: !isActive } },
        },
      };
    },
  });
  showPage(<ResourcePage resource={users} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Grace' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Grace is now: active')).toBeDefined();
  await waitFor(() =>
    expect(server.to('PATCH /update-status').map(({ body }) => body)).toEqual([
      { id: 7, model: 'users', status: 'suspended', version: 1 },
      { id: 7, model: 'users', status: 'active', version: 2 },
    ]),
  );
});

test('a move of several rows can be undone in one step', async () => {
  const account = (id: number, name: string, status = 'suspended', version = 1) => ({
    ...{ id, version, name, status },
    can: { suspend: status === 'active', reactivate: status === 'suspended' },
  });
  const server = standInServer({
    'GET /users/me': meWith('users.view', 'users.suspend'),
    'GET /users': () => listOf([account(7, 'Grace'), account(8, 'Ada')]),
    'PATCH /update-status': ({ body }) => {
      const { id, status, version } = body as { id: number; status: string; version: number };
      return { body: { message: 'done', data: account(id, 'Somebody', status, version + 1) } };
    },
  });
  showPage(<ResourcePage resource={users} />);
  const user = userEvent.setup();
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select (Grace|Ada)/ })) await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'Reactivate' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const sent = () => server.to('PATCH /update-status').map(({ body }) => body as { id: number; status: string; version: number });
  await waitFor(() =>
    expect(sent().map(({ id, status, version }) => [id, status, version])).toEqual([
      [7, 'active', 1],
      [8, 'active', 1],
      [7, 'suspended', 2],
      [8, 'suspended', 2],
    ]),
  );
});

test('deciding on a record that another user has just changed shows the conflict and reloads the list', async () => {
  const server = showPapers(() => ({ status: 409, body: { error: 'Grace changed this record at noon.', code: 'stale' } }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Passport' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Accept' }));
  expect(await screen.findByText('Grace changed this record at noon.')).toBeDefined();
  await waitFor(() => expect(server.to('GET /documents')).toHaveLength(2));
});

test('a move refetches only the data it touches', async () => {
  const server = showPapers(() => ({ body: { message: 'Passport was accepted', data: passport } }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Passport' }));
  const before = server.to('GET /users/me').length;
  await user.click(await screen.findByRole('menuitem', { name: 'Accept' }));
  await waitFor(() => expect(server.to('GET /documents')).toHaveLength(2));
  expect(server.to('GET /users/me')).toHaveLength(before);
});
