import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { AllowancesPage } from './allowances-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test.each([
  ['every month', undefined, { recurrence: 'monthly', start_month: '2026-11' }],
  ['once', 'Once', { recurrence: 'once', month: '2026-11' }],
])('an allowance of the month that is shown can be added as paid %s', async (_often, option, months) => {
  const server = standInServer({
    'GET /users/me': meWith('allowances.view', 'allowances.create'),
    'GET /allowances': () => listOf([]),
    'POST /allowances': () => ({ status: 201, body: { message: 'Created', data: { id: 1, version: 1, name: 'Commuting' } } }),
  });
  const user = userEvent.setup();
  showPage(<AllowancesPage />, '/?month=2026-11&new=1');
  await user.type(await screen.findByLabelText(/^Name/), 'Commuting');
  await user.type(screen.getByLabelText(/^Amount/), '60');
  if (option) {
    await user.click(screen.getByRole('combobox', { name: /^Frequency/ }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => server.to('POST /allowances').length).toBe(1);
  expect(server.to('POST /allowances')[0]?.body).toMatchObject({ name: 'Commuting', amount: 60, ...months });
});
