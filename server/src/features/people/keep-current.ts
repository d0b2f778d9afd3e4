import type { FastifyInstance } from 'fastify';
import { inNameOf } from '../../platform/database/in-name-of.ts';
import type { House } from '../../platform/house.ts';
import { applyDueChanges } from './apply-due-changes.ts';
import { quarterGate } from './quarter-gate.ts';

/**
 * A change applies from the first minute of its day in its branch: the first request after a midnight anywhere waits until due changes have
 * been applied. The job does this without requests, and the start of the server after downtime.
 */
export function keepCurrent(app: FastifyInstance, house: House): void {
  const apply = (days: 'all' | 'recent') =>
    inNameOf('system', () => applyDueChanges(house, days)).catch((error) =>
      house.log.error({ err: error }, 'the employment of today was not brought up to date'),
    );
  const pass = quarterGate(() => apply('recent'));
  house.jobs.every('apply_due_changes', '*/15 * * * *', () => applyDueChanges(house, 'recent'));
  app.addHook('onReady', () => apply('all'));
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/')) await pass(Date.now());
  });
}
