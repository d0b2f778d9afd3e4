import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Heard } from './database.ts';

export const channel = 'cadre_live';

const firstPauseMilliseconds = 500;
const longestPauseMilliseconds = 30_000;

/**
 * A dedicated connection that receives notifications of any process, opened with the first listener. After a lost connection it reconnects
 * and reports that some may have been missed.
 */
export function createListening(settings: pg.ClientConfig, log: (line: string) => void) {
  const hearing = new Set<Heard>();
  const stopped = new AbortController();
  let running: Promise<void> | undefined;

  const onNotify: Heard = (result) => {
    for (const heard of hearing) heard(result);
  };

  const keep = async (): Promise<void> => {
    for (let wait = firstPauseMilliseconds; !stopped.signal.aborted; wait = Math.min(wait * 2, longestPauseMilliseconds)) {
      try {
        await listenUntilLost(settings, onNotify, stopped.signal, () => {
          wait = firstPauseMilliseconds;
        });
      } catch (error) {
        log(`Live events wait for the database: ${error instanceof Error ? error.message : String(error)}`);
      }
      await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };

  return {
    listen: (heard: Heard): void => {
      hearing.add(heard);
      running ??= keep();
    },
    stop: async (): Promise<void> => {
      stopped.abort();
      await running;
    },
  };
}

async function listenUntilLost(settings: pg.ClientConfig, onNotify: Heard, stopped: AbortSignal, onListening: () => void): Promise<void> {
  const client = new pg.Client(settings);
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
    stopped.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', ({ payload }) => onNotify(payload));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onListening();
    onNotify(undefined);
    await lost;
  } finally {
    await client.end().catch(() => undefined);
  }
}
