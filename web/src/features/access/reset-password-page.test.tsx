import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { endSession, readSession } from '../../platform/session/session-store.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

afterEach(cleanup);

test('a spent link shows an error before a password can be typed', async () => {
  const server = standInServer({
    'POST /reset-password/check': () => ({ status: 422, body: { error: 'Expired', code: 'token_not_valid' } }),
  });
  showPage(<ResetPasswordPage />, '/?token=spent');
  expect(await screen.findByText('This link has expired or was already used.')).toBeDefined();
  expect(screen.queryByLabelText(/password/i)).toBeNull();
  expect(server.to('POST /reset-password/check')[0]?.body).toEqual({ token: 'spent' });
});

const mira = { name: 'Mira Sol', email: 'mira@example.com' };

test('a valid link shows the form and the account of the password', async () => {
  standInServer({ 'POST /reset-password/check': () => ({ body: { data: { purpose: 'reset', ...mira } } }) });
  showPage(<ResetPasswordPage />, '/?token=good');
  expect((await screen.findAllByLabelText(/password/i)).length).toBeGreaterThan(1);
  expect(screen.getByText('Mira Sol · mira@example.com')).toBeDefined();
});

test('an invited colleague is welcomed, chooses a password and is signed in', async () => {
  const user = { id: 7, name: 'Mira Sol', roles: [2] };
  standInServer({
    'POST /reset-password/check': () => ({ body: { data: { purpose: 'invite', ...mira } } }),
    'POST /reset-password': () => ({ body: { message: 'Set', token: { access_token: 'fresh' }, user } }),
  });
  showPage(<ResetPasswordPage />, '/?token=good');
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeDefined();
  expect(screen.getByText('Mira Sol · mira@example.com')).toBeDefined();
  expect(screen.queryByText(/signed out everywhere/)).toBeNull();
  const typing = userEvent.setup();
  await typing.type(screen.getByLabelText('New password'), 'violet sundial morning');
  await typing.type(screen.getByLabelText('Confirm new password'), 'violet sundial morning');
  await typing.click(screen.getByRole('button', { name: 'Get started' }));
  await waitFor(() => expect(readSession()?.access_token).toBe('fresh'));
  endSession();
});
