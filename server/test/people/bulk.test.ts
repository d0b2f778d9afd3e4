import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyHistory } from '../../src/features/history/verify-history.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from './days.ts';
import { hire } from './people.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const bulk = (body: object) => office.as('hr').post('/employee-versions/bulk', body);
const read = async (id: number) => (await office.as('hr').get(`/employees/${id}`)).body.data;
const versionsOf = async (id: number) =>
  (
    await sql<{
      effective_from: string;
      note: string | null;
    }>`select effective_from, note from employee_versions where employee_id = ${id} order by 1`.execute(office.services.db)
  ).rows;

test('a dry run lists the changes per employee, and changes nothing', async () => {
  const people = [await hire(office), await hire(office, { place: 'design' })];
  const { design } = office.cast.places;
  const input = {
    employee_ids: people.map(({ id }) => id),
    effective_from: day(0),
    department_id: design.department_id,
    fte: 9000,
    dry_run: true,
  };
  const { status, body } = await bulk(input);
  expect(status).toBe(200);
  expect(body.data.refused).toEqual([]);
  expect(body.data.changed[0]).toMatchObject({
    employee_id: people[0]?.id,
    before: { department: { name: 'Delivery' }, fte: 10_000 },
    after: { department_id: design.department_id, department: { name: 'Design' }, fte: 9000 },
  });
  expect(body.data.changed[1].after).toEqual({ fte: 9000 });
  for (const { id } of people) expect(await versionsOf(id)).toHaveLength(1);
});

test('several employees are changed together, today or later, each with an entry in their history', async () => {
  const people = [await hire(office), await hire(office), await hire(office)];
  const employee_ids = people.map(({ id }) => id);
  const { design } = office.cast.places;
  expect((await bulk({ employee_ids, effective_from: day(0), ...design, note: 'Reorganisation' })).body.message).toBe('3 people changed');
  for (const id of employee_ids) {
    expect(await read(id)).toMatchObject({ department: { name: 'Design' }, branch: { name: 'Tokyo' } });
    expect((await versionsOf(id)).at(-1)).toEqual({ effective_from: day(0), note: 'Reorganisation' });
    const { rows } = await sql<{
      model: string;
    }>`select model from logs where employee_id = ${id} and action in ('create', 'update') and (model, action) <> ('employees', 'create') order by model`.execute(
      office.services.db,
    );
    expect(rows.map(({ model }) => model)).toEqual(['employee-versions', 'employees']);
  }
  const later = await bulk({ employee_ids, effective_from: day(30), employment_type: 'part_time' });
  expect(later.body.data.changed).toHaveLength(3);
  expect((await read(employee_ids[0] as number)).employment_type).toBe('full_time');
  expect((await bulk({ employee_ids, effective_from: day(30), fte: 5000 })).status).toBe(200);
  expect(await versionsOf(employee_ids[0] as number)).toHaveLength(3);
});

test('one who cannot change keeps all from changing, and is named', async () => {
  const fine = await hire(office);
  const late = await hire(office, { hire_date: day(20) });
  const boss = office.cast.manager.employee_id as number;
  const clara = office.cast.consultant.employee_id as number;
  const input = { employee_ids: [fine.id, late.id, boss, clara, 999_999], effective_from: day(10), manager_id: clara };
  const preview = await bulk({ ...input, dry_run: true });
  expect(preview.body.data.changed.map((one: { employee_id: number }) => one.employee_id)).toEqual([fine.id]);
  const { status, body } = await bulk(input);
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'some_refused' });
  const errors = new Map(body.data.refused.map((one: { employee_id: number; error: string }) => [one.employee_id, one.error]));
  expect(errors.get(late.id)).toContain('outside the employment');
  expect(errors.get(boss)).toContain('create a loop');
  expect(errors.get(clara)).toBe('People can’t be their own manager');
  expect(errors.get(999_999)).toContain('not found');
  expect(await versionsOf(fine.id)).toHaveLength(1);
});

test('a manager can be given to many and taken from many', async () => {
  const people = [await hire(office), await hire(office)];
  const employee_ids = people.map(({ id }) => id);
  const manager_id = office.cast.outsider.employee_id;
  expect((await bulk({ employee_ids, effective_from: day(0), manager_id })).status).toBe(200);
  expect((await read(employee_ids[0] as number)).manager_id).toBe(manager_id);
  expect((await bulk({ employee_ids, effective_from: day(0), manager_id: null })).status).toBe(200);
  expect((await read(employee_ids[0] as number)).manager_id).toBeNull();
});

