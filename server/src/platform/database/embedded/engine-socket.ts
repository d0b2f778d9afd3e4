import { Duplex } from 'node:stream';
import type { EmbeddedEngine } from './embedded-engine.ts';

let lastSession = 0;

/** Replaces the network socket of node-postgres: the bytes go to the thread of the embedded engine and back. */
export class EngineSocket extends Duplex {
  readonly session = ++lastSession;
  readonly #engine: EmbeddedEngine;

  constructor(engine: EmbeddedEngine) {
    super();
    this.#engine = engine;
  }

  connect(): void {
    this.#engine.attach(this).catch((error) => this.destroy(error));
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#engine.send(this, [chunk]);
    done();
  }

  /** One statement is several messages; they travel together, because the engine answers batch by batch. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#engine.send(
      this,
      chunks.map(({ chunk }) => chunk),
    );
    done();
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#engine.detach(this);
    done(error);
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
