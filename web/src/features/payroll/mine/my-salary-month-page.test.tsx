import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { MySalaryMonthPage } from './my-salary-month-page.tsx';

vi.mock('../../../crud/address/use-path-parts.ts', () => ({ usePathParts: () => ({ year: '2026', month: '11' }) }));

const slip = (id: number, sequence: number, net: number) => ({
  id,
  sequence,
  period: '2026-11',
  month: '2026-11',
  currency: 'EUR',
  net,
  gross: net,
  deductions_total: 0,
  employer_cost: net,
  paid: false,
  lines: [],
  segments: [],
  variance: null,
  previous_net: null,
  change: null,
});

test('an off-cycle payslip and the regular one of the same month are both visible', async () => {
  const slips = [slip(2, 1, 226.08), slip(1, 0, 2665.61)];
  const { body } = meWith('salaries.view')();
  standInServer({
    'GET /users/me': () => ({ body: { data: { ...body.data, employee: { id: 12, name: 'Noa Prat' } } } }),
    'GET /salaries': () => listOf(slips),
    'GET /salaries/1': () => ({ body: { data: slips[1] } }),
    'GET /salaries/2': () => ({ body: { data: slips[0] } }),
    'GET /salaries/1/accounts': () => ({ body: { data: { accounts: [] } } }),
    'GET /salaries/2/accounts': () => ({ body: { data: { accounts: [] } } }),
    'GET /salaries/1/questions': () => listOf([]),
    'GET /salaries/2/questions': () => listOf([]),
  });
  const { history } = showPage(<MySalaryMonthPage />, '/my-salary/2026/11');
  expect(await screen.findAllByText('€2,665.61')).not.toEqual([]);
  const [regular, beside] = screen.getAllByRole('radio') as HTMLInputElement[];
  expect([regular?.checked, beside?.checked]).toEqual([true, false]);
  await userEvent.click(beside as HTMLInputElement);
  await waitFor(() => expect(history.location.search).toBe('?no=1'));
});
