import { pages } from '@cadre/contract/pages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '../crud/testing/show-page.tsx';
import { SectionTabs } from './section-tabs.tsx';

const tabs = [
  { text: 'payslips', path: pages.payslips.path },
  { text: 'payrolls', path: pages.payroll_runs.path },
  { text: 'pay_costs', path: pages.pay_costs.path },
  { text: 'import', path: pages.pay_import.path },
] as const;

afterEach(() => vi.restoreAllMocks());

/** Each tab is 100 px wide, with 24 px between two. */
async function showIn(width: number, active: string): Promise<string[]> {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  showPage(<SectionTabs pages={[...tabs]} active={active} />);
  await screen.findByRole('link', { name: 'Payslips' });
  return [...document.querySelectorAll('li:not(.section-tabs__away)')].map(({ textContent }) => textContent ?? '');
}

test('all tabs are in the row if there is room for them', async () => {
  expect(await showIn(472, pages.payslips.path)).toEqual(['Payslips', 'Payroll runs', 'Cost by cost center', 'Import']);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('the last tabs move into a menu if the row is too narrow, but never the open page', async () => {
  expect(await showIn(471, pages.pay_import.path)).toEqual(['Payslips', 'Payroll runs', 'Import']);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Cost by cost center']);
});
