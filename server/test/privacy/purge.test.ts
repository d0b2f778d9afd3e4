import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tableName } from '../../src/crud/read/table.ts';
import { writeAnchor } from '../../src/features/history/anchor.ts';
import { tidyFiles } from '../../src/features/history/tidy-files.ts';
import { verifyHistory } from '../../src/features/history/verify-history.ts';
import { wordsOf } from '../../src/features/people/privacy/erase-words.ts';
import { anonymised, erased, existing, subjectsOf } from '../../src/features/people/privacy/purge-plan.ts';
import { runAs } from '../../src/platform/database/run-as.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { readPdf } from '../../src/platform/documents/testing/read-pdf.ts';
import { allNamedFiles } from '../../src/platform/files/named-files.ts';
import { removeUnnamed } from '../../src/platform/files/remove-orphans.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import { asSystem } from '../databases/as-system.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';
import { liveFully, mark } from './a-full-life.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const hr = () => office.as('hr');
const claraId = () => office.cast.consultant.employee_id as number;
const run = async (query: ReturnType<typeof sql>) => (await asSystem(office.services.db, query)).rows as Record<string, unknown>[];
const purge = (name = 'Clara Dubois') => hr().post(`/employees/${claraId()}/purge`, { name });

/** A full life, ended. */
async function fillAndEnd(): Promise<void> {
  const id = claraId();
  await run(sql`insert into dependents (employee_id, name) values (${id}, 'Mila Dubois')`);
  await run(sql`insert into skills (employee_id, name) values (${id}, 'Fado')`);
  await run(sql`insert into bank_accounts (employee_id, holder, iban) values (${id}, 'Clara Dubois', '0154|sealed')`);
  await run(
    sql`insert into forms (title, employee_id, status, number, file_hash, stored_as) values ('Contract', ${id}, 'issued', 'C-1', 'x', 'paper-1')`,
  );
  await office.services.files.put('paper-1', Buffer.from('paper'));
  await run(
    sql`insert into change_requests (employee_id, model, changes, wanted) values (${id}, 'employees', '[{"field": "city", "old": null, "new": "Porto"}]', '{"doing": "update"}')`,
  );
  const made = await hr().post('/documents', { employee_id: id, type: 'passport', title: 'Passport of Clara' });
  await hr().send({
    method: 'POST',
    path: `/documents/${made.body.data.id}/media-upload`,
    payload: multipart('file', 'pass.pdf', Buffer.from('%PDF-1.4\n%%EOF')),
    headers: { 'content-type': multipartType },
  });
  await run(sql`
    update employees set city = 'Lisbon', birth_date = '1990-01-01', national_id = '1234|sealed', preferred_name = 'Clarinha', work_phone = '+351 1',
      device_user_code = 'C1' where id = ${id}`);
  await run(sql`update employment_periods set note = 'Clara left for Porto' where employee_id = ${id}`);
  await run(sql`update employees set status = 'terminated', last_working_day = '2026-01-31' where id = ${id}`);
}

const everything = async () => {
  const tables = [
    'employees',
    'users',
    'media',
    'notifications',
    'employment_periods',
    'employee_versions',
    ...erased.map((name) => tableName({ name })),
  ];
  const rows: Record<string, unknown> = {};
  for (const table of tables) rows[table] = await run(sql`select * from ${sql.ref(table)} order by id`);
  return rows;
};

