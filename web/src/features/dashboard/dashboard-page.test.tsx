import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { listOf, type Received, standInServer } from '../../crud/testing/stand-in-server.ts';
import { DashboardPage } from './dashboard-page.tsx';

const delivery = { id: 2, name: 'Delivery', color: null, employees_count: 14 };
const newYear = { id: 1, name: 'New Year', date: '2999-01-01', portion: 'full', holiday_calendar: { id: 1, name: 'Spain' } };
const everyone = ['departments.view', 'holidays.view', 'branches.view', 'employees.view_directory', 'jobs.view', 'logs.view'];

const totals: Record<string, number> = { employees: 52, departments: 8, branches: 3 };
const answers = {
  'GET /departments': () => listOf([delivery], { total: 8, last_page: 2, per_page: 5 }),
  'POST /counts': ({ body }: Received) => ({
    body: { counts: (body as { of: { list: string }[] }).of.map(({ list }) => ({ total: totals[list] ?? 0, count: 'exact' })) },
  }),
  'GET /holidays': () => listOf([newYear]),
  'GET /jobs': () => listOf([{ id: 1, name: 'Consultant', headcount_plan: 3, employees_count: 1 }]),
  'GET /logs': () => listOf([]),
};
const employee = (...permissions: string[]) => {
  const { body } = meWith(...permissions)();
  return () => ({ body: { data: { ...body.data, user: { ...body.data.user, roles: [2] } } } });
};
const cards = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('every number links to the rows it counts', async () => {
  standInServer({ ...answers, 'GET /users/me': meWith(...everyone) });
  showPage(<DashboardPage />);
  const people = (await screen.findByText('52')).closest('a');
  expect(people?.getAttribute('href')).toBe('/employees?f.status=active');
  const department = (await screen.findByText('Delivery')).closest('a');
  expect(department?.getAttribute('href')).toContain('f.department_id=2');
  expect(await screen.findByText('2 open')).toBeDefined();
  expect(cards()).toEqual(['For you to do', 'Departments', 'Upcoming holidays', 'Recent changes', 'Open positions']);
});

test('who came in last today is on a time line, by the punches that count', async () => {
  const punch = (id: number, hour: string, name: string) => ({
    id,
    state: 'counted',
    created_at: `2026-11-13T${hour}:00Z`,
    employee: { id, name },
  });
  const server = standInServer({
    ...answers,
    'GET /users/me': meWith('attendances.view'),
    'GET /attendances': () => listOf([punch(2, '13:05', 'Mira Sol'), punch(4, '00:07', 'Ana Roe')]),
  });
  showPage(<DashboardPage />);
  expect((await screen.findByText('Mira Sol')).closest('li')?.textContent).toContain('01:05 pm');
  expect(screen.getByText('Ana Roe').closest('li')?.textContent).toContain('12:07 am');
  const [requested] = server.to('GET /attendances');
  const { action, state, created_at } = JSON.parse(requested?.query.get('filters') ?? '{}');
  const since = created_at.from.slice(10);
  expect([action, state, since, requested?.query.get('per_page')]).toEqual([['in'], ['counted'], 'T00:00:00.000Z', '10']);
});

test('a card without permission is hidden and sends no request', async () => {
  const server = standInServer({ ...answers, 'GET /users/me': meWith('departments.view', 'jobs.view') });
  showPage(<DashboardPage />);
  await screen.findByText('Delivery');
  expect(cards()).toEqual(['For you to do', 'Departments', 'Open positions']);
  expect(server.to('GET /logs')).toEqual([]);
  expect(server.to('GET /holidays')).toEqual([]);
});

test('employees see departments and holidays, without ways to pages that are closed to them', async () => {
  standInServer({ ...answers, 'GET /users/me': employee(...everyone) });
  showPage(<DashboardPage />);
  expect(await screen.findByText('New Year')).toBeDefined();
  expect(cards()).toEqual(['Departments', 'Upcoming holidays']);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('a failed card shows the error and can be retried', async () => {
  let isBroken = true;
  standInServer({
    ...answers,
    'GET /users/me': meWith('holidays.view'),
    'GET /holidays': () =>
      isBroken ? { status: 500, body: { error: 'Something went wrong here.', code: 'bug', request_id: 'r-7' } } : listOf([newYear]),
  });
  showPage(<DashboardPage />);
  expect(await screen.findByText('Request r-7')).toBeDefined();
  isBroken = false;
  screen.getByRole('button', { name: 'Try again' }).click();
  await waitFor(() => expect(screen.getByText('New Year')).toBeDefined());
});

const waiting = {
  oldest_pending_at: null,
  pending_approvals: 3,
  not_submitted_tasks_count: 2,
  not_submitted: { employees: 1, weeks: 2, missing_hours: 75, oldest_week: '2026-W44', draft_tasks: 4 },
  projects: [
    {
      id: 7,
      number: 'P26-0007',
      name: 'Core banking audit',
      timespent: { Risk: { estimated: 100, spent: 112, spent_approved: 80 }, Delivery: { estimated: 300, spent: 68, spent_approved: 0 } },
    },
  ],
};

test('pending approvals, missing weeks and project progress each link to their page', async () => {
  standInServer({
    ...answers,
    'GET /users/me': meWith('dashboard.view', 'projects.view'),
    'GET /dashboard': () => ({ body: { data: waiting } }),
  });
  showPage(<DashboardPage />);
  expect((await screen.findByText('3')).closest('a')?.getAttribute('href')).toBe('/my-approvals');
  expect(screen.getByText('2').closest('a')?.getAttribute('href')).toBe('/time-cards/not-submitted');
  expect(screen.getByText(/^oldest: Week 44 /)).toBeDefined();
  expect(screen.getByText('45%')).toBeDefined();
  expect(screen.getByText('Risk').closest('li')?.textContent).toContain('112%');
  expect(screen.getByText('Risk').closest('li')?.getAttribute('title')).toBe('112 spent / 100 estimated');
  expect(screen.getByText(/over by 12 h/)).toBeDefined();
  expect(cards()).toEqual(expect.arrayContaining(['Pending Approvals', 'Not Submitted Tasks', 'Projects']));
});
