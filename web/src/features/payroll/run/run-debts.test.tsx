import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import type { Run } from './run.ts';
import { RunDebts } from './run-debts.tsx';

const debt = {
  employee: { id: 40, name: 'Maëlle Vandermeer' },
  currency: 'EUR',
  amount: 2733.03,
  since: '2026-11',
  status: 'open',
  write_off_id: null,
  reason: null,
  written_off_by: null,
  can_change: true,
};

test('the dialog shows the amount before it is written off', async () => {
  standInServer({
    'GET /users/me': meWith('payrolls.view', 'salaries.view', 'salaries.calculate'),
    'GET /payrolls/15/debts': () => ({ body: { data: [debt] } }),
  });
  showPage(<RunDebts run={{ id: 15 } as Run} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Write off: Maëlle Vandermeer' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('€2,733.03');
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Write off' })).toBeDefined();
});
