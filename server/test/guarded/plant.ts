import { contractAnswers } from '@cadre/contract/forms/testing/sample-answers';
import { expect } from 'vitest';
import { planHours } from '../attendance/works.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import { cabinetIn } from '../documents/cabinet.ts';
import type { Answer, Person } from '../office/person.ts';
import type { Office } from '../office.ts';
import { mondayIn, newCategory } from '../requests/desk.ts';

/** Words that stand in what is guarded about one person, and nowhere else: by the right that opens it. */
export const marks = { personal: 'Ownzonia', health: 'Healthzonia', pay: 'Payzonia', form: 'Formzonia', item: 'Itemzonia' } as const;
export type Mark = keyof typeof marks;

const fine = async (answer: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await answer;
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body.data;
};

let key = 0;
const once = () => {
  key += 1;
  return { 'idempotency-key': `planted-${key}` };
};

/** Fills everything guarded that there is of Clara, and lets things happen to it, so that labels and notices are there as well. */
export async function plant(office: Office, employee_id: number): Promise<void> {
  const [hr, payroll, self] = [office.as('hr'), office.as('payroll'), office.as('consultant')];
  const { personal, pay, form } = marks;
  const address = { address_line1: personal, address_line2: personal, city: personal, address_region: personal, postal_code: personal };
  await fine(hr.put(`/employees/${employee_id}`, { ...address, national_id: personal, personal_email: `${personal}@example.com` }));
  await parts(hr, employee_id);
  await documents(office, employee_id);
  const account = await fine(payroll.post('/bank-accounts', { employee_id, holder: pay, bank: pay, account_no: `${pay}1` }, once()));
  await fine(payroll.put(`/bank-accounts/${account.id}`, { bank: `${pay} two` }));
  await fine(payroll.post(`/bank-accounts/${account.id}/reveal`, { field: 'account_no' }, once()));
  await payItems(payroll, employee_id);
  const answers = { ...contractAnswers, employee_name: 'Clara Dubois', employee_address: form };
  const paper = await fine(hr.post('/forms', { type: 'contract', title: form, language: 'en', employee_id, answers }, once()));
  await fine(hr.post(`/forms/${paper.id}/issue`, { version: paper.version }, once()));
  await fine(hr.post('/forms', { type: 'contract', title: form, language: 'en', employee_id, answers }, once()));
  await reasons(office, employee_id);
  const wish = { model: 'employees', changes: { city: `${personal} city` }, reason: personal };
  const asked = await fine(self.post('/employees/self/change-requests', wish, once()));
  await fine(hr.post(`/change-requests/${asked.id}/decide`, { status: 'rejected', note: personal }));
}

/** A salary, which waits for somebody else, and one of each item that its owner sees. */
async function payItems(payroll: Person, employee_id: number): Promise<void> {
  const { pay, item } = marks;
  const salary = { employee_id, effective_from: '2031-01-01', basis: 'monthly', amount: 4321.09, reason: 'raise', note: pay };
  const made = await fine(payroll.post('/compensations', salary, once()));
  await fine(payroll.put(`/compensations/${made.id}`, { note: `${pay} two`, amount: 4321.1 }));
  for (const path of ['/allowances', '/bonuses', '/deductions']) {
    const choices = { ...(path === '/bonuses' && { reason: 'project' }), ...(path === '/deductions' && { category: 'other' }) };
    const body = { employee_id, name: item, kind: 'fixed', amount: 87.65, recurrence: 'once', month: '2031-01', note: item, ...choices };
    const { id } = await fine(payroll.post(path, body, once()));
    await fine(payroll.put(`${path}/${id}`, { name: `${item} two` }));
  }
}

async function parts(hr: Person, employee_id: number): Promise<void> {
  const { personal } = marks;
  for (const [path, body] of [
    ['/emergency-contacts', { name: personal, relation: personal, phone: '+33 600 100' }],
    ['/dependents', { name: personal, kinship: 'child' }],
    ['/educations', { institution: personal, degree: personal, subject: personal }],
    ['/experiences', { company: personal, title: personal, description: personal }],
  ] as const) {
    const made = await fine(hr.post(path, { employee_id, ...body }, once()));
    await fine(
      hr.put(`${path}/${made.id}`, { [path === '/educations' ? 'degree' : path === '/experiences' ? 'title' : 'name']: `${personal} too` }),
    );
  }
}

async function documents(office: Office, employee_id: number): Promise<void> {
  const { personal } = marks;
  const [hr, cabinet] = [office.as('hr'), cabinetIn(office)];
  const body = { employee_id, type: 'visa', title: personal, note: personal };
  const gone = await fine(hr.post('/documents', body, once()));
  await fine(hr.delete(`/documents/${gone.id}`));
  const [asked] = await fine(
    hr.post('/documents/request', { employee_ids: [employee_id], type: 'visa', title: personal, note: personal }, once()),
  );
  expect((await cabinet.upload('consultant', asked.id, `${personal}.pdf`)).status).toBe(200);
  await fine(hr.post(`/documents/${asked.id}/reject`, { note: personal }, once()));
}

/** A reason of each kind of request, with files where it has them, and what its owner and HR did with it since. */
async function reasons(office: Office, employee_id: number): Promise<void> {
  const { health: reason } = marks;
  const self = office.as('consultant');
  await planHours(office);
  const leave_category_id = await newCategory(office, { name: 'Away', code: 'AWAY' });
  const leave = { leave_category_id, from_date: mondayIn(3), to_date: mondayIn(3), reason };
  await filed(self, 'leaves', await fine(self.post('/leaves', leave, once())));
  const left = await fine(self.post('/leaves', { ...leave, from_date: mondayIn(4), to_date: mondayIn(4) }, once()));
  await fine(self.put(`/leaves/${left.id}`, { reason: `${reason} two` }));
  await fine(office.as('hr').post(`/leaves/${left.id}/cancel`, { note: reason }));
  const excuse = { type: 'late_arrival', date: mondayIn(5), from_time: '09:00', to_time: '09:30', reason };
  await filed(self, 'excuses', await fine(self.post('/excuses', excuse, once())));
  const overtime = `insert into overtime (employee_id, date, title, minutes, class, becomes, reason, status) values ($1, '2026-05-04', '2026-05-04', 60, 'overtime_1', 'pay', $2, 'pending')`;
  await office.house.db.run(overtime, [employee_id, reason]);
}

async function filed(self: Person, model: string, { id }: { id: number }): Promise<void> {
  const payload = multipart('attachments', `${marks.health}.pdf`, Buffer.from('%PDF-1.7\n%%EOF'));
  const sent = await self.send({
    method: 'POST',
    path: `/${model}/${id}/media-upload`,
    headers: { 'content-type': multipartType },
    payload,
  });
  expect(sent.status).toBe(200);
}
