import { worthOfTime } from '../../crud/money/worth-of-time.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** Time that clients pay for by the hour, over the aliases `t` (its row) and `p` (its project); a fixed price is billed by milestones. */
export const isBilledByTime: Sql<boolean> = sql`
  (t.billable and t.statement_id is null and p.billing_type in ('time_and_materials', 'retainer') and p.client_id is not null)`;

/** A row's amount, in minor units, with `retainedRows` joined as `x`; null without a rate. */
export const amountOfRow: Sql<number> = sql`coalesce(case when x.id is null then ${worthOfTime('t')} else x.amount end, 0)`;

/** The currency of that amount. */
export const currencyOfRow: Sql<string> = sql`coalesce(x.currency, t.currency)`;

/** Milestones that can be billed, over the aliases `m` and `p`. */
export const isBilledMilestone: Sql<boolean> = sql`(m.status = 'reached' and p.client_id is not null)`;
