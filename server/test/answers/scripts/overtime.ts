import type { DemoCompany } from '../demo-company.ts';
import { byWhoMay, done, employeeOf } from '../fixtures.ts';

/** Rules are previewed; the employee explains the overtime of two days, and their manager decides. */
export async function workLonger(company: DemoCompany): Promise<void> {
  const [hr, employee] = [company.as('hr'), company.as('employee')];
  done(await hr.post('/overtime-rules/preview', { block_minutes: 15, weekly_after_minutes: 2400 }));
  done(await employee.get('/employees/self/overtime'));
  const employee_id = await employeeOf(company, 'employee');
  const { rows } = await company.services.db.transaction((tx) =>
    tx.run(
      `insert into overtime (employee_id, date, title, minutes, class, becomes, status)
       values ($1, '2020-01-02', '2020-01-02, 1:00', 60, 'overtime_1', 'pay', 'open'),
              ($1, '2020-01-03', '2020-01-03, 1:00', 60, 'overtime_1', 'pay', 'open') returning id`,
      [employee_id],
    ),
  );
  for (const { id } of rows) done(await employee.post(`/overtime/${id}/submit`, { reason: 'The release' }));
  const [granted, refused] = rows;
  await byWhoMay(company, (person) => person.post(`/overtime/${granted.id}/approve`, { minutes: 45 }));
  await byWhoMay(company, (person) => person.post(`/overtime/${refused.id}/reject`, { note: 'Not agreed' }));
}
