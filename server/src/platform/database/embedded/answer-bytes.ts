import type { PGlite } from '@electric-sql/pglite';

const terminate = 'X'.charCodeAt(0);
const readyForQuery = 'Z'.charCodeAt(0);
const readyForQueryLength = 6;

/** One batch of the wire protocol in, its answer out. An engine that does not say it is ready again has died on the question. */
export async function answerBytes(engine: PGlite, question: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (question[0] === terminate) return undefined;
  const parts: Uint8Array[] = [];
  await engine.execProtocolRawStream(question, {
    syncToFs: false,
    // The engine reuses its memory, so every part is copied before it goes on.
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
