import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { HoursLayoutsPage } from './hours-layouts-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a layout has its columns in the order in which they were ticked', async () => {
  const server = standInServer({
    'GET /users/me': meWith('hours-layouts.view', 'hours-layouts.create'),
    'GET /hours-layouts': () => listOf([]),
    'POST /hours-layouts': () => ({ body: { message: 'Saved', data: { id: 1 } } }),
  });
  const user = userEvent.setup();
  showPage(<HoursLayoutsPage />, '/?new=1');
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Outside');
  await user.click(screen.getByRole('checkbox', { name: 'Name' }));
  await user.click(screen.getByRole('checkbox', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.to('POST /hours-layouts')).toHaveLength(1));
  expect(server.to('POST /hours-layouts')[0]?.body).toMatchObject({
    name: 'Outside',
    per: 'month',
    columns: ['employee_no', 'month', 'normal', 'overtime_1', 'name'],
    separator: 'semicolon',
    decimal: 'point',
    header: true,
  });
});
