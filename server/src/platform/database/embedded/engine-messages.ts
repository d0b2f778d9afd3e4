/** To the thread of the engine: a client arrives, a client speaks, the process ends. */
export type ToEngine =
  | { kind: 'open'; session: number }
  | { kind: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'close' };

/**
 * Messages from the engine's thread. Between `busy` and `free` the engine does its own maintenance; `busy` is sent before the response
 * after which the maintenance begins.
 */
export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'opened'; session: number }
  | { kind: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'busy' }
  | { kind: 'free' }
  | { kind: 'closed' };
