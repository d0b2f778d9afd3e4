import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { inNameOf } from '../../platform/database/in-name-of.ts';
import type { House } from '../../platform/house.ts';
import { inRank } from '../../platform/turns/rank.ts';
import { tendApprovals } from './tend-approvals.ts';

/** Requests go to their new approvers right after the change that made them stale. The job by the clock catches up on whatever is missed here. */
export function rerouteAtOnce(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const reroute = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await inRank('background', () => inNameOf('system', () => tendApprovals(house, behaviours)));
    }
  };
  house.db.listen((told) => {
    if (told !== 'stale_approvals') return;
    isWanted = true;
    running ??= reroute()
      .catch((error) => house.log.warn({ err: error }, 'approvals wait for the job by the clock'))
      .finally(() => {
        running = undefined;
      });
  });
  app.addHook('preClose', async () => {
    isWanted = false;
    await running;
  });
}
