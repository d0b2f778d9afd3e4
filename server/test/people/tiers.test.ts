import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { asSystem } from '../databases/as-system.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
let clara: number;
const iban = 'DE89 3704 0044 0532 0130 00';
const nationalId = '48123456-Z';

beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
  const filled = await office.as('hr').put(`/employees/${clara}`, { city: 'Porto', national_id: nationalId, birth_date: '1990-05-01' });
  expect(filled.status).toBe(200);
  const account = { employee_id: clara, holder: 'Clara Dubois', iban, is_primary: true };
  expect((await office.as('payroll').post('/bank-accounts', account)).status).toBe(200);
  await office.as('hr').post('/emergency-contacts', { employee_id: clara, name: 'Luc Dubois', phone: '+33 600 100' });
});
afterAll(() => office.close());

const views = async (field: string, actor_id: number): Promise<number> => {
  const { rows } = await sql`select from logs where action = 'view_sensitive' and employee_id = ${clara} and actor_id = ${actor_id}
    and changes -> 0 ->> 'field' = ${field}`.execute(office.services.db);
  return rows.length;
};

test('a manager sees the employment of the team, no personal data and no pay', async () => {
  const { status, body } = await office.as('manager').get(`/employees/${clara}/profile`);
  expect(status).toBe(200);
  expect(body.data.employee).toMatchObject({ name: 'Clara Dubois', hire_date: '2024-02-01', employment_type: 'full_time' });
  expect(body.data.versions).toHaveLength(1);
  expect(body.data.periods).toMatchObject([{ hired_on: '2024-02-01', left_on: null }]);
  expect(body.data.tabs).toMatchObject({
    employment: true,
    personal: false,
    pay: false,
    documents: false,
    leave: true,
    attendance: true,
    history: true,
  });
  expect(body.data).not.toHaveProperty('account');
  expect(body.data).not.toHaveProperty('documents');
  expect(body.data.employee).not.toHaveProperty('city');
  expect((await office.as('manager').get(`/employees/${clara}/personal`)).status).toBe(403);
  expect((await office.as('manager').get(`/employees/${clara}/pay`)).status).toBe(403);
});

test('HR sees personal data and no pay', async () => {
  const profile = (await office.as('hr').get(`/employees/${clara}/profile`)).body.data;
  expect(profile.tabs).toMatchObject({
    employment: true,
    personal: true,
    pay: false,
    documents: true,
    leave: true,
    attendance: true,
    history: true,
  });
  expect(profile.account).toMatchObject({ id: office.cast.consultant.user_id, email: office.cast.consultant.email, status: 'active' });
  expect(profile.documents).toEqual({ waiting: 0, expiring: 0 });
  expect(profile.employee).not.toHaveProperty('city');
  const { body } = await office.as('hr').get(`/employees/${clara}/personal`);
  expect(body.data.employee).toMatchObject({ city: 'Porto', birth_date: '1990-05-01', national_id: '•••• 56-Z' });
  expect(body.data.emergency_contacts).toMatchObject([{ name: 'Luc Dubois' }]);
  expect(body.data).toMatchObject({ dependents: [], educations: [], experiences: [] });
  expect((await office.as('hr').get(`/employees/${clara}/pay`)).status).toBe(403);
});

test('upcoming approved leave is shown to readers of leave, the next first, and drafts are not', async () => {
  await office.services.db.run(
    `with category as (insert into leave_categories (name, code, color, balance_mode, counts_holidays, max_past_days, starts_on)
       values ('Away', 'AWAY', '#0b7a4b', 'unlimited', true, 366, '2026-01-01') returning id)
     insert into leaves (employee_id, leave_category_id, title, from_date, to_date, status)
     select $1, category.id, 'Away', today_of(e) + x.days, today_of(e) + x.days, x.status
     from category, employees e, (values (20, 'approved'), (10, 'approved'), (5, 'draft'), (-10, 'approved')) x (days, status) where e.id = $1`,
    [clara],
  );
  const { absences } = (await office.as('manager').get(`/employees/${clara}/profile`)).body.data;
  expect(absences).toHaveLength(2);
  expect(absences[0].from_date < absences[1].from_date).toBe(true);
  expect(absences[0]).toMatchObject({ kind: 'leave', title: expect.stringContaining('Away') });
});

