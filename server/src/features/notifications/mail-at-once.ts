import type { FastifyInstance } from 'fastify';
import { inNameOf } from '../../platform/database/in-name-of.ts';
import type { House } from '../../platform/house.ts';
import { inRank } from '../../platform/turns/rank.ts';
import { mailNotices } from './mail-notices.ts';

/** Notices within this time are mailed together. */
const gatherMilliseconds = 2_000;

/** Mails are sent shortly after their events. The scheduled job sends the later ones, and any that were missed here. */
export function mailAtOnce(app: FastifyInstance, house: House): void {
  let timer: NodeJS.Timeout | undefined;
  let mailing = Promise.resolve();
  const mail = (): void => {
    timer = undefined;
    mailing = inRank('background', () => inNameOf('system', () => mailNotices(house))).catch((error) =>
      house.log.warn({ err: error }, 'mails wait for the job by the clock'),
    );
  };
  house.db.listen((told) => {
    if (told?.endsWith(' notifications')) timer ??= setTimeout(mail, gatherMilliseconds);
  });
  app.addHook('preClose', async () => {
    clearTimeout(timer);
    await mailing;
  });
}
