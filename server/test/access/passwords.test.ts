import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfToken } from '../../src/platform/access/secret-token.ts';
import { officePassword, type PersonName } from '../office/fixtures.ts';
import { mailsIn, type Received } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const betterPassword = 'violet sundial morning';
const signIn = (email: string, password: string) => office.anyone().post('/login', { email, password });
const forgot = (email: string, headers = {}) => office.anyone().post('/forgot-password', { email }, headers);
const reset = (token: string | null, password: string) => office.anyone().post('/reset-password', { token, password });
const forgetAttempts = () => office.services.db.run('delete from attempts', []);

async function mailsTo(name: PersonName, subject: string): Promise<Received[]> {
  return (await mailsIn(office.services)).filter((mail) => mail.to === office.cast[name].email && mail.subject === subject);
}

/** Requests a link and opens the email. */
async function linkFor(name: PersonName): Promise<string> {
  const before = (await mailsTo(name, 'Reset your password')).length;
  expect((await forgot(office.cast[name].email)).status).toBe(200);
  await expect.poll(async () => (await mailsTo(name, 'Reset your password')).length).toBe(before + 1);
  const mail = (await mailsTo(name, 'Reset your password')).at(-1);
  await forgetAttempts();
  return mail?.link?.searchParams.get('token') ?? '';
}

test('the link in a password mail always uses the configured address, regardless of the host header', async () => {
  expect((await forgot(office.cast.consultant.email, { host: 'evil.example.net', 'x-forwarded-host': 'evil.example.net' })).status).toBe(
    200,
  );
  await expect.poll(async () => (await mailsTo('consultant', 'Reset your password')).length).toBe(1);
  const [mail] = await mailsTo('consultant', 'Reset your password');
  expect(mail?.text).toContain('Hello Clara Dubois,');
  expect(mail?.link?.origin).toBe('https://hr.example.com');
  expect(mail?.link?.pathname).toBe('/auth/reset-password');
  await forgetAttempts();
});

test('the link sets a new password once and ends every session', async () => {
  const token = await linkFor('outsider');
  const ports = async (of: string) => (await office.anyone().post('/reset-password/check', { token: of })).body;
  const { name, email } = office.cast.outsider;
  expect(await ports(token)).toEqual({ data: { purpose: 'reset', name, email } });
  expect((await reset(token, betterPassword)).status).toBe(200);
  for (const spent of [token, 'never-a-link', hashOfToken(token).toString('hex')]) {
    const refused = await ports(spent);
    expect(refused).toMatchObject({ code: 'token_not_valid' });
    expect(JSON.stringify(refused)).not.toContain(email);
  }
  expect((await office.as('outsider').get('/users/me')).status).toBe(401);
  expect((await signIn(office.cast.outsider.email, officePassword)).status).toBe(422);
  expect((await signIn(office.cast.outsider.email, betterPassword)).status).toBe(200);

  const again = await reset(token, 'another sundial morning');
  expect(again.status).toBe(422);
  expect(again.body.code).toBe('token_not_valid');
  expect((await signIn(office.cast.outsider.email, betterPassword)).status).toBe(200);
  await expect.poll(async () => (await mailsTo('outsider', 'Your password has been changed')).length).toBe(1);
});

test('the database keeps a hash of the link, and nowhere the link itself', async () => {
  const token = await linkFor('payroll');
  const { rows } = await office.services.db.run(
    `select (select string_agg(encode(token_hash, 'hex'), ',') from password_links) as links, (select string_agg(j::text, ',') from pgboss.job j) as jobs`,
    [],
  );
  expect(rows[0].links).toContain(hashOfToken(token).toString('hex'));
  expect(rows[0].jobs).toContain('forgotten_password');
  for (const stored of [rows[0].links, rows[0].jobs]) {
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
  }
});

test('a link lives for half an hour', async () => {
  const token = await linkFor('auditor');
  await office.services.db.run(`update password_links set expires_at = expires_at - interval '29 minutes'`, []);
  expect((await reset(token, 'short')).body.code).toBe('invalid');
  await office.services.db.run(`update password_links set expires_at = expires_at - interval '1 minute 1 second'`, []);
  expect((await reset(token, betterPassword)).body.code).toBe('token_not_valid');
});

test('a later link ends the earlier one', async () => {
  const earlier = await linkFor('auditor');
  const later = await linkFor('auditor');
  expect((await reset(earlier, betterPassword)).body.code).toBe('token_not_valid');
  expect((await reset(later, betterPassword)).status).toBe(200);
});

test('a link cannot be turned on another user', async () => {
  const token = await linkFor('hr');
  const answer = await office
    .anyone()
    .post('/reset-password', { token, password: betterPassword, user_id: office.cast.admin.user_id, email: office.cast.admin.email });
  expect(answer.status).toBe(422);
  expect((await reset(token, betterPassword)).status).toBe(200);
  expect((await signIn(office.cast.admin.email, officePassword)).status).toBe(200);
});

test.each([['undefined'], [''], ['null'], ['A'.repeat(43)], ["' or 1=1 --"]])('an invented link is refused: %s', async (token) => {
  expect((await reset(token, betterPassword)).status).toBe(422);
});

