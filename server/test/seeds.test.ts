import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRecord } from '@cadre/contract/check';
import { isSealed, isWritable } from '@cadre/contract/fields';
import { checkAnswers } from '@cadre/contract/forms/check-answers';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeRun } from '../../testing/whole-run.ts';
import { japaneseHolidays } from '../seeds/calendar/japanese-holidays.ts';
import { madridHolidays, valenciaHolidays } from '../seeds/calendar/spanish-holidays.ts';
import { planCompany } from '../seeds/company/plan-company.ts';
import { seedDemo } from '../seeds/demo.ts';
import { demoAccounts, demoPassword, printAccounts } from '../seeds/demo-accounts.ts';
import { replacePublishedPasswords } from '../seeds/replace-published-passwords.ts';
import { withDecimals } from '../src/crud/read/table.ts';
import { syncPermissions } from '../src/features/access/sync-permissions.ts';
import { verifyPassword } from '../src/platform/access/passwords.ts';
import { createSeal } from '../src/platform/access/seal.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { runAs } from '../src/platform/database/run-as.ts';
import { sql } from '../src/platform/database/sql.ts';
import { createFolderFiles } from '../src/platform/files/folder-files.ts';
import { asSystem } from './databases/as-system.ts';
import { testDatabaseSettings } from './databases/test-database.ts';

const now = new Date('2026-05-20T10:00:00Z');
const closing: (() => Promise<void>)[] = [];
let db: Database;
let written: Awaited<ReturnType<typeof seedDemo>>;

beforeAll(async () => {
  db = await emptyCompany();
  written = await seedDemo(housing(db), { now, days: 45 });
});
afterAll(async () => {
  for (const close of closing.splice(0)) await close();
});

test('the demo company has 60 people in 8 departments and 3 branches, in every state', async () => {
  expect(written).toEqual({ employees: 60, users: 26 });
  expect(await counts(db)).toEqual({ branches: 3, zones: 2, currencies: 2, departments: 8, employees: 60, users: 26, without_head: 0 });
  expect(await column(db, 'select distinct status from employees order by 1')).toEqual([
    'active',
    'on_notice',
    'onboarding',
    'suspended',
    'terminated',
  ]);
  expect(await column(db, 'select distinct employment_type from employees order by 1')).toHaveLength(5);
  expect(await column(db, `select status || ' ' || count(*) from users group by status order by 1`)).toEqual([
    'active 23',
    'invited 2',
    'suspended 1',
  ]);
  expect(await column(db, `select name from employees where name ~ '[一-龯]'`)).not.toHaveLength(0);
  expect(await column(db, 'select company from settings')).toEqual(['Cadre Consulting']);
});

test('one project of the demo company overruns its estimate, and no other does by much', async () => {
  const overrun = await column(
    db,
    `select p.name from projects p
     where (select sum(w.minutes) from project_weeks w where w.project_id = p.id)
       > 1.1 * (select sum(e.minutes) from current_estimates e where e.project_id = p.id)`,
  );
  expect(overrun).toEqual(['Fraud alerts pilot']);
});

test('every demo account can sign in, has its role and is an employee', async () => {
  const { rows } = await db.run(
    `select u.email, r.role_id as role, u.password_hash, u.status, e.status as works, e.work_email
     from users u join user_roles r on r.user_id = u.id join employees e on e.id = u.employee_id where u.email = any($1) order by r.role_id`,
    [demoAccounts.map(({ email }) => email)],
  );
  expect(rows.map(({ email, role }) => ({ email, role }))).toEqual(demoAccounts);
  for (const { password_hash, status, works: ports } of rows) {
    expect([status, ports]).toEqual(['active', 'active']);
    expect(await verifyPassword(demoPassword, password_hash)).toBe(true);
  }
  expect(await verifyPassword('cadre-demo-2025', rows[0].password_hash)).toBe(false);
});

test('the employee of the demo works in the department that the manager heads', async () => {
  const { rows } = await db.run(
    `select d.name, boss.email from users u join employees e on e.id = u.employee_id join departments d on d.id = e.department_id
     join users boss on boss.employee_id = d.head_id where u.email = 'employee@example.com' and e.manager_id = d.head_id`,
    [],
  );
  expect(rows).toEqual([{ name: 'Delivery', email: 'manager@example.com' }]);
});

