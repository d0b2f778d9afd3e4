import type { DataOf } from '@cadre/contract/call';
import type { payrollAdjustments } from '@cadre/contract/calls/pay-adjustments';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { salaries } from '@cadre/contract/resources/salaries';
import { recordAccess } from '../../../crud/access/log-views.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { requireCompanyScope } from '../checks/require-company-scope.ts';

type Row = DataOf<typeof payrollAdjustments>[number] & { total: number };

/** Differences in earlier months, for the employees of a run and for those in no run of its month. Each row is recorded as an access to pay. */
export function readAdjustments(db: Database, { actor, params, query }: CallContext<typeof payrollAdjustments>) {
  requireCompanyScope(actor);
  const id = idOf(params.id, 'payrolls');
  const [page, per_page, status] = [query.page ?? 1, query.per_page ?? 10, query.status ?? null];
  return db.reading(async (on) => {
    await requireSeen(on, { resource: payrolls, behaviour: {}, actor }, id);
    const { rows } = await sql<Row>`
      select a.id, json_build_object('id', e.id, 'name', e.name) as employee, a.month, a.currency, money_major(a.amount, a.currency)::float8 as amount,
        (select coalesce(jsonb_agg((l - 'account') || jsonb_build_object('amount', money_major((l ->> 'amount')::bigint, a.currency))), '[]')
         from jsonb_array_elements(a.lines) l) as lines,
        a.status, p.employee_id is not null as is_in_run, a.salary_id, a.taken_salary_id, a.dismissed_reason as reason, count(*) over ()::int as total
      from payrolls r join pay_adjustments a on a.month < r.period
      left join payroll_people p on p.payroll_id = r.id and p.live and p.employee_id = a.employee_id
      join employees e on e.id = a.employee_id left join salaries t on t.id = a.taken_salary_id
      where r.id = ${id} and a.lines <> '[]' and (a.status <> 'taken' or t.payroll_id = r.id)
        and (p.employee_id is not null or a.status = 'open' and not exists (
          select from payroll_people m where m.employee_id = a.employee_id and m.month = r.month and m.live)) and (${status}::text is null or a.status = ${status})
      order by array_position(array['open', 'taken', 'dismissed'], a.status), e.name, a.month, a.id
      limit ${per_page} offset ${(page - 1) * per_page}`.execute(on);
    const looked = rows.map(({ employee }) => ({ employee_id: employee.id }));
    recordAccess(salaries, actor, looked);
    const total = rows[0]?.total ?? 0;
    const data = rows.map(({ total: _, ...row }) => row);
    return { data, meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) } };
  });
}
