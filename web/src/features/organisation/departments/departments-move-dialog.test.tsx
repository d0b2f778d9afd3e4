import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { department } from '../testing/department.ts';
import { DepartmentsMoveDialog } from './departments-move-dialog.tsx';

const below = [department(2, 'Delivery', [], { version: 12 }), department(3, 'Sales')];
const tree = () => ({ body: { data: [department(1, 'Company', below)] } });
const me = meWith('departments.view', 'departments.update');
const delivery = { id: 2, version: 12, name: 'Delivery' };

async function moveBelowSales() {
  const user = userEvent.setup();
  const field = await screen.findByLabelText('New parent department');
  await screen.findByDisplayValue('Company');
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Company / Sales' }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
}

test('a department moves with its version, and the dialog closes', async () => {
  const server = standInServer({
    'GET /users/me': me,
    'GET /departments/tree': tree,
    'PUT /departments/2': () => ({ body: { message: 'saved', data: delivery } }),
  });
  const onClose = vi.fn();
  showPage(<DepartmentsMoveDialog department={delivery} onClose={onClose} />);
  await moveBelowSales();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.to('PUT /departments/2')[0]?.body).toEqual({ parent_id: 3, version: 12 });
});

test('a loop that the server refuses is shown at the field, and the dialog stays open', async () => {
  const refusal = {
    error: 'A record can’t be below itself.',
    code: 'cycle',
    fields: { parent_id: ['Parent department would create a loop'] },
  };
  standInServer({ 'GET /users/me': me, 'GET /departments/tree': tree, 'PUT /departments/2': () => ({ status: 422, body: refusal }) });
  const onClose = vi.fn();
  showPage(<DepartmentsMoveDialog department={delivery} onClose={onClose} />);
  await moveBelowSales();
  expect(await screen.findByText('Parent department would create a loop')).toBeDefined();
  expect(screen.getByLabelText('New parent department').getAttribute('aria-invalid')).toBe('true');
  expect(onClose).not.toHaveBeenCalled();
});
