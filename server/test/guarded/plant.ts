import { contractAnswers } from '@cadre/contract/forms/testing/sample-answers';
import type { ResourceName } from '@cadre/contract/resources/index';
import { expect } from 'vitest';
import { runAs } from '../../src/platform/database/run-as.ts';
import { plantPay } from '../access/plant-pay.ts';
import { monday, planHours } from '../attendance/fixtures.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import { documentsIn } from '../documents/fixtures.ts';
import type { Answer, Person } from '../office/person.ts';
import type { Office } from '../office.ts';
import { mondayIn, newCategory } from '../requests/fixtures.ts';
import { amountIn, amountOf, holdsMark, type Place, placeOf, places, said, wordOf } from './places.ts';

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

/** The marked words of these fields, as fields of a record. */
const words = <N extends string>(resource: ResourceName, ...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, said(resource, name)])) as Record<N, string>;

/** Fills and changes all guarded data about Clara, so that labels, notices and the history exist, too. */
export async function plant(office: Office, employee_id: number, project_manager_id: number): Promise<void> {
  const [hr, payroll] = [office.as('hr'), office.as('payroll')];
  const address = words(
    'employees',
    'address_line1',
    'address_line2',
    'city',
    'address_region',
    'postal_code',
    'national_id',
    'passport_no',
  );
  await fine(hr.put(`/employees/${employee_id}`, { ...address, personal_email: `${said('employees', 'personal_email')}@example.com` }));
  await parts(hr, employee_id);
  await documents(office, employee_id);
  const bank = words('bank-accounts', 'holder', 'bank', 'account_no');
  const account = await fine(payroll.post('/bank-accounts', { employee_id, ...bank }, once()));
  await fine(payroll.put(`/bank-accounts/${account.id}`, { bank: `${bank.bank} two` }));
  await fine(payroll.post(`/bank-accounts/${account.id}/reveal`, { field: 'account_no' }, once()));
  await payItems(payroll, employee_id);
  await papers(hr, employee_id);
  await reasons(office, employee_id);
  await changeRequests(office, employee_id);
  await projects(office, employee_id, project_manager_id);
  for (const kind of ['tax-details', 'pay-openings', 'salaries']) await plantPay(office.services, kind, employee_id);
  await rest(office, employee_id);
}

/** A salary that awaits a second person, and one of each pay item that its owner can see. */
async function payItems(payroll: Person, employee_id: number): Promise<void> {
  const { note } = words('compensations', 'note');
  const amount = amountIn('compensations', 'amount');
  const salary = { employee_id, effective_from: '2031-01-01', basis: 'monthly', amount: 4321.09, reason: 'raise', note };
  const made = await fine(payroll.post('/compensations', salary, once()));
  await fine(payroll.put(`/compensations/${made.id}`, { note: `${note} two`, amount }));
  for (const name of ['allowances', 'bonuses', 'deductions'] as const) {
    const choices = { ...(name === 'bonuses' && { reason: 'project' }), ...(name === 'deductions' && { category: 'other' }) };
    const item = { ...words(name, 'name', 'note'), amount: amountIn(name, 'amount') };
    const body = { employee_id, kind: 'fixed', recurrence: 'once', month: '2031-01', ...item, ...choices };
    const { id } = await fine(payroll.post(`/${name}`, body, once()));
    await fine(payroll.put(`/${name}/${id}`, { name: `${item.name} two` }));
    await filed(payroll, name, { id }, said(name, 'name'));
  }
  const component = { code: 'TAX', name: said('pay-components', 'name'), kind: 'tax', calculation: 'percent', rate_bp: 1000 };
  await fine(payroll.post('/pay-components', { ...component, base: 'gross', currency: 'EUR', valid_from: '2026-01' }, once()));
}

