import { liveTags } from '@cadre/contract/calls/notifications';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepStream } from './live-stream.ts';

/** A server with event streams that the test writes. */
function fakeServer() {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    expect(headers).toMatchObject({ accept: 'text/event-stream' });
    return new Response(new ReadableStream({ start: (stream) => void opened.push(stream) }));
  });
  return { opened, say: (text: string) => opened.at(-1)?.enqueue(new TextEncoder().encode(text)) };
}

/** Coming online again ends the wait. */
const openNow = (isOpen: () => void) =>
  waitFor(() => {
    window.dispatchEvent(new Event('online'));
    isOpen();
  });

test('events arrive however the stream is cut into chunks, and a lost stream is reopened and everything refetched', async () => {
  const server = fakeServer();
  const result: (readonly string[])[] = [];
  const gone = new AbortController();
  const stored = keepStream(gone.signal, (tags) => result.push(tags));
  await openNow(() => expect(server.opened).toHaveLength(1));
  await waitFor(() => expect(result).toEqual([liveTags]));

  server.say('retry: 2000\n\ndata: ["notif');
  server.say('ications"]\n\n: still here\n\n');
  await waitFor(() => expect(result).toEqual([liveTags, ['notifications']]));

  server.opened[0]?.close();
  await openNow(() => expect(server.opened).toHaveLength(2));
  await waitFor(() => expect(result).toEqual([liveTags, ['notifications'], liveTags]));

  gone.abort();
  server.opened[1]?.close();
  await stored;
});

test('after a sign-out the stream is not reopened', async () => {
  const knocks = vi.fn(async () => new Response('{"error":"Sign in again."}', { status: 401 }));
  vi.stubGlobal('fetch', knocks);
  const stored = keepStream(new AbortController().signal, () => undefined);
  window.dispatchEvent(new Event('online'));
  await stored;
  expect(knocks).toHaveBeenCalledOnce();
});
