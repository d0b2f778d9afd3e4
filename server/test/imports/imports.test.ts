import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportJob, jobFor } from '../../src/features/imports/commit/import-job.ts';
import { withProgress } from '../../src/features/imports/commit/progress.ts';
import { handleImportJobs } from '../../src/features/imports/commit/run-import-job.ts';
import { openCells, sealCells } from '../../src/features/imports/files/sealed-cells.ts';
import { tidyImports } from '../../src/features/imports/undo/tidy-imports.ts';
import { postDueOfAll } from '../../src/features/requests/balances/post-due.ts';
import type { Actor } from '../../src/platform/access/actor.ts';
import { sql } from '../../src/platform/database/sql.ts';
import type { JobHandler } from '../../src/platform/jobs/jobs.ts';
import { type Office, openOffice } from '../office.ts';
import { balanceOf, newCategory } from '../requests/fixtures.ts';
import { checked, csv, headings, moved, person, settled, upload, wrongRows } from './fixtures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const hr = () => office.as('hr');
const count = async (): Promise<number> =>
  ((await sql<{ count: number }>`select count(*)::int as count from employees`.execute(office.services.db)).rows[0] as { count: number })
    .count;
const employee = async (email: string) =>
  (await sql<Record<string, unknown>>`select * from employees where work_email = ${email}`.execute(office.services.db)).rows[0];

test('a file of people is read, checked, imported and taken back', async () => {
  const before = await count();
  const found = await checked(
    hr(),
    'people.csv',
    csv(
      headings,
      person('Ada', 'Moreno'),
      person('Ben', 'Okoye', { Manager: 'Ada Moreno', 'Hire date': '01.04.2025' }),
      person('Cem', 'Aydin', { Manager: 'marco.ruiz@example.com' }),
    ),
  );
  expect(found).toMatchObject({
    status: 'checked',
    rows_count: 3,
    wrong_count: 0,
    can_undo: false,
    mapping: { 'First name': 'first_name', Department: 'department_id', Manager: 'manager_id' },
  });
  expect(await count()).toBe(before);

  const done = await moved(hr(), found.id, 'commit');
  expect(done).toMatchObject({ status: 'committed', done_count: 3, can_undo: true, failure: null });
  const [ada, ben, cem] = [
    await employee('ada.moreno@example.com'),
    await employee('ben.okoye@example.com'),
    await employee('cem.aydin@example.com'),
  ];
  expect(ben).toMatchObject({ manager_id: ada?.id, hire_date: '2025-04-01', employment_type: 'full_time', fte: 10_000, status: 'active' });
  expect(cem?.manager_id).toBe(office.cast.manager.employee_id);
  expect([ada?.employee_no, ben?.employee_no].sort()).toEqual([ada?.employee_no, ben?.employee_no]);

  const versions = await hr().get('/employee-versions', { filters: { employee_id: ben?.id } });
  expect(versions.body.data).toEqual([expect.objectContaining({ effective_from: '2025-04-01', manager_id: ada?.id })]);
  const history = await hr().get(`/employees/${ben?.id}/history`);
  expect(history.body.data).toEqual([expect.objectContaining({ action: 'create', via: 'import', actor_name: 'Hana Novak' })]);
  expect(history.body.data[0].changes).toContainEqual(expect.objectContaining({ field: 'manager_id', new_name: 'Ada Moreno' }));

  const undone = await moved(hr(), found.id, 'undo');
  expect(undone).toMatchObject({ status: 'undone', can_undo: false });
  expect(await count()).toBe(before);
  expect(await employee('ben.okoye@example.com')).toBeUndefined();
});

test('each of fifty broken rows gets an error message, and nothing is imported', async () => {
  const before = await count();
  const broken = Array.from({ length: 50 }, (_, at) =>
    person(`Wrong${at}`, 'Row', { Department: 'Nowhere', 'Hire date': '2025-02-30', 'Work email': `no-address-${at}` }),
  );
  const found = await checked(hr(), 'broken.csv', csv(headings, ...broken, person('Right', 'Row')));
  expect(found).toMatchObject({ rows_count: 51, wrong_count: 50 });
  const wrong = await wrongRows(hr(), found.id);
  expect(wrong).toHaveLength(50);
  expect(wrong[0]).toMatchObject({
    row_no: 2,
    cells: { 'First name': 'Wrong0', Department: 'Nowhere' },
    complaints: {
      department_id: ['Department: “Nowhere” doesn’t exist'],
      hire_date: ['Hire date: enter the date as yyyy-mm-dd'],
      work_email: ['Wrong email format'],
    },
  });

  const refused = await hr().post(`/imports/${found.id}/commit`, {});
  expect(refused).toMatchObject({ status: 409, body: { code: 'import_has_wrong_rows' } });
  expect(await count()).toBe(before);

  const done = await moved(hr(), found.id, 'commit', { only_right: true });
  expect(done).toMatchObject({ status: 'committed', done_count: 1 });
  expect(await count()).toBe(before + 1);
});

