import { setupSteps } from '@cadre/contract/setup-steps';
import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../../src/platform/pictures/testing/sample-pictures.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import { mailsIn } from '../office/outbox.ts';
import type { Answer, Person } from '../office/person.ts';
import { openEmptyCompany } from './empty-company.ts';

let company: Awaited<ReturnType<typeof openEmptyCompany>>;
let admin: Person;

beforeAll(async () => {
  company = await openEmptyCompany();
  admin = await company.as();
});
afterAll(() => company.close());

const done = (answer: Answer) => {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
};
const apply = (step: string, records: { model: string; key?: string; id?: number; values: object }[]) =>
  admin.post('/setup/apply', { step, records });
const stateOf = async (step: string) => done(await admin.get('/setup')).steps.find((one: { step: string }) => one.step === step);

const monthBefore = new Date(new Date().setUTCDate(0)).toISOString().slice(0, 7);
const hired = `${monthBefore}-01`;
const ofTeam = (first_name: string, more: object) => ({
  model: 'employees',
  key: first_name,
  values: {
    first_name,
    last_name: 'Lang',
    work_email: `${first_name.toLowerCase()}@example.com`,
    department_id: '@team',
    job_id: '@job',
    branch_id: '@branch',
    hire_date: hired,
    ...more,
  },
});

test('an empty company has no completed steps, and shows this to its administrator only', async () => {
  const { steps, hidden, company: said } = done(await admin.get('/setup'));
  expect(steps.map(({ step, state }: { step: string; state: string }) => [step, state])).toEqual(setupSteps.map((step) => [step, 'open']));
  expect(hidden).toBe(false);
  expect(said).toMatchObject({ company: 'Cadre', locale: 'en', week_start: 1 });
  expect(done(await admin.get('/users/me')).needs_setup).toBe(true);
});

test('every list and every report opens without data', async () => {
  for (const path of ['/dashboard', '/employees/dashboard', '/departments/tree', '/approval-settings/lists', '/employees', '/leaves'])
    expect((await admin.get(path)).status, path).toBe(200);
});

test('a proposal depends on the country, and is in the language of the user', async () => {
  const german = { 'accept-language': 'de' };
  const { known, weekdays, holidays, categories, currency, shift } = done(await admin.get('/setup/proposals', { country: 'DE' }, german));
  expect({ known, weekdays, currency }).toEqual({ known: true, weekdays: [1, 2, 3, 4, 5], currency: 'EUR' });
  expect(shift).toMatchObject({ start_time: '09:00', end_time: '18:00', break_minutes: 60 });
  expect(holidays.map(({ name }: { name: string }) => name)).toContain('Karfreitag');
  expect(categories[0]).toMatchObject({
    name: 'Erholungsurlaub',
    annual_amount: 20,
    name_i18n: { en: 'Annual leave', ja: '年次有給休暇' },
  });
  expect(done(await admin.get('/setup/proposals', { country: 'SA' })).weekdays).toEqual([1, 2, 3, 4, 7]);
  expect(done(await admin.get('/setup/proposals', { country: 'BT' }))).toMatchObject({ known: false, currency: 'EUR' });
  expect((await admin.get('/setup/proposals', { country: 'Narnia' })).status).toBe(422);
});

test('a step is saved as a whole or not at all, and an error names its position', async () => {
  const bad = await apply('departments', [
    { model: 'departments', values: { name: 'Delivery' } },
    { model: 'departments', values: { name: 'D' } },
  ]);
  expect(bad.status).toBe(422);
  expect(Object.keys(bad.body.fields)).toEqual(['records.1.name']);
  expect(await stateOf('departments')).toMatchObject({ state: 'open', count: 0 });

  const stranger = await apply('departments', [{ model: 'users', values: {} }]);
  expect([stranger.status, Object.keys(stranger.body.fields)]).toEqual([422, ['records.0.model']]);
});

test('a step can be skipped, resumed, and completed by its records', async () => {
  done(await admin.put('/setup', { skipped: ['terminals', 'departments'] }));
  expect(await stateOf('departments')).toMatchObject({ state: 'skipped' });
  done(await apply('departments', [{ model: 'departments', values: { name: 'Sales' } }]));
  expect(await stateOf('departments')).toMatchObject({ state: 'done', count: 1, undoable: true });
  done(await admin.post('/setup/undo', { step: 'departments' }));
  done(await admin.put('/setup', { skipped: ['terminals'] }));
  expect(await stateOf('departments')).toMatchObject({ state: 'open', undoable: false });
  expect((await admin.post('/setup/undo', { step: 'departments' })).body.code).toBe('nothing_to_undo');
});

