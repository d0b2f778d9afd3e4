import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { PayslipsCard } from './payslips-card.tsx';

const payslip = (id: number, name: string, paid: boolean) => ({
  id,
  name,
  basic_salary: 3100,
  currency: 'EUR',
  month: '2026-11',
  paid,
  can: [],
});

test('payslips of the current month, five a page, paid or not; another month is one step away', async () => {
  const server = standInServer({
    'GET /users/me': meWith('salaries.view'),
    'GET /salaries': () => listOf([payslip(1, 'Mira Sol', true), payslip(2, 'Jon Vale', false)], { total: 12, last_page: 3, per_page: 5 }),
  });
  showPage(<PayslipsCard />);
  const mira = (await screen.findByText('Mira Sol')).closest('tr');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Employee Name', 'Basic Salary', 'Month', 'Payment Status']);
  expect([mira, screen.getByText('Jon Vale').closest('tr')].map((row) => row?.lastElementChild?.textContent)).toEqual(['Paid', 'Not Paid']);
  expect(mira?.textContent).toContain('November 2026');
  const month = new Date().toISOString().slice(0, 7);
  const [first] = server.to('GET /salaries');
  expect([first?.query.get('per_page'), first?.query.get('month')]).toEqual(['5', month]);

  await userEvent.setup().click(screen.getByRole('button', { name: 'Previous month' }));
  await screen.findByText('Mira Sol');
  expect(server.to('GET /salaries').at(-1)?.query.get('month') ?? '').not.toBe(month);
});