async function parts(hr: Person, employee_id: number): Promise<void> {
  for (const [name, given] of [
    ['emergency-contacts', { ...words('emergency-contacts', 'name', 'relation'), phone: '+33 600 100' }],
    ['dependents', { ...words('dependents', 'name'), kinship: 'child' }],
    ['educations', words('educations', 'institution', 'degree', 'subject')],
    ['experiences', words('experiences', 'company', 'title', 'description')],
  ] as const) {
    const made = await fine(hr.post(`/${name}`, { employee_id, ...given }, once()));
    const changed = name === 'educations' ? 'degree' : name === 'experiences' ? 'title' : 'name';
    await fine(hr.put(`/${name}/${made.id}`, { [changed]: `${said(name, changed)} too` }));
  }
}

async function documents(office: Office, employee_id: number): Promise<void> {
  const [hr, documents] = [office.as('hr'), documentsIn(office)];
  const body = { type: 'visa', ...words('documents', 'title', 'note') };
  const gone = await fine(hr.post('/documents', { employee_id, ...body }, once()));
  await fine(hr.delete(`/documents/${gone.id}`));
  const [requested] = await fine(hr.post('/documents/request', { employee_ids: [employee_id], ...body }, once()));
  const { note } = words('documents', 'note');
  const file = Buffer.from(`%PDF-1.7\n%${note}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF`);
  expect((await documents.upload('consultant', requested.id, `${body.title}.pdf`, file)).status).toBe(200);
  await fine(hr.post(`/documents/${requested.id}/reject`, { note: said('documents', 'decision_note') }, once()));
}

/** A draft and an issued contract, which is also one of the documents. */
async function papers(hr: Person, employee_id: number): Promise<void> {
  const answers = { ...contractAnswers, employee_name: 'Clara Dubois', employee_address: said('forms', 'answers') };
  const paper = { type: 'contract', title: said('forms', 'title'), language: 'en', employee_id, answers };
  const issued = await fine(hr.post('/forms', paper, once()));
  await fine(hr.post(`/forms/${issued.id}/issue`, { version: issued.version }, once()));
  await fine(hr.post('/forms', paper, once()));
}

async function changeRequests(office: Office, employee_id: number): Promise<void> {
  const [hr, self] = [office.as('hr'), office.as('consultant')];
  const [city, reason] = [said('change-requests', 'changes'), said('change-requests', 'reason')];
  const wanted = { model: 'employees', changes: { city }, reason };
  const requested = await fine(self.post('/employees/self/change-requests', wanted, once()));
  await fine(hr.post(`/change-requests/${requested.id}/decide`, { status: 'rejected', note: said('change-requests', 'decision_note') }));
  await runAs('system', () =>
    office.services.db.transaction(({ run }) =>
      run('update approvals set note = $2 where employee_id = $1 and status <> $3', [employee_id, said('approvals', 'note'), 'pending']),
    ),
  );
}

/** A reason for each kind of request, with files if possible, and changes by its owner and by HR. */
async function reasons(office: Office, employee_id: number): Promise<void> {
  const self = office.as('consultant');
  await planHours(office);
  const leave_category_id = await newCategory(office, { name: 'Away', code: 'AWAY' });
  const leave = { leave_category_id, from_date: mondayIn(3), to_date: mondayIn(3), reason: said('leaves', 'reason') };
  await filed(self, 'leaves', await fine(self.post('/leaves', leave, once())), leave.reason);
  const left = await fine(self.post('/leaves', { ...leave, from_date: mondayIn(4), to_date: mondayIn(4) }, once()));
  await fine(self.put(`/leaves/${left.id}`, { reason: `${leave.reason} two` }));
  await fine(office.as('hr').post(`/leaves/${left.id}/cancel`, { note: said('leaves', 'cancel_reason') }));
  const excuse = { type: 'late_arrival', date: mondayIn(5), from_time: '09:00', to_time: '09:30', reason: said('excuses', 'reason') };
  await filed(self, 'excuses', await fine(self.post('/excuses', excuse, once())), excuse.reason);
  const overtime = `insert into overtime (employee_id, date, title, minutes, class, becomes, reason, status) values ($1, '2026-05-04', '2026-05-04', 60, 'overtime_1', 'pay', $2, 'pending')`;
  await office.services.db.run(overtime, [employee_id, said('overtime', 'reason')]);
}

