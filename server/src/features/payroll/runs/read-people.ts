import type { payrollPeople } from '@cadre/contract/calls/payroll';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { findNamed } from '../checks/read-issues.ts';
import { requireCompanyScope } from '../checks/require-company-scope.ts';

type Row = {
  employee: { id: number; name: string };
  state: 'waiting' | 'done' | 'failed';
  problem: string | null;
  args: Record<string, string | number>;
  salary_id: number | null;
};

/** The people of a run, those without a payslip first. */
export async function readPeople(db: Database, { actor, params, query }: CallContext<typeof payrollPeople>) {
  requireCompanyScope(actor);
  const id = idOf(params.id, 'payrolls');
  const [page, per_page, state] = [query.page ?? 1, query.per_page ?? 10, query.state ?? null];
  await db.reading((on) => requireSeen(on, { resource: payrolls, behaviour: {}, actor }, id));
  const named = query.has_issues ? await runAs('system', () => db.reading((on) => findNamed(on, id))) : null;
  return db.reading(async (on) => {
    const { rows } = await sql<Row & { total: number }>`
      select json_build_object('id', e.id, 'name', e.name) as employee, p.state, p.problem, p.problem_args as args, s.id as salary_id,
        count(*) over ()::int as total
      from payroll_people p join employees e on e.id = p.employee_id
      left join salaries s on s.payroll_id = p.payroll_id and s.employee_id = p.employee_id
      where p.payroll_id = ${id} and p.live and (${state}::text is null or p.state = ${state})
        and (${named}::int[] is null or p.employee_id = any(${named}::int[]))
      order by array_position(array['failed', 'waiting', 'done'], p.state), e.name, e.id
      limit ${per_page} offset ${(page - 1) * per_page}`.execute(on);
    const total = rows[0]?.total ?? 0;
    const data = rows.map(({ total: _, ...row }) => row);
    return { data, meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) } };
  });
}
