import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type Scanner = { url: string; received: Buffer[]; stop(): Promise<void> };

const command = Buffer.from('zINSTREAM\0');

/** A server with the protocol of clamd. `answer` returns the result for a file; if undefined, the server never replies. */
export async function startScanner(answer: (file: Buffer) => string | undefined): Promise<Scanner> {
  const received: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      bytes = Buffer.concat([bytes, part]);
      const file = fileIn(bytes);
      if (file === undefined) return;
      received.push(file);
      const said = answer(file);
      if (said !== undefined) socket.end(said);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The whole file, once its closing piece of no length is there. */
function fileIn(bytes: Buffer): Buffer | undefined {
  if (bytes.length < command.length) return undefined;
  if (!bytes.subarray(0, command.length).equals(command)) throw new Error(`clamd does not know the command ${bytes}`);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > bytes.length) return undefined;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
