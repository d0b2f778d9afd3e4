import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { ApiProblem } from './api-problem.ts';
import { localStore } from './session/local-store.ts';
import { endSession, onSessionChange, readSession, type Session, startSession } from './session/session-store.ts';
import { mira } from './testing/mira.ts';
import { useOpenWarning } from './warnings.ts';

const requested: { url: string; sent: RequestInit & { headers: Record<string, string> } }[] = [];

function serverAnswers(status: number, body: unknown, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', async (url: string, sent: RequestInit) => {
    requested.push({ url, sent: sent as never });
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  });
}

const problemOf = (call: Promise<unknown>): Promise<ApiProblem> =>
  call.then(
    () => Promise.reject(new Error('it was accepted')),
    (problem) => problem,
  );

/** A draft of a form, the order of a list, data of an earlier version, and the theme. */
function leaveThings(): void {
  localStore('device', 7).keep('paper.contract.new', '{}');
  localStore('tab', 7).keep('neighbours.employees', '{}');
  localStorage.setItem('cadre.form.7.contract.new', '{}');
  sessionStorage.setItem('cadre.draft.bank-accounts.new.', '{}');
  localStorage.setItem('cadre.theme', 'dark');
}

const thingsLeft = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  endSession();
  requested.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('a warning', () => {
  const warning = { error: 'This leaves nobody with these permissions.', code: 'last_holder' };
  const answersTwice = () => {
    vi.stubGlobal('fetch', async (url: string, sent: RequestInit & { headers: Record<string, string> }) => {
      requested.push({ url, sent });
      const isConfirmed = sent.headers['x-cadre-confirm'] === 'last_holder';
      return new Response(JSON.stringify(isConfirmed ? { data: { id: 7 } } : warning), { status: isConfirmed ? 200 : 409 });
    });
  };
  const decide = async (goesOn: boolean) => {
    const { result } = renderHook(() => useOpenWarning());
    await waitFor(() => expect(result.current?.text).toBe(warning.error));
    act(() => result.current?.settle(goesOn));
  };

  test('is shown first; confirming it repeats the same request with its code', async () => {
    answersTwice();
    const answer = api.delete('/users/7', { version: 3 });
    await decide(true);
    expect(await answer).toEqual({ data: { id: 7 } });
    expect(requested.map(({ sent }) => sent.body)).toEqual(['{"version":3}', '{"version":3}']);
  });

  test('that is not confirmed leaves everything as it is', async () => {
    answersTwice();
    const answer = problemOf(api.delete('/users/7'));
    await decide(false);
    expect((await answer).code).toBe('last_holder');
    expect(requested).toHaveLength(1);
  });
});

describe('talking to the server', () => {
  test('every request carries the token and the language, and empty parameters stay at home', async () => {
    startSession({ access_token: 'secret', user: mira });
    localStorage.setItem('cadre.language', 'de');
    serverAnswers(200, { data: [] });
    await api.get('/users', { page: 2, search: '', filters: undefined });
    expect(requested[0]?.url).toBe('/api/v1/users?page=2');
    expect(requested[0]?.sent.headers).toMatchObject({ authorization: 'Bearer secret', 'accept-language': 'de' });
  });

  test('a refusal arrives with its code, its fields and its request', async () => {
    serverAnswers(422, {
      error: 'Check the highlighted fields.',
      code: 'invalid',
      fields: { name: ['Name is required'] },
      request_id: 'r1',
    });
    const problem = await problemOf(api.post('/users', {}));
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({
      status: 422,
      code: 'invalid',
      fields: { name: ['Name is required'] },
      requestId: 'r1',
      hasFields: true,
    });
  });

  test('an error in the body counts as an error even with status 200', async () => {
    serverAnswers(200, { error: 'No.', code: 'not_allowed' });
    expect((await problemOf(api.get('/users'))).message).toBe('No.');
  });

  test('too many attempts return the time to wait', async () => {
    serverAnswers(429, { error: 'Too many', code: 'too_many_requests' }, { 'retry-after': '120' });
    expect((await problemOf(api.post('/login', {}))).retryAfter).toBe(120);
  });

  test('a lost connection is reported as a network problem', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await problemOf(api.get('/users'))).toMatchObject({ status: 0, code: 'network' });
  });
});

describe('the session', () => {
  test('a 401 on any call ends it and clears the stored data, in both storages', async () => {
    startSession({ access_token: 'old', user: mira });
    leaveThings();
    serverAnswers(401, { error: 'Please sign in.', code: 'not_signed_in' });
    await problemOf(api.get('/users'));
    expect(readSession()).toBeUndefined();
    expect(thingsLeft()).toEqual(['cadre.theme']);
    localStore('tab', 7).keep('late', 'a page that still stands');
    expect(thingsLeft()).toEqual(['cadre.theme']);
  });

  test.each(['Füße', 'ключ', 'two\nlines', 'with blank', 'tab\t', '', 12])('a token that cannot be sent is none: %j', (access_token) => {
    startSession({ access_token, user: mira } as Session);
    expect(readSession()).toBeUndefined();
  });

  test('a user who signs in finds no data of the previous user, even without a sign-out', () => {
    startSession({ access_token: 'hers', user: mira });
    leaveThings();
    startSession({ access_token: 'his', user: { ...mira, id: 70 } });
    expect(thingsLeft()).toEqual(['cadre.session', 'cadre.theme']);
  });

  test('a tab that was closed while the user signed out forgets the session when it is opened again', async () => {
    leaveThings();
    sessionStorage.setItem('cadre.kept.7.neighbours.employees', '{}');
    vi.resetModules();
    await import('./session/session-store.ts');
    expect(thingsLeft()).toEqual(['cadre.theme']);
  });

  test('a reloaded page finds the session and the stored data of its user', async () => {
    startSession({ access_token: 'good', user: mira });
    localStore('tab', 7).keep('neighbours.employees', '{}');
    const before = thingsLeft();
    vi.resetModules();
    const again = await import('./session/session-store.ts');
    expect(again.readSession()?.user.name).toBe('Mira Sol');
    expect(thingsLeft()).toEqual(before);
  });

  test('a 403 leaves it alone', async () => {
    startSession({ access_token: 'good', user: mira });
    serverAnswers(403, { error: 'You don’t have permission to do this.', code: 'not_allowed' });
    await problemOf(api.get('/users'));
    expect(readSession()?.user.name).toBe('Mira Sol');
  });

  test('a late 401 of the session before does not end the new one', async () => {
    startSession({ access_token: 'old', user: mira });
    vi.stubGlobal('fetch', async () => {
      startSession({ access_token: 'new', user: mira });
      return new Response('{}', { status: 401 });
    });
    await problemOf(api.get('/users'));
    expect(readSession()?.access_token).toBe('new');
  });

  test('signing out in another tab signs out here', () => {
    startSession({ access_token: 'good', user: mira });
    const result = vi.fn();
    const stop = onSessionChange(result);
    leaveThings();
    localStorage.removeItem('cadre.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cadre.session' }));
    stop();
    expect(result).toHaveBeenCalledOnce();
    expect(readSession()).toBeUndefined();
    expect(thingsLeft()).toEqual(['cadre.theme']);
  });
});
