import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officePassword } from '../office/fixtures.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
let clara: number;
beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
  // Marco heads Delivery and does its HR.
  await office.services.db.run('insert into user_roles (user_id, role_id) values ($1, 3)', [office.cast.manager.user_id]);
});
afterAll(() => office.close());

const removals = async () => (await mailsIn(office.services)).filter(({ subject }) => subject === 'A bank account of yours was removed');
const account = (employee_id: number | null) => ({ employee_id, holder: 'Somebody', iban: 'DE89370400440532013000' });

describe('pay', () => {
  test('is not for payroll to change in their own file', async () => {
    const paula = office.cast.payroll.employee_id;
    expect((await office.as('payroll').post('/bank-accounts', account(paula))).body.code).toBe('own_pay');
    const { rows } = await office.services.db.transaction(async (tx) => {
      await tx.run(`select set_config('app.user_id', 'system', true)`, []);
      return tx.run(`insert into bank_accounts (employee_id, holder, account_no) values ($1, 'Paula Weber', '5678|x') returning id`, [
        paula,
      ]);
    });
    const own = (await office.as('payroll').get(`/bank-accounts/${rows[0].id}`)).body.data;
    expect(own.can).toMatchObject({ update: false, delete: false });
    expect((await office.as('payroll').put(`/bank-accounts/${own.id}`, { holder: 'Other' })).body.code).toBe('own_pay');
    expect((await office.as('payroll').delete(`/bank-accounts/${own.id}`)).body.code).toBe('own_pay');
  });

  test('of others is changed with their knowledge: on the page and by mail, with the end of the account alone', async () => {
    const made = await office.as('payroll').post('/bank-accounts', account(clara));
    expect(made.status).toBe(200);
    expect((await office.as('payroll').put(`/bank-accounts/${made.body.data.id}`, { bank: 'Sparkasse' })).status).toBe(200);
    expect((await office.as('payroll').delete(`/bank-accounts/${made.body.data.id}`)).status).toBe(200);
    const notices = (await office.as('consultant').get('/notifications')).body.data;
    const result = {
      type: 'bank_account_changed',
      args: { who: office.cast.payroll.name, account: '•••• 3000' },
      link: '/my-info?tab=bank',
    };
    const removed = { ...result, type: 'bank_account_removed', args: { ...result.args, account: 'Sparkasse •••• 3000', left: 'none' } };
    expect(notices).toMatchObject([removed, result, result]);
    const mails = async () => (await mailsIn(office.services)).filter(({ subject }) => subject === 'Your bank details have changed');
    await expect.poll(async () => (await mails()).length).toBe(2);
    expect((await mails())[0]?.to).toBe(office.cast.consultant.email);
    await expect.poll(async () => (await removals()).length).toBe(1);
    expect((await removals())[0]?.text).toContain(
      'removed your bank account Sparkasse •••• 3000. There’s no account left that your pay could go to.',
    );
  });

  test('goes to the remaining accounts after a removal, and the email about it lists them', async () => {
    const add = async (more: Record<string, unknown>) => {
      const { body } = await office.as('payroll').post('/bank-accounts', { ...account(clara), iban: null, ...more });
      return body.data.id as number;
    };
    await add({ bank: 'Banco Azul', account_no: '0000 1111', is_primary: true });
    const gone = await add({ bank: 'Sparkasse', account_no: '0000 2222', pay_share_bp: 3000 });
    await add({ account_no: '0000 3333', pay_share_bp: 1000 });
    const before = (await removals()).length;
    expect((await office.as('payroll').delete(`/bank-accounts/${gone}`)).status).toBe(200);
    const [notice] = (await office.as('consultant').get('/notifications')).body.data;
    expect(notice.args).toMatchObject({ account: 'Sparkasse •••• 2222', left: '•••• 3333 · Banco Azul •••• 1111' });
    await expect.poll(async () => (await removals()).length).toBe(before + 1);
    const { to, text = '' } = (await removals()).at(-1) ?? {};
    expect(to).toBe(office.cast.consultant.email);
    expect(text).toContain('your bank account Sparkasse •••• 2222. From now on, your pay goes to: •••• 3333 · Banco Azul •••• 1111.');
    expect(text).not.toContain('0000');
  });
});

describe('terms of employment', () => {
  const marco = () => office.cast.manager.employee_id as number;
  const refused = { status: 403, body: { code: 'own_employment' } };

  test('are not for HR to change in their own file, in no way', async () => {
    const { department_id, branch_id } = office.cast.places.design;
    for (const change of [
      { fte: 5000 },
      { hire_date: '2020-01-01' },
      { department_id },
      { branch_id },
      { contract_end: '2030-01-01' },
      { notice_days: 90 },
    ])
      expect({ change, ...(await office.as('manager').put(`/employees/${marco()}`, change)) }).toMatchObject({ change, ...refused });
    const version = { employee_id: marco(), effective_from: '2026-12-01', fte: 5000 };
    expect(await office.as('manager').post('/employee-versions', version)).toMatchObject(refused);
    const { body } = await office.as('manager').get('/employee-versions', { filters: { employee_id: marco() } });
    expect(body.data[0].can).toMatchObject({ update: false, delete: false });
    expect(await office.as('manager').put(`/employee-versions/${body.data[0].id}`, { note: 'Mine' })).toMatchObject(refused);
    const bulk = await office
      .as('manager')
      .post('/employee-versions/bulk', { employee_ids: [marco()], effective_from: '2026-12-01', fte: 5000 });
    expect(bulk.body.data.refused).toMatchObject([{ employee_id: marco(), error: expect.stringContaining('your own employment') }]);
  });

  test('the rest of the own file is', async () => {
    expect((await office.as('manager').put(`/employees/${marco()}`, { work_phone: '+351 200', fte: 10_000 })).status).toBe(200);
    expect((await office.as('manager').put(`/employees/${clara}`, { fte: 5000 })).status).toBe(200);
  });
});

describe('a link to an export', () => {
  const signIn = async () =>
    (await office.anyone().post('/login', { email: office.cast.hr.email, password: officePassword })).body.token.access_token;
  const linked = async (token: string) => {
    const { body, headers } = await office.anyone(token).post('/exports/branches', { format: 'csv' });
    const cookie = String(headers['set-cookie']).split(';')[0] as string;
    return async () => (await office.app.inject({ url: body.link, headers: { cookie } })).statusCode;
  };

  test('ends with the session it was made in', async () => {
    const token = await signIn();
    const open = await linked(token);
    expect(await open()).toBe(200);
    await office.anyone(token).post('/logout');
    expect(await open()).toBe(404);
  });

  test('ends with a change of rights and with a suspension', async () => {
    const { user_id } = office.cast.hr;
    const first = await linked(await signIn());
    await office.services.db.run('insert into user_roles (user_id, role_id) values ($1, 5)', [user_id]);
    expect(await first()).toBe(404);
    const second = await linked(await signIn());
    expect((await office.as('admin').patch('/update-status', { id: user_id, model: 'users', status: 'suspended' })).status).toBe(200);
    expect(await second()).toBe(404);
  });
});
