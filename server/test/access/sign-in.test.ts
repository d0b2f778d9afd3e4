import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfToken } from '../../src/platform/access/secret-token.ts';
import { officePassword } from '../office/fixtures.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const signIn = (email: string, password: string, headers = {}) =>
  office.anyone().post('/login', { email, password, withToken: true }, headers);
/** Every test begins without earlier failures. */
const forgetFailures = () => office.services.db.run('delete from attempts', []);

test('the right password opens a session that the server knows only as a hash', async () => {
  const answer = await signIn(office.cast.consultant.email, officePassword);
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({
    name: 'Clara Dubois',
    firstname: 'Clara',
    lastname: 'Dubois',
    roles: [2],
    occupation: 'Consultant',
    pic: null,
  });
  const token = answer.body.token.access_token;
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await office.anyone(token).get('/users/me')).body.data.user.name).toBe('Clara Dubois');
  const { rows } = await office.services.db.run('select count(*)::int as found from sessions where token_hash = $1', [hashOfToken(token)]);
  expect(rows[0].found).toBe(1);
  expect(JSON.stringify(answer.body)).not.toContain('argon2');
});

test('the address may be written in any case', async () => {
  expect((await signIn('CLARA.Dubois@Example.COM', officePassword)).status).toBe(200);
});

test('a wrong password, an unknown address and a suspended user get the same answer', async () => {
  await office.services.db.run(`update users set status = 'suspended' where id = $1`, [office.cast.outsider.user_id]);
  const answers = [
    await signIn(office.cast.consultant.email, 'not-the-password'),
    await signIn('nobody@example.com', officePassword),
    await signIn(office.cast.outsider.email, officePassword),
  ];
  await office.services.db.run(`update users set status = 'active' where id = $1`, [office.cast.outsider.user_id]);
  await forgetFailures();
  for (const { status, body } of answers) {
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'The login detail is incorrect', code: 'login_incorrect' });
    expect(Object.keys(body).sort()).toEqual(['code', 'error', 'request_id']);
  }
});

test.each([
  [{ email: 'nora.berg@example.com', password: {} }, 'password'],
  [{ email: 'nora.berg@example.com', password: ['grey-otter-under-bridge'] }, 'password'],
  [{ email: 'nora.berg@example.com', password: 12345 }, 'password'],
  [{ email: { $ne: null }, password: 'grey-otter-under-bridge' }, 'email'],
  [{ email: 'not an address', password: 'grey-otter-under-bridge' }, 'email'],
  [{ email: 'nora.berg@example.com', password: 'ab' }, 'password'],
  [{ email: 'nora.berg@example.com', password: 'a'.repeat(51) }, 'password'],
  [{ email: 'nora.berg@example.com' }, 'password'],
  [{ email: 'nora.berg@example.com', password: 'grey-otter-under-bridge', role: 1 }, 'role'],
])('an invalid address or password is refused and the field is named: %j', async (body, field) => {
  const answer = await office.anyone().post('/login', body);
  expect(answer.status).toBe(422);
  expect(answer.body.code).toBe('invalid');
  expect(Object.keys(answer.body.fields)).toContain(field);
});

test('an old token that comes along with the sign-in does not matter', async () => {
  expect((await signIn(office.cast.hr.email, officePassword, { authorization: 'Bearer stale' })).status).toBe(200);
});

/** From another address, with another browser, or both. */
const signInFrom = (remoteAddress: string, email: string, password: string, cookie?: string) =>
  office.anyone().send({ method: 'POST', path: '/login', payload: { email, password }, remoteAddress, headers: cookie ? { cookie } : {} });
const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie']).split(';')[0] ?? '';
const wait = ({ status, headers }: { status: number; headers: Record<string, unknown> }) => [status, Number(headers['retry-after'])];

test('five failures close an account for the address they came from, in any spelling, for longer each time', async () => {
  const { email } = office.cast.payroll;
  for (let failure = 0; failure < 5; failure += 1) expect((await signIn(email, 'wrong-password')).status).toBe(422);
  const refused = await signIn(email.toUpperCase(), officePassword);
  expect(refused.body.code).toBe('too_many_requests');
  expect(wait(refused)).toEqual([429, expect.closeTo(60, -1)]);
  expect((await signIn(office.cast.hr.email, officePassword)).status).toBe(200);

  const waits: number[] = [];
  for (let failure = 0; failure < 5; failure += 1) {
    await office.services.db.run(`update attempts set blocked_until = now()`, []);
    expect((await signIn(email, 'wrong-password')).status).toBe(422);
    waits.push(wait(await signIn(email, 'wrong-password'))[1] ?? 0);
  }
  expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([2, 4, 8, 15, 15]);
  await office.services.db.run(`update attempts set blocked_until = now()`, []);
  expect((await signIn(email, officePassword)).status).toBe(200);
  await forgetFailures();
});

