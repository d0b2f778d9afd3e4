import { addDays } from '@cadre/rules/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCells, sealCells } from '../../src/features/imports/files/sealed-cells.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from '../people/days.ts';
import { hire } from '../people/people.ts';
import { checked, csv, headings, moved, person, settled, upload, wrongRows } from './fixtures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const hr = () => office.as('hr');
const employee = async (email: string) =>
  (await sql<Record<string, unknown>>`select * from employees where work_email = ${email}`.execute(office.services.db)).rows[0];
const managerOf = async (name: string): Promise<string | null> =>
  (
    await sql<{ manager: string | null }>`
      select m.name as manager from employees e left join employees m on m.id = e.manager_id where e.name = ${name}`.execute(
      office.services.db,
    )
  ).rows[0]?.manager as string | null;

/** Brings people by a first file. */
async function bring(...people: string[][]): Promise<void> {
  const found = await checked(hr(), 'here.csv', csv(headings, ...people));
  expect(await moved(hr(), found.id, 'commit')).toMatchObject({ status: 'committed' });
}

async function checkedUpdate(file: string) {
  const { id } = (await upload(hr(), 'changes.csv', file)).body.data;
  await hr().post(`/imports/${id}/check`, { update_existing: true });
  return settled(hr(), id);
}

const mailOf = (first: string, last: string): string => `${first}.${last}@example.com`.toLowerCase();
const moves = (...rows: [first: string, last: string, manager: string][]): string =>
  csv(['Work email', 'Manager'], ...rows.map(([first, last, manager]) => [mailOf(first, last), manager]));

test('an employee gets a manager who is added by the same file, and the undo reverts both', async () => {
  await bring(person('Olga', 'Stay'), person('Omar', 'Stay', { Manager: 'Olga Stay' }));
  const file = csv(
    headings,
    person('Omar', 'Stay', { Manager: 'Nadia Fresh' }),
    person('Nadia', 'Fresh', { Manager: 'Nils Fresh' }),
    person('Nils', 'Fresh', { Manager: 'Olga Stay' }),
  );
  const found = await checkedUpdate(file);
  expect(found).toMatchObject({ wrong_count: 0, updated_count: 1, failure: null });
  const { data } = (await hr().get(`/imports/${found.id}/rows`, { only: 'updates' })).body;
  expect(data[0].changes).toEqual([
    { field: 'manager_id', old: expect.any(Number), new: null, old_name: 'Olga Stay', new_name: 'Nadia Fresh' },
  ]);
  expect(await employee('nadia.fresh@example.com')).toBeUndefined();

  expect(await moved(hr(), found.id, 'commit')).toMatchObject({ status: 'committed', done_count: 3, updated_count: 1 });
  expect(await managerOf('Omar Stay')).toBe('Nadia Fresh');
  expect(await managerOf('Nadia Fresh')).toBe('Nils Fresh');
  // The check has used up no number.
  const numbers = await Promise.all(['omar.stay', 'nadia.fresh'].map(async (name) => (await employee(`${name}@example.com`))?.employee_no));
  expect(Number(String(numbers[1]).slice(2))).toBe(Number(String(numbers[0]).slice(2)) + 1);

  expect(await moved(hr(), found.id, 'undo')).toMatchObject({ status: 'undone', done_count: 3, updated_count: 1, failure: null });
  expect(await managerOf('Omar Stay')).toBe('Olga Stay');
  expect(await employee('nadia.fresh@example.com')).toBeUndefined();
});

