import { requiredWork } from '@cadre/rules/attendance/day/required-work';
import { addDays, type Day } from '@cadre/rules/calendar';
import { type EmployeeStatus, isEmployedOn, type Period, seniorityMonths, statusOn, versionOn } from '@cadre/rules/employment';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyDueChanges } from '../../src/features/people/apply-due-changes.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from './days.ts';
import { hire } from './people.ts';

let office: Office;
let id: number;
beforeAll(async () => {
  office = await openOffice();
  id = (await hire(office)).id;
});
afterAll(() => office.close());

const someDay = fc.integer({ min: -3000, max: 400 }).map((offset) => day(offset));

/** Lengths and gaps, one after the other, so that no two periods touch; the last may be open. */
const someLife = fc
  .tuple(
    fc.integer({ min: -4000, max: -1500 }),
    fc.array(fc.tuple(fc.nat(700), fc.integer({ min: 1, max: 400 })), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([start, spans, isOpen]) => {
    const periods: Period[] = [];
    let at = day(start);
    for (const [length, gap] of spans) {
      periods.push({ hired_on: at, left_on: addDays(at, length) });
      at = addDays(at, length + gap);
    }
    return isOpen ? periods.map((period, n) => (n === periods.length - 1 ? { ...period, left_on: null } : period)) : periods;
  });

/** Writes an employment history directly, past the triggers that would keep it consistent. */
async function live(periods: Period[], starts: Day[]): Promise<void> {
  const { db } = office.services;
  const { places } = office.cast;
  await db.transaction(async (tx) => {
    await sql`select set_config('cadre.mirroring', 'on', true)`.execute(tx);
    await sql`delete from employee_versions where employee_id = ${id}`.execute(tx);
    await sql`delete from employment_periods where employee_id = ${id}`.execute(tx);
    await sql`insert into employment_periods (employee_id, hired_on, left_on)
      select ${id}::int, p.hired_on, p.left_on from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) p (hired_on date, left_on date)`.execute(
      tx,
    );
    await sql`insert into employee_versions (employee_id, effective_from, department_id, job_id, branch_id)
      select ${id}::int, unnest(${starts}::date[]), ${places.delivery.department_id}::int, ${places.job_id}::int, ${places.delivery.branch_id}::int`.execute(
      tx,
    );
  });
}

const versionsOf = (periods: Period[], more: Day[]): Day[] => [
  ...new Set([...periods.map(({ hired_on }) => hired_on), ...more.filter((start) => isEmployedOn(periods, start))]),
];

test('the version of a day is the same by the rule, in the database and over the wire', async () => {
  await fc.assert(
    fc.asyncProperty(
      someLife,
      fc.array(someDay, { maxLength: 8 }),
      fc.array(someDay, { minLength: 1, maxLength: 4 }),
      async (periods, more, days) => {
        const starts = versionsOf(periods, more);
        await live(periods, starts);
        const versions = starts.map((effective_from) => ({ effective_from }));
        for (const requested of days) {
          const { rows } = await sql<{ found: Day }>`select (version_on(${id}, ${requested})).effective_from as found`.execute(
            office.services.db,
          );
          expect(rows[0]?.found).toBe(versionOn(versions, requested)?.effective_from);
          const { body } = await office.as('hr').get(`/employees/${id}/as-of`, { date: requested });
          expect(body.data?.effective_from).toBe(isEmployedOn(periods, requested) ? rows[0]?.found : undefined);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('seniority is the same by the rule and in a list', async () => {
  await fc.assert(
    fc.asyncProperty(someLife, async (periods) => {
      await live(periods, versionsOf(periods, []));
      const { rows } = await sql<{ today: Day }>`select today_of(e) as today from employees e where id = ${id}`.execute(office.services.db);
      const { body } = await office.as('hr').get(`/employees/${id}`);
      expect(body.data.seniority_months).toBe(seniorityMonths(periods, rows[0]?.today as Day));
    }),
    { numRuns: 25 },
  );
});

test('the status set by the nightly job matches the rule', async () => {
  const { db } = office.services;
  const near = fc.integer({ min: -3, max: 3 }).map((offset) => day(offset));
  const states = fc.constantFrom<EmployeeStatus>('onboarding', 'active', 'on_notice', 'suspended');
  const cases = fc.sample(fc.record({ status: states, hire_date: near, last: near }), 24);
  const people: { id: number; expected: EmployeeStatus }[] = [];
  for (const { status, hire_date, last } of cases) {
    const person = await hire(office, { hire_date });
    const last_working_day = status === 'on_notice' ? (last < hire_date ? hire_date : last) : null;
    const { rows } = await sql<{ today: Day }>`
      update employees e set status = ${status}, last_working_day = ${last_working_day} where id = ${person.id} returning today_of(e) as today`.execute(
      db,
    );
    people.push({ id: person.id, expected: statusOn({ status, hire_date, last_working_day }, rows[0]?.today as Day) });
  }
  await applyDueChanges(office.services);
  const { rows } = await sql<{
    id: number;
    status: string;
  }>`select id, status from employees where id = any(${people.map((one) => one.id)}::int[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row.status]));
  expect(people.map((one) => found.get(one.id))).toEqual(people.map((one) => one.expected));
  expect(new Set(found.values()).size).toBeGreaterThan(2);
});

test('the work that a day still requires is the same by the rule and in a report', async () => {
  const part = fc.integer({ min: 0, max: 300 });
  const someDay = fc.tuple(part, part, part, part, part).map(([rest, worked, leave, holiday, other]) => ({
    expected_minutes: rest + leave + holiday + other,
    worked_minutes: worked,
    excused_minutes: leave + holiday + other,
    leave_minutes: leave,
    holiday_minutes: holiday,
  }));
  const days = fc.sample(someDay, 300);
  const { rows } = await sql<{ minutes: number }>`
    select required_work(jsonb_populate_record(null::attendance_days, d.value)) as minutes
    from jsonb_array_elements(${JSON.stringify(days)}::jsonb) with ordinality d order by d.ordinality`.execute(office.services.db);
  expect(rows.map(({ minutes }) => minutes)).toEqual(days.map(requiredWork));
});