test('an email address that is in the file twice, or already in use, is refused', async () => {
  const found = await checked(
    hr(),
    'twice.csv',
    csv(
      headings,
      person('Eva', 'Lund'),
      person('Eve', 'Lund', { 'Work email': 'EVA.LUND@example.com' }),
      person('Clara', 'Other', { 'Work email': 'Clara.Dubois@example.com' }),
    ),
  );
  const complaints = (await wrongRows(hr(), found.id)).map((row: { complaints: unknown }) => row.complaints);
  expect(complaints).toEqual([
    { work_email: ['Work email is also in row 3'] },
    { work_email: ['Work email is also in row 2'] },
    { work_email: ['Work email is already in use', 'Turn on “Update existing people” to change this person'] },
  ]);
  expect(found).toMatchObject({ wrong_count: 3, existing_count: 1 });
  await hr().post(`/imports/${found.id}/check`, { update_existing: true });
  expect(await settled(hr(), found.id)).toMatchObject({ existing_count: 0, updated_count: 1 });
});

test('the date order of a column can be set, and is reused for the next file of that kind', async () => {
  const headed = [...headings, 'Birth date', 'Probation end'];
  const hired = (first: string, day: string, birth: string, probation = ''): string[] => [
    ...person(first, 'Ordered', { 'Hire date': day }),
    birth,
    probation,
  ];
  const file = (suffix: string): string =>
    csv(headed, hired(`Ann${suffix}`, '03/04/2025', '1990-01-02', 'soon'), hired(`Bob${suffix}`, '3.4.2025', '05/06/1990'));
  const found = await checked(hr(), 'days.csv', file(''));
  expect(found).toMatchObject({ wrong_count: 2, date_orders: {}, unclear_dates: ['Hire date', 'Birth date'] });

  const map = (date_orders?: Record<string, string | null>) =>
    hr().put(`/imports/${found.id}/mapping`, { mapping: { ...found.mapping, 'Probation end': null }, ...(date_orders && { date_orders }) });
  for (const wrong of [{ 'Hire date': 'backwards' }, { Nowhere: 'day_first' }, { Branch: 'day_first' }, { 'Probation end': 'day_first' }]) {
    const refused = await map(wrong);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)[0]).toMatch(/^date_orders/);
  }
  const orders = { 'Hire date': 'month_first', 'Birth date': 'day_first' };
  expect((await map(orders)).body.data).toMatchObject({ date_orders: orders, unclear_dates: [], status: 'uploaded' });
  expect((await map()).body.data.date_orders).toEqual(orders);
  expect((await map({ ...orders, 'Birth date': null })).body.data.date_orders).toEqual({ 'Hire date': 'month_first' });
  await map(orders);
  await hr().post(`/imports/${found.id}/check`);
  expect(await settled(hr(), found.id)).toMatchObject({ wrong_count: 0, unclear_dates: [] });
  await moved(hr(), found.id, 'commit');
  expect(await employee('ann.ordered@example.com')).toMatchObject({ hire_date: '2025-03-04', birth_date: '1990-01-02' });
  expect(await employee('bob.ordered@example.com')).toMatchObject({ hire_date: '2025-03-04', birth_date: '1990-06-05' });

  const next = await checked(hr(), 'next.csv', file('2'));
  expect(next).toMatchObject({ wrong_count: 0, date_orders: orders, mapping: { 'Hire date': 'hire_date', 'Probation end': null } });
  expect((await upload(office.as('admin'), 'other.csv', file('3'))).body.data).toMatchObject({
    date_orders: {},
    mapping: { 'Probation end': 'probation_end' },
  });
});