test('the bell of every demo account shows two unread notices, and the history begins with the set-up', async () => {
  expect(await column(db, 'select distinct count(*)::int from notifications where read_at is null group by user_id')).toEqual([2]);
  expect(await column(db, 'select count(distinct user_id)::int from notifications')).toEqual([demoAccounts.length]);
  const { rows } = await db.run('select action, count(*)::int, min(actor_name) as actor from logs group by action order by action', []);
  expect(rows).toEqual([
    { action: 'create', count: 45, actor: 'Adrián Velascosa' },
    { action: 'permission_change', count: 7, actor: 'Adrián Velascosa' },
  ]);
});

test('the employees have complete files: documents in every state, pictures, past careers and future changes', async () => {
  expect(await column(db, 'select distinct status from documents order by 1')).toEqual([
    'accepted',
    'expired',
    'rejected',
    'requested',
    'submitted',
  ]);
  expect(await column(db, `select count(*)::int from media where model = 'employees' and collection = 'picture'`)).toEqual([52]);
  expect(await column(db, `select count(*)::int from employee_versions where effective_from > '2026-05-20'`)).not.toEqual([0]);
  expect(
    await column(db, 'select count(*)::int from (select from employment_periods group by employee_id having count(*) > 1) back'),
  ).not.toEqual([0]);
  const { rows } = await db.run(
    `select e.status, p.left_on is not null as has_left from employees e join employment_periods p on p.employee_id = e.id and p.hired_on = e.hire_date`,
    [],
  );
  for (const { status, has_left } of rows) expect(has_left).toBe(status === 'terminated');
  expect(
    await column(
      db,
      `select count(*)::int from employees e, version_on(e.id, '2026-05-20') v
       where (e.department_id, e.job_id, e.branch_id, e.fte) is distinct from (v.department_id, v.job_id, v.branch_id, v.fte)`,
    ),
  ).toEqual([0]);
});

test('the forms are complete, in every state, and their files match their hashes', async () => {
  expect(await column(db, 'select distinct status from forms order by 1')).toEqual([
    'accepted',
    'declined',
    'draft',
    'issued',
    'withdrawn',
  ]);
  const { rows } = await db.run('select type, answers, status, stored_as, file_hash from forms', []);
  for (const { type, answers, status, stored_as, file_hash } of rows) {
    expect(checkAnswers(type, answers, 'whole')).toEqual({});
    if (status === 'draft') continue;
    const hash = createHash('sha256');
    for await (const chunk of await files.get(stored_as)) hash.update(chunk);
    expect(hash.digest('hex')).toBe(file_hash);
  }
  expect(await column(db, 'select status from change_requests order by 1')).toEqual(['approved', 'pending', 'pending', 'rejected']);
});

test('attendance has ordinary days and every anomaly, and no day that differs from the rule', async () => {
  const statuses = await column(db, 'select distinct status from attendance_days order by 1');
  expect(statuses).toEqual(expect.arrayContaining(['absent', 'day_off', 'holiday', 'incomplete', 'present']));
  const flags = await column(db, 'select distinct jsonb_array_elements_text(flags) from attendance_days order by 1');
  expect(flags).toEqual(expect.arrayContaining(['double_tap', 'late', 'missing_out', 'off_day_work', 'overtime']));
  expect(await column(db, 'select distinct source from attendances order by 1')).toEqual(['correction', 'device', 'manual', 'web']);
  expect(await column(db, 'select count(*)::int from attendance_dirty')).toEqual([0]);
  expect(
    await column(
      db,
      `select outcome_reason || ' ' || count(distinct pin) from raw_punches where outcome <> 'accepted' group by outcome_reason order by 1`,
    ),
  ).toEqual(['clock 2', 'unknown_pin 2']);
  const rosters = `select status from month_schedules where name = 'Night operations' order by month`;
  expect(await column(db, rosters)).toEqual(['published', 'published', 'published', 'draft']);
  expect(await column(db, 'select status from shift_swaps group by 1 order by 1')).toEqual([
    'agreed',
    'approved',
    'asked',
    'expired',
    'refused',
    'withdrawn',
  ]);
  const nights = `select count(*)::int from attendance_days d join shifts s on s.id = d.shift_id
    where s.code = 'N' and d.status = 'present' and (d.last_out at time zone d.timezone)::date = d.date + 1`;
  expect((await column(db, nights))[0]).toBeGreaterThan(20);
  const splits = `select count(*)::int from attendance_days d join shifts s on s.id = d.shift_id
    where s.pause_start is not null and d.status = 'present' and json_array_length(d.intervals) = 2`;
  expect((await column(db, splits))[0]).toBeGreaterThan(3);
});

