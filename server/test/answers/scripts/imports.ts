import { csv, headings, moved, person, settled, upload } from '../../imports/fixtures.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done } from '../fixtures.ts';

/** A file of people: mapped, checked, corrected, brought in and taken back. */
export async function importPeople(company: DemoCompany): Promise<void> {
  const hr = company.as('hr');
  const branch = done(await hr.get('/branches/lists')).data[0].name;
  const job = done(await hr.get('/jobs/lists')).data[0].name;
  const here = { Branch: branch, Job: job };
  const rows = [person('Nora', 'Ibarra', here), person('Wrong', 'Row', { ...here, Department: 'Nowhere' })];
  const { id, mapping } = done(await upload(hr, 'people.csv', csv(headings, ...rows))).data;
  done(await hr.get('/imports'));
  done(await hr.put(`/imports/${id}/mapping`, { mapping }));
  done(await hr.put(`/imports/${id}/cells`, { rows: [{ row_no: 3, cells: { Department: 'Somewhere' } }] }));
  done(await hr.post(`/imports/${id}/check`));
  await settled(hr, id);
  done(await hr.get(`/imports/${id}/rows`));
  done(await hr.post(`/imports/${id}/corrections`));
  await moved(hr, id, 'commit', { only_right: true });
  await moved(hr, id, 'undo');
  done(await upload(hr, 'balances.csv', csv(['Employee', 'Category', 'Amount'], ['Nobody', 'VAC', '2']), 'leave-ledger'));
  done(await upload(hr, 'leave.csv', csv(['Employee', 'Category', 'From', 'To'], ['Nobody', 'VAC', '2026-01-05', '2026-01-06']), 'leaves'));
}