test('a value that is missing in the file is set once for all rows, and reused for the next file of that kind', async () => {
  const left = ['Branch', 'Hire date', 'Employment type'];
  const without = (row: string[]): string[] => row.filter((_, at) => !left.includes(headings[at] as string));
  const file = (...first: string[]): string => csv(without(headings), ...first.map((name) => without(person(name, 'Alike'))));
  const { data: found } = (await upload(hr(), 'alike.csv', file('Uma', 'Vic'))).body;
  expect(found.same).toEqual({});
  const { mapping } = found;
  const map = (same: Record<string, unknown> | undefined, to = mapping) =>
    hr().put(`/imports/${found.id}/mapping`, { mapping: to, ...(same && { same }) });

  const { branch_id } = office.cast.places.delivery;
  const right = { branch_id, hire_date: '2026-03-02', employment_type: 'part_time' };
  for (const [same, field] of [
    [{ ...right, hire_date: 'soon' }, 'hire_date'],
    [{ ...right, employment_type: 'never' }, 'employment_type'],
    [{ ...right, branch_id: 999_999 }, 'branch_id'],
    [{ ...right, department_id: office.cast.places.delivery.department_id }, 'same'],
    [{ ...right, first_name: 'Uma' }, 'same'],
    [{ ...right, salary: 1 }, 'same'],
    [{ ...right, manager_id: { id: 1 } }, 'same.manager_id'],
  ] as const) {
    const refused = await map(same);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
  }
  expect((await map(right)).body.data).toMatchObject({ same: right, status: 'uploaded' });
  // If omitted, the values stay, except for fields that a column is mapped to now.
  const hired = { ...mapping, Manager: 'hire_date' };
  expect((await map(undefined, hired)).body.data.same).toEqual({ branch_id, employment_type: 'part_time' });
  expect((await map({ ...right, branch_id: null })).body.data.same).toEqual({ hire_date: '2026-03-02', employment_type: 'part_time' });
  await map(right);

  await hr().post(`/imports/${found.id}/check`);
  expect(await settled(hr(), found.id)).toMatchObject({ status: 'checked', wrong_count: 0 });
  await moved(hr(), found.id, 'commit');
  for (const email of ['uma.alike@example.com', 'vic.alike@example.com']) expect(await employee(email)).toMatchObject(right);

  expect((await upload(hr(), 'next.csv', file('Wim'))).body.data.same).toEqual(right);
  await sql`update imports set same = same || '{"branch_id": 999999}' where id = ${found.id}`.execute(office.services.db);
  const { branch_id: _, ...rest } = right;
  expect((await upload(hr(), 'again.csv', file('Wim'))).body.data.same).toEqual(rest);
});

test('a file of opening balances may be of one category', async () => {
  const leave_category_id = await newCategory(office, { name: 'Study days' });
  const file = csv(['Employee', 'Amount'], ['marco.ruiz@example.com', '4.5']);
  const { data: found } = (await upload(hr(), 'study.csv', file, 'leave-ledger')).body;
  const wrong = async () => {
    await hr().post(`/imports/${found.id}/check`);
    await settled(hr(), found.id);
    return (await wrongRows(hr(), found.id)).map(({ complaints }: { complaints: object }) => Object.keys(complaints));
  };
  expect(await wrong()).toEqual([['leave_category_id']]);
  await hr().put(`/imports/${found.id}/mapping`, { mapping: found.mapping, same: { leave_category_id } });
  expect(await wrong()).toEqual([]);
});

test('a check reports its progress', async () => {
  const { id } = (await upload(hr(), 'far.csv', csv(headings, ...['A', 'B', 'C', 'D'].map((first) => person(first, 'Far'))))).body.data;
  await sql`update imports set status = 'checking' where id = ${id}`.execute(office.services.db);
  const toResponse = async (): Promise<number> => (await hr().get(`/imports/${id}`)).body.data.done_count;
  await withProgress(office.services.db, id, async ({ expects, did }) => {
    expects(8);
    did(6);
    await expect.poll(toResponse).toBe(3);
    expects(6);
    await expect.poll(toResponse).toBe(4);
  });
  await sql`update imports set status = 'uploaded' where id = ${id}`.execute(office.services.db);
});

