import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { RoleRequests } from './role-requests.tsx';

afterEach(cleanup);

const request = {
  id: 4,
  user: { id: 7, name: 'Ada Sol' },
  role: { id: 5, name: 'Payroll officer' },
  requested_by: { id: 1, name: 'Nora Berg' },
  requested_at: '2026-03-02T09:00:00Z',
  expires_at: '2026-03-03T09:00:00Z',
  can_confirm: false,
  can_withdraw: false,
};

const show = (given: Partial<typeof request>) => {
  const done: string[] = [];
  standInServer({
    'GET /users/me': meWith('users.view'),
    'GET /role-requests': () => ({ body: { data: done.length > 0 ? [] : [{ ...request, ...given }] } }),
    'POST /role-requests/4/confirm': () => {
      done.push('confirmed');
      return { body: { message: 'Ada Sol now has the role Payroll officer' } };
    },
    'DELETE /role-requests/4': () => {
      done.push('withdrawn');
      return { body: { message: 'Request withdrawn' } };
    },
  });
  showPage(<RoleRequests />);
  return done;
};

test('a requested role names the person, the role and who requested it until when', async () => {
  show({ can_confirm: true });
  expect(await screen.findByText(/Payroll officer.*Ada Sol|Ada Sol.*Payroll officer/)).toBeDefined();
  expect(screen.getByText(/Nora Berg/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test.each([
  ['Confirm', { can_confirm: true }, 'confirmed'],
  ['Withdraw', { can_withdraw: true }, 'withdrawn'],
] as const)('%s is offered to users with the right, and removes the request from the page', async (name, given, result) => {
  const done = show(given);
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(done).toEqual([result]));
  await waitFor(() => expect(screen.queryByText(/Nora Berg/)).toBeNull());
});

test('users without the rights see a request without buttons', async () => {
  show({});
  expect(await screen.findByText(/Nora Berg/)).toBeDefined();
  for (const name of ['Confirm', 'Withdraw']) expect(screen.queryByRole('button', { name })).toBeNull();
});
