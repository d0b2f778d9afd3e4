import { addDays } from '@cadre/rules/calendar';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf } from '../fixtures.ts';

/** A trip is previewed, requested and withdrawn; another is approved, and its owner requests to cancel it. */
export async function goOnTrips(company: DemoCompany): Promise<void> {
  const [manager, employee] = [company.as('manager'), company.as('employee')];
  const start_date = addDays(new Date().toISOString().slice(0, 10), 300);
  const days = { type: 'domestic', start_date, end_date: addDays(start_date, 1) };
  const legs = [
    {
      from: 'Madrid',
      to: 'Toledo',
      mode: 'bus',
      depart_date: start_date,
      depart_time: '08:00',
      arrive_date: start_date,
      arrive_time: '09:15',
    },
  ];
  const estimate = [{ kind: 'transport', amount: 12.5, currency: 'EUR', rate: 1 }];
  const trip = { ...days, legs, estimate, purpose: 'A visit', from_place: 'Madrid', to_place: 'Toledo' };
  done(await employee.post('/travels/preview', { ...days, legs, estimate, advance: 5 }));
  const withdrawn = done(await employee.post('/travels', trip)).data.id;
  done(await employee.post(`/travels/${withdrawn}/withdraw`, {}));
  const taken = done(await employee.post('/travels', trip)).data.id;
  await company.services.db.transaction((tx) =>
    tx.run(`update travels set status = 'approved', decided_at = now() where id = $1`, [taken]),
  );
  done(await employee.post(`/travels/${taken}/ask-to-cancel`, { note: 'The visit is off' }));
  done(await manager.post(`/travels/${taken}/keep`, {}));
  const employee_id = await employeeOf(company, 'employee');
  // A past trip, in a month for which no one was paid.
  await company.services.db.transaction((tx) =>
    tx.run(
      `insert into travels (employee_id, title, purpose, from_place, to_place, currency, start_date, end_date, status)
       values ($1, 'Toledo', 'A visit', 'Madrid', 'Toledo', 'EUR', '2020-01-07', '2020-01-08', 'completed')`,
      [employee_id],
    ),
  );
}