test('existing employees are updated if the user chooses to, as by hand, and restored by an undo', async () => {
  const first = await checked(hr(), 'here.csv', csv(headings, person('Kira', 'Holm'), person('Lars', 'Holm')));
  await moved(hr(), first.id, 'commit');
  const [kira, lars] = [await employee('kira.holm@example.com'), await employee('lars.holm@example.com')];
  const file = csv(
    ['Employee number', 'Work email', 'Work phone', 'Employment type', 'National ID'],
    [String(kira?.employee_no), 'kira.new@example.com', '+351 210 000 001', '', 'AB-123456'],
    ['', 'LARS.holm@example.com', '', 'Part-time', ''],
    ['E-none', 'nobody.here@example.com', '', '', ''],
  );
  const sent = (await upload(hr(), 'changes.csv', file)).body.data;
  expect(sent.mapping).toMatchObject({ 'Employee number': 'employee_no' });
  await hr().post(`/imports/${sent.id}/check`);
  expect(await settled(hr(), sent.id)).toMatchObject({ update_existing: false, wrong_count: 3, updated_count: 0 });

  await hr().post(`/imports/${sent.id}/check`, { update_existing: true });
  expect(await settled(hr(), sent.id)).toMatchObject({ update_existing: true, wrong_count: 1, updated_count: 2, failure: null });
  expect((await wrongRows(hr(), sent.id))[0].complaints).toEqual({ employee_no: ['Employee no.: “E-none” doesn’t exist'] });
  const { data } = (await hr().get(`/imports/${sent.id}/rows`, { only: 'updates' })).body;
  expect(data.map(({ existing_id, changes }: { existing_id: number; changes: unknown }) => [existing_id, changes])).toEqual([
    [
      kira?.id,
      [
        { field: 'work_email', old: 'kira.holm@example.com', new: 'kira.new@example.com' },
        { field: 'work_phone', old: null, new: '+351 210 000 001' },
        { field: 'national_id', old: null, new: '•••' },
      ],
    ],
    [lars?.id, [{ field: 'employment_type', old: 'full_time', new: 'part_time' }]],
  ]);
  expect(await employee('kira.holm@example.com')).toEqual(kira);

  expect(await moved(hr(), sent.id, 'commit', { only_right: true })).toMatchObject({
    status: 'committed',
    done_count: 2,
    updated_count: 2,
  });
  expect(await employee('kira.new@example.com')).toMatchObject({ id: kira?.id, work_phone: '+351 210 000 001', first_name: 'Kira' });
  const versions = (await hr().get('/employee-versions', { filters: { employee_id: lars?.id } })).body.data;
  expect(versions.map((one: { employment_type: string }) => one.employment_type).sort()).toEqual(['full_time', 'part_time']);
  const history = (await hr().get(`/employees/${lars?.id}/history`)).body.data;
  expect(history[0]).toMatchObject({ action: 'update', via: 'import', actor_name: 'Hana Novak' });

  await hr().put(`/employees/${lars?.id}`, { work_phone: '+351 210 000 009' });
  const refused = await hr().post(`/imports/${sent.id}/undo`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'import_has_later_work' } });
  expect(refused.body.error).toContain('Lars Holm');
  const undone = await moved(hr(), sent.id, 'undo', { later: 'keep' });
  expect(undone).toMatchObject({ status: 'undone', done_count: 1, updated_count: 1, kept_count: 1 });
  expect(await employee('kira.holm@example.com')).toMatchObject({ id: kira?.id, work_phone: null, national_id: null });
  expect(await employee('lars.holm@example.com')).toMatchObject({ employment_type: 'part_time', work_phone: '+351 210 000 009' });
});

test('an import cannot change anything its user may not change by hand', async () => {
  const own = await sql<{ work_email: string }>`select work_email from employees where id = ${office.cast.hr.employee_id}`.execute(
    office.services.db,
  );
  const file = csv(['Work email', 'Employment type'], [String(own.rows[0]?.work_email), 'Part-time']);
  const { id } = (await upload(hr(), 'own.csv', file)).body.data;
  await hr().post(`/imports/${id}/check`, { update_existing: true });
  expect(await settled(hr(), id)).toMatchObject({ wrong_count: 1, updated_count: 0 });
  expect((await wrongRows(hr(), id))[0].complaints.work_email).toHaveLength(1);
});

test('the same name and birth date as an employee, or as another row, is a remark and does not stop the import', async () => {
  const headed = [...headings, 'Birth date'];
  const born = (day: string, ...row: string[][]) => row.map((cells) => [...cells, day]);
  const first = await checked(
    hr(),
    'first.csv',
    csv(headed, ...born('1990-05-04', person('Zoë', 'Lindqvist', { 'Work email': 'zoe.first@example.com' }))),
  );
  expect(first).toMatchObject({ wrong_count: 0, remarked_count: 0 });
  await moved(hr(), first.id, 'commit');
  const here = await employee('zoe.first@example.com');

  const rows = [
    ...born('1990-05-04', person('ZOE', 'lindqvist', { 'Work email': 'zoe.l@example.com' })),
    ...born('1991-05-04', person('Zoe', 'Lindqvist', { 'Work email': 'zoe.other@example.com' })),
    ...born('1980-01-02', person('Uma', 'Twice'), person('Úma', 'Twice', { 'Work email': 'uma.2@example.com' })),
  ];
  const found = await checked(hr(), 'again.csv', csv(headed, ...rows));
  expect(found).toMatchObject({ wrong_count: 0, remarked_count: 3 });
  const { data, meta } = (await hr().get(`/imports/${found.id}/rows`, { only: 'remarked' })).body;
  expect(meta.total).toBe(3);
  expect(data.map(({ row_no, remarks }: { row_no: number; remarks: unknown }) => [row_no, remarks])).toEqual([
    [2, { birth_date: [`Same name and birth date as employee ${here?.employee_no}`] }],
    [4, { birth_date: ['Same name and birth date as row 5'] }],
    [5, { birth_date: ['Same name and birth date as row 4'] }],
  ]);
  expect(await moved(hr(), found.id, 'commit')).toMatchObject({ status: 'committed', done_count: 4 });

  const requested = { first_name: 'zoe', last_name: 'Lindqvist', birth_date: '1990-05-04' };
  const same = await hr().post('/employees/same-person', requested);
  expect(same.body.data).toContainEqual({ id: here?.id, name: 'Zoë Lindqvist', employee_no: here?.employee_no });
  expect((await hr().post('/employees/same-person', { ...requested, birth_date: '1990-05-05' })).body.data).toEqual([]);
  expect((await office.as('consultant').post('/employees/same-person', requested)).status).toBe(403);
});

