import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Counts the progress of a run and its totals by currency. Runs as the system. */
export async function countRun(tx: Transaction, id: number): Promise<void> {
  await sql`
    update payrolls p set done_count = people.done, failed_count = people.failed, employees_count = people.count, paid_count = money.paid, totals = money.totals
    from (
      select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'failed')::int as failed, count(*)::int as count
      from payroll_people where payroll_id = ${id} and live) people,
    (
      select coalesce(sum(t.paid), 0)::int as paid, coalesce(jsonb_agg(to_jsonb(t) - 'paid' order by t.currency), '[]') as totals from (
        select currency, count(*)::int as people, count(*) filter (where status = 'paid')::int as paid, sum(gross)::bigint as gross, sum(deductions_total)::bigint as deductions,
          sum(net)::bigint as net, sum(employer_cost)::bigint as employer_cost
        from salaries where payroll_id = ${id} and status <> 'cancelled' group by currency) t) money
    where p.id = ${id}`.execute(tx);
}

/** Adds calculated people to the progress of a run. Its totals are counted once all are done. */
export async function noteProgress(tx: Transaction, id: number, { done, failed }: { done: number; failed: number }): Promise<void> {
  await sql`update payrolls set done_count = done_count + ${done}::int, failed_count = failed_count + ${failed}::int where id = ${id}`.execute(
    tx,
  );
}

/** Updates the progress bar for every user who may see runs. */
export async function publishProgress(tx: Transaction): Promise<void> {
  await sql`
    select pg_notify('cadre_live', concat(u.id, ' ', tag)) from (
      select distinct u.id from users u join user_roles held on held.user_id = u.id
      join role_permissions p on p.role_id = held.role_id and p.permission = 'payrolls.view' where u.status = 'active') u,
    unnest(array['payrolls', 'salaries']) tag`.execute(tx);
}
