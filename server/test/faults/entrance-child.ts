import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { openServices } from '../../src/platform/open-services.ts';

/** A server that dies where it hurts most: everything of an upload is saved, and not a byte of the answer has left. */
const { config, uploads } = JSON.parse(process.env.ENTRANCE_CHILD ?? '{}');
const services = await openServices(config, createLog('silent'));
const app = await createApp(services);
await app.ready();
let left: number = uploads;
app.server.prependListener('request', (request, response) => {
  if (!request.url?.includes('table=ATTLOG')) return;
  left -= 1;
  if (left > 0) return;
  response.writeHead = () => {
    process.kill(process.pid, 'SIGKILL');
    return response;
  };
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
