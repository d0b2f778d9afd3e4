import { sql } from '../../../platform/database/sql.ts';

/**
 * All of a delivery is found by keys. In a young house the planner would rather read whole tables, which are small then, and a connection keeps
 * the plans of its foreign keys while the tables grow. Part of the statement that locks the device, which comes first.
 */
export const byKeys = sql`set_config('enable_seqscan', 'off', true)`;
