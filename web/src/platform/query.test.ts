import { afterEach, expect, test, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { clearMessages, readMessages } from './message-store.ts';
import { createQueryClient } from './query.ts';

afterEach(clearMessages);

const shown = () => readMessages().shown.map(({ kind, text }) => `${kind}: ${text}`);
const refuse = (status: number, body: object) => () => Promise.reject(new ApiProblem(status, 'Refused', body));

const write = (answer: () => Promise<unknown>, meta?: { quiet: boolean }) => {
  const client = createQueryClient();
  return client
    .getMutationCache()
    .build(client, { mutationFn: answer, ...(meta && { meta }) })
    .execute(undefined)
    .catch(() => undefined);
};

test('a write shows the server’s message', async () => {
  await write(async () => ({ message: 'User Mei Lin saved' }));
  expect(shown()).toEqual(['info: User Mei Lin saved']);
});

test('a write that was refused shows why', async () => {
  await write(refuse(409, { code: 'in_use' }));
  expect(shown()).toEqual(['error: Refused']);
});

test.each([
  ['errors of fields are shown below the fields', 422, { code: 'invalid', fields: { name: ['Name is required'] } }],
  ['a lost race has its own dialog', 409, { code: 'stale' }],
  ['the end of a session is announced by the sign-in page', 401, { code: 'not_signed_in' }],
])('%s', async (_story, status, body) => {
  await write(refuse(status, body));
  expect(shown()).toEqual([]);
});

test('a quiet write shows no message, because its caller shows the outcome', async () => {
  await write(async () => ({ message: 'Saved' }), { quiet: true });
  expect(shown()).toEqual([]);
});

test('a query is sent once, never retried automatically, and its failure is shown', async () => {
  const client = createQueryClient();
  let requested = 0;
  const queryFn = () => {
    requested += 1;
    return Promise.reject(new ApiProblem(0, 'The server cannot be reached.'));
  };
  await client.fetchQuery({ queryKey: ['x'], queryFn }).catch(() => undefined);
  expect(requested).toBe(1);
  expect(shown()).toEqual(['error: The server cannot be reached.']);
});

test('fetched data is fresh for half a minute, and dropped after a minute without a reader', async () => {
  vi.useFakeTimers();
  try {
    const client = createQueryClient();
    let requested = 0;
    const params = { queryKey: ['y'], queryFn: () => Promise.resolve(++requested) };
    const after = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      return client.fetchQuery(params);
    };
    expect(await after(0)).toBe(1);
    expect(await after(29_999)).toBe(1);
    expect(await after(1)).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(client.getQueryData(['y'])).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