async function filed(by: Person, model: string, { id }: { id: number }, mark: string): Promise<void> {
  const payload = multipart('attachments', `${mark}.pdf`, Buffer.from(`%PDF-1.7\n%${mark}\n%%EOF`));
  const headers = { 'content-type': multipartType };
  const sent = await by.send({ method: 'POST', path: `/${model}/${id}/media-upload`, headers, payload });
  expect(sent.status).toBe(200);
}

/** An hour of Clara in a project, so that reports show its exact cost; rates of both kinds, and the proposal of the project. */
async function projects({ services }: Office, employee_id: number, manager_id: number): Promise<void> {
  await runAs('system', () =>
    services.db.transaction(async ({ run }) => {
      const { rows } = await run(`insert into clients (name) values ('Client') returning id`);
      const client_id = rows[0].id;
      const proposal = await run(
        `insert into proposals (number, title, client_id, owner_id, currency, status) values ('Q-1', 'Proposal', $1, $2, 'EUR', 'sent') returning id`,
        [client_id, employee_id],
      );
      const project = await run(
        `insert into projects (number, name, client_id, manager_id, status, open_to_all, proposal_id) values ('N-1', 'Project', $1, $2, 'active', true, $3) returning id`,
        [client_id, manager_id, proposal.rows[0].id],
      );
      await run(`insert into tasks (employee_id, date, project_id, minutes, description) values ($1, $2, $3, 60, 'A workshop')`, [
        employee_id,
        monday,
        project.rows[0].id,
      ]);
      await run(
        `insert into rates (kind, scope, employee_id, amount, currency, valid_from, note) values ('cost', 'employee', $1, $2, 'EUR', '2020-01-01', $3)`,
        [employee_id, amountOf(placeOf('rates', 'amount')), said('rates', 'note')],
      );
    }),
  );
}

/** Fields that no call above has filled are written to the latest record, bypassing the rules that protect paid records. */
async function rest({ services }: Office, employee_id: number): Promise<void> {
  await runAs('system', () =>
    services.db.transaction(async ({ run }) => {
      await run('set local role none');
      await run('set local session_replication_role = replica');
      for (const [resource, fields] of Map.groupBy(places.filter(isWritten), ({ resource }) => resource)) {
        const table = resource.name.replaceAll('-', '_');
        const owner = resource.access.owner?.employee;
        // Some amounts exclude each other in life.
        const checks = await run(`select conname from pg_constraint where contype = 'c' and conrelid = $1::regclass`, [table]);
        for (const { conname } of checks.rows) await run(`alter table ${table} drop constraint ${conname}`);
        const latest = `select max(id) from ${table} ${owner ? `where ${owner} = ${employee_id}` : ''}`;
        const set = fields.map((place, at) => `"${place.name}" = $${at + 1}`);
        const currencies = new Set(fields.flatMap(({ field }) => (field.kind === 'money' ? [`"${field.currency}" = 'EUR'`] : [])));
        const { rows } = await run(
          `update ${table} set ${[...set, ...currencies].join()} where id = (${latest}) returning id`,
          fields.map(markFor),
        );
        expect([resource.name, rows.length]).toEqual([resource.name, 1]);
      }
      await run(`update salaries set lines = $1`, [
        JSON.stringify([
          {
            code: 'basic',
            name: said('salaries', 'lines'),
            kind: 'earning',
            unit: null,
            amount: 1,
            source: null,
            account: null,
            explain: [],
          },
        ]),
      ]);
    }),
  );
}

const isWritten = (place: Place): boolean => holdsMark(place) && !('sealed' in place.field && place.field.sealed === true);

function markFor(place: Place): string | number {
  if (place.field.kind === 'money') return amountOf(place);
  return place.field.kind === 'email' ? `${wordOf(place)}@example.com` : wordOf(place);
}
