import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payKinds } from '../../src/features/access/pay-of-person.ts';
import { runAs } from '../../src/platform/database/run-as.ts';
import { officePassword } from '../office/fixtures.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';
import { payRecords, plantPay } from './plant-pay.ts';

let office: Office;
let clara: number;
beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
});
afterAll(() => office.close());

const account = () => office.cast.consultant;
const signIn = async (email: string) => (await office.anyone().post('/login', { email, password: officePassword })).status;
const mailsTo = async (address: string, subject: string) =>
  (await mailsIn(office.services)).filter((mail) => mail.to?.toLowerCase() === address && mail.subject === subject);
const newcomer = async (first_name: string) => {
  const { department_id, branch_id } = office.cast.places.delivery;
  const work_email = `${first_name.toLowerCase()}@example.com`;
  const { job_id } = office.cast.places;
  const terms = { department_id, branch_id, job_id, hire_date: '2024-02-01', employment_type: 'full_time' };
  const { body } = await office.as('hr').post('/employees', { first_name, last_name: 'Nilsen', work_email, ...terms });
  return { id: body.data.id as number, work_email };
};

test('an administrator without pay access can neither unlink the account of an employee nor change its email address', async () => {
  const { user_id, email } = account();
  expect((await office.as('admin').put(`/users/${user_id}`, { employee_id: null })).body.code).toBe('link_needs_pay');
  const moved = await office.as('admin').put(`/users/${user_id}`, { email: 'attacker@example.com' });
  expect(moved).toMatchObject({ status: 422, body: { fields: { email: ['Use Clara Dubois’s work email: the invitation goes there'] } } });
  expect(await signIn(email)).toBe(200);
});

test('linking an account with a different email address to an employee requires access to their pay', async () => {
  const { id } = await newcomer('Ada');
  const stranger = { first_name: 'Eve', email: 'eve@example.com', roles: [2], employee_id: id };
  expect((await office.as('admin').post('/users', stranger)).status).toBe(422);
  const made = await office.as('admin').post('/users', { ...stranger, employee_id: null });
  expect(made.status).toBe(200);
  expect((await office.as('admin').put(`/users/${made.body.data.id}`, { employee_id: id })).status).toBe(422);
});

test('an administrator invites a person at their work email, and payroll is notified', async () => {
  const { id, work_email } = await newcomer('Bo');
  const made = await office.as('admin').post('/users', { first_name: 'Bo', email: work_email.toUpperCase(), roles: [2], employee_id: id });
  expect(made.body.data).toMatchObject({ status: 'invited', employee_id: id });
  await expect.poll(() => mailsTo(work_email, 'Welcome to Cadre')).toHaveLength(1);
  const notices = (await office.as('payroll').get('/notifications')).body.data;
  expect(notices[0]).toMatchObject({ type: 'account_to_confirm', args: { name: 'Bo Nilsen', email: work_email.toUpperCase() } });
});

test('an account that is linked to a person loses its password and sessions until the person sets a new password', async () => {
  const { id, work_email } = await newcomer('Cleo');
  const { rows } = await office.services.db.run(
    `insert into users (first_name, email, password_hash, status) select 'Cleo', $1, password_hash, 'active' from users where id = $2 returning id`,
    [work_email, office.cast.admin.user_id],
  );
  await office.services.db.run('insert into user_roles (user_id, role_id) values ($1, 2)', [rows[0].id]);
  const token = (await office.anyone().post('/login', { email: work_email, password: officePassword })).body.token.access_token;
  const tied = await office.as('admin').put(`/users/${rows[0].id}`, { employee_id: id });
  expect(tied.body.data).toMatchObject({ status: 'invited', employee_id: id });
  expect((await office.anyone(token).get('/users/me')).status).toBe(401);
  expect(await signIn(work_email)).toBe(422);
  await expect.poll(() => mailsTo(work_email, 'An account was linked to you')).toHaveLength(1);
});

