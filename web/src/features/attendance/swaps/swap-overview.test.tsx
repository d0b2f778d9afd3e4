import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { SwapOverview } from './swap-overview.tsx';

const late = { id: 3, name: 'Late', start_time: '14:00', end_time: '22:00' };
const desk = {
  shifts: [{ date: '2031-05-05', shift: late, month_schedule_id: 4, roster: 'Support desk', swap_id: null }],
  colleagues: [{ id: 8, name: 'Eve Moreau', month_schedule_id: 4, shifts: [] }],
  offers: [{ id: 12, employee: { id: 8, name: 'Eve Moreau' }, date: '2031-05-06', shift: late, reason: 'A wedding' }],
};

afterEach(cleanup);

test('a shift is offered to all colleagues, a refusal keeps the form, and an offer is taken', async () => {
  const server = standInServer({
    'GET /users/me': meWith('shift-swaps.view', 'shift-swaps.create'),
    'GET /shift-swaps/desk': () => ({ body: { data: desk } }),
    'GET /shift-swaps': () => listOf([]),
    'POST /shift-swaps': () => ({
      status: 422,
      body: { error: 'Not possible', code: 'swap_refused', fields: { from_date: ['Too little rest on May 5, 2031'] } },
    }),
    'POST /shift-swaps/12/take': () => ({ body: { message: 'Taken', data: { id: 12 } } }),
  });
  showPage(<SwapOverview />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Swap this shift' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Reason/), 'A concert');
  await user.click(within(dialog).getByRole('button', { name: 'Ask' }));
  expect((await within(dialog).findByText(/^Too little rest on/)).textContent).toBe('Too little rest on May 5, 2031');
  expect(server.to('POST /shift-swaps')[0]?.body).toEqual({ from_date: '2031-05-05', reason: 'A concert' });
  expect(within(dialog).getByLabelText<HTMLInputElement>(/Reason/).value).toBe('A concert');

  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Take this shift' }));
  await waitFor(() => expect(server.to('POST /shift-swaps/12/take')).toHaveLength(1));
});
