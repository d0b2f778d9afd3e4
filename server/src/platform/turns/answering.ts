let people = 0;
let last = Number.NEGATIVE_INFINITY;
let goOn = new Set<() => void>();

/**
 * Marks the start of a user's request, until the returned function is called. Meanwhile other work yields, also between two statements of
 * the request.
 */
export function beginAnswering(): () => void {
  let isOver = false;
  people += 1;
  return () => {
    if (isOver) return;
    isOver = true;
    people -= 1;
    last = performance.now();
    if (people === 0) tellAll();
  };
}

export const isAnybodyAnswered = (): boolean => people > 0;

/** A user who got a response a moment ago may send the next request. */
export const isAnybodyAround = (moment = 2000): boolean => isAnybodyAnswered() || performance.now() - last < moment;

/** Calls once, as soon as no user's request is running. */
export const onceNobodyIsAnswered = (call: () => void): void => void goOn.add(call);

function tellAll(): void {
  const calls = goOn;
  goOn = new Set();
  for (const call of calls) call();
}