test('a former employee becomes anonymous, and totals stay the same', async () => {
  await fillAndEnd();
  const preview = await hr().get(`/employees/${claraId()}/purge`);
  expect(preview.body.data).toEqual({
    counts: expect.objectContaining({
      dependents: 1,
      skills: 1,
      'bank-accounts': 1,
      documents: 1,
      forms: 1,
      'change-requests': 1,
      files: 2,
      users: 1,
      educations: 0,
    }),
    keeps: existing,
  });
  const entries = await run(sql`select count(*)::int as count from logs where employee_id = ${claraId()}`);
  const stored = (await run(sql`select stored_as from media`)).map(({ stored_as }) => String(stored_as));

  expect(await purge()).toMatchObject({ status: 200, body: { message: expect.stringContaining('Former employee E-') } });
  const [clara] = await run(sql`select * from employees where id = ${claraId()}`);
  expect(clara).toMatchObject({
    name: `Former employee ${clara?.employee_no}`,
    work_email: `former-${claraId()}@anonymous.invalid`,
    city: null,
    birth_date: null,
    national_id: null,
    preferred_name: null,
    work_phone: null,
    device_user_code: null,
    status: 'terminated',
    department_id: office.cast.places.delivery.department_id,
  });
  for (const name of erased)
    expect(await run(sql`select from ${sql.ref(tableName({ name }))} where employee_id = ${claraId()}`)).toEqual([]);
  expect(await run(sql`select from media`)).toEqual([]);
  for (const name of [...stored, 'paper-1']) await expect(office.services.files.get(name)).rejects.toThrow();
  expect(await run(sql`select note from employment_periods where employee_id = ${claraId()}`)).toEqual([{ note: null }]);
  expect(await run(sql`select from employee_versions where employee_id = ${claraId()}`)).toHaveLength(1);
  expect(await run(sql`select count(*)::int as count from logs where employee_id = ${claraId()}`)).toEqual([
    { count: (entries[0]?.count as number) + 1 },
  ]);
  const [last] = await run(sql`select changes, label from logs order by id desc limit 1`);
  expect(JSON.stringify(last)).not.toContain('Clara');

  expect((await office.as('consultant').get('/users/me')).status).toBe(401);
  const rest = JSON.stringify(await everything());
  for (const word of ['Clara', 'Clarinha', 'Mila', 'Fado']) expect(rest).not.toContain(word);
  expect((await purge('whatever')).status).toBe(200);
});

test('a purge needs a former employee, the name and the permission; a refusal changes nothing', async () => {
  const before = await everything();
  expect(await purge()).toMatchObject({ status: 409, body: { code: 'still_employed' } });
  expect(await everything()).toEqual(before);
  await run(sql`update employees set status = 'terminated' where id = ${claraId()}`);
  const ended = await everything();
  expect(await purge('Clara')).toMatchObject({ status: 422, body: { fields: { name: ['The name doesn’t match'] } } });
  expect((await office.as('manager').post(`/employees/${claraId()}/purge`, { name: 'Clara Dubois' })).status).toBe(403);
  expect((await office.as('manager').get(`/employees/${claraId()}/purge`)).status).toBe(403);
  expect((await hr().post('/employees/999999/purge', { name: 'Nobody' })).status).toBe(404);
  expect(await everything()).toEqual(ended);
  expect((await purge(' Clara Dubois ')).status).toBe(200);
});

test('after a purge, no table, file or mail contains data of the person, and the history is still a valid chain', async () => {
  const id = await liveFully(office);
  const { db } = office.services;
  await expect.poll(async () => (await mailsIn(office.services)).length).toBeGreaterThan(2);
  expect(await everyMention()).not.toEqual([]);
  const entries = (await verifyHistory(db)).entries;

  const { name } = (await hr().get(`/employees/${id}`)).body.data;
  expect((await hr().get(`/employees/${id}/purge`)).body.data.counts).toMatchObject({ forms: 2 });
  expect((await hr().post(`/employees/${id}/purge`, { name })).status).toBe(200);
  expect(await everyMention()).toEqual([]);
  expect(await storedFiles()).toEqual(await allNamed());
  expect(await verifyHistory(db)).toMatchObject({ entries: entries + 1, broken: [] });
  const others = await run(sql`select changes from logs where model = 'employees' and model_id = ${office.cast.outsider.employee_id}`);
  expect(JSON.stringify(others)).toContain('Former employee E-');
});

