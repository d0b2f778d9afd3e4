import { dayForms } from '@cadre/contract/texts/day-forms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyDueChanges } from '../../src/features/people/apply-due-changes.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from './days.ts';
import { hire, termsIn } from './people.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const hr = () => office.as('hr');
const change = (employee_id: number, effective_from: string, fields: object) =>
  hr().post('/employee-versions', { employee_id, effective_from, ...fields });
const read = async (id: number) => (await hr().get(`/employees/${id}`)).body.data;
const on = async (id: number, date: string) => (await hr().get(`/employees/${id}/as-of`, { date })).body.data;
const design = () => office.cast.places.design.department_id;
const delivery = () => office.cast.places.delivery.department_id;

test('planned part time stays, and a move made today continues after it', async () => {
  const { id } = await hire(office);
  const planned = await change(id, day(30), { employment_type: 'part_time', fte: 5000 });
  expect(planned.body.data).toMatchObject({ changed_fields: ['employment_type', 'fte'], department: { name: 'Delivery' } });
  await hr().put(`/employees/${id}`, { department_id: design() });
  expect(await on(id, day(30))).toMatchObject({ department_id: design(), employment_type: 'part_time', fte: 5000 });
  expect(await on(id, day(29))).toMatchObject({ department_id: design(), employment_type: 'full_time', fte: 10_000 });
});

test('saving the whole employment changes only the fields that differ on that day', async () => {
  const { id } = await hire(office);
  const { body } = await change(id, day(30), { ...termsIn(office, 'delivery'), fte: 5000 });
  expect(body.data.changed_fields).toEqual(['fte']);
  await change(id, day(10), { ...termsIn(office, 'design') });
  expect(await on(id, day(30))).toMatchObject({ department_id: design(), branch_id: office.cast.places.design.branch_id, fte: 5000 });
});

test('the same applies to bulk changes and to changes entered late', async () => {
  const { id } = await hire(office);
  await change(id, day(-100), { fte: 5000 });
  await change(id, day(20), { fte: 6000 });
  const bulk = { employee_ids: [id], effective_from: day(10), department_id: design() };
  const { later } = (await hr().post('/employee-versions/bulk', { ...bulk, dry_run: true })).body.data.changed[0];
  expect(later).toEqual([
    { effective_from: day(20), stays: { fte: 6000 }, becomes: { department_id: design(), department: { id: design(), name: 'Design' } } },
  ]);
  await hr().post('/employee-versions/bulk', bulk);
  await change(id, day(-200), { employment_type: 'part_time' });
  expect(await on(id, day(-100))).toMatchObject({ employment_type: 'part_time', fte: 5000, department_id: delivery() });
  expect(await on(id, day(20))).toMatchObject({ employment_type: 'part_time', fte: 6000, department_id: design() });
  expect(await read(id)).toMatchObject({ employment_type: 'part_time', fte: 5000 });
});

test('a preview shows the effects of a change on its day and later, and saves nothing', async () => {
  const { id } = await hire(office);
  const planned = (await change(id, day(30), { fte: 5000, employment_type: 'part_time' })).body.data;
  const preview = (body: object) => hr().post('/employee-versions/preview', body);
  const { body } = await preview({ employee_id: id, effective_from: day(10), department_id: design(), fte: 8000 });
  expect(body.data).toEqual({
    effective_from: day(10),
    before: { department_id: delivery(), department: { id: delivery(), name: 'Delivery' }, fte: 10_000 },
    after: { department_id: design(), department: { id: design(), name: 'Design' }, fte: 8000 },
    later: [
      {
        effective_from: day(30),
        stays: { employment_type: 'part_time', fte: 5000 },
        becomes: { department_id: design(), department: { id: design(), name: 'Design' } },
      },
    ],
  });
  const removed = (await preview({ id: planned.id, remove: true })).body.data;
  expect(removed).toMatchObject({ effective_from: day(30), before: { fte: 5000 }, after: { fte: 10_000 }, later: [] });
  const moved = (await preview({ id: planned.id, effective_from: day(5) })).body.data;
  expect(moved).toMatchObject({ effective_from: day(5), after: { fte: 5000 }, later: [] });
  expect((await preview({ employee_id: id })).body.fields).toHaveProperty('effective_from');
  expect((await preview({ employee_id: id, effective_from: day(10), manager_id: id })).status).toBe(422);
  expect((await office.as('manager').post('/employee-versions/preview', { employee_id: id, effective_from: day(1) })).status).toBe(403);
  const { rows } = await sql`select from employee_versions where employee_id = ${id}`.execute(office.services.db);
  expect(rows).toHaveLength(2);
});

