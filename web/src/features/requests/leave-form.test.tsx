import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../crud/testing/stand-in-server.ts';
import { LeavesPage } from './leaves-page.tsx';
import { requested } from './use-leave-form.tsx';

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  happyDOM.setViewport({ width: 1024 });
});

const draft = { id: 7, version: 1, status: 'draft', title: 'Sick, 2026-11-23', can: { update: true, submit: true } };
const stored = {
  ...draft,
  employee_id: 3,
  leave_category_id: 2,
  from_date: '2026-11-23',
  to_date: '2026-11-23',
  from_slot: 'full',
  to_slot: 'full',
  from_time: null,
  to_time: null,
  substitute_id: null,
  contact: null,
  reason: null,
};
const preview = { amount: 1, unit: 'day', days: [], balances: [], findings: [], away: [], staffing: null };
const office = {
  'GET /users/me': meWith('leaves.view', 'leaves.create', 'leaves.update', 'leaves.view_reason', 'leave-categories.view'),
  'GET /leaves': () => listOf([]),
  'GET /leaves/7': () => ({ body: { data: stored } }),
  'GET /leaves/7/media': () => ({ body: { data: [] } }),
  'GET /leave-categories': () => listOf([{ id: 2, unit: 'day', min_step: 'unit', substitute: 'none', reason_required: false }]),
  'GET /leave-categories/lists': () => ({ body: { data: [{ id: 2, name: 'Sick leave' }] } }),
  'GET /employees/lists': () => ({ body: { data: [{ id: 3, name: 'Noa Ferrer' }] } }),
  'POST /leaves/preview': () => ({ body: { message: '', data: preview } }),
  'POST /leaves': () => ({ body: { message: 'Leave saved', data: draft } }),
};

test('an unchanged draft is sent directly, and a changed one is saved first', async () => {
  const server = standInServer({
    ...office,
    'PUT /leaves/7': () => ({ body: { message: 'Leave saved', data: { ...stored, version: 2 } } }),
    'PATCH /update-status': () => ({ body: { message: 'Request sent', data: { ...stored, status: 'pending' } } }),
  });
  const { history } = showPage(<LeavesPage />, '/?edit=7');
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /Contact/ }), '555');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Request sent')).toBeDefined();
  expect(server.to('PUT /leaves/7')[0]?.body).toEqual({ contact: '555', version: 1 });
  expect(server.to('PATCH /update-status')[0]?.body).toMatchObject({ id: 7, model: 'leaves', status: 'pending', version: 2 });
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('a refused request stays a draft, shows the error at its field and loses no input', async () => {
  const server = standInServer({
    ...office,
    'PATCH /update-status': () => ({
      status: 422,
      body: { error: 'This can’t be requested.', code: 'leave_refused', fields: { contact: ['Say where you are'] } },
    }),
  });
  showPage(<LeavesPage />, '/?edit=7');
  const user = userEvent.setup();
  const contact = (await screen.findByRole('textbox', { name: /Contact/ })) as HTMLInputElement;
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('button', { name: /Say where you are/ })).toBeDefined();
  expect(server.to('PUT /leaves/7')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(server.to('PATCH /update-status')).toHaveLength(2));
  expect(contact.isConnected).toBe(true);
});

test('text typed for a category is kept when the balances arrive', async () => {
  const category = { id: 2, name: 'Sick leave', unit: 'day', color: '#336699' };
  const balances = Promise.withResolvers<void>();
  standInServer({
    ...office,
    'GET /employees/self/leave-balances': async () => {
      await balances.promise;
      return { body: { data: { balances: [{ category, balance_mode: 'tracked', available: 7 }] } } };
    },
  });
  showPage(<LeavesPage />, '/?new=1');
  const user = userEvent.setup();
  const box = (await screen.findByRole('combobox', { name: /^Category/ })) as HTMLInputElement;
  await user.type(box, 'sick');
  balances.resolve();
  expect((await screen.findByRole('option')).textContent).toContain('Sick leave');
  expect((await screen.findByText(/7 days/)).isConnected).toBe(true);
  expect(screen.getByRole('combobox', { name: /^Category/ })).toBe(box);
  expect(box.value).toBe('sick');
});