test('a work email that was just changed cannot be used to invite its owner', async () => {
  const { id } = await newcomer('Dora');
  expect((await office.as('payroll').post('/bank-accounts', { employee_id: id, holder: 'Dora', account_no: '12345678' })).status).toBe(200);
  expect((await office.as('admin').put(`/employees/${id}`, { work_email: 'mallory@example.com', hire_date: '2026-11-10' })).status).toBe(
    200,
  );
  const invited = await office
    .as('admin')
    .post('/users', { first_name: 'Dora', email: 'mallory@example.com', roles: [2], employee_id: id });
  expect(invited).toMatchObject({ status: 409, body: { code: 'work_email_is_new' } });
});

test('the work email of a newly added employee can be corrected', async () => {
  const { id } = await newcomer('Finn');
  expect((await office.as('hr').put(`/employees/${id}`, { work_email: 'fynn@example.com' })).status).toBe(200);
  const invited = await office.as('hr').post('/users', { first_name: 'Finn', email: 'fynn@example.com', roles: [2], employee_id: id });
  expect(invited.status).toBe(200);
});

test('a password link goes only to the work email, unless it is sent by a user with pay access', async () => {
  const { user_id, email } = account();
  expect((await office.as('admin').post(`/users/${user_id}/send-password-link`)).status).toBe(200);
  await office.services.db.run('update users set email = $2 where id = $1', [user_id, 'clara@elsewhere.example.com']);
  expect((await office.as('admin').post(`/users/${user_id}/send-password-link`)).body.code).toBe('reset_needs_work_email');
  await office.services.db.run('update users set email = $2 where id = $1', [user_id, email]);
});

test('a user with pay access can unlink and link an account; its sessions end, and the employee is notified', async () => {
  await office.services.db.run('insert into user_roles (user_id, role_id) values ($1, 5)', [office.cast.second_admin.user_id]);
  const { user_id, token, email } = account();
  expect((await office.as('second_admin').put(`/users/${user_id}`, { employee_id: null })).status).toBe(200);
  expect((await office.anyone(token).get('/users/me')).status).toBe(401);
  await expect.poll(() => mailsTo(email, 'Your account was unlinked')).toHaveLength(1);
  expect((await office.as('second_admin').put(`/users/${user_id}`, { employee_id: clara })).status).toBe(200);
  expect(await signIn(email)).toBe(200);
});

test('the history of an account shows who unlinked and linked it, and the employee; a save without a change shows nothing', async () => {
  const { user_id } = account();
  const by = office.as('second_admin');
  const linksIn = async () =>
    (await office.as('admin').get(`/users/${user_id}/history`)).body.data.flatMap(
      ({ actor_name, action, changes }: { actor_name: string; action: string; changes: { field: string }[] | null }) =>
        (changes ?? []).filter(({ field }) => field === 'employee_id').map((change) => ({ actor_name, action, ...change })),
    );
  const before = (await linksIn()).length;
  expect((await by.put(`/users/${user_id}`, { employee_id: clara, last_name: 'Dubois' })).status).toBe(200);
  expect(await linksIn()).toHaveLength(before);
  expect((await by.put(`/users/${user_id}`, { employee_id: null })).status).toBe(200);
  expect((await by.put(`/users/${user_id}`, { employee_id: clara })).status).toBe(200);
  const entry = { actor_name: 'Ines Alba', action: 'update' };
  expect((await linksIn()).slice(0, 2)).toMatchObject([
    { ...entry, old: null, new: clara, new_name: 'Clara Dubois' },
    { ...entry, old: clara, old_name: 'Clara Dubois', new: null },
  ]);
});

test('deleting an employee unlinks their account, and the history of the account shows it', async () => {
  const { id, work_email } = await newcomer('Wilma');
  const opened = await office.as('hr').post('/users', { first_name: 'Wilma', email: work_email, roles: [2], employee_id: id });
  const user_id = opened.body.data.id;
  expect((await office.as('admin').delete(`/employees/${id}`)).status).toBe(200);
  expect((await office.as('admin').get(`/users/${user_id}`)).body.data).toMatchObject({ employee_id: null });
  const [latest] = (await office.as('admin').get(`/users/${user_id}/history`)).body.data;
  expect(latest).toMatchObject({
    actor_name: 'Nora Berg',
    action: 'update',
    changes: [{ field: 'employee_id', old: id, old_name: 'Wilma Nilsen', new: null }],
  });
});

