import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PersonName } from '../office/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { plantPay } from './plant-pay.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
afterEach(async () => {
  await run(`update users set status = 'active' where id in ($1, $2)`, [office.cast.payroll.user_id, office.cast.second_admin.user_id]);
  await run('delete from role_requests', []);
});

const payroll = 5;
const run = (statement: string, values: unknown[]) => office.services.db.run(statement, values);
const suspend = (name: PersonName) => run(`update users set status = 'suspended' where id = $1`, [office.cast[name].user_id]);
const request = (by: PersonName, whom: PersonName, role_id = payroll) =>
  office.as(by).post('/role-requests', { user_id: office.cast[whom].user_id, role_id });
const open = async (by: PersonName) => (await office.as(by).get('/role-requests')).body.data;
const confirm = async (by: PersonName) => {
  const { rows } = await run('select id from role_requests', []);
  return office.as(by).post(`/role-requests/${rows[0].id}/confirm`);
};
const rolesOf = async (name: PersonName) => (await office.as('admin').get(`/users/${office.cast[name].user_id}`)).body.data.roles;

test('when payroll has no active officer left, two administrators appoint one together', async () => {
  await suspend('payroll');
  const { user_id } = office.cast.outsider;
  expect((await office.as('admin').put(`/users/${user_id}`, { roles: [payroll] })).body.code).toBe('right_not_held');
  expect((await request('admin', 'outsider')).status).toBe(200);
  expect((await request('second_admin', 'outsider')).body.code).toBe('role_already_requested');
  expect((await confirm('admin')).body.code).toBe('own_request');
  expect((await confirm('hr')).status).toBe(403);
  expect(await open('second_admin')).toMatchObject([
    { user: { name: 'Oskar Lind' }, requested_by: { name: 'Nora Berg' }, can_confirm: true },
  ]);
  expect((await office.as('second_admin').get('/notifications')).body.data[0]).toMatchObject({ type: 'role_requested' });

  expect((await confirm('second_admin')).status).toBe(200);
  expect(await rolesOf('outsider')).toEqual([payroll]);
  expect((await office.as('outsider').get('/compensations')).status).toBe(200);
  expect((await office.as('admin').get('/notifications')).body.data[0]).toMatchObject({ type: 'role_given' });
  expect((await office.as('outsider').get('/notifications')).body.data[0]).toMatchObject({ type: 'roles_changed' });
  const { rows } = await run(
    `select changes from logs where model = 'users' and model_id = $1 and action = 'permission_change' order by id`,
    [user_id],
  );
  expect(rows.map(({ changes }) => changes[0].field)).toEqual(['requested_role', 'roles']);
  await run('update user_roles set role_id = 2 where user_id = $1', [user_id]);
});

test('where payroll is there, two administrators do not give pay past them', async () => {
  expect((await request('admin', 'outsider')).status).toBe(200);
  expect((await confirm('second_admin')).body.code).toBe('not_allowed');
  expect((await confirm('payroll')).status).toBe(200);
  expect(await rolesOf('outsider')).toEqual([payroll]);
  await run('update user_roles set role_id = 2 where user_id = $1', [office.cast.outsider.user_id]);
});

test('a request names the role in the language of its reader, and its withdrawal is on record', async () => {
  expect((await request('admin', 'outsider')).status).toBe(200);
  const read = async (language: string) => {
    const get = async (path: string) => (await office.as('payroll').get(path, {}, { 'accept-language': language })).body.data[0];
    return [(await get('/role-requests')).role.name, (await get('/notifications')).args.role];
  };
  const { rows: roles } = await run('select name, name_i18n from roles where id = $1', [payroll]);
  expect(await read('de')).toEqual([roles[0].name_i18n.de, roles[0].name_i18n.de]);
  expect(await read('en')).toEqual([roles[0].name, roles[0].name]);
  const { rows } = await run('select id from role_requests', []);
  expect((await office.as('admin').delete(`/role-requests/${rows[0].id}`)).status).toBe(200);
  const { rows: noted } = await run(
    `select changes from logs where model = 'users' and action = 'permission_change' order by id desc limit 1`,
    [],
  );
  expect(noted[0].changes).toEqual([{ field: 'requested_role', old: roles[0].name, new: null }]);
});

test('no administrator is their own second person', async () => {
  await suspend('payroll');
  expect((await request('admin', 'admin')).body.code).toBe('own_roles');
  expect((await request('hr', 'outsider')).status).toBe(403);
  await suspend('second_admin');
  expect((await request('admin', 'outsider')).body.code).toBe('nobody_to_confirm_role');
  const made = await office.as('admin').post('/users', { first_name: 'Puppet', email: 'puppet@example.com', roles: [1] });
  await run(`update users set status = 'active' where id = $1`, [made.body.data.id]);
  expect((await request('admin', 'outsider')).body.code).toBe('nobody_to_confirm_role');
  await run('delete from users where id = $1', [made.body.data.id]);
});

