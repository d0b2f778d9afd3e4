import type { FastifyInstance } from 'fastify';
import type { House } from './platform/house.ts';
import { drain } from './platform/http/drain.ts';
import { closeHouse } from './platform/open-house.ts';

const drainMilliseconds = 10_000;
const patienceMilliseconds = 25_000;

/** Takes no new request, finishes what runs, then closes jobs and database. A second signal, or too long a wait, ends it at once. */
export function stopOnSignal(app: FastifyInstance, house: House): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMilliseconds).unref();
    close(app, house).then(
      () => process.exit(0),
      (error) => {
        house.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function close(app: FastifyInstance, house: House): Promise<void> {
  await drain(app, drainMilliseconds);
  await closeHouse(house);
}
