import type { Day } from '@cadre/rules/calendar';
import { loadRetainers, unbilledFees } from '../../crud/money/load-retainers.ts';
import { retainedRows } from '../../crud/money/retained-rows.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

export type RetainerFee = ReturnType<typeof unbilledFees>[number];

/** How much of a row is beyond the fee, and what that costs; no amount where no rate applies. */
export type RetainedTime = { over_minutes: number; amount: number | null; currency: string; overage_rate: number | null };

type Retainers = {
  /** The fees that are not billed yet, up to the month of a day. */
  fees: RetainerFee[];
  /** Of these approved rows, those in months with a fee. */
  time: (ids: readonly number[]) => Promise<ReadonlyMap<number, RetainedTime>>;
};

/** The retainers among the projects `p`, locked, so that no two statements share out the same hours or bill the same fee. */
export async function lockRetainers(tx: Transaction, which: Sql<boolean>, until?: Day): Promise<Retainers> {
  await sql`select from projects p where p.billing_type = 'retainer' and ${which} order by p.id for no key update`.execute(tx);
  const months = await loadRetainers(tx, which, 'approved', until?.slice(0, 7));
  return {
    fees: unbilledFees(months),
    async time(ids) {
      if (!months.some(({ fee }) => fee !== null)) return new Map();
      const { rows } = await sql<RetainedTime & { id: number }>`
        select x.id, x.over_minutes, x.amount::float8 as amount, x.currency, x.overage_rate::float8 as overage_rate
        from ${retainedRows(months, 'approved')} x where x.id = any(${ids}::int[])`.execute(tx);
      return new Map(rows.map(({ id, ...time }) => [id, time]));
    },
  };
}
