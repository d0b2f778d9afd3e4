import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from './days.ts';
import { hire } from './people.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const hr = () => office.as('hr');
const someDay = fc.integer({ min: -12, max: 12 });

type Fields = { fte?: number; employment_type?: string; department?: 'delivery' | 'design' };
const someFields = fc
  .record(
    {
      fte: fc.constantFrom(2000, 5000, 10_000),
      employment_type: fc.constantFrom('full_time', 'part_time'),
      department: fc.constantFrom<'delivery' | 'design'>('delivery', 'design'),
    },
    { requiredKeys: [] },
  )
  .filter((fields) => Object.keys(fields).length > 0);
const someAct = fc.oneof(
  fc.record({ kind: fc.constant('enter' as const), at: someDay, fields: someFields }),
  fc.record({ kind: fc.constant('row' as const), at: fc.constant(0), fields: someFields }),
  fc.record({ kind: fc.constant('bulk' as const), at: someDay, fields: someFields }),
  fc.record({ kind: fc.constant('remove' as const), at: someDay }),
  fc.record({ kind: fc.constant('move' as const), at: someDay, to: someDay }),
);
type Act = typeof someAct extends fc.Arbitrary<infer A> ? A : never;

const body = ({ department, ...fields }: Fields) => ({ ...fields, ...(department && { department_id: placeOf(department) }) });
const placeOf = (department: 'delivery' | 'design') => office.cast.places[department].department_id;
const start = -20;

/** Acts by their day, as plain as the promise itself. */
class Model {
  acts = new Map<number, Record<string, unknown>>();
  valueOn(field: string, at: number): unknown {
    const days = [...this.acts.keys()].filter((one) => one <= at && field in (this.acts.get(one) ?? {})).sort((a, b) => b - a);
    return this.acts.get(days[0] as number)?.[field];
  }
  add(at: number, fields: Record<string, unknown>, areAllActs: boolean): void {
    const changed = Object.entries(fields).filter(([name, value]) => areAllActs || this.valueOn(name, at) !== value);
    if (changed.length > 0) this.acts.set(at, { ...this.acts.get(at), ...Object.fromEntries(changed) });
  }
}

