import { addDays } from '@cadre/rules/calendar';
import { sql } from '../../../src/platform/database/sql.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf } from '../fixtures.ts';

/** One excuse is requested, changed and withdrawn; another is approved and given back. */
export async function askForExcuses(company: DemoCompany): Promise<void> {
  const employee = company.as('employee');
  const date = await plannedDay(company);
  const excuse = { type: 'early_departure', date, from_time: '16:30', to_time: '17:00' };
  const reason = 'A parents’ evening';
  done(await employee.post('/excuses/preview', excuse));
  done(await employee.get('/employees/self/excuse-quota', { date }));
  const withdrawn = done(await employee.post('/excuses', { ...excuse, reason })).data.id;
  done(await employee.put(`/excuses/${withdrawn}`, { from_time: '16:00' }));
  done(await employee.post(`/excuses/${withdrawn}/withdraw`, {}));
  const given = done(await employee.post('/excuses', { ...excuse, reason })).data.id;
  await sql`update excuses set status = 'approved', decided_at = now() where id = ${given}`.execute(company.services.db);
  done(await employee.post(`/excuses/${given}/give-back`, {}));
  // A past excuse, in a month for which no one was paid.
  await sql`
    insert into excuses (employee_id, type, title, date, from_time, to_time, starts_at, ends_at, reason, status)
    values (${await employeeOf(company, 'employee')}, 'mid_day', '2020-01-09', '2020-01-09', '10:00', '11:00', '2020-01-09 10:00Z', '2020-01-09 11:00Z', 'A doctor', 'approved')`.execute(
    company.services.db,
  );
}

/** Finds a working day of the employee, months ahead, for which they have no request. */
async function plannedDay(company: DemoCompany): Promise<string> {
  const hr = company.as('hr');
  const employee_id = await employeeOf(company, 'employee');
  const from = addDays(new Date().toISOString().slice(0, 10), 200);
  for (const days of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]) {
    const date = addDays(from, days);
    const input = { employee_id, type: 'early_departure', date, from_time: '16:30', to_time: '17:00' };
    if (done(await hr.post('/excuses/preview', input)).data.findings.length === 0) return date;
  }
  throw new Error('The employee works on none of fourteen days.');
}
