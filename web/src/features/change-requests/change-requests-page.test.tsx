import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../crud/testing/stand-in-server.ts';
import { ChangeRequestsPage } from './change-requests-page.tsx';

const request = {
  id: 5,
  employee_id: 12,
  employee: { id: 12, name: 'Noa Prat' },
  model: 'employees',
  model_id: 12,
  summary: 'City',
  changes: [{ field: 'city', old: 'Oslo', new: 'Bergen' }],
  status: 'pending',
  created_at: '2026-11-14T09:00:00Z',
};
const rights = ['change-requests.view', 'change-requests.create', 'employees.approve_changes', 'employees.view_personal'];

function openInbox(me: () => { body: unknown }, address = '/employees/change-requests?id=5', can = { approve: true, reject: true }) {
  const row = { ...request, can };
  const server = standInServer({
    'GET /users/me': me,
    'GET /change-requests': () => listOf([row]),
    'GET /change-requests/5': () => ({ body: { data: row } }),
    'PATCH /update-status': () => ({ body: { message: 'The change was rejected', data: row } }),
  });
  return { server, ...showPage(<ChangeRequestsPage />, address) };
}

test('the inbox opens with pending requests and offers no way to create one', async () => {
  const { server, history } = openInbox(meWith(...rights), '/employees/change-requests');
  await waitFor(() => expect(history.location.search).toContain('f.status=pending'));
  await waitFor(() => expect(server.to('GET /change-requests').at(-1)?.query.get('filters')).toBe('{"status":["pending"]}'));
  expect((await screen.findAllByText('Noa Prat')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'New Change request' })).toBeNull();
});

test('a refusal is sent with its reason', async () => {
  const { server } = openInbox(meWith(...rights));
  expect(await screen.findByRole('row', { name: 'City Oslo Bergen' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = (await screen.findByText('Reject: “City”')).closest<HTMLElement>('[role=dialog]') as HTMLElement;
  await userEvent.type(await within(dialog).findByLabelText(/^Note/), 'Please bring the form.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(server.to('PATCH /update-status').map(({ body }) => body)).toEqual([
      { id: 5, model: 'change-requests', status: 'rejected', note: 'Please bring the form.' },
    ]),
  );
});

test('users cannot decide their own request', async () => {
  const { body } = meWith(...rights)();
  const noa = { ...body.data, employee: { id: 12, name: 'Noa Prat' } };
  openInbox(() => ({ body: { data: noa } }), undefined, { approve: false, reject: false });
  expect(await screen.findByText('This is your own request; someone else has to decide it.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('a part is approved, and the rest needs a reason', async () => {
  const row = {
    ...request,
    changes: [...request.changes, { field: 'postal_code', old: null, new: '5003' }],
    can: { approve: true, reject: true },
  };
  const server = standInServer({
    'GET /users/me': meWith(...rights),
    'GET /change-requests': () => listOf([row]),
    'GET /change-requests/5': () => ({ body: { data: row } }),
    'POST /change-requests/5/decide': () => ({ body: { message: 'Change approved and saved', data: row } }),
  });
  showPage(<ChangeRequestsPage />, '/employees/change-requests?id=5');
  fireEvent.click(await screen.findByRole('button', { name: 'Approve some' }));
  const dialog = (await screen.findByText(/^Select what you approve/)).closest<HTMLElement>('[role=dialog]') as HTMLElement;
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Postal code' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve some' }));
  expect(await within(dialog).findByText('Why not the rest is required')).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText(/^Why not the rest/), 'Unreadable');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve some' }));
  await waitFor(() =>
    expect(server.to('POST /change-requests/5/decide').map(({ body }) => body)).toEqual([
      { status: 'approved', only: ['city'], note: 'Unreadable' },
    ]),
  );
});
