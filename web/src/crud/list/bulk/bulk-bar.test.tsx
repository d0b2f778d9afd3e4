import { holidays } from '@cadre/contract/resources/holidays';
import { jobs } from '@cadre/contract/resources/jobs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ResourcePage } from '../../resource-page.tsx';
import { meWith, showPage } from '../../testing/show-page.tsx';
import { listOf, standInServer } from '../../testing/stand-in-server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const job = (id: number, name: string, mayDelete = true) => ({ id, version: id + 10, name, active: true, can: { delete: mayDelete } });

async function tick(user: ReturnType<typeof userEvent.setup>, name: RegExp) {
  for (const box of await screen.findAllByRole('checkbox', { name })) await user.click(box);
}

test('ticked rows are deleted by their own rule; who stays is named with the reason, and stays ticked', async () => {
  const server = standInServer({
    'GET /users/me': meWith('jobs.view', 'jobs.delete'),
    'GET /jobs': () => listOf([job(1, 'Analyst'), job(2, 'Partner'), job(3, 'Intern', false)]),
    'DELETE /jobs/1': () => ({ body: { message: 'gone', data: { id: 1 } } }),
    'DELETE /jobs/2': () => ({ status: 409, body: { error: 'Two employees have this job.', code: 'in_use' } }),
  });
  showPage(<ResourcePage resource={jobs} />);
  const user = userEvent.setup();
  await tick(user, /^Select (Analyst|Partner|Intern)/);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 records?' });
  expect(within(dialog).getByText('1 selected record stays: you may not delete it.')).toBeDefined();
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox', { name: 'Type 2 to confirm' }), '2');
  await user.click(confirm);
  expect(await within(dialog).findByText('1 record couldn’t be deleted:')).toBeDefined();
  expect(within(dialog).getByText('Two employees have this job.').closest('li')?.textContent).toContain('Partner');
  expect(screen.getByRole('dialog', { name: '1 record was deleted' })).toBe(dialog);
  expect(server.to('DELETE /jobs/1')[0]?.body).toEqual({ version: 11 });
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(await screen.findByText('2 selected')).toBeDefined();
});

test('bulk delete shows the field errors of the rows it could not delete, since no form shows them', async () => {
  const fields = { is_primary: ['Choose a salary account first: it takes what the other accounts leave'] };
  standInServer({
    'GET /users/me': meWith('jobs.view', 'jobs.delete'),
    'GET /jobs': () => listOf([job(1, 'Analyst')]),
    'DELETE /jobs/1': () => ({ status: 422, body: { error: 'Check the highlighted fields.', code: 'invalid', fields } }),
  });
  showPage(<ResourcePage resource={jobs} />);
  const user = userEvent.setup();
  await tick(user, /^Select Analyst/);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 1 record?' });
  await user.type(within(dialog).getByRole('textbox'), '1');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect((await within(dialog).findByText(/^Choose a salary account first/)).closest('li')?.textContent).toContain('Analyst');
  expect(within(dialog).queryByText(/highlighted/)).toBeNull();
});

test('deleted records that can be restored offer an undo', async () => {
  const day = { id: 4, version: 1, holiday_calendar_id: 2, date: '2026-12-24', name: 'Eve', portion: 'pm', recurring: true };
  const server = standInServer({
    'GET /users/me': meWith('holidays.view', 'holidays.delete', 'holidays.create'),
    'GET /holidays': () => listOf([{ ...day, can: { delete: true } }]),
    'DELETE /holidays/4': () => ({ body: { message: 'gone', data: { id: 4 } } }),
    'POST /restore': () => ({ body: { message: 'made', data: { ...day, id: 5 } } }),
  });
  showPage(<ResourcePage resource={holidays} />);
  const user = userEvent.setup();
  await tick(user, /^Select Eve/);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 1 record?' });
  await user.type(within(dialog).getByRole('textbox'), '1');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 record is back')).toBeDefined();
  await waitFor(() => expect(server.to('POST /restore').map(({ body }) => body)).toEqual([{ model: 'holidays', id: day.id }]));
});

test('ticked rows are set aside by one press, and taken up again by the next', async () => {
  const saved: unknown[] = [];
  const save = (id: number) => ({
    [`PUT /jobs/${id}`]: ({ body }: { body: unknown }) => {
      saved.push([id, body]);
      return { body: { message: 'saved', data: { ...job(id, 'Saved'), version: id + 11 } } };
    },
  });
  const shown = (id: number, name: string, active: boolean, update = true) => ({ ...job(id, name), active, can: { update } });
  standInServer({
    'GET /users/me': meWith('jobs.view', 'jobs.export'),
    'GET /jobs': () => listOf([shown(1, 'Analyst', true), shown(2, 'Partner', true), shown(3, 'Intern', true, false)]),
    ...save(1),
    ...save(2),
  });
  showPage(<ResourcePage resource={jobs} />);
  const user = userEvent.setup();
  await tick(user, /^Select (Analyst|Partner|Intern)/);
  expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('2 records changed')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(saved).toEqual([
      [1, { version: 11, active: false }],
      [2, { version: 12, active: false }],
      [1, { version: 12, active: true }],
      [2, { version: 13, active: true }],
    ]),
  );
});

test('rows cannot be selected without the right to delete, move or export them', async () => {
  standInServer({ 'GET /users/me': meWith('jobs.view'), 'GET /jobs': () => listOf([job(1, 'Analyst', false)]) });
  showPage(<ResourcePage resource={jobs} />);
  await screen.findByRole('link', { name: 'Analyst' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
