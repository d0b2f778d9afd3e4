import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeRun } from '../../../testing/whole-run.ts';
import { verifyHistory } from '../../src/features/history/verify-history.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { testEngine } from '../databases/test-database.ts';
import { type Office, openOffice } from '../office.ts';
import { checked, csv, headings, moved, person } from './fixtures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

/** Enough rows for several batches of every step of an import; `npm run test:all` uses four times as many on PostgreSQL. */
const size = wholeRun && testEngine === 'postgres' ? 10_000 : 2_500;

test('thousands of people come with one file and go again', async () => {
  const hr = office.as('hr');
  const count = async () =>
    (
      await sql`select (select count(*)::int from employees) as employees, (select count(*)::int from employee_versions) as versions,
        (select count(*)::int from employment_periods) as periods`.execute(office.services.db)
    ).rows[0] as Record<string, number>;
  const before = await count();
  const people = Array.from({ length: size }, (_, at) =>
    person(`Person${at}`, 'Crowd', { Manager: at === 0 ? '' : `Person${Math.floor((at - 1) / 8)} Crowd` }),
  );
  const found = await checked(hr, 'crowd.csv', csv(headings, ...people));
  expect(found).toMatchObject({ rows_count: size, wrong_count: 0, done_count: size });

  const firstOf = async (page: number) => (await hr.get(`/imports/${found.id}/rows`, { page, per_page: 180 })).body;
  const { data, meta } = await firstOf(4);
  expect([data.length, data[0].row_no, data[0].cells['First name'], data[179].row_no]).toEqual([180, 542, 'Person540', 721]);
  expect(meta).toMatchObject({ total: size, last_page: Math.ceil(size / 180) });
  const last = (await firstOf(meta.last_page)).data;
  expect([last.length, last.at(-1).row_no, last.at(-1).record_id]).toEqual([size % 180, size + 1, null]);

  const done = await moved(hr, found.id, 'commit');
  expect(done).toMatchObject({ status: 'committed', done_count: size, failure: null });
  expect(await count()).toEqual({
    employees: (before.employees ?? 0) + size,
    versions: (before.versions ?? 0) + size,
    periods: (before.periods ?? 0) + size,
  });
  const { body } = await hr.get(`/departments/${office.cast.places.delivery.department_id}`);
  expect(body.data.employees_count).toBe(size + 2);
  const { rows } = await sql`
    select e.name, m.name as manager from employees e join employees m on m.id = e.manager_id where e.first_name = ${`Person${size - 1}`}`.execute(
    office.services.db,
  );
  expect(rows).toEqual([{ name: `Person${size - 1} Crowd`, manager: `Person${Math.floor((size - 2) / 8)} Crowd` }]);

  const { record_id, cells } = (await firstOf(4)).data[100];
  expect((await hr.get(`/employees/${record_id}`)).body.data.first_name).toBe(cells['First name']);

  const { rows: marks } = await sql`
    select count(*)::int as marks, count(distinct d.employee_id)::int as people, min(d.from_date)::text as since
    from attendance_dirty d join employees e on e.id = d.employee_id where e.last_name = 'Crowd'`.execute(office.services.db);
  expect(marks).toEqual([{ marks: size, people: size, since: '-infinity' }]);
  const { broken, entries } = await verifyHistory(office.services.db);
  expect(broken).toEqual([]);
  expect(entries).toBeGreaterThanOrEqual(size);

  expect(await moved(hr, found.id, 'undo')).toMatchObject({ status: 'undone' });
  expect(await count()).toEqual(before);
});
