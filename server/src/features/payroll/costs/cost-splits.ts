import type { CostSplit } from '@cadre/rules/pay/cost-split';
import type { Database } from '../../../platform/database/database.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { sql } from '../../../platform/database/sql.ts';

type Stored = { shares: { cost_center_id: number | null; share_bp: number }[]; components: Record<string, number> };

/** The cost centres that payslips are booked to. Runs as the system, because accountants may have no access to the cost shares of employees. */
export async function costSplits(db: Database, ids: readonly number[]): Promise<Map<number, CostSplit>> {
  const { rows } = await runAs('system', () =>
    db.reading((on) =>
      sql<{ id: number; split: Stored }>`
        select s.id, coalesce(s.cost_split, cost_split_of(s.employee_id, s.month, s.lines)) as split
        from salaries s where s.id = any(${ids}::int[])`.execute(on),
    ),
  );
  return new Map(
    rows.map(({ id, split: { shares, components } }) => [
      id,
      { shares: shares.map(({ cost_center_id, share_bp }) => ({ costCenter: cost_center_id, shareBp: share_bp })), components },
    ]),
  );
}

export type CostCenter = { id: number; code: string; name: string };

export async function costCentersOf(db: Database): Promise<Map<number, CostCenter>> {
  const { rows } = await sql<CostCenter>`select id, code, name from cost_centers`.execute(db);
  return new Map(rows.map((one) => [one.id, one]));
}
