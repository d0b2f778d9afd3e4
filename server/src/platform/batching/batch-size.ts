const mostAtOnce = 500;

/**
 * `aim`: the target duration of a batch in milliseconds. `least`: if a batch has a high fixed cost, smaller ones would only take longer in
 * total.
 */
type BatchSize = { aim: number; least?: number };

/** The size of the next batch, from the size and duration of the last one: shrinks immediately, grows gradually. */
export function nextSize(done: number, milliseconds: number, { aim, least = 1 }: BatchSize): number {
  const fitting = Math.floor((done * aim) / Math.max(milliseconds, 1));
  return Math.max(least, Math.min(fitting, done * 2, mostAtOnce));
}
