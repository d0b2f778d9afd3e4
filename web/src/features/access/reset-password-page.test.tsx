import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

afterEach(cleanup);

test('a spent link is told before anybody types a password', async () => {
  const server = standInServer({
    'POST /reset-password/check': () => ({ status: 422, body: { error: 'Expired', code: 'token_not_valid' } }),
  });
  showPage(<ResetPasswordPage />, '/?token=spent');
  expect(await screen.findByText('This link has expired or was already used.')).toBeDefined();
  expect(screen.queryByLabelText(/password/i)).toBeNull();
  expect(server.to('POST /reset-password/check')[0]?.body).toEqual({ token: 'spent' });
});

test('a link that works shows the form', async () => {
  standInServer({ 'POST /reset-password/check': () => ({ body: { data: { purpose: 'reset' } } }) });
  showPage(<ResetPasswordPage />, '/?token=good');
  expect((await screen.findAllByLabelText(/password/i)).length).toBeGreaterThan(1);
});
