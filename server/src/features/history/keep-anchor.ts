import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { checkAnchor, writeAnchor } from './anchor.ts';

const milliseconds = 1000;

/** The anchor follows the history: at the start, a moment after whatever happened, and at the end. One that does not hold is never replaced. */
export function keepAnchor(app: FastifyInstance, { db: { run }, files, seal, log }: Services): void {
  const keeping = { files, seal };
  let timer: NodeJS.Timeout | undefined;
  let last = -1;

  const settle = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    try {
      const { rows } = await run('select max(id)::int as id from logs', []);
      if (rows[0].id === last) return;
      const { state, anchor } = await checkAnchor({ run }, keeping);
      if (state === 'cut' || state === 'forged') log.error({ state, anchor }, 'the history does not reach its anchor');
      else last = (await writeAnchor({ run }, keeping)).id;
    } catch (error) {
      log.warn({ err: error }, 'the anchor of the history was not written');
    }
  };

  app.addHook('onReady', settle);
  app.addHook('onResponse', async () => {
    timer ??= setTimeout(() => void settle(), milliseconds).unref();
  });
  app.addHook('onClose', settle);
}
