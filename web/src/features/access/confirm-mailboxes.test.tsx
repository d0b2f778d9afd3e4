import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import type { Row } from '../../fields/kind.ts';
import { ConfirmMailboxes } from './confirm-mailboxes.tsx';

afterEach(cleanup);

const account = (id: number, given: object) =>
  ({ id, version: 1, employee_id: id, status: 'active', pay_access: 'held', ...given }) as unknown as Row;
const accounts = [
  account(21, {}),
  account(22, { pay_access: 'unproven' }),
  account(23, { pay_access: 'open' }),
  account(24, { status: 'unconfirmed' }),
  account(25, { employee_id: null }),
];

test('payroll confirms the accounts that wait for it, and no others', async () => {
  const sent: unknown[] = [];
  standInServer({
    'GET /users/me': meWith('employees.view_pay'),
    'POST /users/confirm-pay-access': ({ body }: { body: unknown }) => {
      sent.push(body);
      return { body: { message: 'Confirmed' } };
    },
  });
  showPage(<ConfirmMailboxes accounts={accounts} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm mailbox' }));
  await waitFor(() => expect(sent).toEqual([{ ids: [21, 22] }]));
});

test('users who cannot view pay are not offered it', async () => {
  standInServer({ 'GET /users/me': meWith('users.view') });
  showPage(
    <>
      <p>Accounts</p>
      <ConfirmMailboxes accounts={accounts} />
    </>,
  );
  expect(await screen.findByText('Accounts')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm mailbox' })).toBeNull();
});
