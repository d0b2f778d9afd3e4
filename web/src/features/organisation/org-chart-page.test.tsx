import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { OrgChartPage } from './org-chart-page.tsx';
import { department } from './testing/department.ts';

const data = department(3, 'Data', [], { head: { id: 9, name: 'Aiko Mori' } });
const delivery = department(2, 'Delivery', [data], { employees_count: 2, total_count: 20 });
const company = [department(1, 'Company', [delivery, department(4, 'Sales')])];

function open(address = '/') {
  standInServer({
    'GET /users/me': meWith('departments.view', 'employees.view_directory'),
    'GET /departments/tree': () => ({ body: { data: company } }),
  });
  return showPage(<OrgChartPage />, address);
}

const names = () => screen.getAllByRole('treeitem').map((item) => item.firstChild?.textContent);

test('the chart is a tree that the arrows open, close and walk through', async () => {
  open();
  const user = userEvent.setup();
  await screen.findByRole('tree', { name: 'Organisation chart' });
  expect(names()).toEqual(['Company', 'Delivery', 'Data', 'Sales']);

  await user.click(screen.getByRole('treeitem', { name: /Delivery/ }));
  await user.keyboard('{ArrowLeft}');
  expect(names()).toEqual(['Company', 'Delivery', 'Sales']);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.firstChild?.textContent).toBe('Sales');
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.firstChild?.textContent).toBe('Data');
  expect(document.activeElement?.getAttribute('aria-level')).toBe('3');
});

test('a search finds a head, opens the way to the department and marks it', async () => {
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Collapse all' }));
  expect(names()).toEqual(['Company', 'Delivery', 'Sales']);
  await user.type(screen.getByRole('searchbox'), 'mori');
  expect(screen.getByText('1 of 1')).toBeDefined();
  expect(screen.getByRole('treeitem', { name: /Data/ }).hasAttribute('data-current')).toBe(true);

  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nobody');
  expect(screen.getByText('No department or head is called this.')).toBeDefined();
});

test('the numbers of a chosen department lead to its people', async () => {
  open();
  await userEvent.setup().click(await screen.findByRole('treeitem', { name: /Delivery/ }));
  const detail = within(screen.getByRole('complementary', { name: 'Delivery' }));
  const here = 'f.status=onboarding%2Cactive%2Con_notice%2Csuspended';
  expect(detail.getByRole('link', { name: '2 people' }).getAttribute('href')).toBe(`/employees?f.department_id=2&${here}`);
  expect(detail.getByRole('link', { name: '20 in all' }).getAttribute('href')).toBe(`/employees?f.department_id=2%2C3&${here}`);
});

test('the same tree is a table, and the address remembers it', async () => {
  const { history } = open();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Show as a list' }));
  expect(history.location.search).toBe('?view=list');
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['Company', 'Delivery', 'Data', 'Sales']);
});
