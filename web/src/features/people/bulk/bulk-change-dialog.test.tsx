import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
const named = (id: number, name: string) => ({ branch_id: id, branch: { id, name } });
const ada = {
  employee_id: 1,
  name: 'Ada',
  before: named(1, 'Madrid'),
  after: named(2, 'Tokyo'),
  later: [{ effective_from: '2027-01-01', stays: { fte: 5000 }, becomes: named(2, 'Tokyo') }],
};
const path = 'POST /employee-versions/bulk';

afterEach(cleanup);

function show(answer: (ids: number[], isDryRun: boolean) => { status?: number; body: unknown }) {
  const server = standInServer({
    'GET /users/me': meWith('employees.update'),
    'GET /branches/lists': () => ({ body: { data: [{ id: 2, name: 'Tokyo' }] } }),
    [path]: ({ body }) => {
      const { employee_ids, dry_run } = body as { employee_ids: number[]; dry_run?: boolean };
      return answer(employee_ids, dry_run === true);
    },
  });
  const onDone = vi.fn();
  showPage(<BulkChangeDialog people={people} onClose={() => {}} onDone={onDone} />);
  return { server, onDone };
}

async function askForTokyo() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: /Branch/ }));
  await user.click(await screen.findByRole('option', { name: 'Tokyo' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  return user;
}

test('no request is sent without a change', async () => {
  const { server } = show(() => ({ body: {} }));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Choose at least one change')).toBeDefined();
  expect(server.to(path)).toEqual([]);
});

test('who cannot be changed is named, left out, and the others are changed', async () => {
  const refused = { employee_id: 2, name: 'Ben', error: 'This person has left.' };
  const { server, onDone } = show((ids, isDryRun) => ({
    body: {
      message: isDryRun ? 'Would change' : 'Changed',
      data: { changed: [ada], refused: ids.includes(2) ? [refused] : [] },
    },
  }));
  const user = await askForTokyo();
  expect(await screen.findByText('Ben: This person has left.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change 1 person' })).toHaveProperty('disabled', true);

  await user.click(screen.getByRole('button', { name: 'Skip them' }));
  await waitFor(() => expect(screen.queryByText('Ben: This person has left.')).toBeNull());
  expect(screen.getByRole('row', { name: /Ada/ }).textContent).toBe(
    'AdaBranchMadridBranchTokyoFrom Jan 1, 2027: FTE % stays 50%, Branch becomes Tokyo',
  );
  expect(onDone).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Change 1 person' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const [first, second, last] = server.to(path).map(({ body }) => body as Record<string, unknown>);
  expect(first).toMatchObject({ employee_ids: [1, 2], branch_id: 2, dry_run: true });
  expect(second).toMatchObject({ employee_ids: [1], dry_run: true });
  expect(last).toMatchObject({ employee_ids: [1], branch_id: 2 });
  expect(last).not.toHaveProperty('dry_run');
});

test('a refused day shows the error under its field', async () => {
  show(() => ({ status: 422, body: { error: 'Please correct', code: 'invalid', fields: { effective_from: ['Outside the employment'] } } }));
  await askForTokyo();
  expect(await screen.findByText('Outside the employment')).toBeDefined();
});
