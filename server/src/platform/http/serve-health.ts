import type { FastifyInstance } from 'fastify';
import { pendingMigrations } from '../database/migrate.ts';
import type { Services } from '../services.ts';

const rememberedMilliseconds = 1000;

/** `/health`: the process is alive. `/ready`: the database responds and is migrated; polled often, so the result is cached for a second. */
export function serveHealth(app: FastifyInstance, services: Services, migrationsFolder: string): void {
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  let answer: Promise<boolean> | undefined;
  let checkedAt = 0;
  app.get('/ready', async (_request, reply) => {
    if (!answer || Date.now() - checkedAt > rememberedMilliseconds) {
      checkedAt = Date.now();
      answer = isReady(services, migrationsFolder);
    }
    const ready = await answer;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}

async function isReady(services: Services, migrationsFolder: string): Promise<boolean> {
  try {
    return (await pendingMigrations(services.db, migrationsFolder)).length === 0;
  } catch (error) {
    services.log.warn({ err: error }, 'not ready');
    return false;
  }
}
