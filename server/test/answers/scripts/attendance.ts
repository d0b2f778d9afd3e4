import { addDays, dayIn } from '@cadre/rules/calendar';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf, firstId } from '../fixtures.ts';

/** Rosters, punches, and days that are put right. */
export async function planAndPunch(company: DemoCompany): Promise<void> {
  const [hr, employee] = [company.as('hr'), company.as('employee')];
  const id = await firstId(company, 'month-schedules', `status = 'draft'`);
  const { schedule, people, shifts } = done(await hr.get(`/month-schedules/${id}/roster`)).data;
  const entry = { employee_id: people[0].employee.id, date: `${schedule.month}-03`, shift_id: shifts[0].id };
  done(await hr.put(`/month-schedules/${id}/entries`, { entries: { list: [entry] } }));
  done(await hr.post(`/month-schedules/${id}/copy`, { month: '2030-05', name: 'A copy' }));
  // A schedule without any issue that prevents its publication.
  done(await hr.post('/month-schedules', { name: 'Nobody yet', month: '2031-03' }));

  done(await employee.post('/attendances/self/check', {}));
  const employee_id = await employeeOf(company, 'employee');
  const date = addDays(dayIn('Europe/Madrid', new Date()), -4);
  done(await hr.post('/attendances', { employee_ids: [employee_id], action: 'in', date, time: '07:58', note: 'Forgotten' }));
  done(await hr.post('/attendance-days/override', { employee_id, date, worked_minutes: 480, reason: 'At a client' }));
  await fixOne(company, date);
  done(await hr.post('/attendance-days/ask', { employee_id, date, note: 'What happened on this day?' }));
  done(await employee.post('/attendance-days/answer', { date, reply: 'I was at a client' }));
  done(await employee.get('/employees/self/attendance', { type: 'timesheet', date: date.slice(0, 7) }));
  done(await hr.post('/attendance-days/remove-override', { employee_id, date }));
  done(await hr.post('/attendance-days/recompute', { employee_id, from: date, to: date }));
}

/** A day that lacks a punch gets the proposed one, and loses it again. */
async function fixOne(company: DemoCompany, to: string): Promise<void> {
  const hr = company.as('hr');
  const { data } = done(await hr.get('/attendances/anomalies', { from: addDays(to, -40), to }));
  type Found = {
    employee: { id: number };
    date: string;
    can: { create: boolean };
    proposal: { note: string; punches: { because: string }[] } | null;
  };
  const { employee, date, proposal } = (data as Found[]).find((one) => one.can.create && one.proposal) as Found;
  const punches = proposal?.punches.map(({ because: _, ...punch }) => punch);
  const fixed = done(await hr.post('/attendances/mend', { days: [{ employee_id: employee.id, date, note: proposal?.note, punches }] }));
  done(await hr.post('/attendances/mend/undo', { ids: fixed.data.days[0].ids }));
}