test('a loop of managers in the file is detected, together with the employees below it', async () => {
  const found = await checked(
    hr(),
    'circle.csv',
    csv(
      headings,
      person('Ivo', 'One', { Manager: 'Ida Two' }),
      person('Ida', 'Two', { Manager: 'ivo.one@example.com' }),
      person('Ilse', 'Three', { Manager: 'Ida Two' }),
      person('Ines', 'Four', { Manager: 'Ines Four' }),
      person('Igor', 'Five'),
    ),
  );
  const rows = await wrongRows(hr(), found.id);
  expect(rows.map((row: { row_no: number; complaints: { manager_id: string[] } }) => [row.row_no, row.complaints.manager_id[0]])).toEqual([
    [2, 'Manager would create a loop'],
    [3, 'Manager would create a loop'],
    [4, 'Manager is in row 3, which has errors'],
    [5, 'Manager would create a loop'],
  ]);
});

test('a text that looks like a formula remains a text, also in the file of corrections', async () => {
  const found = await checked(
    hr(),
    'formula.csv',
    csv(
      headings,
      person('=1+1', 'Sum', { 'Work email': 'sum@example.com' }),
      person('Ok', 'Formula', { Department: '=HYPERLINK("http://example.com")' }),
    ),
  );
  expect(found.wrong_count).toBe(1);
  const answer = await hr().post(`/imports/${found.id}/corrections`);
  expect(answer.body.link).toMatch(/^\/api\/v1\/exports\/files\//);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] as string;
  const file = await office.app.inject({ url: answer.body.link, headers: { cookie } });
  const again = await checked(hr(), 'corrections.xlsx', file.rawPayload);
  expect(again).toMatchObject({ rows_count: 1, wrong_count: 1, headings: [...headings, 'Errors'] });
  const [row] = await wrongRows(hr(), again.id);
  expect(row.cells.Department).toBe('=HYPERLINK("http://example.com")');
  expect(row.cells.Errors).toContain('doesn’t exist');
});

test('columns can be mapped again, but only to fields that the user may write', async () => {
  const { body } = await upload(hr(), 'odd.csv', 'a;b\nAda;Moreno\n');
  expect(body.data).toMatchObject({ headings: ['a', 'b'], mapping: { a: null, b: null }, status: 'uploaded' });
  const saved = await hr().put(`/imports/${body.data.id}/mapping`, { mapping: { a: 'first_name', b: 'last_name' } });
  expect(saved.body.data.mapping).toEqual({ a: 'first_name', b: 'last_name' });
  for (const mapping of [{ a: 'status' }, { a: 'first_name', b: 'first_name' }, { c: 'first_name' }, { a: 7 }]) {
    expect((await hr().put(`/imports/${body.data.id}/mapping`, { mapping })).status).toBe(422);
  }
});

test('a file with individually sealed rows is read like any other, and can be corrected row by row', async () => {
  const { db, seal } = office.services;
  const { id } = (await upload(hr(), 'older.csv', csv(headings, person('Olaf', 'Older'), person('Olga', 'Older')))).body.data;
  const [block] = (await sql<{ cells: string }>`select cells from import_cells where import_id = ${id}`.execute(db)).rows;
  const rows = openCells<unknown[]>(seal, block?.cells);
  await sql`delete from import_cells where import_id = ${id}`.execute(db);
  for (const [at, cells] of rows.entries()) {
    await sql`
      insert into import_cells (import_id, number, row_nos, cells) values (${id}, ${at + 2}, ${[at + 2]}, ${sealCells(seal, cells)})`.execute(
      db,
    );
  }
  await hr().put(`/imports/${id}/cells`, { rows: [{ row_no: 3, cells: { Department: 'Nowhere' } }] });
  await hr().post(`/imports/${id}/check`);
  expect(await settled(hr(), id)).toMatchObject({ rows_count: 2, wrong_count: 1 });
  expect(await moved(hr(), id, 'commit', { only_right: true })).toMatchObject({ status: 'committed', done_count: 1 });
  const { data } = (await hr().get(`/imports/${id}/rows`)).body;
  expect(data.map(({ row_no, record_id }: { row_no: number; record_id: number | null }) => [row_no, typeof record_id])).toEqual([
    [2, 'number'],
    [3, 'object'],
  ]);
});

test('an import is seen by its owner alone, and starts with the right to it', async () => {
  const { body } = await upload(hr(), 'mine.csv', csv(headings, person('Ola', 'Mine')));
  expect((await office.as('admin').get(`/imports/${body.data.id}`)).status).toBe(404);
  expect((await office.as('admin').post(`/imports/${body.data.id}/check`)).status).toBe(404);
  expect((await upload(office.as('manager'), 'no.csv', 'a,b\n1,2')).status).toBe(403);
  expect((await hr().get('/imports')).body.data[0].id).toBe(body.data.id);
});

test('a field of a tier that is closed to the user cannot be imported', async () => {
  const admin = office.as('admin');
  const file = (first: string) => csv(headings, person(first, 'Tier'));
  const { data: early } = (await upload(admin, 'early.csv', file('Tom'))).body;
  const said = await admin.put(`/imports/${early.id}/mapping`, { mapping: early.mapping, same: { birth_date: '1990-01-01' } });
  expect(said.body.data.same).toEqual({ birth_date: '1990-01-01' });

  await sql`delete from role_permissions where role_id = 1 and permission = 'employees.update_personal'`.execute(office.services.db);
  await admin.post(`/imports/${early.id}/check`);
  expect(await settled(admin, early.id)).toMatchObject({ status: 'checked', wrong_count: 0 });
  await moved(admin, early.id, 'commit');
  expect((await employee('tom.tier@example.com'))?.birth_date).toBeNull();
  expect((await upload(admin, 'late.csv', file('Tim'))).body.data.same).toEqual({});
  const { body } = await upload(admin, 'tier.csv', csv([...headings, 'Date of birth'], [...person('Tia', 'Tier'), '1990-01-01']));
  expect(body.data.mapping['Date of birth']).toBeNull();
  expect(body.data.fields.map((field: { name: string }) => field.name)).not.toContain('birth_date');
  expect((await upload(hr(), 'tier.csv', csv(['Date of birth'], ['1990-01-01']))).body.data.mapping['Date of birth']).toBe('birth_date');
});

test('values that are sealed on employees are sealed in a waiting import, too', async () => {
  const row = [...person('Sia', 'Sealed'), 'X-9988-7766', '1990-05-06'];
  const found = await checked(hr(), 'sealed.csv', csv([...headings, 'National ID', 'Date of birth'], row));
  const existing = JSON.stringify((await sql`select * from import_cells where import_id = ${found.id}`.execute(office.services.db)).rows);
  expect(existing).not.toContain('9988');
  await moved(hr(), found.id, 'commit');
  const sia = await employee('sia.sealed@example.com');
  expect(String(sia?.national_id)).toMatch(/^7766\|/);
  expect((await hr().post(`/employees/${sia?.id}/reveal`, { field: 'national_id' })).body.data.value).toBe('X-9988-7766');
  expect(sia?.birth_date).toBe('1990-05-06');
});

test('an import is not taken back once something depends on its people', async () => {
  const found = await checked(hr(), 'needed.csv', csv(headings, person('Nia', 'Needed'), person('Noa', 'Needed')));
  await moved(hr(), found.id, 'commit');
  const nia = await employee('nia.needed@example.com');
  await sql`insert into documents (employee_id, title) values (${nia?.id}, 'Passport')`.execute(office.services.db);
  const refused = await hr().post(`/imports/${found.id}/undo`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'import_undo_blocked', error: expect.stringContaining('Nia Needed') } });
  expect(refused.body.error).not.toContain('Noa');
  expect(await employee('noa.needed@example.com')).toBeDefined();

  await sql`delete from documents where employee_id = ${nia?.id}`.execute(office.services.db);
  await sql`update imports set committed_at = now() - interval '25 hours' where id = ${found.id}`.execute(office.services.db);
  expect((await hr().post(`/imports/${found.id}/undo`)).body.code).toBe('import_undo_too_late');
});

