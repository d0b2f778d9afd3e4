import type { Behaviour } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Rate, reachedBy } from './reached-by.ts';
import { rerateOpen } from './rerate-rows.ts';

/** A change of a rate applies to rows that are not approved; approved ones change only on request. */
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
