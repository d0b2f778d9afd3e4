import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { AddRow } from './add-row.tsx';

const port = { id: 1, number: '1042', name: 'Port', client: null, color: null, billable: true, require_note: false, require_task: false };

test.each([
  ['there are projects', [{ ...port, tasks: [] }], 'Search by number, project, client or task.'],
  ['the user is on no project', [], 'You aren’t on a project yet. Ask a project manager to add you to one.'],
])('a new row shows a hint if %s', async (_where, data, hint) => {
  standInServer({ 'GET /users/me': meWith('tasks.create'), 'GET /projects/bookable': () => ({ body: { data } }) });
  showPage(<AddRow date="2026-11-22" isOpen onOpen={() => {}} known={[]} onAdd={() => {}} />);
  expect(await screen.findByText(hint)).toBeDefined();
});
