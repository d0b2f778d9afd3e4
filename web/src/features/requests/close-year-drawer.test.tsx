import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../crud/testing/stand-in-server.ts';
import { CloseYearDrawer } from './close-year-drawer.tsx';

afterEach(cleanup);

test('a leave year is closed only once its category and year are typed', async () => {
  const year = `${new Date().getFullYear() - 1}-01-01`;
  const closing = {
    year,
    to: `${year.slice(0, 4)}-12-31`,
    is_closed: false,
    people: [{ employee: { id: 3, name: 'Noa Ferrer' }, left: 4, carried: 3, lapsed: 1, pending: 0, carried_expires_on: null }],
  };
  const server = standInServer({
    'GET /users/me': meWith('leave-ledger.close_period', 'leave-categories.view'),
    'GET /leave-categories': () => listOf([{ id: 2, name: 'Vacation', unit: 'day', year_starts_in: 1, starts_on: null }]),
    'GET /leave-categories/2/closing': () => ({ body: { data: closing } }),
    'POST /leave-categories/2/close': () => ({ body: { message: 'Year closed', data: { people: 1 } } }),
  });
  showPage(<CloseYearDrawer onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Close leave year' }));
  const label = `Vacation ${year.slice(0, 4)}`;
  const field = await screen.findByLabelText(`Type ${label} to confirm`);
  const close = screen.getAllByRole('button', { name: 'Close leave year' }).at(-1) as HTMLButtonElement;
  expect(close.disabled).toBe(true);
  fireEvent.change(field, { target: { value: `Vacation ${Number(year.slice(0, 4)) - 1}` } });
  expect(close.disabled).toBe(true);
  fireEvent.change(field, { target: { value: label } });
  fireEvent.click(close);
  await waitFor(() => expect(server.to('POST /leave-categories/2/close')[0]?.body).toEqual({ year }));
});
