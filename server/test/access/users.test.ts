import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderLink } from '../../src/features/access/password-link.ts';
import { officePassword } from '../office/fixtures.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
let number = 0;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(() => {
  number += 1;
});

const invite = (by: 'admin' | 'hr', roles: number[]) =>
  office.as(by).post('/users', { first_name: 'Guest', last_name: `No${number}`, email: `guest${number}@example.com`, roles });
const rolesOf = async (id: number) => (await office.as('admin').get(`/users/${id}`)).body.data.roles;
const suspend = (by: 'admin' | 'hr' | 'second_admin' | 'manager' | 'auditor', id: number) =>
  office.as(by).patch('/update-status', { id, model: 'users', status: 'suspended' });

test('a new user is invited by mail, chooses a password and is signed in with it', async () => {
  const created = await invite('admin', [2]);
  expect(created.status).toBe(200);
  expect(created.body.data).toMatchObject({ status: 'invited', roles: [2] });
  const email = `guest${number}@example.com`;
  const mail = () => mailsIn(office.services).then((mails) => mails.find(({ to }) => to === email));
  await expect.poll(mail).toBeDefined();
  const invitation = await mail();
  expect(invitation?.subject).toBe('Welcome to Cadre');
  expect((await mailsIn(office.services)).filter(({ to }) => to === email)).toHaveLength(1);

  const token = invitation?.link?.searchParams.get('token');
  const signedIn = await office.anyone().post('/reset-password', { token, password: 'violet sundial morning' });
  expect(signedIn.body.user).toMatchObject({ email, roles: [2] });
  expect((await office.anyone().post('/login', { email, password: 'violet sundial morning' })).status).toBe(200);
  const notices = await office.anyone(signedIn.body.token.access_token).get('/notifications');
  expect(notices.body.data).toMatchObject([{ type: 'welcome' }]);
});

test('an account that is deleted while its link is created gets no mail, and the job does not fail', async () => {
  const { db } = office.services;
  const { id } = (await invite('admin', [2])).body.data;
  const email = `guest${number}@example.com`;
  const mails = async () => (await mailsIn(office.services)).filter(({ to }) => to === email).length;
  await expect.poll(mails).toBe(1);
  const states = async () =>
    (
      await db.run(`select state::text from pgboss.job where name = 'password_link' and data ->> 'user_id' = $1 order by created_on`, [
        String(id),
      ])
    ).rows;
  await expect.poll(states).toEqual([{ state: 'completed' }]);

  // The deletion is under way while the job reads the account, and saved before the job can write the link.
  const [deleted, save] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deletion = db.transaction(async ({ run }) => {
    await run('delete from users where id = $1', [id]);
    deleted.resolve();
    await save.promise;
  });
  await Promise.race([deleted.promise, deletion]);
  await db.transaction((tx) => orderLink(office.services, tx, id));
  const waiting = `
    select from pg_locks l join pg_stat_activity a on a.pid = l.pid where not l.granted and a.datname = current_database()`;
  await expect.poll(async () => (await db.run(waiting, [])).rows.length).toBe(1);
  save.resolve();
  await deletion;
  await expect.poll(async () => (await states()).at(-1)?.state).not.toMatch(/created|active/);
  expect(await states()).toEqual([{ state: 'completed' }, { state: 'completed' }]);
  expect(await mails()).toBe(1);
});

test('the client sets neither status nor password of a user', async () => {
  for (const extra of [
    { status: 'active' },
    { password: 'violet sundial morning' },
    { password_hash: 'x' },
    { id: 7 },
    { last_login_at: '2026-01-01' },
  ]) {
    const answer = await office
      .as('admin')
      .post('/users', { first_name: 'Guest', email: `extra${number}@example.com`, roles: [2], ...extra });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(Object.keys(extra));
  }
});

test('a second account with the same email address is refused, regardless of case', async () => {
  const answer = await office.as('admin').post('/users', { first_name: 'Other', email: office.cast.hr.email.toUpperCase(), roles: [2] });
  expect(answer.status).toBe(409);
  expect(answer.body.fields.email).toEqual(['Email is already in use']);
});

test('a user who may invite but not assign roles can invite employees only', async () => {
  expect((await invite('hr', [2])).status).toBe(200);
  number += 100;
  expect((await invite('hr', [3])).status).toBe(403);
  expect((await invite('hr', [1])).status).toBe(403);
});

test('only users with the right to assign roles can change them, and the user is notified', async () => {
  const { body } = await invite('admin', [7]);
  const { id, version } = body.data;
  expect((await office.as('hr').put(`/users/${id}`, { roles: [8], version })).status).toBe(403);
  expect((await office.as('admin').put(`/users/${id}`, { roles: [7, 8], version })).status).toBe(200);
  expect(await rolesOf(id)).toEqual([7, 8]);
  const { rows } = await office.services.db.run('select type, args from notifications where user_id = $1', [id]);
  expect(rows).toEqual([{ type: 'roles_changed', args: { who: 'Nora Berg' } }]);
});