test('every kind of pay record that the declarations have is planted below', () => {
  expect(Object.keys(payRecords).sort()).toEqual(payKinds.map(({ resource }) => resource.name).sort());
});

describe.each(Object.keys(payRecords))('with an imported record of %s', (kind) => {
  /** HR sees contracts and pay items, so it can open the account of an employee who has no other pay records. */
  const hidden = ['bank-accounts', 'compensations', 'salaries'].includes(kind) ? (['admin', 'hr'] as const) : (['admin'] as const);

  test.each(hidden)('the %s neither moves the mailbox of a new employee nor opens an account that reads it', async (who) => {
    const { id, work_email } = await newcomer(`${kind.replace('-', '')}${who}`);
    await plantPay(office.services, kind, id);
    const account = { first_name: 'Gil', roles: [2], employee_id: id };

    const opened = await office.as(who).post('/users', { ...account, email: work_email });
    expect(opened.body.data).toMatchObject({ status: 'unconfirmed' });
    const user_id = opened.body.data.id;
    await office.anyone().post('/forgot-password', { email: work_email });
    if (who === 'admin') expect((await office.as(who).post(`/users/${user_id}/send-password-link`)).body.code).toBe('wrong_state');
    for (const name of ['admin', 'hr'] as const) expect((await office.as(name).post(`/users/${user_id}/confirm`, {})).status).toBe(403);
    const moved = (await office.as('hr').put(`/employees/${id}`, { work_email: `moved-${work_email}` })).status;
    expect(moved).toBe(200);
    const again = await office.as('admin').put(`/users/${user_id}`, { email: `moved-${work_email}` });
    expect(again.body).toMatchObject({ code: 'work_email_is_new' });
    expect((await office.as('admin').delete(`/users/${user_id}`)).status).toBe(200);
    expect((await office.as(who).post('/users', { ...account, email: `moved-${work_email}` })).body.code).toBe('work_email_is_new');
    expect(await mailsTo(work_email, 'Welcome to Cadre')).toEqual([]);
  });
});

test('payroll confirms an account, and only then its invitation is sent', async () => {
  const { id, work_email } = await newcomer('Hugo');
  await plantPay(office.services, 'compensations', id);
  const opened = await office.as('hr').post('/users', { first_name: 'Hugo', email: work_email, roles: [2], employee_id: id });
  const user_id = opened.body.data.id;
  await expect.poll(() => mailsTo(work_email, 'An account was linked to you')).toHaveLength(1);
  const [notice] = (await office.as('payroll').get('/notifications')).body.data;
  expect(notice).toMatchObject({ type: 'account_to_confirm', args: { email: work_email, who: office.cast.hr.name } });
  const [result] = (await office.as('admin').get('/notifications')).body.data;
  expect(result).toMatchObject({ type: 'account_linked', args: { name: 'Hugo Nilsen' } });

  expect((await office.as('payroll').get(`/users/${user_id}`)).body.data.can).toMatchObject({ confirm: true });
  const confirmed = await office.as('payroll').post(`/users/${user_id}/confirm`, {});
  expect(confirmed.body.data).toMatchObject({ status: 'invited' });
  await expect.poll(() => mailsTo(work_email, 'Welcome to Cadre')).toHaveLength(1);
  const token = (await mailsTo(work_email, 'Welcome to Cadre'))[0]?.link?.searchParams.get('token');
  expect((await office.anyone().post('/reset-password', { token, password: 'violet sundial morning' })).status).toBe(200);
});

