import { contractAnswers, jobOfferAnswers } from '@cadre/contract/forms/testing/sample-answers';
import { expect } from 'vitest';
import { documentsIn } from '../documents/fixtures.ts';
import { checked, csv, headings, person } from '../imports/fixtures.ts';
import type { Answer } from '../office/person.ts';
import type { Office } from '../office.ts';

/** Occurs in every text about the person, and nowhere else. */
export const mark = 'Quorn';
const phone = '+351 777 424 242';
const fine = async (answer: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await answer;
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body.data;
};

/** Everything that the product can do with a person, from the offer to the last day. Gives their number. */
export async function liveFully(office: Office): Promise<number> {
  const [hr, payroll, admin, self] = [office.as('hr'), office.as('payroll'), office.as('admin'), office.as('consultant')];
  const id = office.cast.consultant.employee_id as number;
  const offer = await fine(
    hr.post('/forms', {
      type: 'job_offer',
      title: `Offer for ${mark}elia`,
      language: 'en',
      answers: {
        ...jobOfferAnswers,
        candidate_name: `${mark}elia ${mark}sen`,
        candidate_email: 'quorn@home.example.com',
        candidate_address: `${mark} street 1`,
      },
    }),
  );
  await fine(hr.post(`/forms/${offer.id}/issue`, { version: offer.version }));
  await fine(
    hr.put(`/employees/${id}`, {
      first_name: `${mark}elia`,
      last_name: `${mark}sen`,
      middle_name: `${mark}a`,
      preferred_name: `${mark}y`,
      work_email: 'quorn.before@example.com',
      work_phone: phone,
      personal_email: 'quorn@home.example.com',
      mobile: phone,
      address_line1: `${mark} street 1`,
      address_line2: `${mark} floor`,
      city: `${mark}ville`,
      address_region: `${mark}shire`,
      postal_code: `${mark}1`,
      national_id: `${mark}2`,
      passport_no: `${mark}3`,
      device_user_code: `${mark}4`,
    }),
  );
  await fine(hr.put(`/employees/${id}`, { last_name: `${mark}son`, work_email: 'quorn.after@example.com' }));
  for (const [path, body] of [
    ['/emergency-contacts', { name: `${mark} Mother`, phone, relation: `${mark} mother` }],
    ['/dependents', { name: `${mark} Child`, kinship: 'child' }],
    ['/educations', { institution: `${mark} College`, degree: `${mark} degree`, subject: `${mark} science` }],
    ['/experiences', { company: `${mark} Ltd`, title: `${mark} officer`, description: `${mark} work` }],
    ['/skills', { name: `${mark} speaking`, kind: 'language', level: 'basic' }],
  ] as const)
    await fine(hr.post(path, { employee_id: id, ...body }, { 'idempotency-key': `mark-${path.slice(1)}` }));
  await fine(payroll.post('/bank-accounts', { employee_id: id, holder: `${mark} Holder`, bank: `${mark} Bank`, account_no: `${mark}5` }));
  await papers(office, id);
  const change = await fine(
    self.post('/employees/self/change-requests', { model: 'employees', changes: { city: `${mark}burg` }, reason: `${mark} moved` }),
  );
  await fine(hr.post(`/change-requests/${change.id}/decide`, { status: 'approved', note: `${mark} welcome` }));
  await fine(admin.post('/attendances', { employee_ids: [id], action: 'in', date: '2026-03-02', time: '09:00', note: `${mark} forgot` }));
  await fine(admin.post('/attendance-days/ask', { employee_id: id, date: '2026-03-03', note: `${mark}, where were you?` }));
  await fine(self.post('/attendance-days/answer', { date: '2026-03-03', reply: `${mark} was ill` }));
  await fine(
    admin.post('/attendance-days/override', { employee_id: id, date: '2026-03-03', status: 'present', reason: `${mark} was here` }),
  );
  await named(office, id);
  await fine(self.post('/employees/self/archive'));
  await fine(hr.post(`/employees/${id}/archive`));
  await fine(hr.post('/exports/employees', { format: 'csv' }));
  await fine(
    hr.post(`/employees/${id}/terminate`, {
      last_working_day: '2026-03-31',
      termination_reason: 'resignation',
      note: `${mark} leaves`,
    }),
  );
  return id;
}

async function papers(office: Office, id: number): Promise<void> {
  const [hr, documents] = [office.as('hr'), documentsIn(office)];
  const contract = await fine(
    hr.post('/forms', {
      type: 'contract',
      title: `Contract of ${mark}`,
      language: 'en',
      employee_id: id,
      answers: { ...contractAnswers, employee_name: `${mark}elia ${mark}son`, employee_address: `${mark} street` },
    }),
  );
  await fine(hr.post(`/forms/${contract.id}/issue`, { version: contract.version }));
  const [requested] = await fine(
    hr.post('/documents/request', { employee_ids: [id], type: 'visa', title: `${mark} visa`, note: `${mark} both sides` }),
  );
  expect((await documents.upload('consultant', requested.id, `${mark}.pdf`)).status).toBe(200);
  await fine(hr.post(`/documents/${requested.id}/reject`, { note: `${mark} unreadable` }));
}

/** Where others' records, files and doors name them. */
async function named(office: Office, id: number): Promise<void> {
  const hr = office.as('hr');
  await fine(hr.put(`/employees/${office.cast.outsider.employee_id}`, { manager_id: id }));
  await fine(office.as('admin').put(`/departments/${office.cast.places.design.department_id}`, { head_id: id }));
  await checked(hr, `${mark}.csv`, csv(headings, person(`${mark}elia`, `${mark}son`, { 'Work email': 'quorn.after@example.com' })));
  await office.anyone().post('/login', { email: 'quorn.after@example.com', password: 'not-the-password' });
  await office.as('consultant').get('/employees/self/personal');
}
