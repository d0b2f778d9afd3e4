import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ada = { id: 1, name: 'Ada', firstname: 'Ada', lastname: 'A', email: 'ada@example.com', occupation: null, pic: null, roles: [1] };
type Request = { method: string; body?: unknown; keepalive?: boolean };
const requested: Request[] = [];

function server({ isSlow = false, status = 200 } = {}): void {
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body, keepalive }: RequestInit = {}) => {
    requested.push({ method, ...(body ? { body: JSON.parse(body as string) } : {}), ...(keepalive ? { keepalive } : {}) });
    if (isSlow && method === 'PUT') await new Promise(() => {});
    return Response.json(status === 200 ? { data: { user: ada, preferences: {} } } : { error: 'No.', code: 'invalid' }, { status });
  });
}

/** Reloads the page in the same tab. */
async function loadPage() {
  vi.resetModules();
  const [{ createQueryClient }, { useSavePreference }, { meQuery }, { startSession }] = await Promise.all([
    import('../query.ts'),
    import('./preferences.ts'),
    import('./session.ts'),
    import('./session-store.ts'),
  ]);
  startSession({ access_token: 'token', user: ada });
  const client = createQueryClient();
  await client.fetchQuery(meQuery());
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return renderHook(() => useSavePreference({ quiet: true }), { wrapper }).result;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  requested.length = 0;
});

const choices = { density: 'compact', week_start: 7 };

test('choices made before a reload reach the server before the page reads anything', async () => {
  server({ isSlow: true });
  const page = await loadPage();
  act(() => page.current.mutate({ density: 'compact' }));
  act(() => page.current.mutate({ week_start: 7 }));
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('week_start'));
  expect(requested).toContainEqual({ method: 'PUT', body: { density: 'compact' } });

  requested.length = 0;
  server();
  await loadPage();
  expect(requested).toEqual([{ method: 'PUT', body: choices }, { method: 'GET' }]);
  requested.length = 0;
  await loadPage();
  expect(requested).toEqual([{ method: 'GET' }]);
});

test('who closes the page sends it on the way out', async () => {
  server({ isSlow: true });
  const page = await loadPage();
  act(() => page.current.mutate({ density: 'compact' }));
  act(() => page.current.mutate({ week_start: 7 }));
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('week_start'));
  window.dispatchEvent(new Event('pagehide'));
  expect(requested).toContainEqual({ method: 'PUT', body: choices, keepalive: true });
  window.dispatchEvent(new Event('pageshow'));
});

test.each([
  ['saved', 200],
  ['refused', 422],
])('a choice that the server has %s is not sent again', async (_, status) => {
  server();
  const page = await loadPage();
  server({ status });
  act(() => page.current.mutate({ density: 'compact' }));
  await waitFor(() => expect(page.current.status).toBe(status === 200 ? 'success' : 'error'));
  requested.length = 0;
  server();
  await loadPage();
  expect(requested).toEqual([{ method: 'GET' }]);
});
