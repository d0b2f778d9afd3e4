import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { listOf, type Received, standInServer } from '../../crud/testing/stand-in-server.ts';
import { ShellContext } from '../../layout/shell-context.ts';
import { MyApprovalsPage } from './my-approvals-page.tsx';
import { QuickApprovals } from './quick-approvals.tsx';

const approval = (id: number, name: string, summary: string, model = 'change-requests') => ({
  id,
  employee_id: id,
  employee: { id, name },
  model,
  model_id: id * 10,
  summary,
  attempt: 1,
  level: 1,
  mode: 'any',
  question: 'request',
  status: 'pending',
  created_at: '2026-11-14T09:00:00Z',
  asked: [],
});
const noa = approval(1, 'Noa Prat', 'City');
const ben = approval(2, 'Ben Ruiz', 'Passport', 'documents');

type Answers = Parameters<typeof standInServer>[0];

function openInbox(more: Answers = {}, rows = [noa, ben], shown = <MyApprovalsPage />) {
  const decided = new Set<number>();
  const idIn = ({ path }: Received) => Number(path.split('/')[2]);
  const decide = (requested: Received) => {
    decided.add(idIn(requested));
    return { body: { message: 'Done', data: { id: idIn(requested) } } };
  };
  const server = standInServer({
    'GET /users/me': meWith(),
    'GET /approvals': () => listOf(rows.filter(({ id }) => !decided.has(id))),
    'GET /change-requests/10': () => ({
      body: { data: { id: 10, model: 'employees', changes: [{ field: 'city', old: 'Oslo', new: 'Bergen' }], status: 'pending' } },
    }),
    'GET /change-requests/10/approvals': () => ({
      body: { data: [{ ...noa, asked: [{ id: 1, name: 'Ada Admin', via: 'direct', agreed_at: null }] }] },
    }),
    'PUT /approvals/1': decide,
    'PUT /approvals/2': decide,
    ...more,
  });
  showPage(shown, '/my-approvals');
  return server;
}

const sent = (server: ReturnType<typeof openInbox>) =>
  server.asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const head = (name: RegExp) => screen.findByRole('button', { name });

test('a request is called by week and days as people read them', async () => {
  openInbox({}, [approval(3, 'Eve Moreau', '2026-W46', 'time-cards'), approval(4, 'Ben Ruiz', 'Vacation, 2026-11-09', 'leaves')]);
  expect(await head(/^Eve Moreau Week 46 \(Nov 9.–.15, 2026\)/)).toBeTruthy();
  expect(await head(/^Ben Ruiz Vacation, Nov 9, 2026/)).toBeTruthy();
});

test('a week is decided with its hours by project and day in sight', async () => {
  const cell = (id: number, date: string, minutes: number, description = '') => ({ id, date, minutes, description, status: 'submitted' });
  const row = (key: string, name: string, cells: unknown[]) => ({
    key,
    project: { id: 1, number: 'P26-0001', name },
    project_task: null,
    cells,
  });
  const rows = [row('1', 'Port of Saler', [cell(1, '2026-11-09', 480, 'Workshop'), cell(2, '2026-11-10', 450)]), row('2', 'Left over', [])];
  openInbox(
    {
      'GET /time-cards/30': () => ({ body: { data: { id: 30, employee_id: 3, week_year: 2026, week: 46, status: 'submitted' } } }),
      'GET /time-cards/30/approvals': () => ({ body: { data: [] } }),
      'GET /time-cards/2026/46': ({ query }) => ({ body: { data: query.get('employee') === '3' ? { rows } : undefined } }),
    },
    [approval(3, 'Eve Moreau', '2026-W46', 'time-cards')],
  );
  fireEvent.click(await head(/^Eve Moreau Week 46/));
  const line = within((await screen.findByText('(P26-0001) Port of Saler')).closest('li') as HTMLElement);
  expect(line.getByText('15:30')).toBeTruthy();
  expect(line.getByText(/8:00 Workshop.*7:30/)).toBeTruthy();
  expect(screen.queryByText(/Left over/)).toBeNull();
});