/** One row about the person for every table whose rows are retained, with the values its constraints require. */
const rowsAbout = (id: number): string[] => [
  `insert into leave_categories (name, code, color, starts_on) values ('Annual leave', 'AL', '#336699', '2025-01-01')`,
  `insert into projects (number, name, status, manager_id, open_to_all) values ('', 'Audit', 'active', ${office.cast.manager.employee_id}, true)`,
  `insert into leaves (employee_id, leave_category_id, title, from_date, to_date, status)
    select ${id}, max(id), 'Leave', '2026-03-09', '2026-03-09', 'approved' from leave_categories`,
  `insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, key, note)
    select ${id}, max(id), '2026-01-01', '2026-01-01', 'adjustment', 1, 'planted', '${mark} is ill' from leave_categories`,
  `insert into excuses (employee_id, type, title, date, from_time, to_time, reason, status)
    values (${id}, 'mid_day', 'An hour', '2026-03-10', '10:00', '11:00', 'Doctor', 'approved')`,
  `insert into travels (employee_id, title, purpose, from_place, to_place, currency, start_date, end_date, status, legs, estimate, actual_cost)
    values (${id}, 'Trip', 'A visit', 'Madrid', 'Lyon', 'EUR', '2026-03-11', '2026-03-11', 'approved',
      '[{"from": "${mark} in a leg"}]', '[{"note": "${mark} in an estimate"}]', '[{"note": "${mark} in a cost"}]')`,
  `insert into overtime (employee_id, title, date, class, minutes, becomes, status) values (${id}, 'Overtime', '2026-03-12', 'overtime_1', 60, 'pay', 'pending')`,
  `insert into attendances (employee_id, action, created_at, local_time, timezone, source, direction_origin, state, voided_at, void_reason)
    values (${id}, 'out', '2026-03-12T16:00:00Z', '2026-03-12T17:00:00', 'Europe/Madrid', 'manual', 'said', 'voided', now(), 'Wrong')`,
  `insert into tasks (employee_id, project_id, date, minutes, description) select ${id}, max(id), '2026-03-09', 60, 'Work' from projects`,
  `insert into bookings (employee_id, project_id, manager_id, from_date, to_date, minutes_per_day)
    select ${id}, max(id), ${office.cast.manager.employee_id}, '2026-03-09', '2026-03-13', 60 from projects`,
  `insert into project_members (employee_id, project_id) select ${id}, max(id) from projects`,
  `insert into rates (scope, employee_id, currency, amount, valid_from) values ('employee', ${id}, 'EUR', 100, '2026-01-01')`,
  `insert into billable_targets (scope, employee_id, share_bp, valid_from) values ('employee', ${id}, 8000, '2026-01-01')`,
  `insert into devices (name, branch_id, serial_no, timezone) select 'Door', min(id), 'DOOR1', 'Europe/Lisbon' from branches`,
  `insert into device_users (device_id, pin, employee_id) select max(id), '1001', ${id} from devices`,
  `insert into device_commands (device_id, number, command, wish) select max(id), 1, 'DATA UPDATE USERINFO PIN=1001 Name=${mark} in name_on_device', 'planted' from devices`,
  `insert into week_schedules (name, anchor_date, days) values ('Plan', '2026-01-05', '{"weeks": [[null, null, null, null, null, null, null]]}')`,
  `insert into schedule_assignments (employee_id, week_schedule_id, from_date) select ${id}, min(id), '2026-03-01' from week_schedules`,
  `insert into compensations (employee_id, effective_from, amount, currency) values (${id}, '2026-01-01', 100, 'EUR')`,
  ...['allowances', 'deductions'].map(
    (pay) => `insert into ${pay} (employee_id, name, amount, currency, start_month) values (${id}, 'Item', 100, 'EUR', '2026-01')`,
  ),
  `insert into bonuses (employee_id, name, amount, currency, recurrence, month) values (${id}, 'Item', 100, 'EUR', 'once', '2026-03')`,
  `insert into payrolls (name, month, pay_date) values ('Run', '2026-03', '2026-03-31')`,
  `insert into salaries (payroll_id, employee_id, month, currency, basic_salary, allowances_total, bonuses_total, gross, taxable, deductions_total, net, employer_cost, contents_hash)
    select max(id), ${id}, '2026-03', 'EUR', 0, 0, 0, 0, 0, 0, 0, 0, 'x' from payrolls`,
  `insert into month_schedules (name, month) values ('Roster', '2026-03')`,
  `insert into shifts (name, code, start_time, end_time) values ('Planted', 'PL', '09:00', '17:00')`,
  `insert into shift_swaps (month_schedule_id, employee_id, title, from_date, shift_id, starts_at)
    select max(m.id), ${id}, 'Swap', '2026-03-20', max(s.id), '2026-03-20' from month_schedules m, shifts s`,
];

