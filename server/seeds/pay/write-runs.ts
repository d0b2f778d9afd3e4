import { addDays, type Day, monthSpan } from '@cadre/rules/calendar';
import { loadPlans } from '../../src/features/attendance/plans/load-plans.ts';
import { calculatePeople } from '../../src/features/payroll/runs/calculate-people.ts';
import { closeRun } from '../../src/features/payroll/runs/close-run.ts';
import { countRun } from '../../src/features/payroll/runs/count-run.ts';
import { payRun } from '../../src/features/payroll/runs/pay-run.ts';
import { gatherPeople } from '../../src/features/payroll/runs/run-people.ts';
import { savePayslips } from '../../src/features/payroll/runs/save-payslips.ts';
import { settleApproved } from '../../src/features/payroll/runs/settle-run.ts';
import type { StoredRun } from '../../src/features/payroll/runs/stored-run.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { monthText } from '../../src/platform/texts/month-text.ts';

type Officers = { payroll: number; second: number };

/** Until when in a month the one before is paid, and its hours may still be put right. */
const closedAfter = 10;

/** Twelve months that are paid and closed, and the current one, which is calculated but still has issues. */
export async function writeRuns(tx: Transaction, today: Day): Promise<void> {
  const officers = await payrollOfficers(tx);
  const isEarly = Number(today.slice(8)) <= closedAfter;
  const last = isEarly ? 2 : 1;
  const months = Array.from({ length: 12 }, (_, back) => monthBefore(today, 11 + last - back));
  for (const month of months) await closeMonth(tx, await paidMonth(tx, month, officers));
  if (isEarly) await paidMonth(tx, monthBefore(today, 1), officers);
  const month = today.slice(0, 7);
  await cancelFirstTry(tx, month, officers);
  await payInDollars(tx, month);
  await calculated(tx, month, officers);
}

function monthBefore(today: Day, back: number): string {
  let month = today.slice(0, 7);
  for (let step = 0; step < back; step += 1) month = addDays(`${month}-01`, -1).slice(0, 7);
  return month;
}

async function payrollOfficers(tx: Transaction): Promise<Officers> {
  const { rows } = await sql<Officers>`
    select payroll.id as payroll, boss.id as second from users payroll join employees e on e.id = payroll.employee_id
    join users boss on boss.employee_id = e.manager_id where payroll.email = 'payroll@example.com'`.execute(tx);
  return rows[0] as Officers;
}

/** Three days before the end of the month, but never ahead. */
const calculatedAt = (month: string) => sql`least(now() - interval '2 hours', ${monthSpan(month).to}::date - interval '63 hours')`;

async function calculated(tx: Transaction, month: string, { payroll }: Officers): Promise<StoredRun> {
  const { rows } = await sql<StoredRun>`
    insert into payrolls (name, is_named, month, pay_date, status, calculated_by_id, calculated_at, created_by_id, updated_by_id, created_at, updated_at)
    values (${monthText('en', month)}, false, ${month}, ${`${month}-28`}::date, 'calculated', ${payroll}, ${calculatedAt(month)}, ${payroll}, ${payroll},
      ${calculatedAt(month)}, ${calculatedAt(month)}) returning *`.execute(tx);
  const run = rows[0] as StoredRun;
  await gatherPeople(tx, run);
  const { rows: people } = await sql<{ employee_id: number }>`
    select employee_id from payroll_people where payroll_id = ${run.id} order by employee_id`.execute(tx);
  const ids = people.map(({ employee_id }) => employee_id);
  const calculated = await calculatePeople(tx, { plansOf: loadPlans }, run, ids, (error) => {
    throw error;
  });
  await savePayslips(tx, run, calculated);
  await countRun(tx, run.id);
  return run;
}

async function paidMonth(tx: Transaction, month: string, officers: Officers): Promise<StoredRun> {
  const run = await calculated(tx, month, officers);
  const { id } = run;
  await settleApproved(tx, id);
  await sql`
    update salaries set released_at = ${calculatedAt(month)} + interval '1 day', calculated_at = ${calculatedAt(month)}, created_at = ${calculatedAt(month)}
    where payroll_id = ${id}`.execute(tx);
  await payRun(tx, id, `${month}-28`);
  await countRun(tx, id);
  await sql`
    update payrolls set status = 'paid', attempt = 1, submitted_by_id = ${officers.payroll}, submitted_at = calculated_at + interval '1 hour',
      approved_by_id = ${officers.second}, approved_at = calculated_at + interval '5 hours', released_at = calculated_at + interval '1 day',
      paid_at = calculated_at + interval '1 day'
    where id = ${id}`.execute(tx);
  return run;
}

/** The run was calculated from the current data, so recalculating it would change nothing and its dirty marks can be deleted. */
async function closeMonth(tx: Transaction, run: StoredRun): Promise<void> {
  await closeRun(tx, run);
  await sql`delete from pay_dirty where month = ${run.month}`.execute(tx);
  await sql`update payrolls set status = 'closed', closed_at = calculated_at + interval '9 days' where id = ${run.id}`.execute(tx);
}

/** A run that was started too early and cancelled. */
async function cancelFirstTry(tx: Transaction, month: string, { payroll }: Officers): Promise<void> {
  await sql`
    insert into payrolls (name, is_named, month, pay_date, status, decision_note, created_by_id, updated_by_id)
    values (${monthText('en', month)}, false, ${month}, ${`${month}-28`}::date, 'cancelled', 'The hours of the month were not complete', ${payroll}, ${payroll})`.execute(
    tx,
  );
}

/** An allowance for costs in a currency that no employee is paid in. */
async function payInDollars(tx: Transaction, month: string): Promise<void> {
  await sql`
    insert into allowances (employee_id, name, amount, currency, recurrence, month)
    select s.employee_id, 'Client visit', 42000, 'USD', 'once', ${month}
    from salaries s where s.employee_id not in (select u.employee_id from users u where u.email like '%@example.com' and u.employee_id is not null)
    order by s.month desc, s.employee_id desc limit 1`.execute(tx);
}