const late = new Date('2026-05-20T23:59:00Z');

test('two companies of the same day are planned alike, those of two days are not', () => {
  expect(planCompany(60, late, 60)).toEqual(planCompany(60, now, 60));
  expect(planCompany(60, now, 60)).not.toEqual(planCompany(60, new Date('2026-05-21T10:00:00Z'), 60));
});

/** The rows follow from the plan; only the whole run takes the time to write them twice. */
test.runIf(wholeRun)('and are the same, row by row', async () => {
  const other = await emptyCompany();
  await seedDemo(housing(other), { now: late, days: 0 });
  expect(await content(other)).toEqual(await content(db));
});

test('there is leave of every kind and in every state, and no punch during leave', async () => {
  const { rows } = await db.run(
    `select array(select distinct status from leaves order by 1) as states, (select count(*)::int from leave_categories) as kinds,
      (select count(*)::int from leave_ledger where kind = 'grant') as grants,
      (select count(*)::int from leave_days d join leaves l on l.id = d.leave_id and l.status = 'approved' and l.from_slot = 'full'
         join attendances a on a.employee_id = d.employee_id and a.work_date = d.date where d.active) as stamped`,
    [],
  );
  const states = ['approved', 'cancellation_requested', 'cancelled', 'draft', 'pending', 'rejected'];
  expect(rows[0]).toMatchObject({ states, kinds: 6, stamped: 0 });
  expect(rows[0].grants).toBeGreaterThan(60);
  expect(await column(db, 'select distinct status from excuses order by 1')).toEqual([
    'approved',
    'cancelled',
    'draft',
    'pending',
    'rejected',
  ]);
  expect(await column(db, 'select distinct status from overtime order by 1')).toEqual(['approved', 'open', 'pending', 'rejected']);
  expect(await column(db, `select count(*)::int from leave_ledger where kind in ('flex', 'overtime')`)).not.toEqual([0]);
});

test('twelve months are paid and closed, and this one has a payslip that cannot be calculated', async () => {
  const { rows } = await asSystem(
    db,
    sql`select status, count(*)::int as runs, bool_and(employees_count = done_count + failed_count) as whole, sum(failed_count)::int as failed
      from payrolls where status <> 'paid' group by status order by 1`,
  );
  expect(rows).toEqual([
    { status: 'calculated', runs: 1, whole: true, failed: 1 },
    { status: 'cancelled', runs: 1, whole: true, failed: 0 },
    { status: 'closed', runs: 12, whole: true, failed: 0 },
  ]);
});

const monthOfDays = `d.date between '2026-04-16' and '2026-05-15'`;
const atWork = `(select count(*) from employees where status in ('active', 'on_notice'))`;
const ofClients = `d.code in ('DEL', 'STR', 'TEC', 'DAT')`;

