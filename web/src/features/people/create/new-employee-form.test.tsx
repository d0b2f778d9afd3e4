import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { NewEmployeeForm } from './new-employee-form.tsx';

const mia = { id: 40, name: 'Mía Soler', first_name: 'Mía', last_name: 'Soler', work_email: 'mia@example.com', employee_no: 'E-0040' };
const lookup = (name: string) => () => ({ body: { data: [{ id: 1, name }] } });
const rights = [
  'employees.view_directory',
  'employees.view',
  'employees.create',
  'employees.update',
  'employees.update_personal',
  'users.create',
  'documents.request',
];

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function show(create: () => { status?: number; body: unknown }, found: unknown[] = []) {
  const server = standInServer({
    'GET /users/me': meWith(...rights),
    'GET /employees': () => listOf(found),
    'GET /departments/lists': lookup('Sales'),
    'GET /departments/1': () => ({ body: { data: { id: 1, name: 'Sales', head_id: 1, head: { id: 1, name: 'Grace' } } } }),
    'GET /jobs/lists': lookup('Seller'),
    'GET /branches/lists': lookup('Madrid'),
    'GET /employees/lists': lookup('Grace'),
    'GET /holiday-calendars/lists': lookup('Spain'),
    'POST /employees/same-person': () => ({ body: { data: [{ id: 40, name: 'Mía Soler', employee_no: 'E-0040' }] } }),
    'POST /employees': create,
    'POST /users': () => ({ status: 422, body: { error: 'Another record already uses this.', code: 'taken' } }),
    'POST /documents/request': () => ({ body: { message: 'Asked' } }),
  });
  return { server, ...showPage(<NewEmployeeForm />) };
}

const next = () => screen.getByRole('button', { name: 'Next' });

type User = ReturnType<typeof userEvent.setup>;

/** Sets the whole text, because the form is rendered again with every key and these tests are not about typing. */
async function put(user: User, field: HTMLElement, words: string) {
  await user.click(field);
  await user.paste(words);
}

async function fillPerson(user: User) {
  await put(user, await screen.findByLabelText('First name'), 'Mía');
  await put(user, screen.getByLabelText('Last name'), 'Soler');
  await put(user, screen.getByLabelText('Work email'), 'mia@example.com');
}

async function fillEmployment(user: User) {
  for (const [field, choice] of [
    [/Department/, 'Sales'],
    [/^Job/, 'Seller'],
    [/Branch/, 'Madrid'],
  ] as const) {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: choice }));
  }
}

test('a step can be left only when its fields are valid', async () => {
  show(() => ({ body: {} }));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('First name'), 'Mía');
  await user.click(next());
  expect(await screen.findByText('Last name is required')).toBeDefined();
  expect(screen.getByRole('heading', { name: /^Person/ })).toBeDefined();
});

test('an existing employee of the same name is shown while the name is typed', async () => {
  show(() => ({ body: {} }), [mia]);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('First name'), 'mía');
  await user.type(screen.getByLabelText('Last name'), 'soler');
  expect(await screen.findByText('There’s already someone with this name: Mía Soler (E-0040).')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open profile' }).getAttribute('href')).toBe('/employees/40/overview');
});

test('the same birth date makes a namesake the same person', async () => {
  show(() => ({ body: {} }), [mia]);
  const user = userEvent.setup();
  await put(user, await screen.findByLabelText('First name'), 'Mia');
  await put(user, screen.getByLabelText('Last name'), 'Soler');
  await user.click(screen.getByText('More details'));
  await user.type(screen.getByLabelText('Date of birth'), '1990-05-04');
  await user.tab();
  expect(await screen.findByText('There’s already someone with this name and birth date: Mía Soler (E-0040).')).toBeDefined();
});

test('a refusal leads back to its step, and all input is kept', async () => {
  show(() => ({
    status: 422,
    body: { error: 'Please correct', code: 'invalid', fields: { work_email: ['Work email is already in use'] } },
  }));
  const user = userEvent.setup();
  await fillPerson(user);
  await user.click(next());
  await fillEmployment(user);
  await user.click(next());
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: 'Add employee' }));
  expect(await screen.findByText('Work email is already in use')).toBeDefined();
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Mía');
  await user.clear(screen.getByLabelText('Work email'));
  await put(user, screen.getByLabelText('Work email'), 'mia2@example.com');
  await user.click(next());
  expect(await screen.findByDisplayValue('Madrid')).toBeDefined();
});

test('a failed invitation shows an error, but the profile still opens and the documents are requested', async () => {
  const { server, history } = show(() => ({ body: { message: 'Created', data: mia } }));
  const user = userEvent.setup();
  await fillPerson(user);
  await user.click(next());
  await fillEmployment(user);
  await user.click(next());
  expect(await screen.findByRole('checkbox', { name: /Invite to Cadre/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('checkbox', { name: 'Passport' }));
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: 'Add employee' }));

  await waitFor(() => expect(history.location.href).toBe('/employees/40/overview?welcome=1'));
  expect(await screen.findByText(/Mía Soler was added, but some steps failed: Another record/)).toBeDefined();
  expect(server.to('POST /employees')[0]?.body).toMatchObject({
    first_name: 'Mía',
    department_id: 1,
    job_id: 1,
    branch_id: 1,
    manager_id: 1,
    fte: 10_000,
  });
  expect(server.to('POST /users')[0]?.body).toMatchObject({ employee_id: 40, email: 'mia@example.com', roles: [2] });
  expect(server.to('POST /documents/request')[0]?.body).toEqual({ employee_ids: [40], type: 'passport', title: 'Passport' });
});
