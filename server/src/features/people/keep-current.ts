import type { FastifyInstance } from 'fastify';
import { runAs } from '../../platform/database/run-as.ts';
import type { Services } from '../../platform/services.ts';
import { applyDueChanges } from './apply-due-changes.ts';
import { quarterGate } from './quarter-gate.ts';

/**
 * A change applies from the first minute of its day in its branch: the first request after a midnight anywhere waits until due changes have
 * been applied. The job does this without requests, and the start of the server after downtime.
 */
export function keepCurrent(app: FastifyInstance, services: Services): void {
  const apply = (days: 'all' | 'recent') =>
    runAs('system', () => applyDueChanges(services, days)).catch((error) =>
      services.log.error({ err: error }, 'the employment of today was not brought up to date'),
    );
  const pass = quarterGate(() => apply('recent'));
  services.jobs.every('apply_due_changes', '*/15 * * * *', () => applyDueChanges(services, 'recent'));
  app.addHook('onReady', () => apply('all'));
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/')) await pass(Date.now());
  });
}
