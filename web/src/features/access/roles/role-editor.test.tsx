import { en } from '@cadre/contract/texts/en';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { RoleEditor } from './role-editor.tsx';

const desk = {
  id: 12,
  version: 4,
  name: 'Front desk',
  description: 'Greets people.',
  permissions: [
    { name: 'employees.view', scope: 'own' },
    { name: 'holidays.view', scope: 'all' },
  ],
  permissions_count: 2,
  can: { update: true, delete: true, clone: true },
};
const boss = meWith('roles.view', 'roles.update', 'employees.view', 'holidays.view', 'branches.view');
const lookup = () => ({
  body: {
    data: [
      { id: 12, name: 'Front desk' },
      { id: 13, name: 'Back office' },
    ],
  },
});

/** Hundreds of rights have the same few labels, so a right is looked up within its area. */
const rightOf = async (area: string, name: string) =>
  within(await screen.findByRole('group', { name: area })).getByLabelText<HTMLSelectElement>(name);

test('changes are counted, taken back by choosing the old scope, and saved with the version', async () => {
  const server = standInServer({
    'GET /users/me': boss,
    'GET /roles/lists': lookup,
    'PUT /roles/12': () => ({
      body: {
        message: 'Role Front desk saved',
        data: { ...desk, version: 5, permissions: [{ name: 'employees.view', scope: 'team' }] },
      },
    }),
  });
  showPage(<RoleEditor loaded={desk} />);
  const user = userEvent.setup();

  await user.selectOptions(await rightOf('Employees', 'View'), 'Team');
  await user.selectOptions(await rightOf('Branches', 'View'), 'Yes');
  expect(screen.getByText('2 unsaved changes')).toBeDefined();
  await user.selectOptions(await rightOf('Branches', 'View'), 'No');
  await user.selectOptions(await rightOf('Holidays', 'View'), 'No');
  expect(screen.getByText('2 unsaved changes')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('dialog', { name: 'Save changes to Front desk?' });
  const cellsOf = (table: string) => within(question).getByRole('table', { name: table }).querySelector('tbody')?.textContent;
  expect(cellsOf('Permissions gained')).toBe('Employees: ViewOwnTeam');
  expect(cellsOf('Permissions lost')).toBe('Holidays: ViewYesNo');
  expect(server.to('PUT /roles/12')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(/unsaved/)).toBeNull());
  expect(server.to('PUT /roles/12')[0]?.body).toEqual({ version: 4, permissions: [{ name: 'employees.view', scope: 'team' }] });
});

test('a right that the user does not hold cannot be granted', async () => {
  standInServer({ 'GET /users/me': boss, 'GET /roles/lists': lookup });
  showPage(<RoleEditor loaded={desk} />);
  expect((await rightOf('Employees', 'Delete')).disabled).toBe(true);
  expect((await rightOf('Branches', 'View')).disabled).toBe(false);
});

test('one choice for an area narrows granted rights, grants nothing new and leaves risky rights alone', async () => {
  const rights = ['view', 'update', 'delete', 'view_personal'].map((action) => `employees.${action}` as const);
  const permissions = [
    { name: 'employees.view', scope: 'all' },
    { name: 'employees.update', scope: 'own' },
    { name: 'employees.view_personal', scope: 'all' },
  ];
  standInServer({ 'GET /users/me': meWith('roles.view', 'roles.update', 'branches.view', ...rights), 'GET /roles/lists': lookup });
  showPage(<RoleEditor loaded={{ ...desk, permissions }} />);
  const user = userEvent.setup();
  const reachOf = async (action: string) => (await rightOf('Employees', action)).value;
  const area = (name: string) => rightOf(name, `Set all permissions for ${name}`);

  await user.selectOptions(await area('Employees'), 'Branch');
  expect([await reachOf('View'), await reachOf('Edit')]).toEqual(['branch', 'branch']);
  expect([await reachOf('Delete'), await reachOf('View personal data')]).toEqual(['', 'all']);
  expect((await area('Branches')).disabled).toBe(true);

  await user.selectOptions(await area('Employees'), 'No');
  expect(screen.getByText('3 unsaved changes')).toBeDefined();
  expect((await area('Employees')).disabled).toBe(true);
});

test('users with view access only cannot change a role', async () => {
  standInServer({ 'GET /users/me': boss, 'GET /roles/lists': lookup });
  showPage(<RoleEditor loaded={{ ...desk, can: { update: false, delete: false, clone: false } }} />);
  expect((await rightOf('Branches', 'View')).disabled).toBe(true);
  expect(screen.getByText('You can view this role but not change it.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('a conflict names the other editor, and my rights are applied on top of theirs', async () => {
  const theirs = { ...desk, version: 9, permissions: [{ name: 'employees.view', scope: 'all' }] };
  const stale = {
    status: 409,
    body: { error: 'This record has changed', code: 'stale', current: theirs, changed_by: 'Bo Berg', changed_at: '2026-03-01T09:30:00Z' },
  };
  const server = standInServer({
    'GET /users/me': boss,
    'GET /roles/lists': lookup,
    'PUT /roles/12': ({ body }) =>
      (body as { version: number }).version === 4 ? stale : { body: { message: 'saved', data: { ...desk, version: 10 } } },
  });
  showPage(<RoleEditor loaded={desk} />);
  const user = userEvent.setup();
  await user.selectOptions(await rightOf('Branches', 'View'), 'Yes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));

  const dialog = await screen.findByRole('dialog', { name: en.forms.stale_title });
  expect(within(dialog).getByText('Bo Berg changed this record on Mar 1, 2026, 09:30.')).toBeDefined();
  const differing = within(dialog)
    .getAllByRole('rowheader')
    .map((header) => header.textContent);
  expect(differing).toEqual(['Branches: View', 'Employees: View', 'Holidays: View']);
  await user.click(within(dialog).getByRole('button', { name: 'Keep my changes' }));
  await waitFor(() => expect(server.to('PUT /roles/12')).toHaveLength(2));
  expect(server.to('PUT /roles/12')[1]?.body).toMatchObject({ version: 9 });
});

test('another role is shown side by side, and the view can be reduced to the differences', async () => {
  standInServer({
    'GET /users/me': boss,
    'GET /roles/lists': lookup,
    'GET /roles/13': () => ({
      body: { data: { ...desk, id: 13, name: 'Back office', permissions: [{ name: 'employees.view', scope: 'all' }] } },
    }),
  });
  showPage(<RoleEditor loaded={desk} />);
  const user = userEvent.setup();
  const other = within(await screen.findByText('Compare with', { selector: 'label' })).getByRole('combobox');
  await within(other).findByRole('option', { name: 'Back office' });
  await user.selectOptions(other, 'Back office');
  expect(await screen.findByText('Back office: All')).toBeDefined();

  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }));
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(['Employees', 'Holidays']);
});
