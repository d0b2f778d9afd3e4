import type { ProjectOverview } from '@cadre/contract/calls/projects';
import { projects } from '@cadre/contract/resources/projects';
import { toMajor } from '@cadre/rules/money';
import { reach } from '../../../crud/access/access.ts';
import { loadRetainers, type RetainerMonth } from '../../../crud/money/load-retainers.ts';
import { retainedRows } from '../../../crud/money/retained-rows.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Period = ProjectOverview['periods'][number];

/** A year back is enough at a glance. */
const mostMonths = 13;

/** The months of a retainer up to this one, the latest first; amounts for who may see those of this project. */
export async function readPeriods(db: Runner, actor: Actor, project_id: number): Promise<Period[]> {
  const months = await loadRetainers(db, sql`p.id = ${project_id}`, 'all');
  if (months.length === 0) return [];
  const { rows } = await sql<{ sees: boolean; amounts: Record<string, number> }>`
    select exists (select from projects r where r.id = ${project_id} and ${reach(projects, actor, 'projects.view_money')}) as sees,
      (select coalesce(jsonb_object_agg(x.month, x.amount), '{}') from (
        select x.month, sum(x.amount)::float8 as amount from ${retainedRows(months, 'all')} x
        join projects p on p.id = x.project_id and p.currency = x.currency group by 1) x) as amounts`.execute(db);
  const { sees = false, amounts = {} } = rows[0] ?? {};
  return months
    .filter(({ when }) => when !== 'later')
    .slice(-mostMonths)
    .reverse()
    .map((month) => ({ ...shown(month), ...(sees && amountsOf(month, amounts)) }));
}

const shown = ({ month, when, included, carried_in, used, within, overage, lapsed }: RetainerMonth): Period => ({
  month: `${month}-01`,
  agreed: included,
  carried_in,
  spent: used,
  left: included + carried_in - within,
  overage,
  // A month that is not over yet loses nothing.
  lapsed: when === 'past' ? lapsed : 0,
});

const amountsOf = ({ month, fee, currency }: RetainerMonth, amounts: Record<string, number>) => ({
  fee: fee === null ? null : toMajor(fee, currency),
  overage_amount: fee === null ? null : toMajor(amounts[month] ?? 0, currency),
});