test('failed sign-ins from elsewhere never lock users out of their own address and browser', async () => {
  const { email } = office.cast.payroll;
  const cookie = cookieOf((await signInFrom('192.0.2.1', email, officePassword)).headers);
  for (let failure = 0; failure < 6; failure += 1) await signInFrom('192.0.2.66', email, 'wrong-password');
  expect((await signInFrom('192.0.2.66', email, officePassword)).status).toBe(429);
  expect((await signInFrom('192.0.2.7', email, officePassword)).status).toBe(200);
  expect((await signInFrom('192.0.2.66', email, officePassword, cookie)).status).toBe(200);

  // The cookie does not work for another account or when forged, and does not allow guessing passwords.
  for (let failure = 0; failure < 5; failure += 1) await signInFrom('192.0.2.66', office.cast.hr.email, 'wrong-password', cookie);
  expect((await signInFrom('192.0.2.66', office.cast.hr.email, officePassword, cookie)).status).toBe(429);
  expect((await signInFrom('192.0.2.66', email, officePassword, `${cookie.slice(0, -4)}AAAA`)).status).toBe(429);
  for (let failure = 0; failure < 5; failure += 1)
    expect((await signInFrom('192.0.2.66', email, 'wrong-password', cookie)).status).toBe(422);
  expect((await signInFrom('192.0.2.66', email, officePassword, cookie)).status).toBe(429);
  await forgetFailures();
});

test('the browser cookie reveals nothing and is sent to the sign-in path only', async () => {
  const { headers } = await signIn(office.cast.consultant.email, officePassword);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toContain('Path=/api/v1/login; HttpOnly; Secure; SameSite=Strict');
  expect(decodeURIComponent(cookie)).not.toMatch(/"people"|Clara/);
});

test('a success is not counted and forgives earlier failures', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let failure = 0; failure < 4; failure += 1) await signIn(office.cast.payroll.email, 'wrong-password');
    expect((await signIn(office.cast.payroll.email, officePassword)).status).toBe(200);
  }
  await forgetFailures();
});

test('fifty failures slow down a network address, regardless of its headers, without locking out its other users', async () => {
  const times = { 'login-from:127.0.0.1': 60, [`login-of:${office.cast.hr.email}`]: 30 };
  for (const [key, failures] of Object.entries(times))
    await office.services.db.run('insert into attempts (key, failures, since) values ($1, $2, now())', [key, failures]);
  const began = performance.now();
  expect((await signIn(office.cast.hr.email, officePassword, { 'x-forwarded-for': '10.9.8.6' })).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThan(1_500);
  await forgetFailures();
});

test('guesses made in parallel are counted like any others', async () => {
  const guesses = Array.from({ length: 30 }, (_, number) => signIn(office.cast.auditor.email, `wrong-password-${number}`));
  const answers = await Promise.all(guesses);
  const compared = answers.filter(({ status }) => status === 422).length;
  expect(compared).toBeGreaterThanOrEqual(5);
  // Four failures, and the five attempts that were checked in parallel.
  expect(compared).toBeLessThanOrEqual(9);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - compared);
  expect((await signIn(office.cast.auditor.email, officePassword)).status).toBe(429);
  await forgetFailures();
});

test('an account can sign in many times in parallel', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(office.cast.auditor.email, officePassword)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
});

test('a hash of older strength is renewed by the next sign-in', async () => {
  const { hash } = await import('@node-rs/argon2');
  const weak = await hash(officePassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const stored = async () =>
    (await office.services.db.run('select password_hash from users where id = $1', [office.cast.hr.user_id])).rows[0].password_hash;
  await office.services.db.run('update users set password_hash = $2 where id = $1', [office.cast.hr.user_id, weak]);
  expect((await signIn(office.cast.hr.email, officePassword)).status).toBe(200);
  expect(await stored()).toContain('m=19456,t=2,p=1');
  expect((await signIn(office.cast.hr.email, officePassword)).status).toBe(200);
});

test('sign-in, failed sign-in and sign-out are recorded in the history', async () => {
  const { body } = await signIn(office.cast.manager.email, officePassword);
  await signIn(office.cast.manager.email, 'wrong-password');
  await office.anyone(body.token.access_token).post('/logout');
  const { rows } = await office.services.db.run(`select action from logs where model = 'users' and model_id = $1 order by id`, [
    office.cast.manager.user_id,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(['login', 'login_failed', 'logout']);
  await forgetFailures();
});

test('error messages are in the language of the request', async () => {
  const emailSentence = async (language: string) =>
    (await office.anyone().post('/login', {}, { 'accept-language': language })).body.fields.email[0];
  expect(await emailSentence('de;q=0.3, en;q=0.9')).toBe('Email is required');
  expect(await emailSentence('de-AT, en;q=0.5')).not.toBe('Email is required');
});
