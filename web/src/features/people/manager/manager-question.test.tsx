import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { ManagerQuestion } from './manager-question.tsx';

afterEach(cleanup);

const now = { department_id: 1, manager_id: 7 };
const moved = { department_id: 2, manager_id: 7 };

type Request = readonly [draft: object, employee: number];

const show = (...requested: Request[]) => {
  const set = vi.fn();
  standInServer({
    'GET /users/me': meWith('departments.view'),
    'GET /departments/2': () => ({ body: { data: { id: 2, name: 'Design', head_id: 8, head: { id: 8, name: 'Dora Head' } } } }),
  });
  showPage(
    requested.map(([draft, employee]) => (
      <ManagerQuestion key={JSON.stringify([draft, employee])} draft={draft as never} now={now} employee={employee} set={set} />
    )),
  );
  return set;
};

test('a move to another department offers its head as the new manager', async () => {
  const set = show([moved, 9]);
  expect(await screen.findByText(/Dora Head heads Design/)).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Make Dora Head the manager' }));
  expect(set).toHaveBeenCalledWith('manager_id', 8);
});

test('a user who keeps the manager does not see the question again', async () => {
  const set = show([moved, 9]);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Keep the manager' }));
  await waitFor(() => expect(screen.queryByText(/heads Design/)).toBeNull());
  expect(set).not.toHaveBeenCalled();
});

test.each([
  ['in the same department', now, 9],
  ['with a manager who was chosen', { ...moved, manager_id: 3 }, 9],
  ['of the head themselves', moved, 8],
])('no question is shown for a change %s', async (_story, draft, employee) => {
  // The other form shows the question; once it has loaded the head, this form has it too.
  show([draft, employee], [moved, 10]);
  expect(await screen.findAllByText(/heads Design/)).toHaveLength(1);
});
