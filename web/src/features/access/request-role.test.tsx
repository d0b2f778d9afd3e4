import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../crud/testing/stand-in-server.ts';
import { UsersPage } from './users-page.tsx';

afterEach(cleanup);

const account = (id: number, name: string) => ({ id, version: 1, name, email: `${id}@example.com`, status: 'active', roles: [2], can: {} });
const rights = ['users.view', 'users.suspend', 'users.assign_roles', 'roles.view'];
const asEmployee = () => {
  const { body } = meWith(...rights)();
  return { body: { data: { ...body.data, user: { ...body.data.user, roles: [3] } } } };
};

const openUsers = (me: () => { body: unknown }, answer: () => { status?: number; body: unknown }) => {
  const server = standInServer({
    'GET /users/me': me,
    'GET /users': () => listOf([account(1, 'Ada Admin'), account(7, 'Ben Sol')]),
    'GET /roles/lists': () => ({ body: { data: [{ id: 5, name: 'Payroll officer' }] } }),
    'GET /roles': () => listOf([{ id: 5, name: 'Payroll officer' }]),
    'GET /role-requests': () => ({ body: { data: [] } }),
    'POST /role-requests': answer,
  });
  showPage(<UsersPage />);
  return { server, user: userEvent.setup() };
};

const openMenuOf = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`${name}`) }));

async function requestPayroll(user: ReturnType<typeof userEvent.setup>) {
  await openMenuOf(user, 'Ben Sol');
  await user.click(await screen.findByRole('menuitem', { name: 'Request a role…' }));
  await user.click(await screen.findByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Payroll officer' }));
  await user.click(screen.getByRole('button', { name: 'Request' }));
}

test('an administrator requests a role for another account, and the dialog closes', async () => {
  const { server, user } = openUsers(meWith(...rights), () => ({ body: { message: 'Requested' } }));
  await requestPayroll(user);
  await waitFor(() => expect(server.to('POST /role-requests').map(({ body }) => body)).toEqual([{ user_id: 7, role_id: 5 }]));
  expect(await screen.findByText('Requested')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refusal is shown and keeps the dialog and the choice', async () => {
  const sentence = 'There is no second administrator who could confirm it.';
  const { user } = openUsers(meWith(...rights), () => ({ status: 409, body: { error: sentence, code: 'nobody_to_confirm_role' } }));
  await requestPayroll(user);
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getByRole('dialog', { name: 'Request a role for Ben Sol' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Payroll officer');
});

test.each([
  ['for oneself', meWith(...rights), 'Ada Admin'],
  ['by anyone else', asEmployee, 'Ben Sol'],
])('no role is requested %s', async (_, me, name) => {
  const { user } = openUsers(me, () => ({ body: {} }));
  await openMenuOf(user, name);
  expect(await screen.findByRole('menuitem', { name: /End sessions|Sign out/i })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Request a role…' })).toBeNull();
});
