import { weeklyHours } from '@cadre/contract/views/weekly-hours';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, standInServer } from '../testing/stand-in-server.ts';
import { ViewPage } from './view-page.tsx';

const rows = [
  { id: 7, name: 'Mira Sol', required_hours: 37.5, worked_hours: 27.85, balance_hours: -9.65, running_balance_hours: 1.5, status: 'open' },
  { id: 8, name: 'Jon Vale', required_hours: 40, worked_hours: 40, balance_hours: 0, running_balance_hours: 0, status: 'complete' },
];
const answers = {
  'GET /users/me': meWith('attendances.view', 'attendances.export'),
  'GET /weekly-hours': () => listOf(rows),
  'POST /exports/weekly-hours': () => ({ body: { link: '/api/v1/exports/files/x', message: 'Ready' } }),
};
const page = <ViewPage view={weeklyHours} record={{ path: ({ id }) => `/attendances/weekly-hours/${id}` }} />;

test('a view is a list: its period, its columns as declared, and rows that open', async () => {
  const server = standInServer(answers);
  const { history } = showPage(page, '/?date=2026-11-11');
  const row = (await screen.findByText('Mira Sol')).closest('tr') as HTMLElement;
  expect(within(row).getByText('27:51')).toBeDefined();
  expect(within(row).getByText('−9:39')).toBeDefined();
  expect(document.querySelector('strong')?.textContent).toMatch(/^Week 46 · Nov 9\s–\s15, 2026$/);
  const [first] = server.to('GET /weekly-hours');
  expect(Object.fromEntries(first!.query)).toMatchObject({ date: '2026-11-09', order_by: 'name', order_dir: 'asc' });
  fireEvent.click(row);
  await waitFor(() => expect(history.location.pathname).toBe('/attendances/weekly-hours/7'));
});

test('sort and period are stored in the address and sent to the server; another period starts on the first page', async () => {
  const server = standInServer(answers);
  const { history } = showPage(page, '/?date=2026-11-11&page=2');
  fireEvent.click(await screen.findByRole('button', { name: 'Balance' }));
  await waitFor(() => expect(server.to('GET /weekly-hours').at(-1)?.query.get('order_by')).toBe('balance_hours'));
  fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  await waitFor(() => expect(server.to('GET /weekly-hours').at(-1)?.query.get('date')).toBe('2026-11-02'));
  expect(history.location.search).toBe('?date=2026-11-02&sort=balance_hours');
});

test('the export uses the period, the order and the columns of the list', async () => {
  const server = standInServer(answers);
  window.open = () => window;
  showPage(page, '/?date=2026-11-11&sort=-worked_hours');
  await screen.findByText('Mira Sol');
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(server.to('POST /exports/weekly-hours')).toHaveLength(1));
  expect(server.to('POST /exports/weekly-hours')[0]?.body).toMatchObject({
    format: 'csv',
    date: '2026-11-09',
    order_by: 'worked_hours',
    order_dir: 'desc',
    columns: expect.arrayContaining(['name', 'worked_hours']),
  });
});
