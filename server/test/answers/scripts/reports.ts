import { reportNames } from '@cadre/contract/reports/index';
import type { DemoCompany } from '../demo-company.ts';
import { done } from '../fixtures.ts';

/** Reads every report, exports some, and saves, changes and deletes one. */
export async function readReports(company: DemoCompany): Promise<void> {
  const [payroll, hr] = [company.as('payroll'), company.as('hr')];
  for (const name of reportNames) {
    const { status } = await payroll.get(`/reports/${name}`);
    if (status === 403) done(await hr.get(`/reports/${name}`));
  }
  done(await hr.post('/counts', { of: [{ list: 'employees', filters: { status: ['active'] } }, { list: 'branches' }] }));
  done(await hr.post('/exports/report-compliance', { format: 'csv' }));
  done(await hr.post('/exports/tasks-summery', { format: 'csv', filters: { group_by: ['project'] } }));
  const stored = { name: 'Missing weeks', report: 'compliance', period: 'last_month', filters: {} };
  const { id } = done(await hr.post('/saved-reports', stored)).data;
  done(await hr.put(`/saved-reports/${id}`, { ...stored, is_shared: true }));
  done(await hr.delete(`/saved-reports/${id}`));
}
