import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePassword, type PersonName } from '../office/fixtures.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const signIn = async (name: PersonName, headers = {}): Promise<string> =>
  (await office.anyone().post('/login', { email: office.cast[name].email, password: officePassword }, headers)).body.token.access_token;
const statusOf = async (token?: string) => (await office.anyone(token).get('/users/me')).status;

test('requests without a token or with an invented one are refused', async () => {
  for (const token of [undefined, 'x', 'A'.repeat(43), '../../etc', `${'A'.repeat(43)}'--`]) expect(await statusOf(token)).toBe(401);
  expect((await office.anyone().get('/users/me')).body).toMatchObject({ code: 'not_signed_in' });
});

test('signing out ends the session immediately, and can be repeated', async () => {
  const token = await signIn('consultant');
  expect(await statusOf(token)).toBe(200);
  expect((await office.anyone(token).post('/logout')).status).toBe(200);
  expect(await statusOf(token)).toBe(401);
  expect((await office.anyone(token).post('/logout')).status).toBe(200);
  expect((await office.anyone().post('/logout')).status).toBe(200);
});

test.each([
  ['idle for half a day', `last_seen_at = now() - interval '12 hours 1 minute'`, 401],
  ['idle for less', `last_seen_at = now() - interval '11 hours'`, 200],
  ['a week old', `expires_at = now() - interval '1 second'`, 401],
])('a session that is %s', async (_what, change, status) => {
  const token = await signIn('consultant');
  await office.services.db.run(`update sessions set ${change} where id = (select max(id) from sessions)`, []);
  expect(await statusOf(token)).toBe(status);
});

test('a session lives for seven days at most', async () => {
  await signIn('consultant');
  const { rows } = await office.services.db.run(
    `select expires_at between now() + interval '6 days 23 hours' and now() + interval '7 days' as ok from sessions order by id desc limit 1`,
    [],
  );
  expect(rows[0].ok).toBe(true);
});

test('use is noted once a minute, so an active session does not go idle', async () => {
  const token = await signIn('consultant');
  await office.services.db.run(
    `update sessions set last_seen_at = now() - interval '2 hours' where id = (select max(id) from sessions)`,
    [],
  );
  expect(await statusOf(token)).toBe(200);
  const seenNow = async () =>
    (await office.services.db.run(`select last_seen_at > now() - interval '1 minute' as now from sessions order by id desc limit 1`, []))
      .rows[0].now;
  await expect.poll(seenNow).toBe(true);
});

test('a suspended user is signed out from the next request on, until reactivated', async () => {
  const token = await signIn('outsider');
  await office.services.db.run(`update users set status = 'suspended' where id = $1`, [office.cast.outsider.user_id]);
  expect(await statusOf(token)).toBe(401);
  await office.services.db.run(`update users set status = 'active' where id = $1`, [office.cast.outsider.user_id]);
  expect(await statusOf(token)).toBe(200);
});

test('a change of roles or of their rights applies from the next request on', async () => {
  const auditor = office.as('auditor');
  expect((await auditor.get('/roles')).status).toBe(200);
  await office.services.db.run(`delete from role_permissions where role_id = 9 and permission = 'roles.view'`, []);
  expect((await auditor.get('/roles')).status).toBe(403);
  await office.services.db.run(`insert into role_permissions (role_id, permission, scope) values (9, 'roles.view', 'all')`, []);
  expect((await auditor.get('/roles')).status).toBe(200);
  await office.services.db.run('update user_roles set role_id = 7 where user_id = $1', [office.cast.auditor.user_id]);
  expect((await auditor.get('/roles')).status).toBe(403);
  await office.services.db.run('update user_roles set role_id = 9 where user_id = $1', [office.cast.auditor.user_id]);
});

test('users see their own sessions and can end them, but never those of other users', async () => {
  const first = await signIn('hr', { 'user-agent': 'Firefox at home' });
  const second = await signIn('hr', { 'user-agent': 'Firefox at work' });
  const { body } = await office.anyone(second).get('/users/me/sessions');
  const home = body.data.find((session: { user_agent: string }) => session.user_agent === 'Firefox at home');
  expect(body.data.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('token');

  expect((await office.as('consultant').delete(`/users/me/sessions/${home.id}`)).status).toBe(404);
  expect(await statusOf(first)).toBe(200);
  expect((await office.anyone(second).delete(`/users/me/sessions/${home.id}`)).status).toBe(200);
  expect(await statusOf(first)).toBe(401);
  expect(await statusOf(second)).toBe(200);
});

test('only users with the right to suspend can end all sessions of a user', async () => {
  const token = await signIn('payroll');
  const path = `/users/${office.cast.payroll.user_id}/sessions`;
  expect((await office.as('manager').delete(path)).status).toBe(403);
  expect(await statusOf(token)).toBe(200);
  expect((await office.as('hr').delete(path)).status).toBe(200);
  expect(await statusOf(token)).toBe(401);
});

test('a sign-in from a new browser sends a notice, and the next one from the same browser does not', async () => {
  const notices = async () =>
    (await office.anyone(token).get('/notifications')).body.data.filter((notice: { type: string }) => notice.type === 'new_sign_in');
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
  const token = await signIn('manager', { 'user-agent': chrome });
  expect(await notices()).toMatchObject([{ args: { browser: 'Chrome 150, Linux' }, link: '/user-profile?tab=security' }]);
  await signIn('manager', { 'user-agent': chrome });
  expect(await notices()).toHaveLength(1);
});
