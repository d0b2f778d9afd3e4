/** Prepares the next of them while whoever asked still works on the one before. */
export async function* oneAhead<T, R>(items: Iterable<T>, prepare: (item: T) => Promise<R>): AsyncGenerator<R, void> {
  const left = Iterator.from(items);
  let next = started();
  while (next) {
    const ready: R = await next;
    next = started();
    yield ready;
  }

  function started(): Promise<R> | undefined {
    const { done, value } = left.next();
    if (done) return undefined;
    const prepared = prepare(value);
    // Whoever asked may have stopped by then; where they go on, they meet the failure.
    prepared.catch(() => undefined);
    return prepared;
  }
}
