import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { PayPoliciesPage } from './pay-policies-page.tsx';

const policy = { id: 1, version: 1, branch_id: null, weekly_minutes: 2400, pay_day: 28, tax_year_month: 4, can: {} };

test('the first month of the tax year is called by its name', async () => {
  standInServer({
    'GET /users/me': meWith('pay-policies.view'),
    'GET /pay-policies': () => listOf([policy]),
    'GET /pay-policies/1': () => ({ body: { data: policy } }),
  });
  showPage(<PayPoliciesPage />, '/?id=1');
  const drawer = await screen.findByRole('dialog');
  const term = await within(drawer).findByText('First month of the tax year');
  expect(term.nextElementSibling?.textContent).toBe('April');
});
