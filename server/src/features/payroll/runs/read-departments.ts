import type { DataOf } from '@cadre/contract/call';
import type { payrollDepartments } from '@cadre/contract/calls/payroll';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { salaries } from '@cadre/contract/resources/salaries';
import { recordAccess } from '../../../crud/access/log-views.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { requireCompanyScope } from '../checks/require-company-scope.ts';

type DepartmentsResponse = NonNullable<DataOf<typeof payrollDepartments>>;
/** `only`: the employee whose pay the total reveals. */
type Row = DepartmentsResponse[number] & { only: number | null };

/** The totals of a run by department. A total for one person is recorded as an access to their pay. */
export function readDepartments(
  db: Database,
  { actor, params }: CallContext<typeof payrollDepartments>,
): Promise<{ data: DepartmentsResponse }> {
  requireCompanyScope(actor);
  const id = idOf(params.id, 'payrolls');
  return db.reading(async (on) => {
    await requireSeen(on, { resource: payrolls, behaviour: {}, actor }, id);
    const { rows: runs } = await sql<{ to_date: string }>`select to_date from payrolls where id = ${id}`.execute(on);
    const to = String(runs[0]?.to_date);
    const { rows } = await sql<Row>`
      select case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as department, s.currency, count(*)::int as people,
        money_major(sum(s.gross)::bigint, s.currency)::float8 as gross, money_major(sum(s.deductions_total)::bigint, s.currency)::float8 as deductions,
        money_major(sum(s.net)::bigint, s.currency)::float8 as net, money_major(sum(s.employer_cost)::bigint, s.currency)::float8 as employer_cost,
        case when count(*) = 1 then min(s.employee_id) end as only
      from salaries s
      left join (
        select distinct on (v.employee_id) v.employee_id, v.department_id from employee_versions v
        where v.effective_from <= ${to}::date order by v.employee_id, v.effective_from desc) place on place.employee_id = s.employee_id
      left join departments d on d.id = place.department_id
      where s.payroll_id = ${id} and s.status <> 'cancelled'
      group by d.id, d.name, s.currency order by d.name nulls last, d.id, s.currency`.execute(on);
    const looked = rows.flatMap(({ only }) => (only === null ? [] : [{ employee_id: only }]));
    recordAccess(salaries, actor, looked);
    return { data: rows.map(({ only: _, ...row }) => row) };
  });
}
