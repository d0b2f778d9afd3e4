import { addDays, dayIn } from '@cadre/rules/calendar';
import type { DemoCompany } from '../demo-company.ts';
import { done, firstId } from '../fixtures.ts';

/** Creates a proposal with suggestions from past work, sends it, views the sent version, wins it and converts it to a project. */
export async function winWork(company: DemoCompany): Promise<void> {
  const pm = company.as('projects');
  const client_id = done(await company.as('admin').post('/clients', { name: 'Archive of the city', currency: 'EUR' })).data.id;
  const department_id = await firstId(company, 'departments');
  done(await pm.get('/proposals/suggestions', { client_id, currency: 'EUR' }));
  const today = dayIn('Europe/Madrid', new Date());
  const valid_until = addDays(today, 30);
  const lines = [{ department_id, phase: 'Analysis', minutes: 600, rate: 120 }];
  const offer = { title: 'A new archive', client_id, currency: 'EUR', language: 'en', billing_type: 'fixed_price', valid_until, lines };
  const { id } = done(await pm.post('/proposals', offer)).data;
  done(await pm.post(`/proposals/${id}/submit`, {}));
  await company.services.db.transaction((tx) => tx.run('update proposals set reviewed_at = now() where id = $1', [id]));
  done(await pm.post(`/proposals/${id}/send`, {}));
  done(await pm.get(`/proposals/${id}/pdf`));
  done(await pm.get(`/proposals/${id}/revisions`));
  done(await pm.post(`/proposals/${id}/extend`, { valid_until: addDays(valid_until, 30) }));
  done(await pm.post(`/proposals/${id}/accept`, { accepted_by: 'Carla Contact', accepted_on: today }));
  done(await pm.post(`/proposals/${id}/convert`, {}));
}
