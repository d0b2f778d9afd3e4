import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  expect((await office.app.inject({ url: '/ready' })).statusCode).toBe(200);
  await office.loseDatabase();
});
afterAll(() => office.close());

test('without its database the server is alive, not ready, and returns when to retry', async () => {
  expect((await office.app.inject({ url: '/health' })).statusCode).toBe(200);
  await expect.poll(async () => (await office.app.inject({ url: '/ready' })).statusCode).toBe(503);
  const answers = [
    await office.as('admin').get('/branches'),
    await office.anyone().post('/login', { email: 'a@example.com', password: 'whatever' }),
  ];
  for (const { status, body, headers } of answers) {
    expect(status).toBe(503);
    expect(body.code).toBe('unavailable');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('a request without a session is still refused with 401', async () => {
  expect((await office.anyone().get('/branches')).status).toBe(401);
});
