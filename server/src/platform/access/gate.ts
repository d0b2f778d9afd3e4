import { Problem } from '../problem.ts';

type Gate = <R>(work: () => Promise<R>) => Promise<R>;

const isBusy = (): Problem => new Problem('busy', { retryAfter: 5 });

/** Runs up to `width` calls at once and queues the rest; a call that finds the queue full is refused. */
export function createGate(width: number, longestLine: number, full = isBusy): Gate {
  let inside = 0;
  const line: (() => void)[] = [];

  return async (work) => {
    if (inside >= width) {
      if (line.length >= longestLine) throw full();
      await new Promise<void>((enter) => line.push(enter));
    } else {
      inside += 1;
    }
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that no later call can take it in between.
      const next = line.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}

/** A gate for each key, which exists while a call with that key is running or queued. */
export function createGates(width: number, longestLine: number, full = isBusy): <R>(key: string, work: () => Promise<R>) => Promise<R> {
  const gates = new Map<string, { through: Gate; people: number }>();

  return async (key, work) => {
    const gate = gates.get(key) ?? { through: createGate(width, longestLine, full), people: 0 };
    gates.set(key, gate);
    gate.people += 1;
    try {
      return await gate.through(work);
    } finally {
      gate.people -= 1;
      if (gate.people === 0) gates.delete(key);
    }
  };
}
