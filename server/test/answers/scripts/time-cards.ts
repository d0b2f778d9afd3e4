import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { mondayBefore } from '@cadre/rules/time/not-submitted';
import type { DemoCompany } from '../demo-company.ts';
import { byWhoMay, done, firstId } from '../fixtures.ts';

/** A week is filled by hand, by timer and from another one, handed in, taken back, decided row by row, opened again and decided as a whole. */
export async function fillWeeks(company: DemoCompany): Promise<void> {
  const [hr, employee] = [company.as('hr'), company.as('employee')];
  const project_id = await firstId(company, 'projects', `open_to_all and status = 'active' and not require_task`);
  const date = mondayBefore(new Date().toISOString().slice(0, 10));
  const { year, week } = isoWeekOf(date);
  const path = `/time-cards/${year}/${week}`;

  const row = { date, project_id, minutes: 30, description: 'Planning' };
  done(await employee.post('/tasks/bulk', { tasks: [row, { ...row, minutes: 1500 }] }));
  done(await employee.post('/tasks', [row]));
  const { id } = done(await employee.post('/tasks', row)).data;
  done(await employee.put(`/tasks/${id}`, { minutes: 45 }));
  done(await employee.delete(`/tasks/${done(await employee.post('/tasks', row)).data.id}`, {}));
  done(await employee.put('/tasks/timer', { project_id }));
  done(await employee.get('/tasks/timer'));
  done(await employee.delete('/tasks/timer', { discard: true }));
  done(await employee.put(`${path}/pins`, { project_id, kept: true }));
  done(
    await employee.post(`${path}/copy`, {
      from: isoWeekOf(mondayBefore(new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10))),
    }),
  );
  for (const from of ['plan', 'attendance']) done(await employee.get(`${path}/suggestions`, { from }));
  done(await employee.get(path));

  done(await employee.post(`${path}/submit`, {}));
  done(await employee.post(`${path}/withdraw`, {}));
  const card = done(await employee.post(`${path}/submit`, {})).data.id;
  const { data: rows } = done(
    await employee.get('/tasks', { per_page: '1000', filters: JSON.stringify({ time_card_id: card, status: 'submitted' }) }),
  );
  const decisions = rows.map((one: { id: number }, at: number) => ({
    id: one.id,
    status: at === 0 ? 'rejected' : 'approved',
    note: 'Whose idea?',
  }));
  await byWhoMay(company, (person) => person.post(`/time-cards/${card}/decide`, { rows: decisions }));
  done(await employee.post(`/time-cards/${card}/submit`, {}));
  await byWhoMay(company, (person) => person.post(`/time-cards/${card}/reject`, { note: 'Not yet' }));
  done(await employee.post(`/time-cards/${card}/submit`, {}));
  done(await employee.post(`/time-cards/${card}/withdraw`, {}));
  done(await employee.post(`/time-cards/${card}/submit`, {}));
  await byWhoMay(company, (person) => person.post(`/time-cards/${card}/approve`, {}));
  done(await hr.post(`/time-cards/${card}/reopen`, { note: 'A row is missing' }));

  const [missing] = done(await hr.get('/time-cards/not-submitted')).data;
  const items = missing ? [{ employee_id: missing.employee.id, year: missing.year, week: missing.week }] : [];
  done(await hr.post('/time-cards/remind', { items }));
}