/** Plausible ranges for a company of this size, as an HR manager would expect; figures of people are per employee. */
test.each<[figure: string, statement: string, least: number, most: number]>([
  ['hours of overtime in a month', `select sum(d.overtime_minutes) / 60.0 / ${atWork} from overtime_days d where ${monthOfDays}`, 0.2, 1.5],
  [
    'percent of people with overtime in a month',
    `select count(distinct d.employee_id) * 100.0 / ${atWork} from overtime_days d where d.overtime_minutes > 0 and ${monthOfDays}`,
    10,
    50,
  ],
  [
    'most hours of overtime of one person in a month',
    `select max(hours) from (select sum(d.overtime_minutes) / 60.0 as hours from overtime_days d where ${monthOfDays} group by d.employee_id) each_of_them`,
    2,
    20,
  ],
  [
    'percent of planned days without an explanation',
    `select 100.0 * count(*) filter (where d.status = 'absent') / count(*) from attendance_days d where d.expected_minutes > 0 and ${monthOfDays}`,
    0.1,
    1.5,
  ],
  [
    'percent of planned days that begin late',
    `select 100.0 * count(*) filter (where d.late_minutes > 0) / count(*) from attendance_days d where d.expected_minutes > 0 and ${monthOfDays}`,
    0.5,
    5,
  ],
  ['days of vacation in a year', `select ${daysOfLeave('VAC', -365, 0)} / ${atWork}`, 10, 24],
  ['days of illness in a year', `select ${daysOfLeave('SICK', -365, 0)} / ${atWork}`, 2, 8],
  ['days of leave in the last 30 days', `select ${daysOfLeave('VAC', -30, 0)}`, 15, 150],
  ['days of leave in the next 60 days', `select ${daysOfLeave('VAC', 0, 60)}`, 30, 300],
  [
    'percent of people who left in a year',
    `select 100.0 * count(*) / ${atWork} from employment_periods where left_on between date '2026-05-20' - 365 and '2026-05-20'`,
    4,
    15,
  ],
  [
    'percent of time in departments for clients that is billable',
    `select 100.0 * sum(t.minutes) filter (where t.billable) / sum(t.minutes) from tasks t join departments d on d.id = t.department_id where ${ofClients}`,
    65,
    95,
  ],
  [
    'percent of time for presales',
    `select 100.0 * sum(t.minutes) filter (where p.category = 'presales') / sum(t.minutes) from tasks t join projects p on p.id = t.project_id`,
    0.2,
    4,
  ],
  ['people with more booked than they work', `select count(*) from (${bookedShares()}) b where b.most > 10000`, 1, 5],
  ['people with nothing booked in four weeks', `select count(*) from (${bookedShares()}) b where b.most = 0`, 1, 8],
  [
    'bookings over leave',
    `select count(*) from bookings b join leave_days d on d.employee_id = b.employee_id and d.active and d.date between b.from_date and b.to_date
     join leaves l on l.id = d.leave_id and l.status = 'approved'`,
    0,
    0,
  ],
  [
    'salaries of today outside the band of the job, at full time',
    `select count(*) from (
       select distinct on (c.employee_id) c.employee_id, c.amount * case c.currency when 'EUR' then 13 else 12 end * 10000.0 / e.fte
           / case when c.currency = 'JPY' and j.currency = 'EUR' then 1.6 else 1 end as yearly, j.salary_min, j.salary_max
       from compensations c join employees e on e.id = c.employee_id join jobs j on j.id = e.job_id
       where c.status = 'approved' and c.effective_from <= '2026-05-20' and e.status <> 'terminated' and c.frequency = 'monthly'
       order by c.employee_id, c.effective_from desc) s where s.yearly not between s.salary_min * 0.99 and s.salary_max * 1.01`,
    0,
    0,
  ],
  [
    'percent of records that were entered today',
    `select 100.0 * count(*) filter (where at >= now() - interval '1 hour') / count(*) from (
       select created_at as at from documents union all select created_at from leaves union all select created_at from projects
       union all select created_at from clients union all select created_at from bookings union all select created_at from jobs) records`,
    0,
    2,
  ],
  [
    'open documents with the same title',
    `select max(documents) from (select count(*) as documents from documents where status in ('requested', 'submitted', 'rejected') group by title) same`,
    1,
    3,
  ],
  [
    'taxes and contributions with the same name',
    `select max(components) from (select count(*) as components from pay_components group by name) same`,
    1,
    1,
  ],
  [
    'contracts of newcomers that say something else than the record',
    `select count(*) from forms f join employees e on e.id = f.employee_id
     where f.type = 'contract' and f.status = 'accepted' and e.hire_date > f.issued_at
       and (f.answers ->> 'start_date' <> e.hire_date::text or (f.answers ->> 'weekly_hours')::int <> 2400 * e.fte / 10000
         or (f.answers ->> 'notice_period')::int <> e.notice_days or f.answers ->> 'work_place' <> (select name from branches where id = e.branch_id))`,
    0,
    0,
  ],
])('%s are plausible', async (_, statement, least, most) => {
  const { rows } = await runAs('system', () => db.transaction((tx) => tx.run(statement, [])));
  const figure = Number(Object.values(rows[0] as Record<string, unknown>)[0]);
  expect(figure).toBeGreaterThanOrEqual(least);
  expect(figure).toBeLessThanOrEqual(most);
});

