import { monthOf, spanOf } from '@cadre/rules/pay/pay-period';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { openDebts } from '../closing/open-debts.ts';

type Run = { id: number; period: string };

/** One row per issue: `code, severity, employee_id, name, count, args, path`. It reads the pay of all employees, so it only runs as the system. */
export function issueRows({ id, period }: Run): Sql {
  const { from, to } = spanOf(period);
  const month = monthOf(period);
  const first = sql`${from}::date`;
  const last = sql`${to}::date`;
  return sql`
    with people as materialized (
      select e.id, e.name, e.branch_id, e.status, e.last_working_day, p.state, p.problem, p.problem_args, employed.first, employed.left_on
      from payroll_people p join employees e on e.id = p.employee_id
      cross join lateral (
        select min(greatest(d.hired_on, ${first})) as first, max(d.left_on) filter (where d.left_on <= ${last}) as left_on from known_employments d
        where d.employee_id = e.id and d.hired_on <= ${last} and coalesce(d.left_on, ${last}) >= ${first}) employed
      where p.payroll_id = ${id} and p.live
    ), unpaid as materialized (
      select p.* from people p where p.first is not null and not exists (
        select from compensations c where c.employee_id = p.id and c.status = 'approved' and c.effective_from <= p.first
          and not exists (select from employment_periods e where e.employee_id = p.id and e.left_on between c.effective_from and p.first - 1))
    )
    select 'missing_compensation' as code, 'block' as severity, p.id as employee_id, p.name, 1 as count,
      jsonb_build_object('date', p.first) as args, ${salariesOf} as path
    from unpaid p
    union all
    select case p.problem when 'several_currencies' then p.problem when 'negative_net' then p.problem else 'not_calculated' end, 'block', p.id, p.name, 1,
      case p.problem when 'several_currencies' then p.problem_args else '{}' end,
      case p.problem when 'several_currencies' then ${causeOf} when 'negative_net' then '/payroll/deductions?f.employee_id=' || p.id
        else '/payroll/runs/' || ${id}::int end
    from people p where p.state = 'failed' and p.problem <> 'nothing_to_pay' and p.id not in (select id from unpaid)
    union all
    ${counted(
      'leave_pending',
      sql`'/requests/leaves?f.status=pending&f.employee_id='`,
      sql`
      select l.employee_id from leaves l where l.status = 'pending' and l.from_date <= ${last} and l.to_date >= ${first}`,
    )}
    union all
    ${counted(
      'excuse_pending',
      sql`'/requests/excuses?f.status=pending&f.employee_id='`,
      sql`
      select x.employee_id from excuses x where x.status = 'pending' and x.type <> 'missing_punch' and x.date between ${first} and ${last}`,
    )}
    union all
    ${counted(
      'correction_pending',
      sql`'/requests/excuses?f.status=pending&f.type=missing_punch&f.employee_id='`,
      sql`
      select x.employee_id from excuses x where x.status = 'pending' and x.type = 'missing_punch' and x.date between ${first} and ${last}`,
    )}
    union all
    ${counted(
      'travel_pending',
      sql`'/requests/travel?f.status=pending&f.employee_id='`,
      sql`
      select t.employee_id from travels t where t.status = 'pending' and t.start_date <= ${last} and t.end_date >= ${first}`,
    )}
    union all
    ${counted(
      'overtime_pending',
      sql`'/requests/overtime?f.status=open,pending&f.employee_id='`,
      sql`
      select o.employee_id from overtime o where o.status in ('open', 'pending') and o.date between ${first} and ${last}`,
    )}
    union all
    ${counted(
      'days_open',
      sql`'/attendances/days?f.missing_punch=true&f.date=' || ${from}::text || '..' || ${to}::text || '&f.employee_id='`,
      sql`
      select d.employee_id from attendance_days d
      where d.date between ${first} and ${last} and d.employee_id in (select id from people) and lacks_punch(d)`,
    )}
    union all
    ${counted(
      'compensation_pending',
      sql`'/payroll/salaries?f.status=pending&f.employee_id='`,
      sql`
      select c.employee_id from compensations c where c.status = 'pending' and c.effective_from <= ${last}`,
    )}
    union all
    ${counted(
      'bonus_pending',
      sql`'/payroll/bonuses?f.status=pending&f.employee_id='`,
      sql`
      select b.employee_id from bonuses b where b.status = 'pending' and case b.recurrence when 'once' then b.month = ${month}
        else b.start_month <= ${month} and coalesce(b.end_month, ${month}) >= ${month} end`,
    )}
    union all
    select 'no_bank_account', 'warn', p.id, p.name, 1, '{}', '/employees/' || p.id || '/pay'
    from people p
    where not exists (select from bank_accounts a where a.employee_id = p.id)
      and not exists (select from salaries s where s.payroll_id = ${id} and s.employee_id = p.id and s.method <> 'bank')
    union all
    select 'no_paying_account', 'warn', null, null, count(*)::int, '{}', '/payroll/policies'
    from people p join (
      select b.id from branches b join pay_policies y on y.id = pay_policy_of(b.id) where y.debtor_iban is null) b on b.id = p.branch_id
    having count(*) > 0
    union all
    select 'leaver_without_last_day', 'warn', p.id, p.name, 1, '{}', '/employees/' || p.id || '/employment'
    from people p where p.status in ('on_notice', 'terminated') and p.last_working_day is null and p.left_on is null
    union all
    select 'item_without_end', 'info', p.id, p.name, items.count, '{}', '/payroll/' || items.source || '?f.employee_id=' || p.id
    from people p cross join lateral (${openItems}) items where p.left_on is not null and items.count > 0
    union all
    select 'approver_without_right', 'warn', null, null, count(*)::int, '{}', '/work-flow'
    from approval_settings a where a.model = 'payrolls' and asks_without_right(a) having count(*) > 0
    union all
    select 'adjustments_open', 'info', p.id, p.name, count(*)::int, '{}', ${differencesOf(id)}
    from people p join pay_adjustments a on a.employee_id = p.id and a.status = 'open' and a.lines <> '[]' and a.month < ${period}
    group by p.id, p.name
    union all
    select 'facts_changed', 'block', p.id, p.name, 1, jsonb_build_object('facts', array_to_string(s.changed_facts, ' ')), '/payroll/payslips/' || s.id
    from people p join salaries s on s.payroll_id = ${id} and s.employee_id = p.id and s.status = 'calculated' and s.changed_facts <> '{}'
    union all
    select 'difference_unpaid', 'warn', e.id, e.name, count(*)::int, '{}', ${differencesOf(id)}
    from pay_adjustments a join employees e on e.id = a.employee_id
    where a.status = 'open' and a.lines <> '[]' and a.month < ${period} and ${isInNoRun(month)} group by e.id, e.name
    union all
    select 'debt_unpaid', 'warn', e.id, e.name, count(*)::int, '{}', ${differencesOf(id)}
    from (${openDebts(sql`${month}::text`)}) d join employees e on e.id = d.employee_id group by e.id, e.name`;
}