test('an edited change includes its earlier fields and every field with another value', async () => {
  const { id } = await hire(office);
  const planned = (await change(id, day(30), { fte: 5000 })).body.data;
  const { body } = await hr().put(`/employee-versions/${planned.id}`, { fte: 5000, department_id: design(), branch_id: planned.branch_id });
  expect(body.data.changed_fields).toEqual(['department_id', 'fte']);
});

test.each([
  ['later', '2024-06-01', { department: { name: 'Design' }, fte: 5000 }],
  ['to the day of a change', '2024-05-01', { department: { name: 'Design' }, fte: 5000 }],
  ['between two changes', '2024-04-01', { department: { name: 'Design' }, fte: 10_000 }],
  ['earlier', '2023-06-01', { department: { name: 'Delivery' }, fte: 10_000 }],
])('a corrected hire date (%s) loses no change that applies then', async (_how, hire_date, terms) => {
  const { id } = await hire(office, { hire_date: '2024-01-01' });
  await change(id, '2024-03-01', { department_id: design() });
  await change(id, '2024-05-01', { fte: 5000 });
  const effects = (await hr().get(`/employees/${id}/hire-date`, { hire_date })).body.data;
  const row = await read(id);
  expect((await hr().put(`/employees/${id}`, { hire_date })).status).toBe(200);
  expect(await on(id, hire_date)).toMatchObject(terms);
  expect(effects.taken_up.map((one: { effective_from: string }) => one.effective_from)).toEqual(
    ['2024-03-01', '2024-05-01'].filter((start) => start <= hire_date),
  );
  await applyDueChanges(office.services);
  const { department_id, fte } = await read(id);
  expect({ department_id, fte }).toEqual({ department_id: row.department_id, fte: row.fte });
});

test('a hire date moved into the future immediately shows the employment of that day', async () => {
  const { id } = await hire(office, { hire_date: day(2) });
  await change(id, day(5), { department_id: design() });
  await hr().put(`/employees/${id}`, { hire_date: day(10) });
  expect((await read(id)).department_id).toBe(design());
  const { rows } = await sql<{ changes: { field: string }[] }>`
    select changes from logs where model = 'employees' and model_id = ${id} and action = 'update'`.execute(office.services.db);
  expect(rows.flatMap(({ changes }) => changes.map(({ field }) => field)).sort()).toEqual(['department_id', 'hire_date']);
});

test('no circle is closed by taking back or moving a change, and the refusal names the person and the day', async () => {
  const [lower, upper] = [await hire(office, { first_name: 'Lowri' }), await hire(office, { first_name: 'Uma' })];
  await change(upper.id, day(10), { manager_id: lower.id });
  const free = (await change(upper.id, day(20), { manager_id: null })).body.data;
  expect((await change(lower.id, day(20), { manager_id: upper.id })).status).toBe(200);
  const refusals = [
    await hr().delete(`/employee-versions/${free.id}`),
    await hr().put(`/employee-versions/${free.id}`, { effective_from: day(25) }),
    await hr().put(`/employee-versions/${free.id}`, { manager_id: lower.id }),
  ];
  for (const { status, body } of refusals) {
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'cycle' });
    expect(body.error).toContain(`From ${dayForms('en').day(day(20))}, Uma Person`);
  }
  expect((await hr().put(`/employee-versions/${free.id}`, { effective_from: day(15) })).status).toBe(200);
});

test('a bulk preview finds a circle that begins later, and names the person and the day', async () => {
  const [boss, fine, later] = [await hire(office), await hire(office), await hire(office, { first_name: 'Lena' })];
  await change(boss.id, day(40), { manager_id: later.id });
  const input = { employee_ids: [fine.id, later.id], effective_from: day(10), manager_id: boss.id };
  const { changed, refused } = (await hr().post('/employee-versions/bulk', { ...input, dry_run: true })).body.data;
  expect(changed.map((one: { employee_id: number }) => one.employee_id)).toEqual([fine.id]);
  expect(refused).toMatchObject([
    { employee_id: later.id, error: expect.stringContaining(`from ${dayForms('en').day(day(40))}, Lena Person`) },
  ]);
  expect((await hr().post('/employee-versions/bulk', input)).body.code).toBe('some_refused');
});
