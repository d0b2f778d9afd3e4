import { events, liveTags } from '@cadre/contract/calls/notifications';
import { api } from './api.ts';
import { ApiProblem } from './api-problem.ts';

type Listener = (tags: readonly string[]) => void;

const firstPause = 2_000;
const longestPause = 60_000;
/** The server sends a heartbeat every twenty seconds. */
const longestSilence = 50_000;

/** The page comes first: it is loaded, and at rest, before a request begins that does not end. */
const rest = 4_000;

/**
 * Keeps a stream of events open until the signal aborts. Any event may have been missed before it opened or between two connections, so
 * everything is refetched.
 */
export async function keepStream(signal: AbortSignal, listener: Listener): Promise<void> {
  let pause = firstPause;
  await untilNextTry(signal, rest);
  while (!signal.aborted) {
    try {
      await readStream(signal, listener, () => {
        pause = firstPause;
        listener(liveTags);
      });
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.status === 401) return;
    }
    await untilNextTry(signal, pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, longestPause);
  }
}

async function readStream(signal: AbortSignal, listener: Listener, onOpen: () => void): Promise<void> {
  const silence = watchSilence();
  try {
    const { body } = await api.stream(events.path, AbortSignal.any([signal, silence.signal]));
    onOpen();
    let rest = '';
    for await (const text of textOf(body)) {
      silence.broken();
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) if (part.startsWith('data: ')) listener(JSON.parse(part.slice('data: '.length)));
    }
  } finally {
    silence.end();
  }
}

async function* textOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) yield decoder.decode(read.value, { stream: true });
}

/** A computer that slept may wait for a connection that is long gone, so who comes back looks at the clock. */
function watchSilence() {
  const silent = new AbortController();
  let heardAt = Date.now();
  const look = (): void => {
    if (Date.now() - heardAt > longestSilence) silent.abort();
  };
  const looking = setInterval(look, longestSilence / 5);
  document.addEventListener('visibilitychange', look);
  return {
    signal: silent.signal,
    broken: (): void => {
      heardAt = Date.now();
    },
    end: (): void => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

/** Waits before the next attempt; coming online again ends the wait. */
function untilNextTry(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const goOn = (): void => {
      over.abort();
      clearTimeout(waiting);
      resolve();
    };
    const waiting = setTimeout(goOn, milliseconds);
    signal.addEventListener('abort', goOn, over);
    window.addEventListener('online', goOn, over);
  });
}
