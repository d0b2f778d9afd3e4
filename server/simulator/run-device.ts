import { setTimeout as pause } from 'node:timers/promises';
import type { Device } from './create-device.ts';

/** The life of a terminal: handshake, then polling and uploading at the pace the server set, slower after an error. */
export function runDevice(device: Device, say: (line: string) => void) {
  let stopped = false;
  let wake = new AbortController();

  const live = async (): Promise<void> => {
    while (!stopped) {
      wake = new AbortController();
      const seconds = await step();
      await pause(seconds * 1000, undefined, { signal: wake.signal }).catch(() => {});
    }
  };

  async function step(): Promise<number> {
    try {
      if (!device.options()) await device.boot();
      const options = device.options();
      if (options) await device.upload();
      await device.poll();
      if (device.waiting() > 0) return options?.errorDelaySeconds ?? 30;
      return options?.delaySeconds ?? 10;
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      return device.options()?.errorDelaySeconds ?? 30;
    }
  }

  const lived = live();
  return {
    /** Runs the next step immediately: a terminal in real-time mode does not wait for its next poll. */
    hurry: (): void => wake.abort(),
    async stop(): Promise<void> {
      stopped = true;
      wake.abort();
      await lived;
    },
  };
}
