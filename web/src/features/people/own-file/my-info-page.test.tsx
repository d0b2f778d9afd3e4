import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { MyInfoPage } from './my-info-page.tsx';

const noa = { id: 12, name: 'Noa Prat', city: 'Oslo', postal_code: '0150', mobile: '+47 1', status: 'active', hire_date: '2024-01-01' };
const account = { id: 3, holder: 'Noa Prat', iban: '•••• 7109', is_primary: true, can: {} };
const own = (...permissions: string[]) => {
  const { body } = meWith(...permissions)();
  return () => ({ body: { data: { ...body.data, employee: { id: 12, name: 'Noa Prat' } } } });
};
const request = {
  id: 5,
  model: 'employees',
  model_id: 12,
  summary: 'City',
  changes: [{ field: 'city', old: 'Oslo', new: 'Bergen' }],
  status: 'pending',
  created_at: '2026-11-14T09:00:00Z',
  decided_at: null,
  decision_note: null,
};

/** Opens Noa's file with these requests. */
function openFile(requests: unknown[] = []) {
  const server = standInServer({
    'GET /users/me': own('employees.view', 'employees.view_personal'),
    'GET /employees/self/profile': () => ({ body: { data: { employee: noa, manager_chain: [], versions: [], periods: [], skills: [] } } }),
    'GET /employees/self/personal': () => ({
      body: { data: { employee: noa, emergency_contacts: [], dependents: [], educations: [], experiences: [] } },
    }),
    'GET /employees/self/pay': () => ({ body: { data: { bank_accounts: [account] } } }),
    'GET /change-requests': () => listOf(requests),
    'GET /documents': () => listOf([]),
    'GET /forms': () => listOf([]),
    'POST /employees/self/change-requests': () => ({ body: { message: 'Request sent', data: request } }),
    'PATCH /update-status': () => ({ body: { message: 'Request withdrawn', data: request } }),
  });
  showPage(<MyInfoPage />, '/my-info');
  return server;
}

const section = (name: string) => screen.findByRole('region', { name });

test('a change of the address is looked at before it travels to HR', async () => {
  const server = openFile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: Address' }));
  const drawer = await screen.findByRole('dialog');
  const city = await within(drawer).findByLabelText(/^City/);
  await userEvent.clear(city);
  await userEvent.type(city, 'Bergen');
  fireEvent.click(within(drawer).getByRole('button', { name: 'Continue' }));

  const row = await within(drawer).findByRole('row', { name: 'City Oslo Bergen' });
  expect(row).toBeDefined();
  expect(server.to('POST /employees/self/change-requests')).toEqual([]);

  fireEvent.click(within(drawer).getByRole('button', { name: 'Send to HR' }));
  await waitFor(() =>
    expect(server.to('POST /employees/self/change-requests').map(({ body }) => body)).toEqual([
      { model: 'employees', model_id: 12, changes: { city: 'Bergen' } },
    ]),
  );
  expect(await screen.findByText('Request sent')).toBeDefined();
});

test('no request can be sent without a change', async () => {
  openFile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: Contact' }));
  const drawer = await screen.findByRole('dialog');
  fireEvent.click(await within(drawer).findByRole('button', { name: 'Continue' }));
  expect(await within(drawer).findByText('You haven’t changed anything yet.')).toBeDefined();
  expect(within(drawer).queryByRole('button', { name: 'Send to HR' })).toBeNull();
});

test('a pending request is shown next to the current value and can be withdrawn', async () => {
  const server = openFile([request]);
  const address = await section('Address');
  expect(await within(address).findByText('Waiting for approval')).toBeDefined();
  expect(within(address).getByText('Oslo')).toBeDefined();
  expect(within(address).getByText(/Requested:/).textContent).toContain('Bergen');
  expect(within(await section('Contact')).queryByText('Waiting for approval')).toBeNull();

  fireEvent.click(within(address).getByRole('button', { name: 'Withdraw: City' }));
  await waitFor(() =>
    expect(server.to('PATCH /update-status').map(({ body }) => body)).toEqual([{ id: 5, model: 'change-requests', status: 'withdrawn' }]),
  );
});

test('a refusal shows its reason', async () => {
  const refused = { ...request, status: 'rejected', decided_at: new Date().toISOString(), decision_note: 'Please bring the form.' };
  openFile([refused]);
  expect(await within(await section('Address')).findByText(/Please bring the form\./)).toBeDefined();
});

test('removing a bank account also needs a request to HR', async () => {
  const server = openFile();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Noa Prat · •••• 7109' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send to HR' }));
  await waitFor(() =>
    expect(server.to('POST /employees/self/change-requests').map(({ body }) => body)).toEqual([
      { model: 'bank-accounts', model_id: 3, remove: true },
    ]),
  );
});

test('accounts of one holder are distinguished by their numbers', async () => {
  const requested = (id: number, field: string, number: string) => ({
    ...request,
    id,
    model: 'bank-accounts',
    model_id: null,
    summary: 'Bank account: New bank account (Banco Azul •••• 0154)',
    changes: [
      { field: 'holder', old: null, new: 'Noa Prat' },
      { field, old: null, new: number },
    ],
  });
  openFile([requested(6, 'iban', '•••• 3000'), requested(7, 'account_no', '•••• 8123')]);
  const accounts = await section('Bank accounts');
  expect(await within(accounts).findByRole('button', { name: 'Withdraw: Noa Prat · •••• 3000' })).toBeDefined();
  expect(within(accounts).getByRole('button', { name: 'Withdraw: Noa Prat · •••• 8123' })).toBeDefined();
  expect(within(accounts).getByRole('button', { name: 'Edit: Noa Prat · •••• 7109' })).toBeDefined();
});
