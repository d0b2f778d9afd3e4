import { contractAnswers } from '@cadre/contract/forms/testing/sample-answers';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf, firstId } from '../stage.ts';

/** Documents that are asked for, contracts that are issued and answered, and changes of one's own record. */
export async function exchangePapers(company: DemoCompany): Promise<void> {
  const [hr, employee] = [company.as('hr'), company.as('employee')];
  const employee_id = await employeeOf(company, 'employee');
  done(await hr.post('/documents/request', { employee_ids: [employee_id], type: 'passport', title: 'Passport' }));

  const issued = async (): Promise<number> => {
    const draft = { type: 'contract', title: 'Contract', language: 'en', employee_id, answers: contractAnswers };
    const { id, version } = done(await hr.post('/forms', draft)).data;
    return done(await hr.post(`/forms/${id}/issue`, { version })).data.id;
  };
  const signed = { name: 'Somebody', terms: true };
  done(await employee.post(`/forms/${await issued()}/answer`, { status: 'accepted', ...signed }));
  done(await employee.post(`/forms/${await issued()}/accept`, signed));
  done(await employee.post(`/forms/${await issued()}/decline`, { name: 'Somebody' }));
  done(await hr.get(`/forms/${await firstId(company, 'forms', `status = 'issued'`)}/pdf`));

  const asked = async (city: string): Promise<number> =>
    done(await employee.post('/employees/self/change-requests', { model: 'employees', changes: { city } })).data.id;
  done(await hr.post(`/change-requests/${await asked('Porto')}/decide`, { status: 'approved' }));
  done(await employee.post(`/change-requests/${await asked('Soria')}/withdraw`));
}