test('a program is no attachment, and is refused where it was chosen', async () => {
  standInServer(office);
  showPage(<LeavesPage />, '/?new=1');
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText(/Drop a file here/), new File(['MZ'], 'note.exe'));
  expect((await screen.findByRole('alert')).textContent).toContain('note.exe isn’t one of these types');
  expect(screen.queryByRole('button', { name: 'Remove note.exe' })).toBeNull();
  await user.upload(screen.getByLabelText(/Drop a file here/), new File(['%PDF-1.4'], 'note.pdf'));
  expect(await screen.findByRole('button', { name: 'Remove note.pdf' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the last days of an approved leave are given back, with the version that was seen', async () => {
  const approved = { ...stored, status: 'approved', to_date: '2026-11-27', title: 'Sick, November', can: { cancel: true } };
  const server = standInServer({
    ...office,
    'GET /leaves': () => listOf([approved]),
    'POST /leaves/7/shorten': () => ({ body: { message: 'Leave shortened', data: { id: 7, amount: 3, to_date: '2026-11-25' } } }),
  });
  showPage(<LeavesPage />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Sick, November' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Shorten' }));
  const day = await screen.findByRole('textbox', { name: /^New last day/ });
  expect((day as HTMLInputElement).value).toBe('2026-11-26');
  await user.clear(day);
  await user.type(day, '20261125');
  await user.click(screen.getByRole('button', { name: 'Shorten' }));
  expect(await screen.findByText('Leave shortened')).toBeDefined();
  expect(server.to('POST /leaves/7/shorten')[0]?.body).toEqual({ to_date: '2026-11-25', version: 1 });
});

const overlap = { field: 'from_date', code: 'leave_overlaps', blocks: true, sentence: 'Overlaps another leave' };

test.each([
  ['days, balance and absences', [], '1 day · Balance: 12 → 11 days · Also away: 1'],
  ['what speaks against sending', [overlap], '1 day · Overlaps another leave'],
])('on a phone, %s is shown above the buttons', async (_, findings, line) => {
  const balances = [{ year: '2026-01-01', before: 12, after: 11 }];
  const away = [{ employee: { id: 4, name: 'Ben Ruiz' }, from_date: '2026-11-23', to_date: '2026-11-23', status: 'approved' }];
  standInServer({
    ...office,
    'POST /leaves/preview': () => ({ body: { message: '', data: { ...preview, balances, away, findings } } }),
  });
  happyDOM.setViewport({ width: 390 });
  showPage(<LeavesPage />, '/?edit=7');
  const send = await screen.findByRole('button', { name: 'Send request' });
  const days = await within(send.parentElement as HTMLElement).findByText('1 day');
  expect(days.parentElement?.textContent).toBe(line);
});

test.each([
  ['half days where only whole ones are taken', 'from_slot', { min_step: 'unit' }, false],
  ['half days of most categories', 'from_slot', {}, true],
  ['times of a category by the hour', 'from_time', { unit: 'hour' }, true],
  ['times of a category by the day', 'from_time', {}, false],
  ['a substitute that is not needed', 'substitute_id', { substitute: 'none' }, false],
  ['a substitute that must be named', 'substitute_id', { substitute: 'required' }, 'required'],
  ['a reason that must be given', 'reason', { reason_required: true }, 'required'],
])('%s', (_, name, category, answer) => {
  expect(requested(name, { from_date: '2026-11-23', to_date: '2026-11-23' }, category)).toBe(answer);
});

test.each([
  [true, 'Ask to shorten'],
  [false, 'Shorten'],
])('shortening one’s own leave (with approval: %s) has the label: %s', async (requires_approval_to_cancel, words) => {
  const own = {
    ...stored,
    status: 'approved',
    employee_id: 1,
    requires_approval_to_cancel,
    to_date: '2031-11-25',
    from_date: '2031-11-23',
    can: {},
  };
  const server = standInServer({
    ...office,
    'GET /users/me': () => ({ body: { data: { ...office['GET /users/me']().body.data, employee: { id: 1, name: 'Ada Admin' } } } }),
    'GET /leaves': () => listOf([{ ...own, employee: { id: 1, name: 'Ada' } }]),
    'POST /leaves/7/shorten': () => ({
      body: { message: 'Shortened', data: { id: 7, amount: 2, to_date: '2031-11-24', status: 'approved' } },
    }),
  });
  showPage(<LeavesPage />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Sick, Nov 23, 2026/ }));
  await user.click(await screen.findByRole('menuitem', { name: words }));
  const dialog = await screen.findByRole('dialog', { name: `${words} “Sick, Nov 23, 2026”?` });
  expect(within(dialog).getByLabelText(/New last day/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: words }));
  await waitFor(() => expect(server.to('POST /leaves/7/shorten')[0]?.body).toMatchObject({ to_date: '2031-11-24' }));
});