test('a pending request opens with its details and approvers and is decided in place; the next decision sends the previous one', async () => {
  const server = openInbox();
  fireEvent.click(await head(/^Noa Prat City/));
  expect(await screen.findByText('Bergen')).toBeDefined();
  expect(await screen.findByText('Waiting for Ada Admin')).toBeDefined();
  expect(JSON.parse(server.to('GET /approvals')[0]?.query.get('filters') ?? '')).toEqual({ approver: 'self', status: 'pending' });

  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved. 1 left.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Noa Prat/ })).toBeNull();
  expect(sent(server)).toEqual([]);

  // The next request is open by itself.
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent(server)).toEqual([['PUT', '/approvals/1', { status: 'approved' }]]));
});

test('a decision that is undone is never sent', async () => {
  const server = openInbox();
  fireEvent.click(await head(/^Noa Prat City/));
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await head(/^Noa Prat City/)).toBeDefined();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent(server)).toEqual([]);
});

test('closing the window sends a decision that could still be undone', async () => {
  const server = openInbox();
  fireEvent.click(await head(/^Noa Prat City/));
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await screen.findByText('Approved. 1 left.');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent(server)).toEqual([['PUT', '/approvals/1', { status: 'approved' }]]));
});

test('the slower of two approvers sees who decided first, and the request leaves the list', async () => {
  const rows = [noa];
  openInbox(
    {
      'PUT /approvals/1': () => {
        rows.pop();
        return { status: 409, body: { error: 'Hana Novak has already approved this.', code: 'decided_already' } };
      },
    },
    rows,
  );
  fireEvent.click(await head(/^Noa Prat City/));
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await screen.findByText('Approved. Nothing left.');
  window.dispatchEvent(new Event('focus'));
  fireEvent.click(screen.getByRole('tab', { name: 'Decided by me' }));
  expect(await screen.findByText('Hana Novak has already approved this.')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: /^To decide/ }));
  expect(await screen.findByText('You’re all caught up')).toBeDefined();
});

test('the keyboard walks, selects and rejects several with one note', async () => {
  const server = openInbox({
    'POST /approvals/bulk': () => ({
      body: {
        message: 'Done',
        data: [
          { id: 1, done: true, code: null, error: null },
          { id: 2, done: true, code: null, error: null },
        ],
      },
    }),
  });
  await head(/^Noa Prat City/);
  await userEvent.keyboard('jxjxr');
  const dialog = await screen.findByRole('dialog', { name: 'Reject 2 requests?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByText('Note is required')).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText(/^Note/), 'Unreadable');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('2 requests rejected. Nothing left.')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: 'Decided by me' }));
  await waitFor(() => expect(sent(server)).toEqual([['POST', '/approvals/bulk', { ids: [1, 2], status: 'rejected', note: 'Unreadable' }]]));
});

test('a request is approved from the list without opening it, and the next one has the focus', async () => {
  const server = openInbox();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve Noa Prat: City' }));
  expect(await screen.findByText('Approved. 1 left.')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Ben Ruiz'));
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent(server)).toEqual([['PUT', '/approvals/1', { status: 'approved' }]]));
});

test('overdue requests are listed apart from the rest', async () => {
  openInbox({}, [{ ...noa, due_at: '2026-11-15T09:00:00Z' } as never, ben]);
  const late = await screen.findByRole('region', { name: 'Overdue' });
  expect(within(late).getAllByRole('listitem')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Earlier' })).getByRole('button', { name: /^Ben Ruiz/ })).toBeDefined();
});

test('overtime can be approved in part, and never beyond the request', async () => {
  const overtime = { id: 10, title: 'Overtime', minutes: 90, status: 'pending' };
  const server = openInbox(
    { 'GET /overtime/10': () => ({ body: { data: overtime } }), 'GET /overtime/10/approvals': () => ({ body: { data: [] } }) },
    [approval(1, 'Noa Prat', 'Overtime', 'overtime')],
  );
  fireEvent.click(await head(/^Noa Prat Overtime/));
  const granted = await screen.findByLabelText('Approved');
  await userEvent.clear(granted);
  await userEvent.type(granted, '2:00');
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Enter a time up to 1:30')).toBeDefined();
  expect(document.activeElement).toBe(granted);
  await userEvent.clear(granted);
  await userEvent.type(granted, '1:00');
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText('Approved. Nothing left.');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent(server)).toEqual([['PUT', '/approvals/1', { status: 'approved', minutes: 60 }]]));
});

