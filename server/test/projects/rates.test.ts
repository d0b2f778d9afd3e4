import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours } from '../attendance/works.ts';
import { type Office, openOffice } from '../office.ts';
import { ok } from '../payroll/desk.ts';
import { type Asking, newcomer } from '../requests/desk.ts';
import { days, newProject, newTask, save } from '../time-cards/week-desk.ts';

let office: Office;
let worker: Asking;
let lead: Asking;
let project_id: number;
let project_task_id: number;
let client_id: number;
let place: { department_id: number; job_id: number };
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  worker = await newcomer(office);
  lead = await newcomer(office, {}, 7);
  const { rows } = await sql<typeof place>`select department_id, job_id from employees where id = ${worker.id}`.execute(office.house.db);
  place = rows[0] as typeof place;
  client_id = ok(await lead.as.post('/clients', { name: 'Banco Alborán', currency: 'EUR' })).data.id;
  project_id = await newProject(office, { client_id, manager_id: lead.id });
  project_task_id = await newTask(office, project_id);
});
afterAll(() => office.close());

const [monday] = days;
const rate = (amount: number, scope: string, about: object = {}, more: object = {}) => ({
  kind: 'bill',
  scope,
  amount,
  currency: 'EUR',
  valid_from: '2020-01-01',
  ...about,
  ...more,
});
const rateOn = async (day: string, kind = 'bill') => {
  const { rows } = await sql<{ amount: number }>`
    select amount from rate_on(${kind}, ${project_id}, ${project_task_id}, ${worker.id}, ${day}::date)`.execute(office.house.db);
  return rows[0] && Number(rows[0].amount);
};

describe('the nearest rate holds', () => {
  test('from the company to the task, each before all that are wider', async () => {
    const scopes: [string, object][] = [
      ['company', {}],
      ['department', { department_id: place.department_id }],
      ['job', { job_id: place.job_id }],
      ['employee', { employee_id: worker.id }],
      ['client', { client_id }],
      ['project', { project_id }],
      ['project_department', { project_id, department_id: place.department_id }],
      ['project_member', { project_id, employee_id: worker.id }],
      ['project_task', { project_task_id }],
    ];
    expect(await rateOn(monday)).toBeUndefined();
    for (const [at, [scope, about]] of scopes.entries()) {
      ok(await office.as('payroll').post('/rates', rate(100 + at, scope, about)));
      expect([scope, await rateOn(monday)]).toEqual([scope, (100 + at) * 100]);
    }
    expect(await rateOn('2019-12-31')).toBeUndefined();
    expect(await rateOn(monday, 'cost')).toBeUndefined();
  });

  test('and two of one scope never hold on the same day, nor does one name what it is not about', async () => {
    const again = await office.as('payroll').post('/rates', rate(90, 'project', { project_id }));
    expect(again.body.fields).toHaveProperty('valid_from');
    expect((await office.as('payroll').post('/rates', rate(90, 'project', {}))).body.fields).toHaveProperty('project_id');
    expect((await office.as('payroll').post('/rates', rate(90, 'company', { client_id }))).body.fields).toHaveProperty('client_id');
    ok(
      await office.as('payroll').post('/rates', rate(90, 'project', { project_id }, { valid_from: '2019-01-01', valid_to: '2019-12-31' })),
    );
    expect(await rateOn('2019-06-01')).toBe(9000);
  });
});

test('who may not know what hours cost learns nothing of it, and who has no right learns no rate', async () => {
  const cost = ok(await office.as('payroll').post('/rates', rate(55, 'company', {}, { kind: 'cost' }))).data.id;
  expect(ok(await office.as('payroll').get(`/rates/${cost}`)).data.amount).toBe(55);
  for (const person of [lead.as, office.as('admin'), office.as('auditor')]) {
    expect((await person.get(`/rates/${cost}`)).status).toBe(404);
    const list = ok(await person.get('/rates', { per_page: '100' }));
    expect(list.data.length).toBeGreaterThan(0);
    expect(list.data.filter(({ kind }: { kind: string }) => kind === 'cost')).toEqual([]);
    expect(list.meta.total).toBe(list.data.length);
  }
  // The history of what somebody costs is pay as well; that of what clients pay is not.
  const bill = ok(await office.as('payroll').post('/rates', rate(66, 'company', {}, { valid_from: '2018-01-01', valid_to: '2018-12-31' })))
    .data.id;
  const noted = async (person: Asking['as'], id: number) =>
    ok(await person.get('/logs', { filters: { model: 'rates', model_id: id } })).data.flatMap(
      ({ changes }: { changes: unknown[] }) => changes,
    );
  expect(await noted(office.as('hr'), bill)).toContainEqual(
    expect.objectContaining({ field: 'amount', old: null, new: 66, new_currency: 'EUR' }),
  );
  for (const who of ['hr', 'admin', 'auditor'] as const) expect(await noted(office.as(who), cost)).toEqual([]);
  expect((await lead.as.post('/rates', rate(50, 'employee', { employee_id: worker.id }, { kind: 'cost' }))).status).toBe(403);
  expect((await lead.as.post('/rates/preview', { kind: 'cost', scope: 'company', valid_from: monday })).status).toBe(403);
  expect((await worker.as.get('/rates')).status).toBe(403);
});

test('a change of a rate reaches what is not approved, and the rest only when somebody says why', async () => {
  const other = await newProject(office, { manager_id: lead.id });
  const first = ok(await office.as('payroll').post('/rates', rate(100, 'project', { project_id: other }))).data;
  const work = async (date: string): Promise<number> =>
    ok(await save(worker, { date, project_id: other, minutes: 60, description: 'Work' })).data.results[0].id;
  const open = await work(days[0]);
  const approved = await work(days[1]);
  await office.house.db.transaction(({ run }) => run(`update tasks set status = 'approved' where id = $1`, [approved]));
  const rates = async () => {
    const { rows } = await sql<{ id: number; rate: number; status: string }>`
      select id, rate::int, status from tasks where project_id = ${other} order by id`.execute(office.house.db);
    return Object.fromEntries(rows.map((row) => [row.id, `${row.rate} ${row.status}`]));
  };
  const wish = { kind: 'bill', scope: 'project', project_id: other, valid_from: '2020-01-01' };
  expect(ok(await office.as('payroll').post('/rates/preview', wish)).data).toEqual({ unapproved: 1, approved: 1 });
  ok(await office.as('payroll').put(`/rates/${first.id}`, { amount: 120, currency: 'EUR', version: first.version }));
  expect(await rates()).toEqual({ [open]: '12000 draft', [approved]: '10000 approved' });

  const span = { from_date: days[0], to_date: days[6], project_id: other };
  expect((await office.as('payroll').post('/rates/apply', span)).body.fields).toHaveProperty('reason');
  expect((await lead.as.post('/rates/apply', { ...span, reason: 'Please' })).status).toBe(403);
  expect(ok(await office.as('payroll').post('/rates/apply', { ...span, reason: 'As agreed' })).data).toEqual({ changed: 1 });
  expect(await rates()).toEqual({ [open]: '12000 draft', [approved]: '12000 approved' });
  ok(await office.as('payroll').delete(`/rates/${first.id}`, {}));
  expect((await rates())[open]).not.toBe('12000 draft');
});
