import type { FastifyInstance } from 'fastify';
import { inRank } from '../../platform/batching/rank.ts';
import { runAs } from '../../platform/database/run-as.ts';
import type { Services } from '../../platform/services.ts';
import { mailNotices } from './mail-notices.ts';

/** Notices within this time are mailed together. */
const gatherMilliseconds = 2_000;

/** Mails are sent shortly after their events. The scheduled job sends the later ones, and any that were missed here. */
export function mailAtOnce(app: FastifyInstance, services: Services): void {
  let timer: NodeJS.Timeout | undefined;
  let mailing = Promise.resolve();
  const mail = (): void => {
    timer = undefined;
    mailing = inRank('background', () => runAs('system', () => mailNotices(services))).catch((error) =>
      services.log.warn({ err: error }, 'mails wait for the job by the clock'),
    );
  };
  services.db.listen((result) => {
    if (result?.endsWith(' notifications')) timer ??= setTimeout(mail, gatherMilliseconds);
  });
  app.addHook('preClose', async () => {
    clearTimeout(timer);
    await mailing;
  });
}