test('payroll sees pay and no personal data', async () => {
  const { body } = await office.as('payroll').get(`/employees/${clara}/pay`);
  expect(body.data.bank_accounts).toMatchObject([{ holder: 'Clara Dubois', iban: '•••• 3000', is_primary: true }]);
  expect((await office.as('payroll').get(`/employees/${clara}/personal`)).status).toBe(403);
});

test('a colleague sees the directory alone', async () => {
  const { body } = await office.as('outsider').get(`/employees/${clara}/profile`);
  expect(body.data.employee.name).toBe('Clara Dubois');
  expect(body.data.employee).not.toHaveProperty('hire_date');
  for (const part of ['versions', 'periods', 'skills', 'account', 'documents', 'absences']) expect(body.data).not.toHaveProperty(part);
  expect(body.data.tabs).toEqual({
    employment: false,
    personal: false,
    pay: false,
    documents: false,
    leave: false,
    attendance: false,
    projects: false,
    history: false,
  });
  for (const part of ['personal', 'pay', 'timeline', 'as-of?date=2025-01-01'])
    expect((await office.as('outsider').get(`/employees/${clara}/${part}`)).status).toBe(403);
});

test('all employees can read their own file as self, and users without a file get a 404', async () => {
  const own = office.as('consultant');
  expect((await own.get('/employees/self/profile')).body.data.employee.id).toBe(clara);
  expect((await own.get('/employees/self/personal')).body.data.employee.city).toBe('Porto');
  expect((await own.get('/employees/self/pay')).body.data.bank_accounts).toHaveLength(1);
  expect((await office.as('hr').get('/employees/self/profile')).status).toBe(404);
  expect((await own.get('/employees/999999/profile')).status).toBe(404);
});

test('the profile shows the managers above and the reports below', async () => {
  const marco = office.cast.manager;
  const below = (await office.as('hr').get(`/employees/${clara}/profile`)).body.data;
  expect(below.manager_chain).toEqual([{ id: marco.employee_id, name: marco.name, pic: null }]);
  expect(below.zone).toBe('Europe/Lisbon');
  const above = (await office.as('hr').get(`/employees/${marco.employee_id}/profile`)).body.data;
  expect(above.reports).toEqual([{ id: clara, name: 'Clara Dubois', pic: null, job: 'Consultant' }]);
  expect(above.manager_chain).toEqual([]);
});

test('a profile costs the statement that loads the caller and one more', async () => {
  const { db } = office.services;
  const run = db.run;
  const texts: string[] = [];
  db.run = (text, values) => {
    texts.push(text);
    return run(text, values);
  };
  try {
    expect((await office.as('hr').get(`/employees/${clara}/profile`)).status).toBe(200);
  } finally {
    db.run = run;
  }
  expect(texts.filter((text) => text.includes('employees') && !text.includes('token_hash'))).toHaveLength(1);
  expect(texts.filter((text) => !text.includes('token_hash') && !text.includes('pgboss'))).toHaveLength(1);
});

test('sealed values are not in plain text in tables, in the history or in lists', async () => {
  const bare = iban.replaceAll(' ', '');
  for (const table of ['bank_accounts', 'employees', 'logs']) {
    const { rows } = await asSystem(office.services.db, sql<{ row: string }>`select x::text as row from ${sql.ref(table)} x`);
    const all = rows.map(({ row }) => row.replaceAll(' ', '')).join();
    expect(all).not.toContain(bare);
    expect(all).not.toContain(nationalId);
  }
  const list = await office.as('payroll').get('/bank-accounts');
  expect(list.body.data).toHaveLength(1);
  expect(list.text.replaceAll(' ', '')).not.toContain(bare);
  const people = await office.as('hr').get('/employees', { per_page: 100 });
  expect(people.text).not.toContain('Porto');
  expect(people.text).not.toContain('56-Z');
});