test('a user who lost the right to import can no longer undo an import, and can again once it is returned', async () => {
  const { db } = office.services;
  const found = await checked(hr(), 'lost.csv', csv(headings, person('Lou', 'Lost')));
  await moved(hr(), found.id, 'commit');
  await sql`delete from role_permissions where role_id = 3 and permission = 'employees.import'`.execute(db);
  expect(await hr().post(`/imports/${found.id}/undo`)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect(await employee('lou.lost@example.com')).toBeDefined();
  await sql`insert into role_permissions (role_id, permission, scope) values (3, 'employees.import', 'all')`.execute(db);
  expect(await moved(hr(), found.id, 'undo')).toMatchObject({ status: 'undone', done_count: 1 });
  expect(await employee('lou.lost@example.com')).toBeUndefined();
});

test('only the user who imported a file can undo it', async () => {
  const found = await checked(hr(), 'own.csv', csv(headings, person('Oda', 'Own')));
  await moved(hr(), found.id, 'commit');
  expect((await office.as('admin').post(`/imports/${found.id}/undo`)).status).toBe(404);
  expect(await employee('oda.own@example.com')).toBeDefined();
  expect(await moved(hr(), found.id, 'undo')).toMatchObject({ status: 'undone' });
});

test('automatic leave entries do not block an undo, and manual ones do', async () => {
  const category = await newCategory(office, { grant: 'accrual', starts_on: '2025-01-01' });
  const found = await checked(hr(), 'accounts.csv', csv(headings, person('Ana', 'Account'), person('Abe', 'Account')));
  await moved(hr(), found.id, 'commit');
  await postDueOfAll(office.services.db);
  const abe = await employee('abe.account@example.com');
  const balance = await balanceOf(office, { id: Number(abe?.id) }, category);
  expect(balance.lines.some(({ id }: { id: number | null }) => id !== null)).toBe(true);
  const added = { employee_id: abe?.id, leave_category_id: category, date: '2025-06-02', amount: 1, note: 'Agreed' };
  expect((await hr().post('/leave-ledger/adjust', added)).body.error).toBeUndefined();
  const refused = await hr().post(`/imports/${found.id}/undo`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'import_undo_blocked', error: expect.stringContaining('Abe Account') } });
  expect(refused.body.error).not.toContain('Ana');
  expect(await moved(hr(), found.id, 'undo', { later: 'keep' })).toMatchObject({ status: 'undone', done_count: 1, kept_count: 1 });
});

