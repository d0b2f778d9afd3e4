import type { FastifyInstance } from 'fastify';
import { inNameOf } from '../../platform/database/in-name-of.ts';
import type { House } from '../../platform/house.ts';
import { applyDueChanges } from './apply-due-changes.ts';
import { quarterGate } from './quarter-gate.ts';

/**
 * A change holds from the first minute of its day where its branch is: whoever asks first after a midnight, wherever that is, waits until
 * what is due has been applied. The job does it where nobody asks, and the start for the days on which nobody was running.
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
