import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { inRank } from '../../platform/batching/rank.ts';
import { runAs } from '../../platform/database/run-as.ts';
import type { Services } from '../../platform/services.ts';
import { remindAndEscalate } from './remind-and-escalate.ts';

/** Requests go to their new approvers right after the change that made them stale. The job by the clock catches up on whatever is missed here. */
export function rerouteAtOnce(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  let isNeeded = false;
  let running: Promise<void> | undefined;
  const reroute = async (): Promise<void> => {
    while (isNeeded) {
      isNeeded = false;
      await inRank('background', () => runAs('system', () => remindAndEscalate(services, behaviours)));
    }
  };
  services.db.listen((result) => {
    if (result !== 'stale_approvals') return;
    isNeeded = true;
    running ??= reroute()
      .catch((error) => services.log.warn({ err: error }, 'approvals wait for the job by the clock'))
      .finally(() => {
        running = undefined;
      });
  });
  app.addHook('preClose', async () => {
    isNeeded = false;
    await running;
  });
}