test('an undo on the next day leaves no day as the import had made it', async () => {
  await bring(person('Rosa', 'Next'), person('Rudi', 'Next', { Manager: 'Rosa Next' }));
  const rudi = await employee('rudi.next@example.com');
  const file = csv(
    [...headings, 'Work phone'],
    [...person('Rudi', 'Next', { Manager: 'Rhea Next', 'Employment type': 'Part-time' }), '+351 1'],
    [...person('Rhea', 'Next'), ''],
  );
  const found = await checkedUpdate(file);
  await moved(hr(), found.id, 'commit');
  const versions = async () =>
    (
      await sql<Record<string, unknown>>`
        select v.effective_from::text as day, m.name as manager, v.employment_type from employee_versions v left join employees m on m.id = v.manager_id
        where v.employee_id = ${rudi?.id} order by v.effective_from`.execute(office.services.db)
    ).rows;
  expect((await versions()).at(-1)).toMatchObject({ manager: 'Rhea Next', employment_type: 'part_time' });
  await shiftToYesterday(found.id, Number(rudi?.id));
  expect(await moved(hr(), found.id, 'undo')).toMatchObject({ status: 'undone', failure: null });
  const days = await versions();
  expect(days).toEqual([{ day: '2025-03-01', manager: 'Rosa Next', employment_type: 'full_time' }]);
  expect(await employee('rudi.next@example.com')).toMatchObject({ work_phone: null, employment_type: 'full_time' });
});

const someDay = fc.integer({ min: -12, max: 12 });
const someTerms = fc
  .record(
    {
      fte: fc.constantFrom(2000, 5000, 10_000),
      employment_type: fc.constantFrom('full_time', 'part_time'),
      department: fc.constantFrom<'delivery' | 'design'>('delivery', 'design'),
    },
    { requiredKeys: [] },
  )
  .filter((terms) => Object.keys(terms).length > 0);
type Terms = typeof someTerms extends fc.Arbitrary<infer T> ? T : never;
const entry = fc.record({ at: someDay, terms: someTerms });

const bodyOf = ({ department, ...terms }: Terms) => ({
  ...terms,
  ...(department && { department_id: office.cast.places[department].department_id }),
});
const cellsOf = ({ department, employment_type, fte }: Terms): Record<string, string> => ({
  ...(department && { Department: department === 'design' ? 'Design' : 'Delivery' }),
  ...(employment_type && { 'Employment type': employment_type === 'part_time' ? 'Part-time' : 'Full-time' }),
  ...(fte && { 'Working time share': `${fte / 100}%` }),
});

test('an undo restores every day, regardless of entries for other days before and after the import', async () => {
  const enter = async (id: number, { at, terms }: { at: number; terms: Terms }) =>
    (
      await (at === 0
        ? hr().put(`/employees/${id}`, bodyOf(terms))
        : hr().post('/employee-versions', { employee_id: id, effective_from: day(at), ...bodyOf(terms) }))
    ).status;
  /** All responses about an employee, without identifying fields and timestamps. */
  const answers = async (id: number) => {
    const own = ['id', 'employee_id', 'employee', 'employee_no', 'name', 'last_name', 'work_email', 'version', 'created_at', 'updated_at'];
    const whole = [
      (await hr().get(`/employees/${id}`)).body.data,
      (await hr().get(`/employees/${id}/timeline`)).body.data?.length,
      ...(await hr().get('/employee-versions', { filters: JSON.stringify({ employee_id: id }), per_page: 100 })).body.data,
      ...(await hr().get('/employment-periods', { filters: JSON.stringify({ employee_id: id }), per_page: 100 })).body.data,
    ];
    return whole.map((row) =>
      typeof row === 'object' ? Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name))) : 0,
    );
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 4 }),
      someTerms,
      fc.constantFrom(undefined, undefined, -25, -6, 3),
      fc.array(entry, { maxLength: 4 }),
      async (before, imported, hired, since) => {
        const { id } = await hire(office, { hire_date: day(-20) });
        const { id: twin } = await hire(office, { hire_date: day(-20) });
        for (const act of before) expect(await enter(id, act)).toBe(await enter(twin, act));
        const asBefore = await answers(id);

        const { work_email } = (await hr().get(`/employees/${id}`)).body.data;
        const cells = { 'Work email': work_email, ...cellsOf(imported), ...(hired && { 'Hire date': day(hired) }), 'Work phone': '+351 1' };
        const found = await checkedUpdate(csv(Object.keys(cells), Object.values(cells)));
        expect(found).toMatchObject({ wrong_count: 0, updated_count: 1 });
        expect(await moved(hr(), found.id, 'commit')).toMatchObject({ status: 'committed', failure: null });

        const later = hired === undefined ? since.filter(({ at }) => at !== 0) : [];
        for (const act of later) expect(await enter(id, act)).toBe(await enter(twin, act));
        expect(await moved(hr(), found.id, 'undo', { later: 'remove' })).toMatchObject({ status: 'undone', failure: null });
        if (later.length === 0) expect(await answers(id)).toEqual(asBefore);
        expect(await answers(id)).toEqual(await answers(twin));
      },
    ),
    { numRuns: 8 },
  );
});

