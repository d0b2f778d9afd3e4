import type { DataOf } from '@cadre/contract/call';
import type { payrollDebts } from '@cadre/contract/calls/pay-debts';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { salaries } from '@cadre/contract/resources/salaries';
import { recordAccess } from '../../../crud/access/log-views.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { requireCompanyScope } from '../checks/require-company-scope.ts';
import { openDebts } from './open-debts.ts';

type Row = NonNullable<DataOf<typeof payrollDebts>>[number];

/** Debts that no run of the month takes, and those written off with this run. Each shows pay, so it is a look. */
export function readDebts(db: Database, { actor, params }: CallContext<typeof payrollDebts>): Promise<{ data: Row[] }> {
  requireCompanyScope(actor);
  const id = idOf(params.id, 'payrolls');
  return db.reading(async (on) => {
    await requireSeen(on, { resource: payrolls, behaviour: {}, actor }, id);
    const { rows } = await sql<Row>`
      select json_build_object('id', e.id, 'name', e.name) as employee, d.currency, money_major(d.amount, d.currency)::float8 as amount, d.since, d.status,
        d.write_off_id, d.reason, case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as written_off_by,
        r.status not in ('approved', 'paid', 'closed', 'cancelled') as can_change
      from payrolls r
      cross join lateral (
        select o.employee_id, o.currency, o.amount, o.since, 'open' as status, null::int as write_off_id, null as reason, null::int as by_id
        from (${openDebts(sql`r.month`)}) o
        union all
        select w.employee_id, w.currency, w.amount, ${lastMonthOf(sql`w`)}, 'written_off', w.id, w.reason, w.created_by_id
        from pay_write_offs w where w.payroll_id = r.id and w.undone_at is null) d
      join employees e on e.id = d.employee_id left join users u on u.id = d.by_id
      where r.id = ${id} order by d.status, e.name, e.id, d.currency limit ${most}`.execute(on);
    recordAccess(
      salaries,
      actor,
      rows.map(({ employee }) => ({ employee_id: employee.id })),
    );
    return { data: rows };
  });
}

const most = 1000;

const lastMonthOf = (of: Sql): Sql => sql`(select max(l.month) from pay_settlements l
  where l.employee_id = ${of}.employee_id and l.currency = ${of}.currency and l.code = 'carried_on')`;