test('a company can be set up from empty to its first leave and its first calculated month', async () => {
  const said = { company: 'Lang & Sohn', locale: 'de', currency: 'EUR', timezone: 'Europe/Berlin', week_start: 1 };
  expect(done(await admin.put('/setup/company', said)).company).toEqual(said);
  const { holidays, shift, weekdays, schedule_name, categories, components } = done(await admin.get('/setup/proposals', { country: 'DE' }));
  const place = { name: 'Berlin', country: 'DE', timezone: 'Europe/Berlin', currency: 'EUR', holiday_calendar_id: '@calendar' };
  done(
    await apply('branches', [
      { model: 'holiday-calendars', key: 'calendar', values: { name: 'Berlin', country: 'DE' } },
      ...holidays.map((holiday: object) => ({
        model: 'holidays',
        values: { ...holiday, holiday_calendar_id: '@calendar' },
      })),
      { model: 'branches', values: place },
    ]),
  );
  expect(done(await admin.get('/users/me'))).toMatchObject({ needs_setup: false, company: 'Lang & Sohn' });
  done(
    await apply('departments', [
      { model: 'departments', key: 'delivery', values: { name: 'Delivery' } },
      { model: 'departments', values: { name: 'Cloud', parent_id: '@delivery' } },
    ]),
  );
  done(
    await apply('schedules', [
      { model: 'shifts', key: 'day', values: { ...shift, color: '#2563eb' } },
      {
        model: 'week-schedules',
        values: {
          name: schedule_name,
          cycle_weeks: 1,
          anchor_date: '2026-01-05',
          is_default: true,
          days: { weeks: [[1, 2, 3, 4, 5, 6, 7].map((day) => (weekdays.includes(day) ? '@day' : null))] },
        },
      },
    ]),
  );
  const branch_id = done(await admin.get('/branches'))[0].id;
  const department_id = done(await admin.get('/departments'))[0].id;
  const at = { branch_id, department_id };
  done(
    await apply('people', [
      { model: 'jobs', key: 'job', values: { name: 'Consultant' } },
      ofTeam('Mara', at),
      ofTeam('Paul', at),
      ofTeam('Emil', { ...at, manager_id: '@Mara' }),
    ]),
  );
  done(
    await apply(
      'leave',
      categories.map((values: object) => ({ model: 'leave-categories', values })),
    ),
  );
  done(
    await apply('chains', [
      { model: 'approval-settings', values: { model: 'leaves', level: 1, approver_kind: 'manager' } },
      { model: 'approval-settings', values: { model: 'leaves', level: 2, approver_kind: 'role', role_id: 3 } },
    ]),
  );
  const people = Object.fromEntries(
    done(await admin.get('/employees')).map((one: { first_name: string; id: number }) => [one.first_name, one.id]),
  );
  const salary = { effective_from: hired, basis: 'monthly', amount: 4000, currency: 'EUR', reason: 'hire' };
  done(
    await apply('pay', [
      ...components.map((values: object) => ({ model: 'pay-components', values })),
      ...Object.values(people).map((employee_id) => ({ model: 'compensations', values: { ...salary, employee_id } })),
    ]),
  );
  const account = (first_name: string, roles: number[]) => ({
    model: 'users',
    values: { first_name, last_name: 'Lang', email: `${first_name.toLowerCase()}@example.com`, employee_id: people[first_name], roles },
  });
  done(await apply('invitations', [account('Mara', [4]), account('Paul', [5]), account('Emil', [2])]));
  const { steps } = done(await admin.get('/setup'));
  expect(steps.filter(({ state }: { state: string }) => state !== 'done')).toMatchObject([{ step: 'terminals', state: 'skipped' }]);

  const [mara, paul, emil] = [
    await company.as('mara@example.com'),
    await company.as('paul@example.com'),
    await company.as('emil@example.com'),
  ];
  expect((await mara.get('/setup')).status).toBe(403);

  const monday = addDays(
    '2026-01-05',
    7 * Math.ceil((Date.parse(new Date().toISOString().slice(0, 10)) - Date.parse('2026-01-05')) / 604_800_000 + 2),
  );
  const [annual] = done(await emil.get('/leave-categories', { search: 'Annual' }));
  const leave = done(await emil.post('/leaves', { leave_category_id: annual.id, from_date: monday, to_date: addDays(monday, 1) }));
  for (const decides of [mara, admin]) {
    const [waiting] = done(await decides.get('/approvals', { filters: { approver: ['self'], status: ['pending'] } }));
    done(await decides.put(`/approvals/${waiting.id}`, { status: 'approved' }));
  }
  expect(done(await emil.get(`/leaves/${leave.id}`)).status).toBe('approved');

  for (const { id, employee_id } of done(await paul.get('/compensations')))
    if (employee_id !== people.Paul) done(await paul.post(`/compensations/${id}/approve`, {}));
  const run = done(await paul.post('/payrolls', { month: monthBefore, kind: 'regular' }));
  done(await paul.post(`/payrolls/${run.id}/calculate`, {}));
  await expect.poll(async () => done(await paul.get(`/payrolls/${run.id}`)).status).toBe('calculated');
  expect(done(await paul.get(`/payrolls/${run.id}`))).toMatchObject({ employees_count: 3, failed_count: 1 });
});

