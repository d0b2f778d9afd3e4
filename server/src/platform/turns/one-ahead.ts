/** Prepares the next of them while whoever asked still works on the one before. */
export async function* oneAhead<T, R>(items: readonly T[], prepare: (item: T) => Promise<R>): AsyncGenerator<R, void> {
  let next = started(0);
  for (let at = 1; next; at += 1) {
    const ready: R = await next;
    next = started(at);
    yield ready;
  }

  function started(at: number): Promise<R> | undefined {
    const item = items[at];
    if (item === undefined) return undefined;
    const prepared = prepare(item);
    // Whoever asked may have stopped by then; where they go on, they meet the failure.
    prepared.catch(() => undefined);
    return prepared;
  }
}
