import { Worker } from 'node:worker_threads';

export type Written = { bytes: Uint8Array<ArrayBuffer> } | { failure: unknown };
type Order = { order: unknown; isLarge?: boolean };

/**
 * Threads that write files, reused for several files: the libraries and the fonts take longer to load than most files take to write. After a large
 * file the thread ends, which releases its memory. The threads do not keep the process alive.
 */
export function workerPool(file: URL, maxOldGenerationSizeMb: number): (requested: Order) => Promise<Buffer> {
  const idle = new Set<Worker>();
  const open = (): Worker => {
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb } });
    return worker.on('error', () => idle.delete(worker)).on('exit', () => idle.delete(worker));
  };

  return ({ order, isLarge = false }) => {
    const [worker = open()] = idle;
    idle.delete(worker);
    return new Promise((resolve, reject) => {
      const settle = (written: Written): void => {
        worker.off('message', keep).off('error', fail).off('exit', end);
        if ('bytes' in written) resolve(Buffer.from(written.bytes.buffer));
        else reject(written.failure);
      };
      const keep = (written: Written): void => {
        settle(written);
        worker.unref();
        if (isLarge) void worker.terminate();
        else idle.add(worker);
      };
      const fail = (failure: unknown): void => settle({ failure });
      const end = (code: number): void => fail(new Error(`Writing a file ended without one (${code}).`));
      worker.on('message', keep).on('error', fail).on('exit', end);
      // Keeps the process alive while a caller waits for the result.
      worker.ref();
      try {
        worker.postMessage(order);
      } catch (failure) {
        keep({ failure });
      }
    });
  };
}
