import type { DemoCompany } from '../demo-company.ts';
import { byWhoMay, done, firstId } from '../fixtures.ts';

/** Re-estimates a project, changes the order of its tasks, and applies current rates to approved time. */
export async function leadProjects(company: DemoCompany): Promise<void> {
  const project = await firstId(company, 'projects', `status = 'active' and name = 'Core banking audit'`);
  const department_id = await firstId(company, 'departments');
  const task = await firstId(company, 'project-tasks', `project_id = ${project}`);
  const departments = [{ department_id, minutes: 6000 }];
  await byWhoMay(company, (person) => person.post(`/projects/${project}/baselines`, { departments, note: 'A second workshop' }));
  await byWhoMay(company, (person) => person.post(`/projects/${project}/task-order`, { ids: [task] }));
  await byWhoMay(company, (person) => person.get(`/projects/${project}/overview`));
  await byWhoMay(company, (person) => person.get(`/projects/${project}/estimates`));
  done(await company.as('employee').get('/projects/bookable', { search: 'a' }));
  const span = { from_date: '2026-01-01', to_date: '2026-01-07', reason: 'As agreed' };
  await byWhoMay(company, (person) => person.post('/rates/apply', span));
  await byWhoMay(company, (person) => person.post('/rates/preview', { kind: 'bill', scope: 'company', valid_from: '2026-01-01' }));
  const rate = await firstId(company, 'rates', `kind = 'bill' and valid_to is null`);
  await byWhoMay(company, (person) => person.put(`/rates/${rate}`, { valid_to: null }));
}