test('users cannot change their own roles, but can save their other fields', async () => {
  const me = office.cast.admin.user_id;
  const answer = await office.as('admin').put(`/users/${me}`, { roles: [1, 5] });
  expect(answer.status).toBe(403);
  expect(answer.body.code).toBe('own_roles');
  expect(await rolesOf(me)).toEqual([1]);
  expect((await office.as('admin').put(`/users/${me}`, { roles: [1], last_name: 'Berg' })).status).toBe(200);
});

test('users cannot grant rights they lack: an administrator without pay access cannot appoint a payroll officer', async () => {
  const { body } = await invite('admin', [7]);
  const answer = await office.as('admin').put(`/users/${body.data.id}`, { roles: [5] });
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({ code: 'right_not_held' });
  expect(answer.body.error).toContain('allowances.create');
  await office.services.db.run('insert into user_roles (user_id, role_id) values ($1, 5)', [office.cast.second_admin.user_id]);
  expect((await office.as('second_admin').put(`/users/${body.data.id}`, { roles: [5] })).status).toBe(200);
  expect((await office.as('admin').put(`/users/${body.data.id}`, { roles: [7] })).body.code).toBe('right_not_held');
  await office.services.db.run('delete from user_roles where user_id = $1 and role_id = 5', [office.cast.second_admin.user_id]);
});

test('the Employee role cannot be combined with other roles', async () => {
  const { body } = await invite('admin', [2]);
  const answer = await office.as('admin').put(`/users/${body.data.id}`, { roles: [2, 7] });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    code: 'role_two_is_alone',
    fields: { roles: ['The Employee role can’t be combined with other roles'] },
  });
  expect(await rolesOf(body.data.id)).toEqual([2]);
});

test('a role that does not exist is refused', async () => {
  const answer = await invite('admin', [4711]);
  expect(answer.status).toBe(422);
});

test('a suspended user is signed out immediately, and users cannot change their own status', async () => {
  const token = (await office.anyone().post('/login', { email: office.cast.outsider.email, password: officePassword })).body.token
    .access_token;
  expect((await suspend('auditor', office.cast.outsider.user_id)).status).toBe(403);
  expect((await suspend('manager', office.cast.outsider.user_id)).status).toBe(404);
  expect((await office.anyone(token).get('/users/me')).status).toBe(200);
  expect((await suspend('hr', office.cast.outsider.user_id)).status).toBe(200);
  expect((await office.anyone(token).get('/users/me')).status).toBe(401);
  const reactivated = await office.as('hr').patch('/update-status', { id: office.cast.outsider.user_id, model: 'users', status: 'active' });
  expect(reactivated.status).toBe(200);
  expect((await office.anyone(token).get('/users/me')).status).toBe(401);

  const own = await suspend('hr', office.cast.hr.user_id);
  expect(own.status).toBe(403);
  expect(own.body.code).toBe('own_status');
});

test('users cannot delete their own account', async () => {
  const answer = await office.as('admin').delete(`/users/${office.cast.admin.user_id}`);
  expect(answer.status).toBe(403);
  expect(answer.body.code).toBe('own_account');
});

test('the last active administrator stays: neither suspended, nor demoted, nor deleted', async () => {
  expect((await suspend('hr', office.cast.second_admin.user_id)).status).toBe(200);
  const last = office.cast.admin.user_id;
  const refused = await suspend('hr', last);
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe('last_administrator');

  await office.services.db.run(
    `insert into role_permissions (role_id, permission, scope) select 3, name, 'all' from permissions on conflict (role_id, permission) do update set scope = 'all'`,
    [],
  );
  expect((await office.as('hr').put(`/users/${last}`, { roles: [3] })).body.code).toBe('last_administrator');
  expect((await office.as('hr').delete(`/users/${last}`)).body.code).toBe('last_administrator');
  await office.services.db.run(`update users set status = 'active' where id = $1`, [office.cast.second_admin.user_id]);
  expect((await suspend('hr', last)).status).toBe(200);
  await office.services.db.run(`update users set status = 'active' where id = $1`, [last]);
});

test('if two administrators suspend each other at the same time, one of them remains', async () => {
  await office.services.db.run(`update users set status = 'active'`, []);
  const members = [office.cast.admin, office.cast.second_admin];
  const tokens = await Promise.all(
    members.map(async ({ email }) => (await office.anyone().post('/login', { email, password: officePassword })).body.token.access_token),
  );
  await Promise.all(
    tokens.map((token, at) =>
      office.anyone(token).patch('/update-status', { id: members[1 - at]?.user_id, model: 'users', status: 'suspended' }),
    ),
  );
  const { rows } = await office.services.db.run(
    `select count(*)::int as active from users u join user_roles r on r.user_id = u.id where r.role_id = 1 and u.status = 'active'`,
    [],
  );
  expect(rows[0].active).toBe(1);
  await office.services.db.run(`update users set status = 'active'`, []);
});
