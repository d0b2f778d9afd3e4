import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { ProjectHead } from './project-head.tsx';

const hint = 'No one can log time on this project until it starts.';
const audit = { id: 7, name: 'Audit', number: 'P26-0001', manager: { id: 1, name: 'Mara Berg' }, can: { start: true } };

test('a planned project offers to start it, because time cannot be logged on it before', async () => {
  const server = standInServer({
    'GET /users/me': meWith('projects.view', 'projects.update'),
    'PATCH /update-status': () => ({ body: { message: 'Started', data: audit } }),
  });
  showPage(<ProjectHead project={{ ...audit, status: 'planned' }} />);
  expect(await screen.findByText(hint)).toBeDefined();
  expect(screen.getByText('Mara Berg')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(server.to('PATCH /update-status')).toHaveLength(1));
});

test('an active project shows its days, and no button to start it', async () => {
  standInServer({ 'GET /users/me': meWith('projects.view') });
  showPage(<ProjectHead project={{ ...audit, can: {}, status: 'active', start_date: '2026-11-19', end_date: null }} />);
  expect(await screen.findByText('Mara Berg · Nov 19, 2026 – …')).toBeDefined();
  expect(screen.queryByText(hint)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});
