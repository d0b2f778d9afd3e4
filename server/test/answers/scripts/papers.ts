import { contractAnswers, jobOfferAnswers } from '@cadre/contract/forms/testing/sample-answers';
import { png } from '../../../src/platform/pictures/testing/sample-pictures.ts';
import { multipart, multipartType } from '../../crud/multipart.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf, firstId } from '../fixtures.ts';

/** Documents are requested, contracts are issued and answered, and an employee requests changes to their own record. */
export async function exchangePapers(company: DemoCompany): Promise<void> {
  const [hr, employee] = [company.as('hr'), company.as('employee')];
  const employee_id = await employeeOf(company, 'employee');
  done(await hr.post('/documents/request', { employee_ids: [employee_id], type: 'passport', title: 'Passport' }));

  const { name } = done(await hr.get(`/employees/${employee_id}`)).data;
  const issued = async (): Promise<number> => {
    const draft = {
      type: 'contract',
      title: 'Contract',
      language: 'en',
      employee_id,
      answers: { ...contractAnswers, employee_name: name },
    };
    const { id, version } = done(await hr.post('/forms', draft)).data;
    return done(await hr.post(`/forms/${id}/issue`, { version })).data.id;
  };
  const signed = { name, terms: true };
  done(await employee.post(`/forms/${await issued()}/answer`, { status: 'accepted', ...signed }));
  done(await employee.post(`/forms/${await issued()}/accept`, signed));
  done(await employee.post(`/forms/${await issued()}/decline`, { name }));
  await answerOfCandidate(company);
  done(await hr.get(`/forms/${await firstId(company, 'forms', `status = 'issued'`)}/pdf`));

  const requested = async (city: string): Promise<number> =>
    done(await employee.post('/employees/self/change-requests', { model: 'employees', changes: { city } })).data.id;
  done(await hr.post(`/change-requests/${await requested('Porto')}/decide`, { status: 'approved' }));
  done(await employee.post(`/change-requests/${await requested('Soria')}/withdraw`));
}

/** A candidate has no account, so HR records their response by hand. */
async function answerOfCandidate(company: DemoCompany): Promise<void> {
  const hr = company.as('hr');
  const answers = { ...jobOfferAnswers, valid_until: '2999-01-01', start_date: '2999-02-01', end_date: null, contract_type: 'permanent' };
  const said = { name: jobOfferAnswers.candidate_name, answered_on: new Date().toISOString().slice(0, 10) };
  for (const move of ['record-acceptance', 'record-refusal']) {
    const { id, version } = done(await hr.post('/forms', { type: 'job_offer', title: 'Offer', language: 'en', answers })).data;
    done(await hr.post(`/forms/${id}/issue`, { version }));
    const payload = multipart('signed', 'signed.png', png(2, 2));
    done(await hr.send({ method: 'POST', path: `/forms/${id}/media-upload`, headers: { 'content-type': multipartType }, payload }));
    done(await hr.post(`/forms/${id}/${move}`, said));
  }
}