test('an undo names employees who changed since the import, and keeps them unless the user decides otherwise', async () => {
  const names = ['Uma', 'Una', 'Ula', 'Ute'];
  const file = [person('Uma', 'Undone'), ...names.slice(1).map((name) => person(name, 'Undone', { Manager: 'Uma Undone' }))];
  const found = await checked(hr(), 'undone.csv', csv(headings, ...file));
  await moved(hr(), found.id, 'commit');
  const [uma, una, ula, ute] = await Promise.all(names.map((name) => employee(`${name.toLowerCase()}.undone@example.com`)));
  expect((await hr().put(`/employees/${una?.id}`, { version: una?.version, preferred_name: 'Uni' })).status).toBe(200);
  expect((await hr().post('/skills', { employee_id: ula?.id, kind: 'skill', name: 'Welding', level: 'expert' })).status).toBe(200);

  const blocked = await hr().post(`/imports/${found.id}/undo`);
  expect(blocked).toMatchObject({ status: 409, body: { code: 'import_undo_blocked', error: expect.stringContaining('Ula Undone') } });
  await sql`delete from skills where employee_id = ${ula?.id}`.execute(office.services.db);
  const refused = await hr().post(`/imports/${found.id}/undo`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'import_has_later_work' } });
  expect(refused.body.error).toMatch(/Ula Undone(,| and) Una Undone/);
  expect(refused.body.error).not.toMatch(/Uma|Ute/);
  expect((await hr().post(`/imports/${found.id}/undo`, { later: 'perhaps' })).status).toBe(422);

  const undone = await moved(hr(), found.id, 'undo', { later: 'keep' });
  expect(undone).toMatchObject({ status: 'undone', done_count: 1, kept_count: 3 });
  const left = await Promise.all([uma, una, ula, ute].map((one) => hr().get(`/employees/${one?.id}`)));
  expect(left.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
});

test('an undo can also remove employees who changed since the import', async () => {
  const found = await checked(hr(), 'gone.csv', csv(headings, person('Gia', 'Gone')));
  await moved(hr(), found.id, 'commit');
  const gia = await employee('gia.gone@example.com');
  expect((await hr().put(`/employees/${gia?.id}`, { version: gia?.version, preferred_name: 'Gigi' })).status).toBe(200);
  expect(await moved(hr(), found.id, 'undo', { later: 'remove' })).toMatchObject({ status: 'undone', done_count: 1, kept_count: 0 });
  expect(await employee('gia.gone@example.com')).toBeUndefined();
});

