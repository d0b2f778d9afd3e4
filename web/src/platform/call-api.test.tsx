import { call, page, whole } from '@cadre/contract/call';
import { boolean, integer, list, map, required, text } from '@cadre/contract/fields';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi, useCall, useCallMutation } from './call-api.ts';
import { createQueryClient } from './query.ts';
import { usePagedCall } from './use-paged-call.ts';

const lamps = { tag: 'lamps', access: 'lamps.view' } as const;
const listLamps = call({ ...lamps, method: 'GET', path: '/lamps', query: { lit: boolean() }, answer: list({ id: integer(required) }) });
const pageOfLamps = call({ ...lamps, method: 'GET', path: '/all-lamps', answer: page({ id: integer(required) }) });
const lightLamp = call({
  ...lamps,
  method: 'POST',
  path: '/lamps/:room/:id/light',
  body: { colour: text(required), note: text() },
  answer: { id: integer(required) },
  touches: ['lamps'],
});
const oneLamp = call({ ...lamps, method: 'GET', path: '/lamps/:id', answer: { id: integer(required) } });
const removeLamp = call({ ...lamps, method: 'DELETE', path: '/lamps/:id', touches: ['lamps'] });
const manyLamps = call({
  ...lamps,
  method: 'GET',
  path: '/many-lamps',
  query: { page: integer(), per_page: integer() },
  answer: page({ id: integer(required) }),
});
const kitchen = call({ tag: 'rooms', access: 'public', method: 'GET', path: '/kitchen', answer: whole({ warm: boolean(required) }) });
const bringLamps = call({
  ...lamps,
  method: 'POST',
  path: '/lamps/file',
  upload: { dry_run: boolean(), mapping: map(text()) },
  touches: [],
});

const requested: { method: string; url: string; body: unknown }[] = [];
const answers: Record<string, unknown> = {
  'GET /api/v1/lamps': { data: [{ id: 1 }] },
  'GET /api/v1/lamps?lit=true': { data: [{ id: 2 }] },
  'GET /api/v1/all-lamps': { data: [{ id: 3 }], meta: { total: 1, page: 1, per_page: 10, last_page: 1 } },
  'GET /api/v1/lamps/7': { data: { id: 7 } },
  'GET /api/v1/lamps/8': { data: { id: 8 } },
  'DELETE /api/v1/lamps/7': { message: 'Gone.' },
  'GET /api/v1/many-lamps?page=1&per_page=1': { data: [{ id: 1 }], meta: { total: 2, page: 1, per_page: 1, last_page: 2 } },
  'GET /api/v1/many-lamps?page=2&per_page=1': { data: [{ id: 2 }], meta: { total: 2, page: 2, per_page: 1, last_page: 2 } },
  'GET /api/v1/kitchen': { warm: true },
  'POST /api/v1/lamps/hall%20%2F%201/7/light': { message: 'Lit.', data: { id: 7 } },
};

function serverAnswers(): void {
  requested.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    requested.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : body });
    return Response.json(answers[`${method} ${url}`] ?? { error: 'no', code: 'unknown_path' });
  });
}
afterEach(() => vi.unstubAllGlobals());

function within() {
  const client = createQueryClient();
  return { wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> };
}

test('path parameters are filled in, and the other params go to the query or the body, as declared', async () => {
  serverAnswers();
  await callApi(listLamps, { lit: true });
  const { data, message } = await callApi(lightLamp, { room: 'hall / 1', id: 7, colour: 'amber' });
  expect(data.id).toBe(7);
  expect(message).toBe('Lit.');
  expect(requested).toEqual([
    { method: 'GET', url: '/api/v1/lamps?lit=true', body: undefined },
    { method: 'POST', url: '/api/v1/lamps/hall%20%2F%201/7/light', body: { colour: 'amber' } },
  ]);
});

test('a call returns its data; a page keeps its meta, and a whole response everything', async () => {
  serverAnswers();
  const { result } = renderHook(() => [useCall(listLamps).data, useCall(pageOfLamps).data, useCall(kitchen).data] as const, within());
  await waitFor(() => expect(result.current.every(Boolean)).toBe(true));
  const [lamps, paged, room] = result.current;
  expect(lamps).toEqual([{ id: 1 }]);
  expect(paged?.meta.total).toBe(1);
  expect(room).toEqual({ warm: true });
});

test('a write refetches only the queries it touches', async () => {
  serverAnswers();
  const { result } = renderHook(
    () => ({ lamps: useCall(listLamps), room: useCall(kitchen), light: useCallMutation(lightLamp, { room: 'hall / 1', id: 7 }) }),
    within(),
  );
  await waitFor(() => expect(result.current.lamps.data && result.current.room.data).toBeTruthy());
  requested.length = 0;
  await act(() => result.current.light.mutateAsync({ colour: 'red' }));
  expect(requested.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/v1/lamps/hall%20%2F%201/7/light',
    'GET /api/v1/lamps',
  ]);
});

test('a deleted record is not fetched again', async () => {
  serverAnswers();
  const { result } = renderHook(
    () => ({
      lamps: useCall(listLamps),
      one: useCall(oneLamp, { id: 7 }),
      other: useCall(oneLamp, { id: 8 }),
      remove: useCallMutation(removeLamp),
    }),
    within(),
  );
  await waitFor(() => expect(result.current.one.data && result.current.other.data).toBeTruthy());
  requested.length = 0;
  await act(() => result.current.remove.mutateAsync({ id: 7 }));
  expect(requested.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'DELETE /api/v1/lamps/7',
    'GET /api/v1/lamps',
    'GET /api/v1/lamps/8',
  ]);
});

test('a long list is fetched page by page', async () => {
  serverAnswers();
  const { result } = renderHook(() => usePagedCall(manyLamps, { per_page: 1 }), within());
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.pages.flatMap(({ data }) => data)).toEqual([{ id: 1 }, { id: 2 }]));
  expect(result.current.hasNextPage).toBe(false);
});

test('an upload sends the file with its declared fields', async () => {
  const sent: FormData[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 200;
      responseText = '{"message":"Taken."}';
      onload = () => {};
      open() {}
      setRequestHeader() {}
      getAllResponseHeaders = () => '';
      send(form: FormData) {
        sent.push(form);
        this.onload();
      }
    },
  );
  await callApi(bringLamps, { file: new File(['x'], 'lamps.csv'), dry_run: true, mapping: { A: 'name' } });
  expect([...(sent[0] as FormData).keys()]).toEqual(['dry_run', 'mapping', 'files[]']);
  expect(sent[0]?.get('mapping')).toBe('{"A":"name"}');
});