/** As if the import had been made the day before. */
async function shiftToYesterday(import_id: number, employee_id: number): Promise<void> {
  const { db, seal } = office.services;
  const { rows } = await sql<{ replaced: string }>`
    select replaced from import_rows where import_id = ${import_id} and existing_id = ${employee_id}`.execute(db);
  const stored = openCells<{ day: string }>(seal, rows[0]?.replaced);
  const day = addDays(stored.day, -1);
  await sql`
    update employee_versions set effective_from = ${day} where employee_id = ${employee_id} and effective_from = ${stored.day}`.execute(db);
  await sql`
    update import_rows set replaced = to_jsonb(${sealCells(seal, { ...stored, day })}::text)
    where import_id = ${import_id} and existing_id = ${employee_id}`.execute(db);
}

test('a loop that several changes close together is found in the check, through new people too', async () => {
  await bring(person('Lena', 'Loop'), person('Liam', 'Loop'), person('Lori', 'Loop', { Manager: 'Liam Loop' }));
  const two = await checkedUpdate(moves(['Lena', 'Loop', 'Lori Loop'], ['Liam', 'Loop', 'Lena Loop']));
  expect(two).toMatchObject({ status: 'checked', wrong_count: 1, updated_count: 1 });
  expect((await wrongRows(hr(), two.id))[0].complaints.manager_id[0]).toMatch(/loop/);
  expect(await moved(hr(), two.id, 'commit', { only_right: true })).toMatchObject({ status: 'committed', failure: null });

  const round = await checkedUpdate(
    csv(
      headings,
      person('Lena', 'Loop', { Manager: 'Luca Loop' }),
      person('Luca', 'Loop', { Manager: 'Lena Loop' }),
      person('Lou', 'Loop'),
    ),
  );
  expect(round).toMatchObject({ wrong_count: 2 });
  const complaints = (await wrongRows(hr(), round.id)).map((row: { complaints: unknown }) => row.complaints);
  expect(complaints).toEqual([{ manager_id: ['Manager would create a loop'] }, { manager_id: ['Manager would create a loop'] }]);
});

test('two people change places by one file, and an undo puts each back', async () => {
  await bring(person('Saul', 'Swap'), person('Sven', 'Swap', { Manager: 'Saul Swap' }), person('Siri', 'Swap', { Manager: 'Sven Swap' }));
  const found = await checkedUpdate(
    moves(['Saul', 'Swap', 'Siri Swap'], ['Sven', 'Swap', 'Saul Swap'], ['Siri', 'Swap', 'marco.ruiz@example.com']),
  );
  expect(found).toMatchObject({ wrong_count: 0, updated_count: 3 });
  expect(await moved(hr(), found.id, 'commit')).toMatchObject({ status: 'committed', failure: null });
  expect(await managerOf('Saul Swap')).toBe('Siri Swap');
  expect(await moved(hr(), found.id, 'undo')).toMatchObject({ status: 'undone', failure: null });
  expect([await managerOf('Saul Swap'), await managerOf('Sven Swap'), await managerOf('Siri Swap')]).toEqual([
    null,
    'Saul Swap',
    'Sven Swap',
  ]);
});

