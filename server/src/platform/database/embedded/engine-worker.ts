import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { createCheckpointer } from './checkpointer.ts';
import type { FromEngine, ToEngine } from './engine-messages.ts';
import { openEngine } from './open-engine.ts';

/** The engine computes without pause while it responds, so it has a separate thread and the server stays responsive. */
if (!parentPort) throw new Error('The embedded database runs in a worker thread.');
const port = parentPort;
const { folder } = workerData as { folder: string };

const engine = await openEngine(folder, stopAtOnce);
const upkeepDue = createCheckpointer(engine);

let previous = Promise.resolve();
port.on('message', (message: ToEngine) => {
  previous = previous.then(() => handle(message)).catch(stopAtOnce);
});
send({ kind: 'ready' });

async function handle(message: ToEngine): Promise<void> {
  if (message.kind === 'close') {
    await engine.postgres.close();
    send({ kind: 'closed' });
    port.close();
    return;
  }
  if (message.kind === 'open') {
    await forgetPreviousClient();
    send({ kind: 'opened', session: message.session });
    return;
  }
  const bytes = await answerBytes(engine.postgres, message.bytes);
  const upkeep = upkeepDue();
  if (upkeep) send({ kind: 'busy' });
  if (bytes) send({ kind: 'bytes', session: message.session, bytes }, [bytes.buffer]);
  if (!upkeep) return;
  await upkeep();
  send({ kind: 'free' });
}

/** All clients share one session: open transactions, prepared statements and settings of one client must not reach the next one. */
async function forgetPreviousClient(): Promise<void> {
  if (engine.postgres.isInTransaction()) await engine.postgres.exec('rollback');
  await engine.postgres.exec('discard all');
}

function send(message: FromEngine, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}

/** After a failure of the disk or of the engine nothing in memory can be trusted; the next start recovers from the log. */
function stopAtOnce(error: unknown): void {
  const standardError = 2;
  writeSync(standardError, `The embedded database stops: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const terminate = 'X'.charCodeAt(0);
const readyForQuery = 'Z'.charCodeAt(0);
const readyForQueryLength = 6;

/** Sends one batch of the wire protocol and returns the response. An engine that does not report ready again has crashed on the batch. */
async function answerBytes(engine: PGlite, question: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (question[0] === terminate) return undefined;
  const parts: Uint8Array[] = [];
  await engine.execProtocolRawStream(question, {
    syncToFs: false,
    // The engine reuses its memory, so every part is copied before it continues.
    onRawData: (bytes) => parts.push(bytes.slice()),
  });
  const answer = join(parts);
  if (answer.at(-readyForQueryLength) !== readyForQuery) throw new Error('The embedded database gave no complete answer.');
  return answer;
}

function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
