import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import { skills } from '@cadre/contract/resources/skills';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, standInServer } from '../testing/stand-in-server.ts';
import { ChildList } from './child-list.tsx';

const sql = { id: 5, version: 2, employee_id: 7, kind: 'skill', name: 'SQL', level: 'expert', can: { update: true, delete: true } };

afterEach(cleanup);

test('a child is added to the person the list belongs to', async () => {
  const server = standInServer({
    'GET /users/me': meWith('employees.view', 'employees.edit_background'),
    'GET /skills': () => listOf([sql]),
    'POST /skills': ({ body }) => ({ body: { message: 'Saved', data: { id: 6, ...(body as object) } } }),
  });
  const { history } = showPage(<ChildList resource={skills} employeeId={7} />);
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

test('who may only read is offered nothing', async () => {
  const server = standInServer({ 'GET /users/me': meWith('employees.view', 'employees.edit_background') });
  showPage(<ChildList resource={skills} employeeId={7} rows={[sql]} readOnly />);
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
  showPage(<ChildList resource={bankAccounts} employeeId={7} rows={[account]} />);
  const user = userEvent.setup();
  expect(await screen.findByText('•••• 1332')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reveal IBAN' }));
  expect(await screen.findByText('ES9121000418450200051332')).toBeDefined();
  expect(server.to('POST /bank-accounts/3/reveal')[0]?.body).toEqual({ field: 'iban' });
  await user.click(screen.getByRole('button', { name: 'Hide IBAN' }));
  expect(await screen.findByText('•••• 1332')).toBeDefined();
});