test('employees who changed since the check are reported, and nothing is overwritten before another check', async () => {
  await bring(person('Tara', 'Stale'), person('Theo', 'Stale'), person('Tina', 'Stale'));
  const file = csv(
    ['Work email', 'Work phone'],
    ...['Tara', 'Theo', 'Tina'].map((name, at) => [mailOf(name, 'Stale'), `+351 210 000 10${at}`]),
  );
  const found = await checkedUpdate(file);
  const theo = await employee('theo.stale@example.com');
  expect((await hr().put(`/employees/${theo?.id}`, { version: theo?.version, work_phone: '+351 9' })).status).toBe(200);
  const refused = await hr().post(`/imports/${found.id}/commit`, {});
  expect(refused).toMatchObject({ status: 409, body: { code: 'import_is_stale', error: expect.stringContaining('Theo Stale') } });
  expect(refused.body.error).not.toMatch(/Tara|Tina/);
  expect(await employee('tara.stale@example.com')).toMatchObject({ work_phone: null });

  await hr().post(`/imports/${found.id}/check`);
  expect(await settled(hr(), found.id)).toMatchObject({ status: 'checked', update_existing: true, updated_count: 3 });
  expect(await moved(hr(), found.id, 'commit')).toMatchObject({ status: 'committed', updated_count: 3 });
  expect(await employee('theo.stale@example.com')).toMatchObject({ work_phone: '+351 210 000 101' });
});

test('a cell is corrected in place, with suggested values', async () => {
  const file = csv(
    headings,
    person('Mara', 'Mend', {
      Department: 'Delivry',
      Branch: 'Xq',
      'Employment type': 'half day',
      Manager: 'Marko Ruiz',
      'Hire date': '03/02/2025',
    }),
    person('Milo', 'Mend'),
  );
  const found = await checked(hr(), 'mend.csv', file);
  expect(found).toMatchObject({ wrong_count: 1 });
  const [row] = await wrongRows(hr(), found.id);
  expect(row.suggestions).toMatchObject({
    department_id: ['Delivery'],
    // No branch has a similar name, but all are suggested because there are only a few.
    branch_id: expect.arrayContaining(['Lisbon']),
    employment_type: expect.arrayContaining(['Full-time', 'Part-time']),
    hire_date: ['2025-02-03', '2025-03-02'],
  });
  expect(row.suggestions.manager_id).toContain('Marco Ruiz');

  for (const rows of [[{ row_no: 2, cells: { Nothing: 'x' } }], [{ row_no: 99, cells: { Department: 'x' } }], []]) {
    expect((await hr().put(`/imports/${found.id}/cells`, { rows })).status).toBe(422);
  }
  expect((await office.as('admin').put(`/imports/${found.id}/cells`, { rows: [{ row_no: 2, cells: { Job: 'x' } }] })).status).toBe(404);
  const cells = { Department: ' Delivery ', Branch: 'Lisbon', 'Employment type': 'Part-time', Manager: '', 'Hire date': '2025-02-03' };
  expect((await hr().put(`/imports/${found.id}/cells`, { rows: [{ row_no: 2, cells }] })).body.data).toMatchObject({ status: 'uploaded' });
  await hr().post(`/imports/${found.id}/check`);
  expect(await settled(hr(), found.id)).toMatchObject({ wrong_count: 0 });
  expect(await moved(hr(), found.id, 'commit')).toMatchObject({ status: 'committed', done_count: 2 });
  expect((await hr().put(`/imports/${found.id}/cells`, { rows: [{ row_no: 2, cells }] })).body.code).toBe('wrong_state');
  expect(await employee('mara.mend@example.com')).toMatchObject({ employment_type: 'part_time', manager_id: null });
});