test('every feature of payroll, leave and retainers has an example', async () => {
  const { rows } = await asSystem(
    db,
    sql`select
      (select count(*)::int from allowances where recurrence = 'by_service') as instalments, (select count(*)::int from tax_details) as tax_details,
      (select count(*)::int from deductions where category = 'garnishment') as garnishments, (select count(*)::int from loan_repayments) as repayments,
      (select count(*)::int from cost_shares) as cost_shares, (select count(*)::int from bank_accounts where not is_primary) as split_accounts,
      (select count(*)::int from compensations where frequency <> 'monthly') as pay_periods, (select count(*)::int from leave_blackouts) as blackouts,
      (select count(*)::int from approval_settings where notify_only) as levels_that_inform, (select count(*)::int from leaves where shorten_to is not null) as shortened,
      (select count(*)::int from leave_policies where valid_from is not null) as dated_policies,
      (select count(*)::int from retainer_terms where fee is not null and carry_limit is not null) as retainers,
      (select count(distinct s.id)::int from leaves s join leave_categories c on c.id = s.leave_category_id and c.interrupts_leave
         join leaves o on o.employee_id = s.employee_id and o.id <> s.id and o.status = 'approved' and s.from_date between o.from_date and o.to_date) as ill_on_vacation`,
  );
  for (const [name, count] of Object.entries(rows[0] as Record<string, number>)) expect(count, name).toBeGreaterThan(0);
});

/** Days of approved leave of a category between two days counted from today. */
function daysOfLeave(code: string, from: number, to: number): string {
  return `(select coalesce(sum(d.amount), 0) from leave_days d join leaves l on l.id = d.leave_id join leave_categories c on c.id = l.leave_category_id
    where d.active and l.status = 'approved' and c.code = '${code}' and d.date between date '2026-05-20' + ${from} and date '2026-05-20' + ${to})`;
}

/** For each active employee, the largest booked share of a day in the next four weeks. */
function bookedShares(): string {
  return `select e.id, coalesce(max(day.booked), 0) as most from employees e
    left join lateral (
      select sum(b.share_bp) as booked from generate_series(date '2026-05-20', date '2026-06-17', interval '1 day') g (at)
      join bookings b on b.employee_id = e.id and g.at between b.from_date and b.to_date group by g.at) day on true
    where e.status = 'active' group by e.id`;
}

test('every record could have been entered by hand', async () => {
  for (const resource of Object.values<Resource>(resources).filter(({ life: { writes } }) => writes?.length !== 0)) {
    const { rows } = await db.run(`select * from ${resource.name.replaceAll('-', '_')}`, []);
    for (const row of rows) expect(complaintsAbout(resource, row), `${resource.name}: ${JSON.stringify(row)}`).toEqual({});
  }
});

/** Demo companies of this size have neither pictures nor documents, which take longer than the people. */
const many = wholeRun ? 1000 : 400;

test(`a company of ${many} has a team for every 40 people, a user and a number for every employee, even the ten-thousandth, and managers without a cycle`, async () => {
  const large = await emptyCompany();
  await large.run(`select setval('employee_numbers', 9990)`, []);
  const lines: string[] = [];
  expect(await seedDemo(housing(large), { employees: many, now, progress: (line) => lines.push(line) })).toEqual({
    employees: many,
    users: many,
  });
  expect(await counts(large)).toMatchObject({ departments: many / 40, employees: many, users: many, without_head: 0 });
  expect(lines).toContain(`${many} of ${many} users`);
  const { rows } = await large.run(
    `with recursive below as (
       select id from employees where manager_id is null union all select e.id from employees e join below on e.manager_id = below.id
     ) select count(*)::int as reached from below`,
    [],
  );
  expect(rows).toEqual([{ reached: many }]);
  expect(await column(large, 'select max(length(employee_no)) from employees')).toEqual([7]);
  expect(await column(large, 'select count(distinct employee_no)::int from employees')).toEqual([many]);
});

test('a database without the roles of the program is left alone', async () => {
  await expect(seedDemo(housing(await migratedDatabase()), { now })).rejects.toThrow('needs the nine roles');
});

test('a database with users is left alone', async () => {
  await expect(seedDemo(housing(db), { now })).rejects.toMatchObject({ code: 'DATABASE_NOT_EMPTY' });
  expect(await counts(db)).toMatchObject({ branches: 3, employees: 60, users: 26 });
});

test.each([0, 19, 60.5, 200_001, Number.NaN])('a company of %s people is refused', async (employees) => {
  await expect(seedDemo(housing(undefined as never), { employees, now })).rejects.toThrow('between 20 and 200000');
});

