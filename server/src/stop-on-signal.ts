import type { FastifyInstance } from 'fastify';
import { drain } from './platform/http/drain.ts';
import { closeServices } from './platform/open-services.ts';
import type { Services } from './platform/services.ts';

const drainMilliseconds = 10_000;
const patienceMilliseconds = 25_000;

/** Accepts no new requests, finishes running ones, then closes jobs and database. A second signal, or a timeout, ends the process immediately. */
export function stopOnSignal(app: FastifyInstance, services: Services): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMilliseconds).unref();
    close(app, services).then(
      () => process.exit(0),
      (error) => {
        services.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function close(app: FastifyInstance, services: Services): Promise<void> {
  await drain(app, drainMilliseconds);
  await closeServices(services);
}