test('a purge erases every free-text field of the person, and its history', async () => {
  const id = await liveFully(office);
  const { name } = (await hr().get(`/employees/${id}`)).body.data;
  for (const statement of rowsAbout(id)) await planted(statement);
  for (const resource of anonymised.filter(({ life }) => !life.ledger)) {
    const texts = wordsOf(resource).filter(([, { kind }]) => kind !== 'list');
    const words = texts.map(([field]) => `${field} = '${mark} in ${field}'`);
    const about = subjectsOf(resource).map((column) => `${column} = ${id}`);
    // A punch is voided with a reason, and no other has one.
    const which = resource.name === 'attendances' ? ` and state = 'voided'` : '';
    expect(
      await planted(`update ${tableName(resource)} set ${words.join(', ')} where (${about.join(' or ')})${which}`),
      resource.name,
    ).toBeGreaterThan(0);
  }
  await planted(`
    insert into logs (action, model, model_id, via, employee_id, changes) select 'create', 'bookings', max(id), 'web', manager_id,
      jsonb_build_array(jsonb_build_object('field', 'employee_id', 'old', null, 'new', ${id}), jsonb_build_object('field', 'note', 'old', null, 'new', '${mark} again'))
    from bookings group by manager_id`);
  expect((await hr().post(`/employees/${id}/purge`, { name })).status).toBe(200);
  expect(await everyMention()).toEqual([]);
  expect((await run(sql`select changes from logs where model = 'bookings'`))[0]).toMatchObject({
    changes: [{ field: 'employee_id', new: id }, {}],
  });
});

/** Runs the statement like the application does during erasure, when no state guard applies. */
const planted = (statement: string): Promise<number> =>
  runAs('system', () =>
    office.services.db.transaction(async (tx) => {
      await tx.run(`select set_config('cadre.mirroring', 'on', true)`, []);
      return (await tx.run(statement, [])).rowCount ?? 0;
    }),
  );

const folder = () => join(office.services.config.dataFolder, 'files');
const storedFiles = async () => (await readdir(folder())).filter((name) => name !== 'history-head').sort();

test('a crash between the commit and the removal of files leaves them to a job', async () => {
  const id = await liveFully(office);
  const { name } = (await hr().get(`/employees/${id}`)).body.data;
  const before = await storedFiles();
  const { files, jobs } = office.services;
  await jobs.stop();
  const remove = files.remove;
  files.remove = () => Promise.reject(new Error('the process has died'));
  expect((await hr().post(`/employees/${id}/purge`, { name })).status).toBe(200);
  files.remove = remove;
  expect(await storedFiles()).toEqual(before);

  const [job] = await run(sql`select data from pgboss.job where name = 'remove_forgotten_files'`);
  await removeUnnamed(office.services, (job as { data: { names: string[] } }).data.names);
  expect(await storedFiles()).toEqual(await allNamed());
});

test('the nightly job removes files without a record once they are a day old, unless the store may belong to another database', async () => {
  const { services } = office;
  await liveFully(office);
  const existing = await storedFiles();
  expect(existing).toEqual(await allNamed());
  const [old, young] = ['a'.repeat(48), `export-${'b'.repeat(48)}`];
  for (const name of [old, young, 'backup.tar']) await services.files.put(name, Buffer.from('x'));
  for (const name of await storedFiles()) if (name !== young) await utimes(join(folder(), name), 0, 0);

  await writeAnchor(services.db, services);
  const head = await readFile(join(folder(), 'history-head'));
  await services.files.put('history-head', Buffer.from('of another database'));
  await tidyFiles(services);
  expect(await storedFiles()).toEqual([...existing, old, young, 'backup.tar'].sort());
  await services.files.put('history-head', head);
  await tidyFiles(services);
  expect(await storedFiles()).toEqual([...existing, young, 'backup.tar'].sort());
});

const allNamed = () => runAs('system', () => office.services.db.reading(async (on) => (await allNamedFiles(on)).sort()));

/** Finds every occurrence of the mark or the phone number: by table, in the files and in the mails. */
async function everyMention(): Promise<string[]> {
  const found: string[] = [];
  const tables = await run(sql`select schemaname as schema, relname as name from pg_stat_user_tables order by 1, 2`);
  for (const { schema, name } of tables) {
    const rows = await run(sql`
      select t::text as row from ${sql.ref(`${schema}.${name}`)} t where t::text ilike ${`%${mark}%`} or t::text like ${'%777 424%'}`);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  for (const file of await readdir(folder())) {
    const bytes = await readFile(join(folder(), file));
    const pages = bytes.subarray(0, 4).toString() === '%PDF' && bytes.length > 1000 ? readPdf(bytes) : [];
    if (/quorn/i.test(`${bytes.toString('latin1')} ${pages.map(({ text }) => text).join(' ')}`)) found.push(`file ${file}`);
  }
  for (const { to, subject, text } of await mailsIn(office.services))
    if (/quorn/i.test(`${to} ${subject} ${text}`)) found.push(`mail ${subject}`);
  return found;
}
