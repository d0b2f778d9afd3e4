import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { department } from '../testing/department.ts';
import { person } from '../testing/person.ts';
import { OrgChartPage } from './org-chart-page.tsx';

const tokyo = { id: 1, name: 'Tokyo' };
const osaka = { id: 3, name: 'Osaka' };
const aiko = person(9, 'Aiko Mori', { job: 'Data lead', is_head: true, branch: tokyo });
const bo = person(4, 'Bo Ruiz', { manager_id: 9, branch: { id: 2, name: 'Madrid' } });
const data = department(3, 'Data', [], { head: { id: 9, name: 'Aiko Mori', pic: null }, employees: [aiko] });
const delivery = department(2, 'Delivery', [data], { employees_count: 2, total_count: 20, employees: [bo] });
const company = [department(1, 'Company', [delivery, department(4, 'Sales')])];
/** In 2025 Bo led Aiko, and both worked in Osaka. */
const before = [
  department(1, 'Company', [], {
    employees: [
      { ...aiko, manager_id: 4, branch: osaka },
      { ...bo, manager_id: null, branch: osaka },
    ],
  }),
];

function open(address = '/', me = meWith('departments.view', 'employees.view_directory')) {
  const server = standInServer({
    'GET /users/me': me,
    'GET /departments/tree': ({ query }) => ({ body: { data: query.get('as_of') ? before : company } }),
  });
  return { ...showPage(<OrgChartPage />, address), server };
}

const names = () => screen.getAllByRole('treeitem').map((item) => item.querySelector('.org-chart__name')?.textContent);

test('the chart is a tree of departments and people that the arrows open, close and walk through', async () => {
  open();
  const user = userEvent.setup();
  await screen.findByRole('tree', { name: 'Organization chart' });
  expect(names()).toEqual(['Company', 'Delivery', 'Bo Ruiz', 'Data', 'Aiko Mori', 'Sales']);

  await user.click(screen.getByRole('treeitem', { name: /Delivery/ }));
  await user.keyboard('{ArrowLeft}');
  expect(names()).toEqual(['Company', 'Delivery', 'Sales']);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Sales');
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Bo Ruiz');
  expect(document.activeElement?.getAttribute('aria-level')).toBe('3');
});

test('a search expands the path to a person and marks them', async () => {
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Collapse all' }));
  expect(names()).toEqual(['Company', 'Delivery', 'Sales']);
  await user.type(screen.getByRole('searchbox'), 'ruiz');
  expect(screen.getByText('1 of 1')).toBeDefined();
  expect(screen.getByRole('treeitem', { name: /Bo Ruiz/ }).hasAttribute('data-current')).toBe(true);

  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nobody');
  expect(screen.getByText('No matching department or person.')).toBeDefined();
});

test('the numbers of a chosen department lead to its people, and a person to the profile', async () => {
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('treeitem', { name: /Delivery/ }));
  const detail = within(screen.getByRole('complementary', { name: 'Delivery' }));
  const here = 'f.status=active%2Con_notice%2Csuspended';
  expect(detail.getByRole('link', { name: '2 people' }).getAttribute('href')).toBe(`/employees?f.department_id=2&${here}`);
  expect(detail.getByRole('link', { name: '20 in total' }).getAttribute('href')).toBe(`/employees?f.department_id=2%2C3&${here}`);

  await user.click(screen.getByRole('treeitem', { name: /Bo Ruiz/ }));
  const bo = within(screen.getByRole('complementary', { name: 'Bo Ruiz' }));
  expect(bo.getByRole('link', { name: 'Open profile' }).getAttribute('href')).toBe('/employees/4');
});

test('reporting lines put people below their managers, and one branch can be shown alone', async () => {
  const { history } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Reporting lines' }));
  await screen.findByRole('treeitem', { name: /1 direct report/ });
  expect(names()).toEqual(['Aiko Mori', 'Bo Ruiz']);
  await user.click(screen.getByRole('button', { name: 'Departments' }));
  await user.click(await screen.findByRole('treeitem', { name: /Delivery/ }));
  await user.click(screen.getByRole('button', { name: 'Show this branch only' }));
  expect(history.location.search).toBe('?kind=departments&only=d2');
  expect(names()).toEqual(['Delivery', 'Data']);
});

test('another day has its own reporting lines', async () => {
  const { server } = open('/?as_of=2025-01-31');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Reporting lines' }));
  expect(names()).toEqual(['Bo Ruiz', 'Aiko Mori']);
  await user.click(screen.getByRole('button', { name: 'Back to today' }));
  await waitFor(() => expect(names()).toEqual(['Aiko Mori', 'Bo Ruiz']));
  expect(server.to('GET /departments/tree').map(({ query }) => query.get('as_of'))).toEqual(['2025-01-31', null]);
});

test('the colours of branches are those of the day', async () => {
  open('/?as_of=2025-01-31');
  const user = userEvent.setup();
  const legend = () => [...document.querySelectorAll('.org-chart__legend > li')].map((swatch) => swatch.textContent);
  await user.selectOptions(await screen.findByLabelText('Color by'), 'Branch');
  expect(legend()).toEqual(['Osaka']);
  await user.click(screen.getByRole('button', { name: 'Back to today' }));
  await waitFor(() => expect(legend()).toEqual(['Madrid', 'Tokyo']));
});

test('a user without access to the directory sees only departments', async () => {
  const { server } = open('/', meWith('departments.view'));
  await screen.findByRole('tree');
  expect(server.to('GET /departments/tree').at(-1)?.query.has('with')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Reporting lines' })).toBeNull();
});

test('the same tree is a table, and the address remembers it', async () => {
  const { history } = open();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Show as list' }));
  expect(history.location.search).toBe('?view=list');
  const rows = screen.getAllByRole('rowheader').map((header) => within(header).queryByRole('link')?.textContent ?? header.textContent);
  expect(rows).toEqual(['Company', 'Delivery', 'Bo Ruiz', 'Data', 'Aiko Mori', 'Sales']);
});