test.each<[string, object, string]>([
  ['no employees', { employee_ids: [] }, 'employee_ids'],
  ['more than five hundred', { employee_ids: Array.from({ length: 501 }, (_, n) => n + 1) }, 'employee_ids'],
  ['an employee twice', { employee_ids: [1, 1] }, 'employee_ids'],
  ['a text instead of a number', { employee_ids: ['1'] }, 'employee_ids'],
  ['nothing', { department_id: undefined }, 'department_id'],
  ['a department that is not there', { department_id: 999_999 }, 'department_id'],
  ['no day', { effective_from: undefined }, 'effective_from'],
  ['an unknown field', { salary: 1 }, 'salary'],
])('a change of %s is refused by its name', async (_story, wrong, field) => {
  const { status, body } = await bulk({
    employee_ids: [1],
    effective_from: day(0),
    department_id: office.cast.places.design.department_id,
    ...wrong,
  });
  expect(status).toBe(422);
  expect(Object.keys(body.fields).map((path) => path.split('.')[0])).toContain(field);
});

test('users without the right to change employees cannot change any', async () => {
  const body = { employee_ids: [office.cast.consultant.employee_id], effective_from: day(0), fte: 1 };
  expect((await office.as('manager').post('/employee-versions/bulk', body)).status).toBe(403);
});

test('concurrent changes of different employees never deadlock, even if two become each other’s manager', async () => {
  const people: number[] = [];
  for (let at = 0; at < 20; at += 1) people.push((await hire(office, { first_name: `Parallel${at}` })).id);
  const before = await deadlocks();
  const { delivery, design, job_id } = office.cast.places;
  const change = (at: number, round: number): Record<string, unknown> => {
    const fields = [
      { fte: 5000 + 100 * round },
      { manager_id: people[(at + 1 + round) % people.length] },
      { department_id: (round % 2 ? delivery : design).department_id },
      { job_id, employment_type: round % 2 ? 'part_time' : 'full_time' },
    ];
    return fields[(at + round) % fields.length] as Record<string, unknown>;
  };
  const answers: { status: number; text: string }[] = [];
  const kinds = { heads: 0, leaves: 0 };
  for (let round = 0; round < 12; round += 1) {
    const acts = people.map((id, at) => {
      const as = office.as(at % 3 === 0 ? 'hr' : at % 3 === 1 ? 'admin' : 'second_admin');
      if ((at + round) % 3 === 0) return as.put(`/employees/${id}`, change(at, round));
      return as.post('/employee-versions', { employee_id: id, effective_from: day(round - 3), ...change(at, round) });
    });
    // Changes several employees in one request, and the head of a department, who is the manager of its employees.
    const picked = people.slice(round % 4, (round % 4) + 5);
    const many = office
      .as('hr')
      .post('/employee-versions/bulk', { employee_ids: picked, effective_from: day(40 + round), fte: 6000 + round });
    // Heads of both departments change while people move between them, and a lead leaves and stays after all.
    const head = people[(round * 3) % people.length];
    const heads = [delivery, design].map(({ department_id }) => office.as('admin').put(`/departments/${department_id}`, { head_id: head }));
    const lead = people[(round * 7) % people.length];
    const leaves = office.as('hr').post(`/employees/${lead}/terminate`, { last_working_day: day(30 + round), termination_reason: 'other' });
    answers.push(...(await Promise.all([...acts, many, ...heads, leaves])));
    for (const { status } of await Promise.all(heads)) if (status === 200) kinds.heads += 1;
    if ((await leaves).status === 200) kinds.leaves += 1;
    await office.as('hr').post(`/employees/${lead}/withdraw-notice`, {});
  }
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(0);
  expect(await deadlocks()).toBe(before);
  expect((await verifyHistory(office.services.db)).broken).toEqual([]);
});

/** PostgreSQL counts them, whether or not the program tried again. */
async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select pg_stat_clear_snapshot(), deadlocks::int from pg_stat_database where datname = current_database()`.execute(office.services.db);
  return rows[0]?.deadlocks ?? 0;
}
