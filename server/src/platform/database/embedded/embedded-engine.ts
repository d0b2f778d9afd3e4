import { dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { diskComplaint } from '../../files/disk-complaint.ts';
import type { Shut } from '../closable-pool.ts';
import { diskFull } from '../explain-error.ts';
import type { FromEngine, ToEngine } from './engine-messages.ts';

type Client = Duplex & { readonly session: number };

/** The thread that owns the database folder, seen from the server. It is started again on the next connection when it has died. */
export class EmbeddedEngine {
  readonly #folder: string;
  readonly #clients = new Map<number, Client>();
  #starting: Promise<Worker> | undefined;
  #worker: Worker | undefined;
  #closing = false;
  #shut: Shut = () => () => undefined;
  #open: (() => void) | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** During the engine's own maintenance, clients wait in the queue, where interactive work goes first. */
  onUpkeep(shut: Shut): void {
    this.#shut = shut;
  }

  async start(): Promise<Worker> {
    if (this.#closing) throw disconnected('The embedded database is closed.');
    this.#starting ??= this.#startWorker();
    return this.#starting;
  }

  async attach(client: Client): Promise<void> {
    await this.start();
    if (client.destroyed) return;
    this.#clients.set(client.session, client);
    this.#post({ kind: 'open', session: client.session });
  }

  detach(client: Client): void {
    this.#clients.delete(client.session);
  }

  send(client: Client, chunks: Buffer[]): void {
    // A copy of our own: node-postgres keeps small messages in memory that it shares between them.
    const bytes = new Uint8Array(Buffer.concat(chunks));
    this.#post({ kind: 'bytes', session: client.session, bytes }, [bytes.buffer]);
  }

  async close(): Promise<void> {
    this.#closing = true;
    const worker = await this.#starting?.catch(() => undefined);
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    this.#post({ kind: 'close' });
    await ended;
  }

  async #startWorker(): Promise<Worker> {
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: { folder: this.#folder }, execArgv: [] });
    let failure: Error | undefined;
    worker.on('error', (error) => {
      failure = error;
    });
    worker.once('exit', () => this.#lose(failure));
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('exit', () => reject(failure ?? new Error('its thread ended at once')));
    }).catch((error) => this.#explain(error));
    worker.on('message', (message: FromEngine) => this.#receive(message));
    this.#worker = worker;
    return worker;
  }

  /** Without disk space an engine does not start, and its own error does not mention the reason. */
  async #explain(error: unknown): Promise<never> {
    const complaint = await diskComplaint(dirname(this.#folder));
    throw complaint
      ? Object.assign(new Error(complaint), { code: diskFull })
      : disconnected(error instanceof Error ? error.message : String(error));
  }

  #receive(message: FromEngine): void {
    if (message.kind === 'busy') this.#open = this.#shut();
    if (message.kind === 'free') this.#open?.();
    if (message.kind === 'opened') this.#clients.get(message.session)?.emit('connect');
    if (message.kind === 'bytes') this.#clients.get(message.session)?.push(message.bytes);
  }

  #post(message: ToEngine, transfer: ArrayBuffer[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  #lose(failure: Error | undefined): void {
    this.#worker = undefined;
    this.#starting = undefined;
    this.#open?.();
    for (const client of this.#clients.values()) client.destroy(disconnected(failure?.message ?? 'The embedded database stopped.'));
  }
}

/** Looks to node-postgres and to us like a lost network connection, because it is handled like one. */
function disconnected(message: string): Error {
  return Object.assign(new Error(message), { code: 'ECONNRESET' });
}