test.each([
  ['Madrid 2026', madridHolidays(2026), '01-01 01-06 04-02 04-03 05-01 05-02 05-15 08-15 10-12 11-01 11-09 12-06 12-08 12-25'],
  [
    'Valencia 2025',
    valenciaHolidays(2025),
    '01-01 01-06 01-22 03-19 04-18 04-21 04-28 05-01 06-24 08-15 10-09 10-12 11-01 12-06 12-08 12-25',
  ],
  [
    'Japan 2026',
    japaneseHolidays(2026),
    '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  ],
  [
    'Japan 2025',
    japaneseHolidays(2025),
    '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24',
  ],
])('the public holidays of %s are those of the law', (_place, holidays, days) => {
  expect(
    holidays
      .map(({ date }) => date.slice(5))
      .sort()
      .join(' '),
  ).toBe(days);
});

const files = createFolderFiles(await mkdtemp(join(tmpdir(), 'cadre-seeds-')));
const seal = createSeal(Buffer.alloc(32, 7));
const housing = (db: Database) => ({ db, files, seal });

test('a company that becomes publicly reachable gets random passwords, shown once', async () => {
  const passwords = await replacePublishedPasswords(db);
  if (passwords?.kind !== 'random') return expect.fail('nothing was replaced');
  const lines: string[] = [];
  printAccounts(passwords, (line) => lines.push(line));
  expect(lines.join('\n')).not.toContain(demoPassword);
  const { rows } = await db.run('select email, password_hash from users where password_hash is not null', []);
  for (const hash of new Set(rows.map(({ password_hash }) => password_hash))) expect(await verifyPassword(demoPassword, hash)).toBe(false);
  for (const { email } of demoAccounts) {
    const hash = rows.find((row) => row.email === email)?.password_hash;
    expect(await verifyPassword(passwords.of[email] ?? '', hash)).toBe(true);
    expect(lines.filter((line) => line.includes(email) && line.endsWith(passwords.of[email] ?? '-'))).toHaveLength(1);
  }
  expect(await replacePublishedPasswords(db)).toBeUndefined();
});

async function emptyCompany(): Promise<Database> {
  const db = await migratedDatabase();
  await syncPermissions(db);
  return db;
}

async function migratedDatabase(): Promise<Database> {
  const settings = await testDatabaseSettings();
  const db = await openDatabase(settings);
  closing.push(async () => {
    await db.close();
    await settings.dispose();
  });
  return db;
}

async function counts(db: Database) {
  const { rows } = await db.run(
    `select (select count(*)::int from branches) as branches, (select count(distinct timezone)::int from branches) as zones,
       (select count(distinct currency)::int from branches) as currencies, (select count(*)::int from departments) as departments,
       (select count(*)::int from employees) as employees, (select count(*)::int from users) as users,
       (select count(*)::int from departments where head_id is null) as without_head`,
    [],
  );
  return rows[0];
}

async function column(db: Database, statement: string): Promise<unknown[]> {
  const { rows } = await db.run(statement, []);
  return rows.map((row) => Object.values(row)[0]);
}

/** All columns except timestamps, and values that depend on salts. */
async function content(db: Database) {
  const organisation = ['settings', 'branches', 'holidays', 'departments', 'jobs', 'users', 'user_roles', 'notifications', 'logs'];
  const people = ['employees', 'employee_versions', 'employment_periods', 'documents', 'media', 'skills', 'dependents', 'bank_accounts'];
  const tables = [...organisation, ...people];
  const sealed = ['national_id', 'passport_no', 'iban', 'account_no'];
  const seasoned = ['doer', 'doer_salt', 'said', 'said_salt'];
  const stamped = ['created_at', 'updated_at', 'named_at', 'at', 'hash', 'prev_hash', 'password_hash', ...sealed, ...seasoned];
  const all: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = await db.run(`select * from ${table} order by 1, 2`, []);
    expect(rows).not.toHaveLength(0);
    all[table] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !stamped.includes(name))));
  }
  return all;
}

function complaintsAbout(resource: Resource, row: Record<string, unknown>) {
  const given = Object.entries(resource.fields).filter(
    ([name, field]) => isWritable(field) && Object.hasOwn(row, name) && field.kind !== 'money' && !isSealed(field),
  );
  const input = Object.fromEntries(given.map(([name, field]) => [name, withDecimals(field, row[name])]));
  return { ...checkRecord(resource.fields, input, true), ...resource.check?.(row) };
}