test('an address that is taken between dry run and commit stops the whole import and is shown', async () => {
  const found = await checked(hr(), 'race.csv', csv(headings, person('Rae', 'First'), person('Rae', 'Second')));
  expect(found.wrong_count).toBe(0);
  const other = await checked(hr(), 'race.csv', csv(headings, person('Rae', 'Second')));
  await moved(hr(), other.id, 'commit');
  expect((await hr().post(`/imports/${found.id}/commit`, {})).status).toBe(200);
  await expect.poll(async () => (await hr().get(`/imports/${found.id}`)).body.data.wrong_count).toBe(1);
  expect(await settled(hr(), found.id)).toMatchObject({ status: 'checked', failure: 'Another record already uses this.' });
  expect(await employee('rae.first@example.com')).toBeUndefined();
});

test('no step can be repeated or done out of order', async () => {
  const { body } = await upload(hr(), 'turn.csv', csv(headings, person('Tor', 'Turn')));
  const { id } = body.data;
  expect((await hr().post(`/imports/${id}/commit`, {})).body.code).toBe('wrong_state');
  expect((await hr().post(`/imports/${id}/undo`)).body.code).toBe('wrong_state');
  await hr().post(`/imports/${id}/check`);
  await settled(hr(), id);
  await moved(hr(), id, 'commit');
  expect((await hr().post(`/imports/${id}/commit`, {})).body.code).toBe('wrong_state');
  expect((await hr().post(`/imports/${id}/check`)).body.code).toBe('wrong_state');
});

test('nothing is imported for a user who was suspended meanwhile, and the import reports it', async () => {
  const admin = office.cast.second_admin;
  const found = await checked(office.as('second_admin'), 'late.csv', csv(headings, person('Lia', 'Late')));
  const job = jobFor(found.id, (await office.services.sessions.loadActor(admin.token)) as Actor);
  const handlers = new Map<string, JobHandler<ImportJob>>();
  const jobs = {
    ...office.services.jobs,
    handle: (name: string, handler: unknown) => void handlers.set(name, handler as JobHandler<ImportJob>),
  };
  handleImportJobs({ ...office.services, jobs }, {});
  await sql`update imports set status = 'committing' where id = ${found.id}`.execute(office.services.db);
  await sql`update users set status = 'suspended' where id = ${admin.user_id}`.execute(office.services.db);
  await handlers.get('commit_import')?.(job);
  await sql`update users set status = 'active' where id = ${admin.user_id}`.execute(office.services.db);
  const { body } = await office.as('second_admin').get(`/imports/${found.id}`);
  expect(body.data).toMatchObject({ status: 'failed', failure: 'You don’t have permission to do this.', committed_at: null });
  expect(await employee('lia.late@example.com')).toBeUndefined();
});

test('an incomplete upload is hidden and soon deleted; the rows of other imports are deleted a week later', async () => {
  const { db } = office.services;
  const existing = async (name: string) => (await upload(hr(), name, csv(headings, person('Wilma', 'Whole')))).body.data;
  const [whole, cut] = [await existing('whole.csv'), await existing('cut.csv')];
  const listed = async () => (await hr().get('/imports')).body.data.map(({ id }: { id: number }) => id);
  const stored = async (id: number) => {
    const { rows } = await sql`
      select (select count(*)::int from imports where id = ${id}) as imports, (select count(*)::int from import_cells where import_id = ${id}) as cells`.execute(
      db,
    );
    return rows[0];
  };
  expect(await listed()).toEqual(expect.arrayContaining([whole.id, cut.id]));
  await sql`update imports set rows_count = 0 where id = ${cut.id}`.execute(db);
  expect(await listed()).toContain(whole.id);
  expect(await listed()).not.toContain(cut.id);
  expect((await hr().get(`/imports/${cut.id}`)).status).toBe(404);

  await tidyImports(office.services);
  expect(await stored(cut.id)).toEqual({ imports: 1, cells: 1 });
  await sql`update imports set created_at = now() - interval '2 days' where id in (${whole.id}, ${cut.id})`.execute(db);
  await tidyImports(office.services);
  expect(await stored(cut.id)).toEqual({ imports: 0, cells: 0 });
  expect(await stored(whole.id)).toEqual({ imports: 1, cells: 1 });
  await sql`update imports set created_at = now() - interval '8 days' where id = ${whole.id}`.execute(db);
  await tidyImports(office.services);
  expect(await stored(whole.id)).toEqual({ imports: 1, cells: 0 });
});
