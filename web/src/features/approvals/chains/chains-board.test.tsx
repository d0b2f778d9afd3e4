import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { WorkFlowPage } from '../work-flow-page.tsx';

const level = (id: number, at: number, more = {}) => ({
  id,
  model: 'leaves',
  level: at,
  branch_id: null,
  department_id: null,
  job_id: null,
  employee_id: null,
  approver_kind: 'manager',
  role_id: null,
  user_id: null,
  mode: 'any',
  condition_field: null,
  condition_op: null,
  condition_value: null,
  self_rule: 'escalate',
  remind_after_days: 2,
  escalate_after_days: 5,
  warning: null,
  ...more,
});
const hr = { approver_kind: 'role', role_id: 3, role: { id: 3, name: 'HR manager' }, warning: 'role_is_empty' };
const long = { condition_field: 'amount', condition_op: 'gt', condition_value: '10' };
const lists = {
  models: [
    { id: 'leaves', name: 'Leaves', facts: ['amount', 'leave_category_id'] },
    { id: 'documents', name: 'Documents', facts: ['type'] },
  ],
  approver_kinds: [],
  roles: [],
  users: [],
  branches: [],
  departments: [],
  jobs: [],
  employees: [],
  leave_categories: [],
  settings: [level(1, 1), level(2, 2, { ...hr, ...long })],
  in_flight: [{ model: 'leaves', count: 3 }],
};

function openBoard(...permissions: string[]) {
  const server = standInServer({
    'GET /users/me': meWith('approval-settings.view', ...permissions),
    'GET /approval-settings/lists': () => ({ body: { data: lists } }),
    'PUT /approval-settings/chain': () => ({ body: { message: 'Chain saved', data: { settings: [level(9, 1, hr)] } } }),
  });
  showPage(<WorkFlowPage />, '/work-flow');
  return server;
}
const saved = (server: ReturnType<typeof openBoard>) =>
  server.to('PUT /approval-settings/chain').map(({ body }) => body as { levels: { approver_kind: string }[]; seen: number[] });

test('a chain shows its approvers, conditions and warnings, and the open requests', async () => {
  openBoard();
  const lane = await screen.findByRole('region', { name: 'Whole company' });
  expect(within(lane).getByText('Level 1: Manager')).toBeDefined();
  expect(within(lane).getByText('Level 2: Role: HR manager')).toBeDefined();
  expect(within(lane).getByText('Only if: Days or hours of leave: More than 10')).toBeDefined();
  expect(within(lane).getByText('No one has this role')).toBeDefined();
  expect(screen.getByText('3 requests are under way and keep their chains.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove level 1' })).toBeNull();
});

test('a level is removed from the chain immediately, and restored by undo', async () => {
  const server = openBoard('approval-settings.create', 'approval-settings.delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove level 1' }));
  await waitFor(() => expect(saved(server)).toHaveLength(1));
  expect(saved(server)[0]).toMatchObject({ model: 'leaves', seen: [1, 2], levels: [{ approver_kind: 'role', role_id: 3 }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved(server)).toHaveLength(2));
  expect(saved(server)[1]).toMatchObject({ seen: [9], levels: [{ approver_kind: 'manager' }, { approver_kind: 'role' }] });
});

test('a level is added where one wants it', async () => {
  const server = openBoard('approval-settings.create', 'approval-settings.delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a level before “Role: HR manager”' }));
  const dialog = await screen.findByRole('dialog', { name: 'New level' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(server)).toHaveLength(1));
  expect(saved(server)[0]?.levels.map(({ approver_kind }) => approver_kind)).toEqual(['manager', 'manager', 'role']);
});