const differencesOf = (id: number): Sql => sql`${`/payroll/runs/${id}?tab=differences`}::text`;

/** Every run of the month lists the employees whom no run of it pays, so that their open differences are not forgotten. */
const isInNoRun = (month: string): Sql => sql`not exists (
  select from payroll_people m where m.employee_id = e.id and m.month = ${month} and m.live)`;

const salariesOf: Sql = sql`'/payroll/salaries?f.employee_id=' || p.id`;

/** The item or the trip that is in another currency than the salary; else the salaries differ among themselves. */
const causeOf: Sql = sql`case when p.problem_args ->> 'source' = 'travels' then '/requests/travel?id=' || (p.problem_args ->> 'id')
  when p.problem_args ? 'source' then '/payroll/' || (p.problem_args ->> 'source') || '?id=' || (p.problem_args ->> 'id') else ${salariesOf} end`;

const counted = (code: string, path: Sql, rows: Sql): Sql => sql`
  select ${sql.lit(code)}, 'warn', p.id, p.name, n.count, '{}'::jsonb, ${path} || p.id
  from people p join (select f.employee_id, count(*)::int as count from (${rows}) f group by 1) n on n.employee_id = p.id`;

/** Monthly items without an end month, which end with the last day of a leaver; loans are still owed and not included. */
const openItems: Sql = sql`
  select 'allowances' as source, count(*)::int as count from allowances i 
  where i.employee_id = p.id and i.recurrence = 'monthly' and i.end_month is null and i.status = 'active'
  union all
  select 'bonuses', count(*)::int from bonuses i where i.employee_id = p.id and i.recurrence = 'monthly' and i.end_month is null and i.status = 'active'
  union all
  select 'deductions', count(*)::int from deductions i
  where i.employee_id = p.id and i.recurrence = 'monthly' and i.end_month is null and i.status = 'active' and i.principal is null`;
