import type { Day } from '@cadre/rules/calendar';
import { toMajor } from '@cadre/rules/money';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import type { YearlyPay } from '../files/plan-forms.ts';
import { eurPayments } from './write-salaries.ts';

type Stored = { employee_id: number; amount: string; currency: string };

/** Each employee's yearly pay today, or from the day of hire, for their contract. */
export async function loadYearlyPay(tx: Transaction, employeeIds: readonly number[], today: Day): Promise<(employee: number) => YearlyPay> {
  const { rows } = await sql<Stored>`
    select distinct on (employee_id) employee_id, amount, currency from compensations where status = 'approved'
    order by employee_id, effective_from <= ${today}::date desc, abs(effective_from - ${today}::date)`.execute(tx);
  const stored = new Map(rows.map((row) => [row.employee_id, row]));
  return (employee) => {
    const pay = stored.get(employeeIds[employee] as number) as Stored;
    const payments = pay.currency === 'EUR' ? eurPayments : 12;
    return { salary: toMajor(Number(pay.amount) * payments, pay.currency), payments };
  };
}