test('revealing a sealed value returns it in full and is logged each time', async () => {
  const [account] = (await office.as('payroll').get(`/employees/${clara}/pay`)).body.data.bank_accounts;
  const opened = await office.as('payroll').post(`/bank-accounts/${account.id}/reveal`, { field: 'iban' });
  expect(opened.body.data.value).toBe(iban);
  expect(await views('iban', office.cast.payroll.user_id)).toBe(1);
  expect((await office.as('hr').post(`/bank-accounts/${account.id}/reveal`, { field: 'iban' })).status).toBe(404);
});

test('views within an hour are logged once per viewer, and own views never', async () => {
  for (let look = 0; look < 3; look += 1) {
    await office.as('hr').get(`/employees/${clara}/personal`);
    await office.as('payroll').get(`/employees/${clara}/pay`);
    await office.as('consultant').get('/employees/self/personal');
  }
  expect(await views('personal', office.cast.hr.user_id)).toBe(1);
  expect(await views('pay', office.cast.payroll.user_id)).toBe(1);
  expect(await views('personal', office.cast.consultant.user_id)).toBe(0);
});

test('a profile is not a look at private data', async () => {
  await office.as('admin').get(`/employees/${clara}/profile`);
  expect(await views('personal', office.cast.admin.user_id)).toBe(0);
});

test('the actions on an employee depend on the permissions of the user', async () => {
  const can = async (name: 'hr' | 'manager' | 'payroll') =>
    (await office.as(name).get(`/employees/${clara}/profile`)).body.data.employee.can;
  expect(await can('hr')).toMatchObject({
    update: true,
    terminate: true,
    rehire: false,
    withdraw_notice: false,
    update_personal: true,
    update_pay: false,
  });
  expect(await can('manager')).toMatchObject({ update: false, terminate: false, update_personal: false, edit_background: false });
  expect(await can('payroll')).toMatchObject({ update_pay: true, terminate: false });
});

test('a refusal that shows the record as it is now is a look, too', async () => {
  const second = await office.as('second_admin').put(`/employees/${clara}`, { city: 'Lisbon', version: 999 });
  expect(second).toMatchObject({ status: 409, body: { current: { city: 'Porto' } } });
  expect(await views('personal', office.cast.second_admin.user_id)).toBe(1);
});

test('a list of documents is no logged access; opening one shows its note, and is logged', async () => {
  const made = await office.as('hr').post('/documents', { employee_id: clara, title: 'Permit', type: 'other', note: 'Doctor’s note' });
  const looks = () => views('personal', office.cast.admin.user_id);
  const listed = await office.as('admin').get('/documents');
  expect(listed.body.data).toMatchObject([{ title: 'Permit' }]);
  expect(listed.body.data[0]).not.toHaveProperty('note');
  expect((await office.as('admin').get(`/documents/${made.body.data.id}/history`)).status).toBe(200);
  expect(await looks()).toBe(0);
  expect((await office.as('admin').get(`/documents/${made.body.data.id}`)).body.data.note).toBe('Doctor’s note');
  expect(await looks()).toBe(1);
  expect((await office.as('consultant').get('/documents')).body.data).toMatchObject([{ note: 'Doctor’s note' }]);
});

test('a list that was logged within the hour needs no new log entry, and is logged again later', async () => {
  const payroll = office.as('payroll');
  const { db } = office.services;
  const list = () => payroll.get('/bank-accounts', { filters: { employee_id: [clara] } });
  expect((await list()).body.meta.total).toBe(1);
  expect(await views('pay', office.cast.payroll.user_id)).toBe(1);

  const transactions = vi.spyOn(db, 'transaction');
  const clock = vi.spyOn(Date, 'now');
  try {
    expect((await list()).status).toBe(200);
    expect(transactions).not.toHaveBeenCalled();
    const now = performance.timeOrigin + performance.now();
    clock.mockReturnValue(now + 61 * 60_000);
    expect((await list()).status).toBe(200);
    expect(transactions).toHaveBeenCalledTimes(1);
  } finally {
    clock.mockRestore();
    transactions.mockRestore();
  }
  expect(await views('pay', office.cast.payroll.user_id)).toBe(1);
});