test('a note goes with an approval, and a draft note is kept when it becomes a rejection', async () => {
  const server = openInbox();
  fireEvent.click(await head(/^Noa Prat City/));
  await userEvent.keyboard('c');
  await userEvent.type(await screen.findByLabelText(/^Note/), 'Welcome to Bergen');
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  expect((within(dialog).getByLabelText(/^Note/) as HTMLTextAreaElement).value).toBe('Welcome to Bergen');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText('Approved. 1 left.');
  fireEvent.click(screen.getByRole('tab', { name: 'Decided by me' }));
  await waitFor(() => expect(sent(server)).toEqual([['PUT', '/approvals/1', { status: 'approved', note: 'Welcome to Bergen' }]]));
});

test('requests decided on behalf of others have their own tab, which can be filtered', async () => {
  const server = openInbox({}, [
    { ...noa, stands_in: true, asked: [{ id: 9, name: 'Ada Admin', via: 'direct', agreed_at: null }] } as never,
  ]);
  fireEvent.click(await screen.findByRole('tab', { name: 'For others' }));
  expect(await screen.findByText(/In place of Ada Admin/)).toBeDefined();
  await userEvent.type(screen.getByLabelText(/^Search/), 'Noa');
  await waitFor(() => expect(server.to('GET /approvals').at(-1)?.query.get('search')).toBe('Noa'));
  expect(JSON.parse(server.to('GET /approvals').at(-1)?.query.get('filters') ?? '')).toEqual({
    approver: 'self',
    status: 'pending',
    stands_in: true,
  });
});

test('more approvals than fit are on further pages', async () => {
  const server = openInbox({
    'GET /approvals': () => ({ body: { data: [noa], meta: { total: 120, page: 1, per_page: 50, last_page: 3 } } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more (50 of 120)' }));
  await waitFor(() => expect(server.to('GET /approvals').at(-1)?.query.get('per_page')).toBe('100'));
});

test('the quick panel decides in place, with an undo and a note where one is required', async () => {
  const shell = { layer: 'quick', quickTab: 'notifications', open: () => {}, close: () => {} } as const;
  const server = openInbox(
    {},
    [noa, ben],
    <ShellContext value={shell}>
      <QuickApprovals />
    </ShellContext>,
  );
  expect(await screen.findByText('2 requests for you to approve')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Approve Noa Prat: City' }));
  expect(await screen.findByText('Approved. 1 left.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Approve Noa Prat: City' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Reject Ben Ruiz: Passport' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject this request?' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'Too dark');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rejected. 1 left.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Approve Noa Prat: City' }));
  await waitFor(() => expect(sent(server)).toEqual([['PUT', '/approvals/2', { status: 'rejected', note: 'Too dark' }]]));
});

test.each([
  ['demanded by the chain', { ...noa, rejection_note: 'required' }, true],
  ['left out where the chain allows it', { ...ben, rejection_note: 'optional' }, false],
])('the note of a rejection is %s, and Ctrl+Enter sends it', async (_, row, isNeeded) => {
  const server = openInbox({}, [row]);
  fireEvent.click(await head(new RegExp(`^${row.employee.name}`)));
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const note = await screen.findByRole('textbox', { name: /Note/ });
  if (isNeeded) {
    await userEvent.type(note, '{Control>}{Enter}{/Control}');
    expect(screen.getByRole('dialog')).toBeDefined();
    await userEvent.type(note, 'Wrong city');
  }
  await userEvent.type(note, '{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Rejected. Nothing left.')).toBeDefined();
  expect(server.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});
