import type { DemoCompany } from '../demo-company.ts';
import { done } from '../stage.ts';

/** The set-up of a company that has everything already: looked at, said again, added to and taken back. */
export async function setUpAgain(company: DemoCompany): Promise<void> {
  const admin = company.as('admin');
  const { company: said } = done(await admin.get('/setup')).data;
  done(await admin.put('/setup/company', said));
  done(await admin.get('/setup/proposals', { country: 'JP' }));
  const records = [{ model: 'departments', values: { name: 'Department of the set-up' } }];
  done(await admin.post('/setup/apply', { step: 'departments', records }));
  done(await admin.post('/setup/undo', { step: 'departments' }));
  done(await admin.put('/setup', { hidden: false }));
}
