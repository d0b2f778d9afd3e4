import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { ReportsPage } from './reports-page.tsx';

const row = (key: number, label: string, logged: number, rows: object[] = []) => ({
  key,
  label,
  values: { logged, status: 'draft', on_time: 7500 },
  no_rate: {},
  before: null as object | null,
  rows,
});
const table = {
  report: 'compliance',
  from: '2026-10-01',
  to: '2026-10-31',
  group_by: ['department', 'employee'],
  columns: [
    { name: 'logged', kind: 'minutes' },
    { name: 'status', kind: 'choice' },
    { name: 'on_time', kind: 'share' },
  ],
  rows: [row(3, 'Risk', 125, [row(9, 'Mira Sol', 125)]), row(4, 'Tax', 60)],
  totals: { logged: 185, status: null, on_time: 7500 },
  no_rate: {},
  totals_before: null as object | null,
  compared: null as object | null,
  chart: ['on_time'],
  currency: null,
  currencies: [],
  as_of: '2026-11-02T09:00:00.000Z',
};

test('a report shows its groups with their sums, opens them in place and links to their entries', async () => {
  const server = standInServer({
    'GET /users/me': meWith('tasks.view', 'time-cards.view', 'time-cards.export'),
    'GET /reports/compliance': () => ({ body: { data: table } }),
    'GET /saved-reports': () => ({ body: { data: [] } }),
  });
  showPage(<ReportsPage />, '/time-cards/reports?report=compliance&period=custom&from=2026-10-01&to=2026-10-31&group=department,employee');
  expect((await screen.findByRole('row', { name: /^Total/ })).textContent).toContain('3:05');
  const [requested] = server.to('GET /reports/compliance');
  expect(JSON.parse(requested?.query.get('filters') ?? '{}')).toEqual({
    group_by: ['department', 'employee'],
    date: { from: '2026-10-01', to: '2026-10-31' },
  });
  expect(screen.queryByRole('link', { name: 'Mira Sol' })).toBeNull();
  screen.getByRole('button', { name: 'Show the details of Risk' }).click();
  const person = await screen.findByRole('link', { name: 'Mira Sol' });
  await waitFor(() => expect(person.getAttribute('href')).toContain('f.employee=9'));
  expect(person.getAttribute('href')).toContain('report=time-detail');
});

test('the hours of a column are written like their sum', async () => {
  standInServer({
    'GET /users/me': meWith('tasks.view', 'time-cards.view'),
    'GET /reports/compliance': () => ({
      body: { data: { ...table, rows: [row(3, 'Risk', 7230), row(4, 'Tax', 90)], totals: { ...table.totals, logged: 7320 } } },
    }),
    'GET /saved-reports': () => ({ body: { data: [] } }),
  });
  showPage(<ReportsPage />, '/time-cards/reports?report=compliance&period=custom&from=2026-10-01&to=2026-10-31&group=department');
  expect((await screen.findByRole('row', { name: /^Tax/ })).textContent).toContain('1.5\u00A0h');
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('122\u00A0h');
});

test('a report compares its numbers with the period before, in figures and in the chart', async () => {
  const compared = {
    ...table,
    rows: table.rows.map((one) => ({ ...one, before: { logged: 100, on_time: 8000 } })),
    totals_before: { logged: 200, on_time: 8000 },
    compared: { from: '2026-09-30', to: '2026-09-30' },
  };
  const server = standInServer({
    'GET /users/me': meWith('tasks.view', 'time-cards.view', 'time-cards.export'),
    'GET /reports/compliance': ({ query }) => ({ body: { data: query.get('filters')?.includes('compare') ? compared : table } }),
    'GET /saved-reports': () => ({ body: { data: [] } }),
  });
  showPage(<ReportsPage />, '/time-cards/reports?report=compliance&period=last_month&compare=before');
  const total = await screen.findByRole('row', { name: /^Total/ });
  await waitFor(() => expect(total.textContent).toContain('3:05−0:15'));
  expect(total.textContent).toContain('75%−5 pp');
  expect(document.body.textContent).toContain('Compared with Sep 30, 2026');
  const [requested] = server.to('GET /reports/compliance');
  expect(JSON.parse(requested?.query.get('filters') ?? '{}').compare).toBe('month');
  expect(screen.getByRole('img', { name: 'Risk: On time 75%, On time, before 80%' })).toBeDefined();
});
