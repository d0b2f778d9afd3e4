import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../crud/testing/stand-in-server.ts';
import { MyProjectsCard } from './cards/my-projects-card.tsx';
import { PayRunCard } from './cards/pay-run-card.tsx';
import { UnbilledCard } from './cards/unbilled-card.tsx';
import { WeekReviewsCard } from './cards/week-reviews-card.tsx';

const rowOf = async (text: string) => (await screen.findByText(text)).closest('a');

test('projects show their health and lead to their page', async () => {
  const audit = { id: 7, name: 'Core audit', health: 'red', percent: 112, spent_minutes: 6720, estimated_minutes: 6000, can: [] };
  const fresh = { id: 8, name: 'Fresh start', health: 'none', percent: 0, spent_minutes: 90, estimated_minutes: 0, can: [] };
  const server = standInServer({ 'GET /users/me': meWith('projects.update'), 'GET /projects': () => listOf([audit, fresh]) });
  showPage(<MyProjectsCard />);
  const row = await rowOf('Core audit');
  expect(row?.getAttribute('href')).toBe('/time-cards/projects/7');
  expect(row?.textContent).toContain('112%');
  expect((await rowOf('Fresh start'))?.textContent).toContain('1:30 spent, no estimate');
  const [requested] = server.to('GET /projects');
  expect(JSON.parse(requested?.query.get('filters') ?? '{}').status).toEqual(['active', 'on_hold']);
});

test('weeks to review are those the reader decides, and lead to the review', async () => {
  const waiting = {
    id: 3,
    employee: { id: 4, name: 'Mira Sol' },
    model_id: 21,
    summary: '2026-W46',
    created_at: '2026-11-16T08:00:00.000Z',
    can: [],
  };
  const server = standInServer({ 'GET /users/me': meWith('time-cards.approve'), 'GET /approvals': () => listOf([waiting]) });
  showPage(<WeekReviewsCard />);
  expect((await rowOf('Mira Sol'))?.getAttribute('href')).toBe('/time-cards/review?id=21');
  expect(screen.getByText('Week 46 (Nov 9 – 15, 2026)')).toBeDefined();
  const [requested] = server.to('GET /approvals');
  expect(JSON.parse(requested?.query.get('filters') ?? '{}')).toEqual({ approver: ['self'], status: ['pending'], model: ['time-cards'] });
});

const nothing = { minutes: 0 };
const unbilled = (id: number, name: string, minutes: number, amount?: number) => ({
  client: { id, name },
  currency: 'EUR',
  up_to_30: nothing,
  up_to_60: nothing,
  up_to_90: nothing,
  over_90: nothing,
  all: { minutes, ...(amount !== undefined && { amount }) },
  milestones: 0,
  oldest: '2026-10-02',
});

test.each([
  ['with amounts for readers who see money', 1200.5, '€1,200.50'],
  ['without amounts for others', undefined, undefined],
])('unbilled time is the largest first, %s', async (_readers, amount, money) => {
  const clients = [
    unbilled(1, 'Small client', 60, amount),
    unbilled(2, 'Large client', 605, amount),
    unbilled(3, 'Billed client', 0, amount),
  ];
  standInServer({
    'GET /users/me': meWith('statements.view'),
    'GET /statements/unbilled': () => ({ body: { data: { as_of: '2026-11-19', clients } } }),
  });
  showPage(<UnbilledCard />);
  const row = await rowOf('Large client');
  expect(row?.textContent).toContain('10:05');
  expect(row?.textContent?.includes('€')).toBe(money !== undefined);
  if (money) expect(row?.textContent).toContain(money);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 5))).toEqual(['Large', 'Small']);
});

const today = new Date().toISOString().slice(0, 7);
const run = { id: 5, name: 'This month', month: today, status: 'calculated', pay_date: `${today}-01`, failed_count: 2, can: [] };

test('payroll sees pay days, what blocks a run, and the run to start next', async () => {
  const issues = { counts: { block: 3, warn: 0, info: 0 }, changes: { above: 2, open: 1 }, kinds: [], issues: [], page: 1, last_page: 1 };
  standInServer({
    'GET /users/me': meWith('payrolls.view', 'payrolls.create', 'payrolls.approve', 'pay-policies.view', 'salaries.view'),
    'GET /payrolls': () => listOf([run]),
    'GET /payrolls/5/issues': () => ({ body: { data: issues } }),
    'GET /pay-policies': () => listOf([{ id: 1, name: 'Company', branch_id: null, pay_day: 31, can: [] }]),
  });
  showPage(<PayRunCard />);
  const row = await rowOf('This month');
  expect(await screen.findByText(/3 issues to resolve first/)).toBeDefined();
  expect(row?.textContent).toContain('2 people without a payslip');
  expect(row?.textContent).toContain('1 large change to check');
  expect(row?.getAttribute('href')).toBe('/payroll/runs/5?tab=issues');
  expect((await screen.findByText(/Not started yet/)).closest('a')?.getAttribute('href')).toBe('/payroll/runs?new=1');
});