test('known, unknown and suspended addresses get the same answer, and only the known one a mail', async () => {
  await office.services.db.run(`update users set status = 'suspended' where id = $1`, [office.cast.consultant.user_id]);
  const links = async (name: PersonName) => (await mailsTo(name, 'Reset your password')).length;
  const before = { consultant: await links('consultant'), manager: await links('manager') };
  const answers = [await forgot('nobody@example.com'), await forgot(office.cast.consultant.email), await forgot(office.cast.manager.email)];
  for (const answer of answers) expect(answer.text).toBe(answers[0]?.text);
  // Links are sent in the order of the requests, so the other two have been processed by then.
  await expect.poll(() => links('manager')).toBe(before.manager + 1);
  expect(await links('consultant')).toBe(before.consultant);
  await office.services.db.run(`update users set status = 'active' where id = $1`, [office.cast.consultant.user_id]);
  expect((await mailsIn(office.services)).filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  await forgetAttempts();
});

test('three mails an hour for one address, known or not', async () => {
  for (const email of [office.cast.manager.email, 'nobody@example.com']) {
    for (let time = 0; time < 3; time += 1) expect((await forgot(email)).status).toBe(200);
    const refused = await forgot(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  }
  await forgetAttempts();
});

test('who floods the mailbox of another from many places neither fills it nor keeps them from their link', async () => {
  const { email } = office.cast.payroll;
  const from = (remoteAddress: string) =>
    office.anyone().send({ method: 'POST', path: '/forgot-password', payload: { email }, remoteAddress });
  const mails = async () => (await mailsIn(office.services)).filter(({ to }) => to === email).length;
  const before = await mails();
  for (let host = 1; host <= 10; host += 1) expect((await from(`192.0.2.${host}`)).status).toBe(200);
  await expect.poll(mails).toBe(before + 6);
  expect((await from('198.51.100.1')).status).toBe(200);
  await forgetAttempts();
});

test('sixty an hour from one network address', async () => {
  await office.services.db.run(`insert into attempts (key, failures, since) values ('forgot-from:127.0.0.1', 59, now())`, []);
  expect((await forgot('one@example.com')).status).toBe(200);
  expect((await forgot('two@example.com')).status).toBe(429);
  await forgetAttempts();
});

test('one changes the own password with the present one; this session stays, the others end', async () => {
  const session = async () => (await signIn(office.cast.second_admin.email, officePassword)).body.token.access_token;
  const [here, elsewhere] = [await session(), await session()];
  const change = (body: object) => office.anyone(here).post(`/users/${office.cast.second_admin.user_id}/change-password`, body);

  const wrong = await change({ current_password: 'not-the-password', password: betterPassword });
  expect(wrong.status).toBe(422);
  expect(wrong.body.code).toBe('wrong_password');
  expect((await office.anyone(here).get('/users/me')).status).toBe(200);

  expect((await change({ current_password: officePassword, password: betterPassword })).status).toBe(200);
  expect((await office.anyone(here).get('/users/me')).status).toBe(200);
  expect((await office.anyone(elsewhere).get('/users/me')).status).toBe(401);
  expect((await signIn(office.cast.second_admin.email, betterPassword)).status).toBe(200);
});

test.each([
  ['grey-otter', 'Minimum 12 symbols'],
  [officePassword, 'Your new password must be different from the current one'],
  ['password1234', 'This password is too common; choose another'],
  ['xx-nora.berg-xx', 'Your password can’t contain your email address'],
])('a new password that will not do: %s', async (password, sentence) => {
  const answer = await office
    .as('admin')
    .post(`/users/${office.cast.admin.user_id}/change-password`, { current_password: officePassword, password });
  expect(answer.status).toBe(422);
  expect(answer.body.fields.password).toEqual([sentence]);
});

test('the current password cannot be guessed indefinitely with a stolen session', async () => {
  const change = (current_password: string) =>
    office.as('admin').post(`/users/${office.cast.admin.user_id}/change-password`, { current_password, password: betterPassword });
  for (let guess = 0; guess < 5; guess += 1) expect((await change(`wrong-guess-${guess}`)).status).toBe(422);
  expect((await change(officePassword)).status).toBe(429);
  await forgetAttempts();
});

test('users cannot set the password of another user, not even administrators', async () => {
  const answer = await office
    .as('admin')
    .post(`/users/${office.cast.manager.user_id}/change-password`, { current_password: officePassword, password: betterPassword });
  expect(answer.status).toBe(403);
  expect((await signIn(office.cast.manager.email, officePassword)).status).toBe(200);
});

test('an administrator has a link sent to the owner of the account; others may not', async () => {
  const path = `/users/${office.cast.manager.user_id}/send-password-link`;
  expect((await office.as('manager').post(path)).status).toBe(403);
  const before = (await mailsTo('manager', 'Reset your password')).length;
  const answer = await office.as('admin').post(path);
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain('token');
  await expect.poll(async () => (await mailsTo('manager', 'Reset your password')).length).toBe(before + 1);
});
