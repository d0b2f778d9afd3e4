import type { excuseQuota as quotaCall } from '@cadre/contract/calls/excuses';
import { employees } from '@cadre/contract/resources/employees';
import { excuses } from '@cadre/contract/resources/excuses';
import type { Day } from '@cadre/rules/calendar';
import type { ExcusePolicy } from '@cadre/rules/excuses/policy';
import type { Used } from '@cadre/rules/excuses/quota';
import { seen } from '../../../crud/access/access.ts';
import { covers, employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { planOfDay } from './stored-excuse.ts';

/** The excuse quota of an employee's month and its use, for any day of the month. */
export async function readQuota({ db }: Services, ports: Pick<Plans, 'plansOf'>, { actor, params, query }: CallContext<typeof quotaCall>) {
  const id = employeeOfParams(actor, params.id);
  const day = query.date ?? null;
  const { rows } = await sql<{ date: Day; reached: boolean }>`
    select coalesce(${day}::date, today_of(r)) as date, ${covers(excuses, actor, 'view')} as reached
    from employees r where r.id = ${id} and ${seen(employees, actor)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Problem('not_found', { about: 'employees' });
  if (!found.reached) throw new Problem('not_allowed');
  const { date } = found;
  const { rows: use } = await sql<{ used: Used }>`select ${storedUse(sql`${id}::int`, sql`${date}::date`)} as used`.execute(db);
  const { settings } = await planOfDay(db, ports, id, date);
  const { excuse_max_minutes: max_minutes, excuse_paid: paid, excuse_over_quota: over_quota } = settings;
  return { data: { ...quotaOf(date, settings, use[0]?.used ?? { minutes: 0, count: 0 }), max_minutes, paid, over_quota } };
}

export const quotaOf = (date: Day, policy: ExcusePolicy, used: Used) => ({
  month: `${date.slice(0, 7)}-01`,
  used_minutes: used.minutes,
  limit_minutes: policy.excuse_minutes_per_month,
  used_count: used.count,
  limit_count: policy.excuse_count_per_month,
});

/** The quota used in an employee's month, by all approved and pending excuses except one. */
export const storedUse = (employee: Sql, date: Sql, but = 0): Sql => sql`(
  select json_build_object('minutes', coalesce(sum(u.minutes), 0)::int, 'count', count(*)::int) from excuses u
  where u.employee_id = ${employee} and u.id <> ${but} and u.status in ('pending', 'approved')
    and u.type in ('late_arrival', 'early_departure', 'mid_day')
    and u.date >= date_trunc('month', ${date})::date and u.date < (date_trunc('month', ${date}) + interval '1 month')::date)`;
