import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePassword } from '../office/cast.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const path = '/users/me/preferences';

test('preferences are kept, and what is not sent stays', async () => {
  const consultant = office.as('consultant');
  expect((await consultant.get(path)).body.data).toEqual({ locale: 'en', timezone: null });
  expect((await consultant.put(path, { theme: 'dark', locale: 'de', timezone: 'Asia/Tokyo' })).status).toBe(200);
  const saved = await consultant.put(path, { density: 'compact' });
  expect(saved.body.data).toEqual({ locale: 'de', timezone: 'Asia/Tokyo', theme: 'dark', density: 'compact' });
  expect((await consultant.put(path, { theme: null, timezone: null })).body.data).toEqual({
    locale: 'de',
    timezone: null,
    density: 'compact',
  });
  expect((await office.as('outsider').get(path)).body.data).toEqual({ locale: 'en', timezone: null });
});

test.each([{ theme: 'pink' }, { locale: 'tlh' }, { timezone: 'Mars/Olympus' }, { roles: [1] }, { reduce_motion: 'yes' }])(
  '%j is no preference',
  async (body) => {
    expect((await office.as('consultant').put(path, body)).status).toBe(422);
  },
);

test('who wants it gets a mail about a new browser, in their language; who does not, does not', async () => {
  await office.as('hr').put(path, { mail_on_sign_in: true });
  const signIn = (name: 'hr' | 'payroll') =>
    office
      .anyone()
      .post(
        '/login',
        { email: office.cast[name].email, password: officePassword },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      );
  await signIn('payroll');
  await signIn('hr');
  const mails = () => mailsIn(office.house);
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  expect((await mails())[0]).toMatchObject({ to: office.cast.hr.email, subject: 'A new sign-in to your account' });
  expect((await mails())[0]?.text).toContain('Firefox 140, Linux');
});

test('who is not signed in is told what the deployment offers', async () => {
  expect((await office.anyone().get('/features')).body).toEqual({ data: { language_picker: true, quick_search: true } });
});

test('what a deployment switches off is told as off', async () => {
  const bare = await openOffice({ languagePicker: false, quickSearch: false });
  try {
    expect((await bare.anyone().get('/features')).body).toEqual({ data: { language_picker: false, quick_search: false } });
  } finally {
    await bare.close();
  }
});
