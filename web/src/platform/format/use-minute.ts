import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let now = floorToMinute();

/** The current minute. All clocks of a page change together, on the minute, with one timer. */
export const useMinute = (): Date => useSyncExternalStore(subscribe, () => now);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function tick(): void {
  const next = floorToMinute();
  if (next.getTime() !== now.getTime()) {
    now = next;
    for (const listener of listeners) listener();
  }
  timer = setTimeout(tick, minute - (Date.now() % minute));
}

function floorToMinute(): Date {
  return new Date(Math.floor(Date.now() / minute) * minute);
}