test('an employee whose work email has changed is also notified at the previous address', async () => {
  const { id, work_email } = await newcomer('Ilse');
  await office.as('hr').put(`/employees/${id}`, { work_email: 'ilse.new@example.com' });
  await office.as('hr').post('/users', { first_name: 'Ilse', email: 'ilse.new@example.com', roles: [2], employee_id: id });
  await expect.poll(() => mailsTo(work_email, 'An account was linked to you')).toHaveLength(1);
});

test('HR invites employees without pay records before launch, and payroll invites those who have them', async () => {
  const plain = await newcomer('Jana');
  const invited = await office.as('hr').post('/users', { first_name: 'Jana', email: plain.work_email, roles: [2], employee_id: plain.id });
  expect(invited.body.data).toMatchObject({ status: 'invited' });
  await office.services.db.run('insert into user_roles (user_id, role_id) values ($1, 3)', [office.cast.payroll.user_id]);
  const paid = await newcomer('Kim');
  for (const kind of Object.keys(payRecords)) await plantPay(office.services, kind, paid.id);
  const opened = await office.as('payroll').post('/users', { first_name: 'Kim', email: paid.work_email, roles: [2], employee_id: paid.id });
  expect(opened.body.data).toMatchObject({ status: 'invited' });
});

const signUp = async (email: string) => {
  await expect.poll(() => mailsTo(email, 'Welcome to Cadre')).toHaveLength(1);
  const token = (await mailsTo(email, 'Welcome to Cadre'))[0]?.link?.searchParams.get('token');
  const password = 'violet sundial morning';
  expect((await office.anyone().post('/reset-password', { token, password })).status).toBe(200);
  return office.anyone((await office.anyone().post('/login', { email, password })).body.token.access_token);
};

const openAccount = async (who: 'hr' | 'payroll', first_name: string) => {
  const { id, work_email } = await newcomer(first_name);
  const opened = await office.as(who).post('/users', { first_name, email: work_email, roles: [2], employee_id: id });
  expect(opened.body.data).toMatchObject({ status: 'invited', pay_access: who === 'payroll' ? 'open' : 'unproven' });
  return { id, user_id: opened.body.data.id as number, self: await signUp(work_email) };
};

const payPages = [
  '/compensations',
  '/allowances',
  '/salaries',
  '/bank-accounts',
  '/tax-details',
  '/pay-openings',
  '/employees/self/pay-overview',
];
const answersTo = async (self: Awaited<ReturnType<typeof signUp>>) => {
  const answers: number[] = [];
  for (const path of payPages) answers.push((await self.get(path)).status);
  return [...new Set(answers)];
};

describe.each(Object.keys(payRecords).filter((kind) => kind !== 'bank-accounts'))('once %s are entered', (kind) => {
  test('an account that payroll has not confirmed works, but shows its person no pay', async () => {
    const { id, user_id, self } = await openAccount('hr', `Lea${kind.slice(0, 4).replace('-', '')}`);
    expect(await answersTo(self)).toEqual([200]);
    expect((await self.get('/users/me')).body.data.pay_is_held).toBe(false);
    await plantPay(office.services, kind, id);

    expect(await answersTo(self)).toEqual([403]);
    expect((await self.get('/users/me')).body.data).toMatchObject({ pay_is_held: true, employee: { id } });
    expect((await self.get('/leaves')).status).toBe(200);
    for (const name of ['admin', 'hr'] as const)
      expect((await office.as(name).post('/users/confirm-pay-access', { ids: [user_id] })).status).toBe(403);
    expect((await self.post('/users/confirm-pay-access', { ids: [user_id] })).status).toBe(403);

    expect((await office.as('payroll').post('/users/confirm-pay-access', { ids: [user_id] })).status).toBe(200);
    expect(await answersTo(self)).toEqual([200]);
    expect((await self.get('/users/me')).body.data.pay_is_held).toBe(false);
  });
});

