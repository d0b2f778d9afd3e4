import type { Day } from '@cadre/rules/calendar';
import type { Seal } from '../../src/platform/access/seal.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { writeAllowances, writeBonuses, writeDeductions, writeTaxDetails } from './write-items.ts';
import { writeComponents, writeLayouts, writePolicies } from './write-rules-of-pay.ts';
import { writeSalaries } from './write-salaries.ts';

/** A year of pay data: policies, example taxes, all salaries, and items in every state. */
export async function writePayItems(tx: Transaction, seal: Seal, today: Day): Promise<void> {
  const { payroll, second } = await payrollOfficers(tx);
  await writePolicies(tx, seal);
  await writeLayouts(tx);
  await writeComponents(tx, today);
  await writeSalaries(tx, { today, payroll, second });
  await writeAllowances(tx, today);
  await writeBonuses(tx, { today, payroll });
  await writeDeductions(tx, today);
  await writeTaxDetails(tx, today);
}

/** The payroll officer, and the head of finance as the second person who must approve. */
async function payrollOfficers(tx: Transaction): Promise<{ payroll: number; second: number }> {
  const { rows } = await sql<{ payroll: number; second: number }>`
    select payroll.id as payroll, boss.id as second from users payroll join employees e on e.id = payroll.employee_id
    join users boss on boss.employee_id = e.manager_id where payroll.email = 'payroll@example.com'`.execute(tx);
  const officers = rows[0] as { payroll: number; second: number };
  await sql`insert into user_roles (user_id, role_id) values (${officers.second}, 5) on conflict do nothing`.execute(tx);
  return officers;
}
