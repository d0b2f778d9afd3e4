import { deductionForMany } from '@cadre/contract/calls/pay-items';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { AddForMany } from './add-for-many.tsx';

afterEach(cleanup);

test('a one-time deduction has a month, a monthly one has a first month, and an incomplete form is not sent', async () => {
  const server = standInServer({ 'GET /users/me': meWith('deductions.create') });
  const user = userEvent.setup();
  showPage(<AddForMany of={deductionForMany} month="2026-11" onClose={() => undefined} />);
  expect(((await screen.findByLabelText(/^From/)) as HTMLInputElement).value).toBe('2026-11');
  expect(screen.queryByLabelText(/^Month/)).toBeNull();
  await user.click(await screen.findByRole('combobox', { name: /^Frequency/ }));
  await user.click(await screen.findByRole('option', { name: 'Once' }));
  expect((screen.getByLabelText(/^Month/) as HTMLInputElement).value).toBe('2026-11');
  expect(screen.queryByLabelText(/^From/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(server.to('POST /deductions/for-many')).toEqual([]);
});
