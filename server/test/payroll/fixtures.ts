import { createRequests } from '../../src/crud/requests/requests.ts';
import { createApprovals } from '../../src/features/approvals/create-approvals.ts';
import { calculateRun } from '../../src/features/payroll/runs/calculate-run.ts';
import { runAs } from '../../src/platform/database/run-as.ts';
import { sql } from '../../src/platform/database/sql.ts';
import type { Services } from '../../src/platform/services.ts';
import { plans, settlingWith } from '../../src/ports.ts';
import { asSystem } from '../databases/as-system.ts';
import type { Answer } from '../office/person.ts';
import type { Office } from '../office.ts';

const requests = createRequests(createApprovals(() => ({})));

export const calculating = { ...plans, ...settlingWith(requests) };

/** Runs the calculation of the job synchronously, so that the job finds no work left. */
export const calculateNow = (services: Services, payroll_id: number, size = 200): Promise<void> =>
  runAs('system', () => calculateRun(services, calculating, { payroll_id }, size));

/** Inserts an active salary of an employee from a date on, without an approval. */
export async function agree(office: Office, employee_id: number, amount: number, from = '2024-01-01', currency = 'EUR'): Promise<void> {
  await asSystem(
    office.services.db,
    sql`insert into compensations (employee_id, effective_from, amount, currency, status)
      values (${employee_id}, ${from}::date, ${amount}, ${currency}, 'approved')`,
  );
}

/** A run of a month, calculated. */
export async function calculatedRun(office: Office, given: Record<string, unknown>): Promise<number> {
  const id = ok(await office.as('payroll').post('/payrolls', given)).data.id;
  ok(await office.as('payroll').post(`/payrolls/${id}/calculate`, {}));
  await calculateNow(office.services, id);
  return id;
}

/** Leaves out the employees whose payslip failed, so that the run can be submitted. */
export async function leaveOutFailed(office: Office, id: number): Promise<void> {
  const failed = ok(await office.as('payroll').get(`/payrolls/${id}/people`, { state: 'failed', per_page: 200 })).data;
  const employee_ids = failed.map(({ employee }: { employee: { id: number } }) => employee.id);
  ok(await office.as('payroll').post(`/payrolls/${id}/leave-out`, { employee_ids, note: 'Not agreed yet' }));
}

export function ok(answer: Answer) {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body;
}

/** Downloads the file of a link, as the browser of the requesting user does. */
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