test('an account from the roles step is linked to its person, who gets a link that works', async () => {
  const linksTo = async (address: string) =>
    (await mailsIn(company.services)).flatMap(({ to, link }) => (to === address ? (link?.searchParams.get('token') ?? []) : []));
  const email = 'nora@example.com';
  done(await apply('roles', [{ model: 'users', values: { first_name: 'Nora', email, roles: [3] } }]));
  await expect.poll(() => linksTo(email)).toHaveLength(1);
  const [{ department_id, branch_id, job_id }] = done(await admin.get('/employees'));
  done(await apply('people', [ofTeam('Nora', { department_id, branch_id, job_id })]));
  const [person] = done(await admin.get('/employees', { search: 'Nora' }));
  const [account] = done(await admin.get('/users', { search: email }));

  const link = (id: number) => apply('invitations', [{ model: 'users', id, values: { employee_id: person.id } }]);
  const own = done(await admin.get('/users/me')).user.id;
  expect((await link(own)).status).toBe(403);
  done(await link(account.id));
  expect(done(await admin.get(`/users/${account.id}`))).toMatchObject({ employee_id: person.id, status: 'invited' });
  await expect.poll(() => linksTo(email)).toHaveLength(2);
  const [token] = (await linksTo(email)).slice(-1);
  expect((await admin.post('/reset-password', { token, password: 'violet sundial morning' })).status).toBe(200);
});

test('records in use cannot be undone', async () => {
  const refused = await admin.post('/setup/undo', { step: 'branches' });
  expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
  expect(await stateOf('branches')).toMatchObject({ state: 'done', undoable: true });
});

test('a logo is shown on documents created while it is set', async () => {
  const send = (person: Person, name: string, bytes: Buffer) =>
    person.send({
      method: 'POST',
      path: '/setup/logo',
      headers: { 'content-type': multipartType },
      payload: multipart('logo', name, bytes),
    });
  const before = new Date();
  expect((await send(admin, 'logo.gif', png(40, 10))).body.code).toBe('file_type_refused');
  expect((await send(admin, 'logo.png', png(40, 10).subarray(0, 40))).body.code).toBe('file_not_readable');
  expect((await send(await company.as('mara@example.com'), 'logo.png', png(40, 10))).status).toBe(403);
  expect(done(await admin.get('/setup')).logo).toBeNull();

  done(await send(admin, 'logo.png', png(40, 10)));
  const { logo } = done(await admin.get('/setup'));
  expect((await admin.get(logo)).status).toBe(200);
  const paul = await company.as('paul@example.com');
  const [slip] = done(await paul.get('/salaries', { month: monthBefore }));
  const isShown = async () => (await paul.get(`/salaries/${slip.id}/pdf`)).text.includes('/Subtype /Image');
  expect(await isShown()).toBe(true);

  const then = new Date();
  done(await admin.delete('/setup/logo', {}));
  expect(await isShown()).toBe(false);
  expect((await admin.get(logo)).status).toBe(404);
  const headAt = async (at: Date) => done(await admin.get('/forms/head', { as_of: at.toISOString() })).logo;
  expect(await headAt(then)).toContain('data:image/png');
  expect(await headAt(before)).toBeNull();
});
