import type { DataOf } from '@cadre/contract/call';
import type { projectBilling as billingCall } from '@cadre/contract/calls/statement-views';
import { statements } from '@cadre/contract/resources/statements';
import { reach } from '../../../crud/access/access.ts';
import { loadRetainers, unbilledFees } from '../../../crud/money/load-retainers.ts';
import { retainedRows } from '../../../crud/money/retained-rows.ts';
import { idOf } from '../../../crud/read/read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import { amountOfRow, currencyOfRow, isBilledByTime, isBilledMilestone } from '../billable-rows.ts';

type Billing = DataOf<typeof billingCall>;
type Amounts = Pick<Billing, 'agreed' | 'billed' | 'draft' | 'unbilled' | 'written_down'>;

/** The billed amounts of a project against its estimates and its agreed amounts, in its own currency. */
export async function readBilling(db: Database, { actor, params }: CallContext<typeof billingCall>) {
  const id = idOf(params.id, 'projects');
  const months = await loadRetainers(db, sql`p.id = ${id} and p.client_id is not null`, 'approved');
  const fees = unbilledFees(months).reduce((sum, { fee, when }) => sum + (when === 'later' ? 0 : fee), 0);
  const { rows } = await sql<Omit<Billing, keyof Amounts> & { amounts: Amounts | null }>`
    select r.currency, (select sum(e.minutes)::int from current_estimates e where e.project_id = r.id) as estimated_minutes,
      l.billed_minutes, l.draft_minutes, u.minutes as unbilled_minutes,
      case when ${reach(statements, actor, 'statements.view_money')} then json_build_object(
        'agreed', money_major(coalesce(r.fixed_price, r.budget), r.currency), 'billed', money_major(l.billed, r.currency),
        'draft', money_major(l.draft, r.currency), 'written_down', money_major(l.written_down, r.currency),
        'unbilled', money_major(u.amount + m.amount + ${fees}::bigint, r.currency)) end as amounts
    from projects r
    cross join lateral (
      select coalesce(sum(x.minutes) filter (where s.status = 'issued' and x.state = 'billed'), 0)::int as billed_minutes,
        coalesce(sum(x.minutes) filter (where s.status <> 'issued' and x.state = 'billed'), 0)::int as draft_minutes,
        coalesce(sum(x.amount - x.written_down) filter (where s.status = 'issued' and x.state = 'billed'), 0)::bigint as billed,
        coalesce(sum(x.amount - x.written_down) filter (where s.status <> 'issued' and x.state = 'billed'), 0)::bigint as draft,
        coalesce(sum(case x.state when 'not_billable' then x.amount else x.written_down end) filter (where s.status = 'issued'), 0)::bigint as written_down
      from statement_lines x join statements s on s.id = x.statement_id where x.project_id = r.id and x.live and s.currency = r.currency) l
    cross join lateral (
      select coalesce(sum(t.minutes), 0)::int as minutes, coalesce(sum(${amountOfRow}) filter (where ${currencyOfRow} = r.currency), 0)::bigint as amount
      from tasks t left join ${retainedRows(months, 'approved')} x on x.id = t.id, (select r.billing_type, r.client_id) p where t.project_id = r.id and ${isBilledByTime} and t.status = 'approved') u
    cross join lateral (
      select coalesce(sum(m.amount), 0)::bigint as amount from project_milestones m, (select r.client_id) p
      where m.project_id = r.id and ${isBilledMilestone} and m.currency = r.currency) m
    where r.id = ${id} and ${reach(statements, actor, 'statements.view')}`.execute(db);
  if (!rows[0]) throw new Problem('not_found', { about: 'projects' });
  const { amounts, ...result } = rows[0];
  return { data: { ...result, ...amounts } as Billing };
}
