/** To the thread of the engine: a client arrives, a client speaks, the process ends. */
export type ToEngine =
  | { kind: 'open'; session: number }
  | { kind: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'close' };

/** From the thread of the engine. Between `busy` and `free` it has work of its own, which it tells before the answer after which it begins. */
export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'opened'; session: number }
  | { kind: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'busy' }
  | { kind: 'free' }
  | { kind: 'closed' };