async function perform(id: number, model: Model, act: Act): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from employee_versions where employee_id = ${id} and effective_from = ${day(act.at)}`.execute(office.services.db);
  const known = rows[0]?.id;
  if (act.kind === 'enter') {
    const answer = await hr().post('/employee-versions', { employee_id: id, effective_from: day(act.at), ...body(act.fields) });
    expect(answer.status).toBe(known ? 409 : 200);
    if (!known) model.add(act.at, body(act.fields), true);
  } else if (act.kind === 'row') {
    expect((await hr().put(`/employees/${id}`, body(act.fields))).status).toBe(200);
    model.add(0, body(act.fields), false);
  } else if (act.kind === 'bulk') {
    const input = { employee_ids: [id], effective_from: day(act.at), ...body(act.fields) };
    expect((await hr().post('/employee-versions/bulk', input)).status).toBe(200);
    model.add(act.at, body(act.fields), false);
  } else if (known && act.kind === 'remove') {
    expect((await hr().delete(`/employee-versions/${known}`)).status).toBe(200);
    model.acts.delete(act.at);
  } else if (known && act.kind === 'move') {
    const isTaken = act.to !== act.at && model.acts.has(act.to);
    const answer = await hr().put(`/employee-versions/${known}`, { effective_from: day(act.to) });
    expect(answer.status).toBe(isTaken ? 409 : 200);
    const moved = model.acts.get(act.at) ?? {};
    if (!isTaken) model.acts.delete(act.at);
    if (!isTaken) model.acts.set(act.to, moved);
  }
}

test('the value of a field on a day is the last act for it on or before, and the row is the view of today', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someAct, { minLength: 1, maxLength: 9 }), async (acts) => {
      const { id } = await hire(office, { hire_date: day(start) });
      const model = new Model();
      model.add(start, { department_id: placeOf('delivery'), employment_type: 'full_time', fte: 10_000 }, true);
      for (const act of acts) await perform(id, model, act);
      const { rows } = await sql<Record<string, unknown>>`
        select at, v.department_id, v.employment_type, v.fte from generate_series(${start}::int, 14) at
        cross join lateral version_on(${id}, ${day(0)}::date + at) v`.execute(office.services.db);
      const expected = rows.map(({ at }) => ({
        at,
        ...Object.fromEntries(['department_id', 'employment_type', 'fte'].map((field) => [field, model.valueOn(field, at as number)])),
      }));
      expect(rows).toEqual(expected);
      const row = (await hr().get(`/employees/${id}`)).body.data;
      const { at: _, ...today } = expected.find(({ at }) => at === 0) ?? {};
      expect(row).toMatchObject(today);
    }),
    { numRuns: 25 },
  );
});

const cast = 4;
const who = fc.nat(cast - 1);
const someone = fc.option(who, { freq: 5 });
const somePlan = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('enter' as const), who, manager: someone, at: someDay }) },
  fc.record({ kind: fc.constant('row' as const), who, manager: someone, at: someDay }),
  fc.record({ kind: fc.constant('bulk' as const), who, manager: someone, at: someDay }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), who, manager: someone, at: someDay }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), who, manager: someone, at: someDay }) },
  fc.record({ kind: fc.constant('leave' as const), who, manager: someone, at: someDay }),
  fc.record({ kind: fc.constant('return' as const), who, manager: someone, at: someDay }),
  fc.record({ kind: fc.constant('correct' as const), who, manager: someone, at: someDay }),
  fc.record({ kind: fc.constant('undo' as const), who, manager: someone, at: someDay }),
  fc.record({ kind: fc.constant('hired' as const), who, manager: someone, at: fc.integer({ min: -30, max: -5 }) }),
);
type Plan = typeof somePlan extends fc.Arbitrary<infer A> ? A : never;

async function plan(ids: number[], { kind, who, manager, at }: Plan): Promise<number> {
  const id = ids[who] as number;
  const manager_id = manager === null ? null : (ids[manager] as number);
  const versions = await sql<{ id: number }>`select id from employee_versions where employee_id = ${id} order by effective_from`.execute(
    office.services.db,
  );
  const version = versions.rows.at(at % versions.rows.length)?.id;
  const acts = {
    enter: () => hr().post('/employee-versions', { employee_id: id, effective_from: day(at), manager_id }),
    row: () => hr().put(`/employees/${id}`, { manager_id }),
    bulk: () => hr().post('/employee-versions/bulk', { employee_ids: [id], effective_from: day(at), manager_id }),
    remove: () => hr().delete(`/employee-versions/${version}`),
    move: () => hr().put(`/employee-versions/${version}`, { effective_from: day(at) }),
    leave: () =>
      hr().post(`/employees/${id}/terminate`, {
        last_working_day: day(at),
        termination_reason: 'other',
        ...(manager_id && { successor_id: manager_id }),
      }),
    return: async () => {
      const { status } = (await hr().get(`/employees/${id}`)).body.data;
      const { delivery } = office.cast.places;
      const terms = { hire_date: day(at), ...delivery, job_id: office.cast.places.job_id, employment_type: 'full_time', manager_id };
      return hr().post(`/employees/${id}/${status === 'terminated' ? 'rehire' : 'withdraw-notice'}`, status === 'terminated' ? terms : {});
    },
    correct: () => hr().put(`/employees/${id}/leaving`, { last_working_day: day(at), successor_id: manager_id }),
    undo: () => hr().post(`/employees/${id}/withdraw-notice`, {}),
    hired: () => hr().put(`/employees/${id}`, { hire_date: day(at) }),
  };
  return (await acts[kind]()).status;
}

/** Days and managers, walked by hand. */
async function circles(ids: number[]): Promise<string[]> {
  const { rows } = await sql<{ employee_id: number; effective_from: string; manager_id: number | null }>`
    select employee_id, effective_from, manager_id from employee_versions where employee_id = any(${ids}::int[]) order by effective_from`.execute(
    office.services.db,
  );
  const managerOn = (id: number, on: string) => rows.findLast((row) => row.employee_id === id && row.effective_from <= on)?.manager_id;
  const days = [...new Set(rows.map(({ effective_from }) => effective_from))];
  return days.flatMap((on) =>
    ids
      .filter((id) => {
        let above = managerOn(id, on);
        for (let steps = 0; above && above !== id && steps < ids.length; steps += 1) above = managerOn(above, on);
        return above === id;
      })
      .map((id) => `${id} on ${on}`),
  );
}

test('no sequence of changes creates a cycle of managers on any day', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(somePlan, { minLength: 4, maxLength: 14 }), async (plans) => {
      const ids: number[] = [];
      for (let n = 0; n < cast; n += 1) ids.push((await hire(office, { hire_date: day(-20) })).id);
      for (const one of plans) {
        const status = await plan(ids, one);
        seen.add(status);
        expect(status).toBeLessThan(500);
        expect(await circles(ids)).toEqual([]);
      }
      const { rows } = await sql`
        select e.id from employees e cross join lateral version_now(e) v where e.id = any(${ids}::int[])
          and (e.department_id, e.manager_id, e.fte) is distinct from (v.department_id, v.manager_id, v.fte)`.execute(office.services.db);
      expect(rows).toEqual([]);
    }),
    { numRuns: 25 },
  );
  expect([...seen]).toEqual(expect.arrayContaining([200, 409, 422]));
});
