import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePassword } from '../office/fixtures.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const path = '/users/me/preferences';

test('preferences are saved, and fields that are not sent keep their value', async () => {
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

test.each([
  { theme: 'pink' },
  { locale: 'tlh' },
  { timezone: 'Mars/Olympus' },
  { roles: [1] },
  { reduce_motion: 'yes' },
  { week_start: 8 },
  { start_page: 7 },
  { dashboard: [{ card: 'weather', isShown: true }] },
])('%j is no preference', async (body) => {
  expect((await office.as('consultant').put(path, body)).status).toBe(422);
});

test('the dashboard stays as its reader arranged it, until they want the usual one again', async () => {
  const hr = office.as('hr');
  const dashboard = [
    { card: 'payslips', isShown: false },
    { card: 'absence', isShown: true },
  ];
  expect((await hr.put(path, { dashboard })).body.data.dashboard).toEqual(dashboard);
  expect((await hr.put(path, { dashboard: null })).body.data).not.toHaveProperty('dashboard');
});

test('columns and views of a list follow the account', async () => {
  const hr = office.as('hr');
  const stored = {
    columns: { employees: [{ name: 'name', isShown: true }] },
    views: { employees: [{ name: 'Newest', search: '?sort=-hire_date', is_default: true }] },
  };
  expect((await hr.put(path, stored)).body.data).toMatchObject(stored);
  expect((await hr.get('/users/me')).body.data.preferences).toMatchObject(stored);
  expect((await hr.put(path, { views: {} })).body.data).toMatchObject({ columns: stored.columns, views: {} });
});

const view = { name: 'Newest', search: '' };
test.each([
  { views: [] },
  { views: { unicorns: [view] } },
  { views: { employees: view } },
  { views: { employees: [{ ...view, name: ' ' }] } },
  { views: { employees: [{ ...view, role: 1 }] } },
  { views: { employees: [{ ...view, search: '?'.repeat(2001) }] } },
  { views: { employees: Array(31).fill(view) } },
  { columns: { employees: [{ name: 'name', isShown: 'yes' }] } },
  {
    columns: Object.fromEntries(
      ['users', 'jobs', 'roles', 'logs'].map((list) => [list, Array(100).fill({ name: 'x'.repeat(60), isShown: true })]),
    ),
  },
])('%.60j is no list of views or columns', async (body) => {
  expect((await office.as('hr').put(path, body)).status).toBe(422);
});

test('users get a mail about a new browser in their language, unless they turned it off', async () => {
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
  const mails = () => mailsIn(office.services);
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect((await mails())[0]).toMatchObject({ to: office.cast.hr.email, subject: 'New sign-in to your account' });
  expect((await mails())[0]?.text).toContain('Firefox 140, Linux');
});

test('visitors who are not signed in can see which features the deployment offers', async () => {
  expect((await office.anyone().get('/features')).body).toEqual({ data: { language_picker: true, quick_search: true } });
});

test('features that a deployment switches off are reported as off', async () => {
  const bare = await openOffice({ languagePicker: false, quickSearch: false });
  try {
    expect((await bare.anyone().get('/features')).body).toEqual({ data: { language_picker: false, quick_search: false } });
  } finally {
    await bare.close();
  }
});