test('an appointed person does not confirm their own role', async () => {
  await suspend('payroll');
  expect((await request('admin', 'second_admin')).body.code).toBe('nobody_to_confirm_role');
});

test('a request ends after a day, and can be withdrawn before', async () => {
  await suspend('payroll');
  expect((await request('admin', 'outsider')).status).toBe(200);
  await run(`update role_requests set requested_at = now() - interval '25 hours'`, []);
  expect(await open('second_admin')).toEqual([]);
  expect((await confirm('second_admin')).status).toBe(404);
  expect((await request('admin', 'outsider')).status).toBe(200);
  const [{ id }] = await open('admin');
  expect((await office.as('admin').delete(`/role-requests/${id}`)).status).toBe(200);
  expect(await open('second_admin')).toEqual([]);
});

test('a role that an administrator may give needs no request', async () => {
  expect((await request('admin', 'outsider', 7)).body.code).toBe('role_needs_no_request');
});

test('a second account that only waits is no second person where people are paid', async () => {
  await suspend('payroll');
  await plantPay(office.services, 'compensations', office.cast.consultant.employee_id as number);
  expect((await request('admin', 'outsider')).body.code).toBe('nobody_to_confirm_role');
  await run('update users set employee_id = null where id = $1', [office.cast.consultant.user_id]);
  await run('update users set employee_id = $2 where id = $1', [office.cast.second_admin.user_id, office.cast.consultant.employee_id]);
  expect((await request('admin', 'outsider')).status).toBe(200);
  expect((await confirm('second_admin')).status).toBe(200);
  await run('update user_roles set role_id = 2 where user_id = $1', [office.cast.outsider.user_id]);
});

describe('the last holder of guarded rights', () => {
  const header = { 'x-cadre-confirm': 'last_holder' };
  const restore = () =>
    run(`update users set status = 'active' where id = any($1)`, [
      ['payroll', 'outsider'].map((name) => office.cast[name as PersonName].user_id),
    ]);
  const suspended = (by: PersonName, whom: PersonName, headers: Record<string, string> = {}) =>
    office.as(by).patch('/update-status', { id: office.cast[whom].user_id, model: 'users', status: 'suspended' }, headers);
  afterEach(async () => {
    await restore();
    await run('update user_roles set role_id = 2 where user_id = $1', [office.cast.outsider.user_id]);
  });

  test('is suspended only after an administrator has confirmed which rights are left without a holder', async () => {
    const warned = await suspended('admin', 'payroll');
    expect(warned).toMatchObject({ status: 409, body: { code: 'last_holder' } });
    expect(warned.body.error).toMatch(/Salaries: View|Payslips: View/);
    expect((await suspended('admin', 'payroll', { 'x-cadre-confirm': 'another' })).status).toBe(409);
    expect((await suspended('admin', 'payroll', header)).status).toBe(200);
  });

  test('neither loses the account, the employment nor the rights of the role without a warning', async () => {
    const { user_id, employee_id } = office.cast.payroll;
    expect((await office.as('admin').delete(`/users/${user_id}`)).body.code).toBe('last_holder');
    const leaving = { last_working_day: '2031-01-31', termination_reason: 'resignation' };
    expect((await office.as('hr').post(`/employees/${employee_id}/terminate`, leaving)).body.code).toBe('last_holder');
    const { permissions } = (await office.as('admin').get('/roles/5')).body.data;
    const fewer = permissions.filter(({ name }: { name: string }) => name !== 'salaries.view');
    expect((await office.as('admin').put('/roles/5', { permissions: fewer })).body.code).toBe('last_holder');
    expect((await office.as('admin').delete('/roles/5')).body.code).toBe('last_holder');
    expect((await office.as('admin').put('/roles/5', { permissions })).status).toBe(200);
  });

  test('needs no warning while another user has the same rights', async () => {
    await run('update user_roles set role_id = $2 where user_id = $1', [office.cast.outsider.user_id, payroll]);
    expect((await suspended('admin', 'payroll')).status).toBe(200);
  });

  test('remains when two administrators suspend the last two at the same time', async () => {
    await run('update user_roles set role_id = $2 where user_id = $1', [office.cast.outsider.user_id, payroll]);
    const answers = await Promise.all([suspended('admin', 'payroll'), suspended('second_admin', 'outsider')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
