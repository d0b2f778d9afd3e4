let people = 0;
let last = Number.NEGATIVE_INFINITY;
let waiting = new Set<() => void>();

/**
 * Marks the start of a user's request, until the returned function is called. Meanwhile other work yields, also between two statements of
 * the request.
 */
export function beginRequest(): () => void {
  let isOver = false;
  people += 1;
  return () => {
    if (isOver) return;
    isOver = true;
    people -= 1;
    last = performance.now();
    if (people === 0) notifyWaiting();
  };
}

export const isRequestRunning = (): boolean => people > 0;

/** A user who got a response a moment ago may send the next request. */
export const isUserActive = (moment = 2000): boolean => isRequestRunning() || performance.now() - last < moment;

/** Calls once, as soon as no user's request is running. */
export const onceIdle = (call: () => void): void => void waiting.add(call);

function notifyWaiting(): void {
  const calls = waiting;
  waiting = new Set();
  for (const call of calls) call();
}
