import { type Sql, sql } from '../../../platform/database/sql.ts';

/** Debts from payslips below zero of employees whom no run of the month pays: `employee_id, currency, amount, since`. */
export const openDebts = (month: Sql): Sql => sql`
  select l.employee_id, l.currency, -sum(l.amount)::bigint as amount, max(l.month) filter (where l.code = 'carried_on') as since
  from pay_settlements l
  where l.code in ('carried', 'carried_on')
    and not exists (select from payroll_people m where m.employee_id = l.employee_id and m.month = ${month} and m.live)
  group by l.employee_id, l.currency having sum(l.amount) < 0`;
