import { sql } from '../../../src/platform/database/sql.ts';
import { asSystem } from '../../databases/as-system.ts';
import { calculateNow } from '../../payroll/fixtures.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf, firstId } from '../fixtures.ts';

/** Takes a run from its draft to its closing, including every step back, and cancels another run. */
export async function payPeople(company: DemoCompany): Promise<void> {
  const [payroll, hr] = [company.as('payroll'), company.as('hr')];
  const own = await employeeOf(company, 'payroll');
  const branch_id = await firstId(company, 'branches', `id = (select branch_id from employees where id = ${own})`);
  const month = monthsAgo(15);
  const run = done(await payroll.post('/payrolls', { month, branch_id })).data.id;
  const act = (name: string, said: object = {}) => payroll.post(`/payrolls/${run}/${name}`, said).then(done);
  const decide = (name: string, said: object = {}) => hr.post(`/payrolls/${run}/${name}`, said).then(done);
  await act('calculate');
  await calculateNow(company.services, run);
  done(await payroll.get(`/payrolls/${run}/people`, { state: 'done' }));
  done(await payroll.get(`/payrolls/${run}/departments`));
  const slips = done(await payroll.get('/salaries', { filters: { payroll_id: run }, per_page: 200 })).data;
  const [first, second] = slips
    .filter(({ employee_id }: { employee_id: number }) => employee_id !== own)
    .map(({ id }: { id: number }) => id);
  done(await payroll.post(`/salaries/${first}/recalculate`));
  done(await payroll.post(`/salaries/${second}/leave-out`, { note: 'On leave without pay' }));
  const { data: failed } = done(await payroll.get(`/payrolls/${run}/people`, { state: 'failed', per_page: 200 }));
  const employee_ids = [slips.at(-1), ...failed].map((one) => one.employee_id ?? one.employee.id).filter((id) => id !== own);
  await act('leave-out', { employee_ids, note: 'Paid by the other company' });
  done(await payroll.get(`/payrolls/${run}/issues`));
  done(await payroll.get(`/payrolls/${run}/variance`));
  await act('acknowledge');
  await act('submit');
  await act('take-back');
  await act('submit');
  done(await hr.get(`/payrolls/${run}/approvals`));
  await decide('reject', { note: 'One is missing' });
  await act('submit');
  await decide('approve');
  await act('reopen', { note: 'One more bonus' });
  await act('submit');
  await decide('approve');
  await act('files/bank-csv');
  const [file] = done(await payroll.get(`/payrolls/${run}/bank-files`)).data.files;
  done(await payroll.post(`/pay-files/${file.id}/withdraw`, { note: 'The bank refused it' }));
  await act('files/sepa');
  done(await payroll.post(`/salaries/${first}/pay`, { paid_on: `${month}-27` }));
  done(await payroll.post(`/salaries/${first}/unpay`, { note: 'It bounced' }));
  await act('release');
  done(await payroll.post('/salaries/withdraw-release', { salary_ids: [first], note: 'By mistake' }));
  await act('withdraw-release', { note: 'By mistake' });
  await act('pay', { paid_on: `${month}-28` });
  await act('close', { month_again: month });
  // The closed month still owes a late bonus; its amount is calculated again when it is dismissed.
  const { rows } = await asSystem(
    company.services.db,
    sql<{ id: number }>`
      with late as (
        insert into bonuses (employee_id, name, amount, currency, recurrence, month)
        select employee_id, 'Late', 10000, currency, 'once', month from salaries where id = ${first})
      insert into pay_adjustments (employee_id, month, salary_id, lines, amount, currency)
      select employee_id, month, id, '[{"code":"basic","name":null,"kind":"earning","amount":100}]', 100, currency from salaries where id = ${first} returning id`,
  );
  done(await payroll.get(`/payrolls/${run}/adjustments`));
  done(await payroll.post(`/pay-adjustments/${rows[0]?.id}/dismiss`, { reason: 'Agreed' }));
  const other = done(await payroll.post('/payrolls', { month: '2032-05' })).data.id;
  const debtor = await inDebt(company, first, other);
  done(await payroll.post(`/payrolls/${other}/debts/write-off`, { ...debtor, reason: 'Too little' }));
  const debts = done(await payroll.get(`/payrolls/${other}/debts`)).data;
  done(
    await payroll.post(
      `/pay-write-offs/${debts.find(({ write_off_id }: { write_off_id: number | null }) => write_off_id)?.write_off_id}/undo`,
    ),
  );
  done(await payroll.post(`/payrolls/${other}/cancel`, {}));
}

/** The person of a payslip owes something, and is not paid by the run. */
async function inDebt({ services }: DemoCompany, salary: number, run: number): Promise<{ employee_id: number; currency: string }> {
  const { rows } = await asSystem(
    services.db,
    sql<{ employee_id: number; currency: string }>`
      with owed as (
        insert into pay_settlements (employee_id, month, code, kind, currency, salary_id, amount)
        select employee_id, month, 'carried_on', 'deduction', currency, id, -5000 from salaries where id = ${salary} returning employee_id, currency),
      left_out as (
        update payroll_people p set live = false from owed where p.payroll_id = ${run} and p.employee_id = owed.employee_id)
      select employee_id, currency from owed`,
  );
  return rows[0] as { employee_id: number; currency: string };
}

/** A past month for which no one was paid. */
function monthsAgo(count: number): string {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count)).toISOString().slice(0, 7);
}
