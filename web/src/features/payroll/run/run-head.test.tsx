import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import type { Run } from './run.ts';
import { RunHead } from './run-head.tsx';

const run = (done_count: number, status = 'calculating'): Run =>
  ({
    id: 1,
    name: 'March 2026',
    month: '2026-03',
    kind: 'regular',
    pay_date: '2026-03-28',
    status,
    employees_count: 60,
    done_count,
    failed_count: 0,
    totals: [],
    can: {},
  }) as unknown as Run;

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const message = () => screen.queryByText(/was interrupted/);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  standInServer({ 'GET /users/me': meWith('payrolls.view'), 'GET /payrolls': () => listOf([]) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a calculation that makes no progress for eight seconds is shown as interrupted', async () => {
  showPage(<RunHead run={run(20)} />);
  await screen.findByText(/20 of 60/);
  expect(message()).toBeNull();
  await wait(7000);
  expect(message()).toBeNull();
  await wait(1500);
  expect(message()).not.toBeNull();
});

test('a run that is not being calculated is never shown as interrupted', async () => {
  showPage(<RunHead run={run(60, 'calculated')} />);
  await screen.findByRole('heading', { name: 'March 2026' });
  await wait(20_000);
  expect(message()).toBeNull();
});

test.each([
  ['is not the main button before its issues are known', undefined, 'submit'],
  ['is not the main button while issues block it', 1, 'submit'],
  ['is the main button of a run without blocking issues', 0, 'submit'],
])('submitting %s', async (_, block, move) => {
  const answer = { counts: { block, warn: 0 }, issues: [], meta: { total: 0, page: 1, per_page: 1, last_page: 1 } };
  standInServer({
    'GET /users/me': meWith('payrolls.view', 'payrolls.approve', 'payrolls.submit'),
    'GET /payrolls/1/issues': () => (block === undefined ? new Promise(() => undefined) : { body: { data: answer } }),
  });
  showPage(<RunHead run={{ ...run(60, 'calculated'), can: { [move]: true } } as Run} />);
  const submit = await screen.findByRole('button', { name: 'Submit for approval' });
  await wait(100);
  expect(submit.className.includes('primary')).toBe(block === 0);
  expect(screen.queryByRole('button', { name: 'Fix 1 issue' }) !== null).toBe(block === 1);
});