test('row-level security hides all pay from an account that is not confirmed', async () => {
  const { id, user_id, self } = await openAccount('hr', 'Mia');
  await plantPay(office.services, 'compensations', id);
  const seen = () =>
    runAs(user_id, () => office.services.db.transaction(async ({ run }) => (await run('select from compensations')).rows.length));
  expect(await seen()).toBe(0);
  await office.as('payroll').post('/users/confirm-pay-access', { ids: [user_id] });
  expect(await seen()).toBe(1);
  expect((await self.get('/compensations')).body.data).toHaveLength(1);
});

test('an account that is named twice is confirmed once', async () => {
  const { id, user_id, self } = await openAccount('hr', 'Petra');
  await plantPay(office.services, 'compensations', id);
  expect((await office.as('payroll').post('/users/confirm-pay-access', { ids: [user_id, user_id] })).status).toBe(200);
  expect(await answersTo(self)).toEqual([200]);
  const history = (await office.as('admin').get('/logs', { filters: { model: 'users', model_id: user_id } })).body.data;
  expect(history.filter(({ action }: { action: string }) => action === 'permission_change')).toHaveLength(1);
});

test('an account that payroll opens, or confirms before pay exists, always has access to its pay', async () => {
  const opened = await openAccount('payroll', 'Nils');
  await plantPay(office.services, 'compensations', opened.id);
  expect(await answersTo(opened.self)).toEqual([200]);
  const confirmed = await openAccount('hr', 'Olga');
  expect((await office.as('payroll').post('/users/confirm-pay-access', { ids: [confirmed.user_id] })).status).toBe(200);
  await plantPay(office.services, 'compensations', confirmed.id);
  expect(await answersTo(confirmed.self)).toEqual([200]);
});

test('a salary agreed by payroll confirms the account that reads it, and entering one does not', async () => {
  const { id, user_id, self } = await openAccount('hr', 'Rosa');
  const salary = { employee_id: id, effective_from: '2026-01-01', basis: 'monthly', amount: 3100, currency: 'EUR', reason: 'hire' };
  const entered = await office.as('payroll').post('/compensations', salary);
  expect(entered.body.data).toMatchObject({ status: 'pending' });
  expect(await answersTo(self)).toEqual([403]);

  await office.services.db.run('insert into user_roles (user_id, role_id) values ($1, 5) on conflict do nothing', [
    office.cast.second_admin.user_id,
  ]);
  const agreed = await office.as('second_admin').post(`/compensations/${entered.body.data.id}/approve`, {});
  expect(agreed.body.data).toMatchObject({ status: 'approved' });
  expect((await self.get('/compensations')).body.data).toMatchObject([{ amount: 3100 }]);
  const history = (await office.as('admin').get('/logs', { filters: { model: 'users', model_id: user_id } })).body.data;
  expect(history).toContainEqual(expect.objectContaining({ action: 'permission_change' }));
});

test('payroll does not confirm its own account', async () => {
  const { user_id } = office.cast.payroll;
  expect((await office.as('payroll').post('/users/confirm-pay-access', { ids: [user_id] })).body.code).toBe('own_account');
});

test('an account deleted right after its creation causes no error, and its link does not work', async () => {
  const { id, work_email } = await newcomer('Pia');
  const opened = await office.as('hr').post('/users', { first_name: 'Pia', email: work_email, roles: [2], employee_id: id });
  expect((await office.as('admin').delete(`/users/${opened.body.data.id}`)).status).toBe(200);
  const { id: other, work_email: mailbox } = await newcomer('Quinn');
  await office.as('hr').post('/users', { first_name: 'Quinn', email: mailbox, roles: [2], employee_id: other });
  await expect.poll(() => mailsTo(mailbox, 'Welcome to Cadre')).toHaveLength(1);
  expect(office.logged.filter((line) => line.includes('"level":50') || line.includes('password_links'))).toEqual([]);
  for (const mail of await mailsTo(work_email, 'Welcome to Cadre'))
    expect(
      (await office.anyone().post('/reset-password', { token: mail.link?.searchParams.get('token'), password: 'violet sundial morning' }))
        .status,
    ).toBe(422);
});
