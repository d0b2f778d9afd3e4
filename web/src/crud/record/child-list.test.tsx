import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import { skills } from '@cadre/contract/resources/skills';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, standInServer } from '../testing/stand-in-server.ts';
import { ChildList } from './child-list.tsx';

const sql = { id: 5, version: 2, employee_id: 7, kind: 'skill', name: 'SQL', level: 'expert', can: { update: true, delete: true } };

const ada = { id: 7, name: 'Ada Sol' };
const bo = { id: 8, name: 'Bo Berg' };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('a child is added to the person the list belongs to', async () => {
  const server = standInServer({
    'GET /users/me': meWith('employees.view', 'employees.edit_background'),
    'GET /skills': () => listOf([sql]),
    'POST /skills': ({ body }) => ({ body: { message: 'Saved', data: { id: 6, ...(body as object) } } }),
  });
  const { history } = showPage(<ChildList resource={skills} employee={ada} />);
  const user = userEvent.setup();
  expect(await screen.findByText('SQL')).toBeDefined();
  expect(server.to('GET /skills')[0]?.query.get('filters')).toBe('{"employee_id":[7]}');

  await user.click(screen.getByRole('button', { name: 'New skill' }));
  expect(history.location.search).toBe('?part=skills.new');
  await user.type(await screen.findByLabelText(/^Name/), 'Welding');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.to('POST /skills')[0]?.body).toMatchObject({ name: 'Welding', employee_id: 7 }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('a draft saved after a lost connection is offered only for its own person, and names that person', async () => {
  standInServer({
    'GET /users/me': meWith('employees.view', 'employees.edit_background'),
    'GET /skills': () => listOf([]),
    'POST /skills': () => {
      throw new TypeError('network');
    },
  });
  const user = userEvent.setup();
  showPage(<ChildList resource={skills} employee={ada} />, '/?part=skills.new');
  await user.type(await screen.findByLabelText(/^Name/), 'Welding');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  cleanup();

  showPage(<ChildList resource={skills} employee={bo} />, '/?part=skills.new');
  expect(await screen.findByLabelText(/^Name/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull();
  cleanup();

  showPage(<ChildList resource={skills} employee={ada} />, '/?part=skills.new');
  expect(await screen.findByText(/unsaved draft for Ada Sol/)).toBeDefined();
});

test('guarded values are not stored in the browser', async () => {
  const server = standInServer({
    'GET /users/me': meWith('employees.view_pay', 'employees.update_pay'),
    'POST /bank-accounts': () => {
      throw new TypeError('network');
    },
  });
  const user = userEvent.setup();
  showPage(<ChildList resource={bankAccounts} employee={ada} rows={[]} />, '/?part=bank-accounts.new');
  await user.type(await screen.findByLabelText(/holder/i), 'Ada Sol');
  await user.type(screen.getByLabelText(/IBAN/), 'ES9121000418450200051332');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.to('POST /bank-accounts')).toHaveLength(1));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/ES91|holder/);
});

test('users with read access only see no edit actions', async () => {
  const server = standInServer({ 'GET /users/me': meWith('employees.view', 'employees.edit_background') });
  showPage(<ChildList resource={skills} employee={ada} rows={[sql]} readOnly />);
  expect(await screen.findByText('SQL')).toBeDefined();
  expect(screen.queryByRole('button', { name: /New|Edit|Delete/ })).toBeNull();
  expect(server.to('GET /skills')).toEqual([]);
});

test('a sealed value is opened one by one, and closed again', async () => {
  const account = { id: 3, version: 1, employee_id: 7, holder: 'Ada', iban: '•••• 1332', can: {} };
  const server = standInServer({
    'GET /users/me': meWith('employees.view_pay'),
    'POST /bank-accounts/3/reveal': () => ({ body: { data: { value: 'ES9121000418450200051332' } } }),
  });
  showPage(<ChildList resource={bankAccounts} employee={ada} rows={[account]} />);
  const user = userEvent.setup();
  expect(await screen.findByText('•••• 1332')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reveal IBAN' }));
  expect(await screen.findByText('ES9121000418450200051332')).toBeDefined();
  expect(server.to('POST /bank-accounts/3/reveal')[0]?.body).toEqual({ field: 'iban' });
  await user.click(screen.getByRole('button', { name: 'Hide IBAN' }));
  expect(await screen.findByText('•••• 1332')).toBeDefined();
});

test('a deletion refused because of a field shows the reason and names the record', async () => {
  const account = { id: 3, version: 1, employee_id: 7, holder: 'Ada Sol', iban: '•••• 7109', is_primary: true, can: { delete: true } };
  const reason = 'Choose a salary account first';
  standInServer({
    'GET /users/me': meWith('employees.view', 'employees.view_pay', 'employees.update_pay'),
    'GET /bank-accounts': () => listOf([account]),
    'DELETE /bank-accounts/3': () => ({
      status: 422,
      body: { error: 'Check the highlighted fields.', code: 'invalid', fields: { is_primary: [reason] } },
    }),
  });
  showPage(<ChildList resource={bankAccounts} employee={ada} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete: Ada Sol · •••• 7109' }));
  expect(await screen.findByText(/“Ada Sol · •••• 7109”/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(reason)).toBeDefined();
});
