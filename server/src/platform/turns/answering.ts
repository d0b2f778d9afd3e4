let people = 0;
let last = Number.NEGATIVE_INFINITY;
let goOn = new Set<() => void>();

/**
 * A person is being answered, until the end is called. Meanwhile everybody else keeps out of the way, also between two statements of the
 * answer.
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

/** Who was answered a moment ago may ask for more. */
export const isAnybodyAround = (moment = 2000): boolean => isAnybodyAnswered() || performance.now() - last < moment;

/** Calls once, as soon as nobody is being answered any more. */
export const onceNobodyIsAnswered = (call: () => void): void => void goOn.add(call);

function tellAll(): void {
  const calls = goOn;
  goOn = new Set();
  for (const call of calls) call();
}
