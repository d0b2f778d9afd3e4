/** Prepares the next item while the consumer works on the current one. */
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
    // The consumer may have stopped by then; if it continues, the failure is thrown.
    prepared.catch(() => undefined);
    return prepared;
  }
}
