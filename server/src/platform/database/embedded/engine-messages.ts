/** To the thread of the engine: a client arrives, a client speaks, the process ends. */
export type ToEngine =
  | { kind: 'open'; session: number }
  | { kind: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'close' };

/** From the thread of the engine. */
export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'opened'; session: number }
  | { kind: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'closed' };
