import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryHistory } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followSession } from './follow-session.ts';
import { api } from './platform/api.ts';
import { queryClient } from './platform/query.ts';
import { endSession, type Session, startSession } from './platform/session/session-store.ts';
import { loadTexts } from './platform/texts.ts';
import { makeRouter } from './router.ts';

const user = (id: number, role: number): Session['user'] => ({
  id,
  name: 'Mira Sol',
  firstname: 'Mira',
  lastname: 'Sol',
  email: 'mira@example.com',
  occupation: null,
  pic: null,
  roles: [role],
});
const employee: Session = { access_token: 'e', user: user(7, 2) };
const manager: Session = { access_token: 'm', user: user(8, 4) };

let isSessionGood = true;
let preferences: Record<string, unknown> = {};

beforeEach(() => {
  isSessionGood = true;
  preferences = {};
  localStorage.setItem('cadre.language', 'en');
  vi.stubGlobal('fetch', async (_url: string, sent: RequestInit) => {
    const token = new Headers(sent.headers).get('authorization');
    if (!isSessionGood || !token) return new Response('{"error":"Please sign in.","code":"not_signed_in"}', { status: 401 });
    const about = {
      user: token.endsWith('e') ? employee.user : manager.user,
      employee: null,
      permissions: {},
      preferences,
      company: 'Acme',
    };
    return new Response(JSON.stringify({ data: { ...about, unread_notifications: 0 } }));
  });
});

afterEach(() => {
  endSession();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function visit(path: string) {
  await loadTexts('en');
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return router;
}
const endsAt = async (path: string): Promise<string> => (await visit(path)).state.location.href;

describe('signed out', () => {
  test.each([
    ['/auth', '/auth/login'],
    ['/auth/login', '/auth/login'],
    ['/auth/forgot-password', '/auth/forgot-password'],
    ['/auth/reset-password?token=abc', '/auth/reset-password?token=abc'],
    ['/error', '/error/error-v1'],
    ['/error/error-v6', '/error/error-v6'],
    ['/', '/auth/login'],
    ['/employees?page=2', '/auth/login?next=%2Femployees%3Fpage%3D2'],
    ['/contract?id=3', '/auth/login?next=%2Fcontract%3Fid%3D3'],
    ['/no/such/page', '/auth/login?next=%2Fno%2Fsuch%2Fpage'],
  ])('%s leads to %s', async (path, end) => expect(await endsAt(path)).toBe(end));
});

describe('signed in', () => {
  test.each([
    ['/', '/employee-home', '/dashboard'],
    ['/auth', '/employee-home', '/dashboard'],
    ['/auth/login', '/employee-home', '/dashboard'],
    ['/auth/forgot-password', '/employee-home', '/dashboard'],
    ['/user/profile', '/user-profile', '/user-profile'],
    ['/user/profile?part=tasks', '/user-profile?part=tasks', '/user-profile?part=tasks'],
    ['/administration', '/administration/users', '/administration/users'],
    ['/requests', '/requests/leaves', '/requests/leaves'],
    ['/payroll', '/payroll/payslips', '/payroll/payslips'],
    ['/time-cards', '/time-cards/projects', '/time-cards/projects'],
    ['/configuration', '/configuration/branches', '/configuration/branches'],
  ])('%s leads an employee to %s and others to %s', async (path, forEmployee, forOthers) => {
    startSession(employee);
    expect(await endsAt(path)).toBe(forEmployee);
    queryClient.clear();
    startSession(manager);
    expect(await endsAt(path)).toBe(forOthers);
  });

  test.each([
    ['/my-info', '/my-info'],
    ['/employees', '/employee-home'],
    ['//evil.example', '/employee-home'],
    ['', '/employee-home'],
  ])('with %j as start page an employee begins at %s', async (start_page, end) => {
    preferences = { start_page };
    startSession(employee);
    expect(await endsAt('/')).toBe(end);
  });
});

describe('a session that changes', () => {
  test('signing in leads to where one wanted to go', async () => {
    const router = await visit('/employees?page=2');
    const stop = followSession(router);
    startSession(manager);
    await waitFor(() => expect(router.state.location.href).toBe('/employees?page=2'));
    stop();
  });

  test('signing in never leads to another host', async () => {
    const router = await visit('/auth/login?next=%2F%2Fevil.example');
    const stop = followSession(router);
    startSession(manager);
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard'));
    stop();
  });

  test('a 401 leads to the sign-in page, which knows the way back', async () => {
    startSession(manager);
    const router = await visit('/user-profile?tab=security');
    const stop = followSession(router);
    isSessionGood = false;
    await api.get('/users/me/sessions').catch(() => undefined);
    await waitFor(() => expect(router.state.location.href).toBe('/auth/login?next=%2Fuser-profile%3Ftab%3Dsecurity&notice=session_ended'));
    stop();
  });

  test('a token that is no longer good when the page opens leads there too', async () => {
    startSession(manager);
    isSessionGood = false;
    expect(await endsAt('/dashboard')).toBe('/auth/login?next=%2Fdashboard&notice=session_ended');
  });
});

test('every route draws a component that its file has', () => {
  const source = readFileSync(join(import.meta.dirname, 'routes.tsx'), 'utf8');
  const drawn = [...source.matchAll(/import\('(\.[^']+)'\),\s*'(\w+)'/g)];
  expect(drawn.length).toBeGreaterThan(50);
  for (const [, file = '', name = ''] of drawn)
    expect(readFileSync(join(import.meta.dirname, file), 'utf8'), file).toMatch(new RegExp(`export (function|const) ${name}\\b`));
});
