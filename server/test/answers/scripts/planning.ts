import { addDays } from '@cadre/rules/calendar';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf } from '../fixtures.ts';

/** An employee is booked on a project for two weeks, and the booking is split. */
export async function bookPeople(company: DemoCompany): Promise<void> {
  const admin = company.as('admin');
  const [manager_id, employee_id] = [await employeeOf(company, 'projects'), await employeeOf(company, 'employee')];
  const project = { manager_id, currency: 'EUR', billing_type: 'internal', category: 'internal', overrun_policy: 'warn' };
  const project_id = done(await admin.post('/projects', { ...project, name: 'A plan' })).data.id;
  const from_date = addDays(new Date().toISOString().slice(0, 10), 30);
  const days = { from_date, to_date: addDays(from_date, 13), minutes_per_day: 120 };
  const { id, version } = done(await admin.post('/bookings', { ...days, project_id, employee_id, status: 'tentative' })).data;
  done(await admin.post(`/bookings/${id}/split`, { date: addDays(from_date, 7), version }));
  const week = { from: from_date, to: addDays(from_date, 6) };
  done(await admin.get('/planning/board', { ...week, by: 'project', project_id }));
  done(await admin.post('/bookings/preview', { ...days, project_id, employee_id }));
  done(await admin.get('/planning/free', { ...week, free: 60 }));
}
