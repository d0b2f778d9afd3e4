import type { overtimeOfEmployee as overtimeCall } from '@cadre/contract/calls/overtime';
import { employees } from '@cadre/contract/resources/employees';
import { overtime } from '@cadre/contract/resources/overtime';
import { seen } from '../../../crud/access/access.ts';
import { covers, employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';

type Sum = { waiting_minutes: number; approved_minutes: number };
type Known = {
  reached: boolean;
  name: string;
  date: string;
  rules: { id: number; name: string } | null;
  monthly_limit_minutes: number | null;
  yearly_limit_minutes: number | null;
  open_days: number;
  month: Sum;
  year: Sum;
};

/** An employee's overtime in a month and its year, with the limits. */
export async function readOvertime({ db }: Services, { actor, params, query }: CallContext<typeof overtimeCall>) {
  const id = employeeOfParams(actor, params.id);
  const sumIn = (period: 'month' | 'year') => sql`(
    select json_build_object('waiting_minutes', coalesce(sum(o.minutes) filter (where o.status in ('open', 'pending')), 0),
      'approved_minutes', coalesce(sum(o.approved_minutes) filter (where o.status = 'approved'), 0))
    from overtime o where o.employee_id = r.id and o.date >= date_trunc(${sql.lit(period)}, on_day.date)::date
      and o.date < (date_trunc(${sql.lit(period)}, on_day.date) + ${sql.lit(`1 ${period}`)}::interval)::date)`;
  const { rows } = await sql<Known>`
    select ${covers(overtime, actor, 'view')} as reached, r.name, on_day.date, p.monthly_limit_minutes, p.yearly_limit_minutes,
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as rules,
      (select count(*)::int from overtime o where o.employee_id = r.id and o.status = 'open') as open_days,
      ${sumIn('month')} as month, ${sumIn('year')} as year
    from employees r cross join lateral (select coalesce(${query.date ?? null}::date, today_of(r)) as date) on_day
    left join overtime_rules p on p.id = overtime_rule_on(r.id, on_day.date)
    where r.id = ${id} and ${seen(employees, actor)}`.execute(db);
  if (!rows[0]) throw new Problem('not_found', { about: 'employees' });
  const { reached, name, date, rules, monthly_limit_minutes, yearly_limit_minutes, open_days, month, year } = rows[0];
  if (!reached) throw new Problem('not_allowed');
  return {
    data: {
      employee: { id, name },
      date,
      rules,
      open_days,
      month: { ...month, limit_minutes: monthly_limit_minutes },
      year: { ...year, limit_minutes: yearly_limit_minutes },
    },
  };
}
