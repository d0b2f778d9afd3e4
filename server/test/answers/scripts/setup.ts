import { png } from '../../../src/platform/pictures/testing/sample-pictures.ts';
import { multipart, multipartType } from '../../crud/multipart.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done } from '../fixtures.ts';

/** The setup of a company that is already complete: read, saved again, extended and undone. */
export async function setUpAgain(company: DemoCompany): Promise<void> {
  const admin = company.as('admin');
  const { company: said } = done(await admin.get('/setup')).data;
  done(await admin.put('/setup/company', said));
  done(await admin.get('/setup/proposals', { country: 'JP' }));
  const records = [{ model: 'departments', values: { name: 'Department of the set-up' } }];
  done(await admin.post('/setup/apply', { step: 'departments', records }));
  done(await admin.post('/setup/undo', { step: 'departments' }));
  done(await admin.put('/setup', { hidden: false }));
  const payload = multipart('logo', 'logo.png', png(40, 10));
  done(await admin.send({ method: 'POST', path: '/setup/logo', headers: { 'content-type': multipartType }, payload }));
  done(await admin.get('/setup/logo'));
  done(await admin.delete('/setup/logo', {}));
}
