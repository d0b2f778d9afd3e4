import { createApprovals } from '../../src/features/approvals/create-approvals.ts';
import { daysByFacts } from '../../src/features/attendance/days/days-by-facts.ts';
import { settleDue } from '../../src/features/attendance/days/settle-due.ts';
import { settleWithin } from '../../src/features/attendance/days/settle-within.ts';
import { loadPlans } from '../../src/features/attendance/plans/load-plans.ts';
import type { PayWorks } from '../../src/features/payroll/inputs/pay-works.ts';
import { calculateRun } from '../../src/features/payroll/runs/calculate-run.ts';
import { settleOvertime } from '../../src/features/requests/overtime/settle-overtime.ts';
import { inNameOf } from '../../src/platform/database/in-name-of.ts';
import { sql } from '../../src/platform/database/sql.ts';
import type { House } from '../../src/platform/house.ts';
import { asHouse } from '../databases/as-house.ts';
import type { Answer } from '../office/person.ts';
import type { Office } from '../office.ts';

const approvals = createApprovals(() => ({}));

export const calculating: PayWorks = {
  plansOf: loadPlans,
  daysByFacts,
  approvals,
  settleWithin,
  settleDays: async (db, employeeIds, within) => {
    await settleDue(db, employeeIds, within);
    await settleOvertime(db, { plansOf: loadPlans, approvals }, employeeIds);
  },
};

/** Does what the job does, now; the job itself then finds nothing left to do. */
export const calculateNow = (house: House, payroll_id: number, size = 200): Promise<void> =>
  inNameOf('system', () => calculateRun(house, calculating, { payroll_id }, size));

/** What somebody is paid from a day on, as if it were approved. */
export async function agree(office: Office, employee_id: number, amount: number, from = '2024-01-01', currency = 'EUR'): Promise<void> {
  await asHouse(
    office.house.db,
    sql`insert into compensations (employee_id, effective_from, amount, currency, status)
      values (${employee_id}, ${from}::date, ${amount}, ${currency}, 'approved')`,
  );
}

/** A run of a month, calculated. */
export async function calculatedRun(office: Office, given: Record<string, unknown>): Promise<number> {
  const id = ok(await office.as('payroll').post('/payrolls', given)).data.id;
  ok(await office.as('payroll').post(`/payrolls/${id}/calculate`, {}));
  await calculateNow(office.house, id);
  return id;
}

/** Who has no payslip because something is missing does not hold up the others. */
export async function leaveOutFailed(office: Office, id: number): Promise<void> {
  const failed = ok(await office.as('payroll').get(`/payrolls/${id}/people`, { state: 'failed', per_page: 200 })).data;
  const employee_ids = failed.map(({ employee }: { employee: { id: number } }) => employee.id);
  ok(await office.as('payroll').post(`/payrolls/${id}/leave-out`, { employee_ids, note: 'Not agreed yet' }));
}

export function ok(answer: Answer) {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body;
}

/** The file behind a link, as the browser of whoever wanted it gets it. */
export async function fileOfRun(office: Office, run: number, kind: string, body: object = {}, language = 'en'): Promise<string> {
  const answer = await office.app.inject({
    method: 'POST',
    url: `/api/v1/payrolls/${run}/files/${kind}`,
    headers: { authorization: `Bearer ${office.cast.payroll.token}`, 'accept-language': language },
    payload: body,
  });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] as string;
  return (await office.app.inject({ url: answer.json().link, headers: { cookie } })).body;
}
