import type { DataOf } from '@cadre/contract/call';
import type { payrollVariance } from '@cadre/contract/calls/payroll-checks';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { salaries } from '@cadre/contract/resources/salaries';
import { recordAccess } from '../../../crud/access/log-views.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { changesOf } from './changes-of-run.ts';
import { requireCompanyScope } from './require-company-scope.ts';

type Row = DataOf<typeof payrollVariance>[number] & { total: number };

/** How payslips differ from the previous month, and why. It shows pay, so every row is recorded in the access log. */
export function readVariance(db: Database, { actor, params, query }: CallContext<typeof payrollVariance>) {
  requireCompanyScope(actor);
  const id = idOf(params.id, 'payrolls');
  const [page, per_page, only] = [query.page ?? 1, query.per_page ?? 10, query.only ?? 'all'];
  return db.reading(async (on) => {
    await requireSeen(on, { resource: payrolls, behaviour: {}, actor }, id);
    const { rows } = await sql<Row>`
      select c.id as salary_id, json_build_object('id', e.id, 'name', e.name) as employee, c.currency, money_major(c.net, c.currency)::float8 as net,
        money_major(c.previous_net, c.currency)::float8 as previous_net,
        money_major(c.net - coalesce(c.previous_net, 0), c.currency)::float8 as change,
        case when c.previous_net <> 0 then round((c.net - c.previous_net) * 10000.0 / abs(c.previous_net))::int end as change_bp,
        coalesce(told_pay_variance(c.variance, c.currency) -> 'reasons', '[]') as reasons,
        case when not c.is_above then 'within' when c.acknowledged_at is null then 'open' else 'acknowledged' end as state, c.acknowledged_at,
        (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = c.acknowledged_by_id) as acknowledged_by,
        count(*) over ()::int as total
      from ${changesOf(id)} join employees e on e.id = c.employee_id
      where ${only}::text = 'all' or c.is_above and (${only}::text = 'above' or c.acknowledged_at is null)
      order by abs(c.net - coalesce(c.previous_net, 0)) desc, c.id limit ${per_page} offset ${(page - 1) * per_page}`.execute(on);
    recordAccess(
      salaries,
      actor,
      rows.map(({ employee }) => ({ employee_id: employee.id })),
    );
    const total = rows[0]?.total ?? 0;
    const data = rows.map(({ total: _, ...row }) => row);
    return { data, meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) } };
  });
}
