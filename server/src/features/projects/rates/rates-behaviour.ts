import type { Behaviour } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Rate, reachedBy } from './reached-by.ts';
import { rerateOpen } from './rerate-rows.ts';

/** Whatever becomes of a rate, rows that are not approved follow it; approved ones stay until somebody says otherwise. */
export const ratesBehaviour: Behaviour = {
  async afterWrite({ tx, before, after }) {
    await rerateOpen(tx, sql`(${reachedBy(after as Rate)} or ${before ? reachedBy(before as Rate) : sql`false`})`);
  },
  async beforeDelete({ tx, before }) {
    tx.beforeCommit(`rerate ${before.id}`, async () => {
      await rerateOpen(tx, reachedBy(before as Rate));
    });
  },
};
