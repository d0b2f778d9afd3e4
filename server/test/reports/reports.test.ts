import { dayForms } from '@cadre/contract/texts/day-forms';
import { apportion } from '@cadre/rules/apportion';
import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequests } from '../../src/crud/requests/requests.ts';
import { createApprovals } from '../../src/features/approvals/create-approvals.ts';
import type { ReportScope } from '../../src/features/reports/facts/report-source.ts';
import { mailReports } from '../../src/features/reports/mail-reports.ts';
import { refuseTooMany } from '../../src/features/reports/read-leaves.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { readPdf } from '../../src/platform/documents/testing/read-pdf.ts';
import { readZip } from '../../src/platform/documents/testing/read-zip.ts';
import { bookings, dueWeeks, settlingWith } from '../../src/ports.ts';
import { monday, planHours, today } from '../attendance/fixtures.ts';
import { mailsIn } from '../office/outbox.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { hire } from '../people/people.ts';

let office: Office;
const projects: Record<'audit' | 'inside', number> = { audit: 0, inside: 0 };
const sunday = addDays(monday, 6);
const week = { date: { from: monday, to: sunday } };

beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  const { db } = office.services;
  const { manager, consultant, outsider, places } = office.cast;
  await sql`update employees set created_at = ${addDays(monday, -60)}::date`.execute(db);
  const { rows: clients } = await sql<{ id: number }>`insert into clients (name, currency) values ('Ostwind', 'EUR') returning id`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into projects (number, name, client_id, status, manager_id, open_to_all, billing_type, billable, category) values
      ('P1', 'Audit', ${clients[0]?.id}, 'active', ${manager.employee_id}, true, 'time_and_materials', true, 'client'),
      ('P2', 'Inside', null, 'active', ${manager.employee_id}, true, 'internal', false, 'internal') returning id`.execute(db);
  [projects.audit, projects.inside] = rows.map(({ id }) => id) as [number, number];
  await sql`insert into project_baselines (project_id, baseline) values (${projects.audit}, 1)`.execute(db);
  await sql`
    insert into project_estimates (project_id, department_id, baseline, minutes)
    values (${projects.audit}, ${places.delivery.department_id}, 1, 1200)`.execute(db);
  await sql`insert into rates (kind, scope, currency, amount, valid_from) values ('bill', 'company', 'EUR', 12000, '2020-01-01'), ('cost', 'company', 'EUR', 7000, '2020-01-01')`.execute(
    db,
  );
  await sql`
    insert into tasks (employee_id, date, project_id, minutes, billable, description)
    select ${consultant.employee_id}::int, ${monday}::date + day, ${projects.audit}::int, 425, true, 'Fieldwork' from generate_series(0, 4) day
    union all select ${consultant.employee_id}, ${monday}::date + 1, ${projects.inside}, 20, false, 'Training'
    union all select ${outsider.employee_id}, ${monday}::date, ${projects.audit}, 61, true, 'Review'`.execute(db);
  await sql`
    insert into travels (employee_id, title, purpose, from_place, to_place, start_date, end_date, project_id, currency, funding, status,
      estimate_total, actual_total)
    select ${manager.employee_id}, t.status, 'On site', 'Lisbon', 'Porto', ${monday}::date + t.day, ${monday}::date + t.day, ${projects.audit}, t.currency,
      t.funding, t.status, t.expected, t.paid
    from (values (0, 'EUR', 'company', 'completed', 9000, 8000), (1, 'EUR', 'mixed', 'approved', 1500, 0), (2, 'EUR', 'client', 'approved', 7000, 0),
      (3, 'USD', 'company', 'approved', 7000, 0), (4, 'EUR', 'company', 'rejected', 7000, 0)) t (day, currency, funding, status, expected, paid)`.execute(
    db,
  );
});
afterAll(() => office.close());

const report = async (person: Person, name: string, filters: object = {}) => {
  const { status, body, text } = await person.get(`/reports/${name}`, { filters });
  if (status !== 200) throw new Error(text);
  return body.data;
};
const summary = async (person: Person, filters: object) => (await person.get('/tasks/summery', { filters })).body.data;

describe('hours summed up', () => {
  test('are those of all rows, by project and department, against their estimates', async () => {
    const result = await summary(office.as('hr'), { ...week, group_by: ['project', 'department'] });
    expect(result.totals).toMatchObject({
      hours: 36.77,
      billable_hours: 36.43,
      non_billable_hours: 0.33,
      entries: 7,
      employees: 2,
      projects: 2,
      draft_hours: 36.77,
      approved_hours: 0,
      amount: null,
      cost: null,
    });
    expect(result.groups[0]).toMatchObject({
      key: { project: projects.audit },
      label: '(P1) Audit',
      hours: 36.43,
      estimated_hours: 20,
      percent: 182,
    });
    // A filter by day limits the hours; estimate, spent and remaining hours still cover the whole project.
    const day = await summary(office.as('hr'), { date: { from: monday, to: monday }, group_by: ['project', 'department'] });
    const whole = { estimated_hours: 20, spent_hours: 36.43, remaining_hours: -16.43, percent: 182 };
    expect(day.groups[0]).toMatchObject({ ...whole, hours: 8.1, period_minutes: 486, period_cost: null, period_amount: null });
    expect(result.groups[0]).toMatchObject({ ...whole, hours: 36.43, period_minutes: 2186 });
    const paid = await summary(office.as('payroll'), { date: { from: monday, to: monday } });
    expect(paid.groups[0]).toMatchObject({ period_cost: 567, period_amount: 972 });
    expect(result.groups[0].groups).toHaveLength(2);
    expect(result.by_day[0]).toEqual({ date: monday, hours: 8.1, billable_hours: 8.1 });
    expect((await office.as('hr').get('/tasks/summary', { filters: week })).body.data.totals).toEqual(result.totals);
  });

  test('cover own hours for an employee, own projects for a project manager, and show amounts only with the right', async () => {
    expect((await summary(office.as('consultant'), week)).totals).toMatchObject({ hours: 35.75, employees: 1, amount: null });
    // Users who log time on a project do not see its estimate because of that.
    expect((await summary(office.as('consultant'), week)).groups[0]).toMatchObject({ hours: 35.42, estimated_hours: null, percent: null });
    expect((await summary(office.as('outsider'), { ...week, employee: [office.cast.consultant.employee_id] })).totals.hours).toBe(0);
    expect((await summary(office.as('manager'), week)).totals).toMatchObject({ hours: 36.77, employees: 2 });
    expect((await summary(office.as('payroll'), week)).totals).toMatchObject({ amount: 4372, cost: 2573.65, currency: 'EUR' });
  });

  test('without dates cover this week, and unknown filters are refused', async () => {
    const { body } = await office.as('consultant').get('/tasks/summary', { filters: { employee: 'self' } });
    expect(addDays(body.data.filters.date.from, 6)).toBe(body.data.filters.date.to);
    for (const filters of [
      { group_by: ['moon'] },
      { group_by: ['day', 'week', 'month', 'project'] },
      { moon: 1 },
      { date: { from: '2020-01-01', to: today } },
    ])
      expect((await office.as('hr').get('/tasks/summary', { filters })).status, JSON.stringify(filters)).toBe(422);
    expect((await office.as('hr').get('/tasks/summary', { filters: 'x' })).status).toBe(422);
  });
});

describe('a report', () => {
  test('of utilization is the billable share of the available time', async () => {
    const { rows, totals } = await report(office.as('hr'), 'utilization', {
      ...week,
      employee: [office.cast.consultant.employee_id],
      group_by: ['employee'],
    });
    expect(rows[0].values).toMatchObject({
      capacity: 2250,
      available: 2250,
      worked: 2145,
      billable: 2125,
      internal: 20,
      unlogged: 105,
      target: 8000,
      utilization: 9444,
    });
    expect(totals.utilization).toBe(9444);
  });

  test('of utilization and of cards counts people who were entered after their hire from the day of hire, by their part of full time', async () => {
    const { db } = office.services;
    const late = await hire(office, { hire_date: addDays(monday, 2), fte: 5_000 });
    await sql`update employees set created_at = now() where id = ${late.id}`.execute(db);
    const requested = { ...week, employee: [late.id], group_by: ['employee'] };
    const halfDays = 3 * 225;
    expect((await report(office.as('hr'), 'utilization', requested)).totals).toMatchObject({ capacity: halfDays, unlogged: halfDays });
    expect((await report(office.as('hr'), 'compliance', requested)).totals).toMatchObject({ required: halfDays, missing: halfDays });
    expect((await summary(office.as('hr'), { ...week, employee: [late.id] })).totals.required_hours).toBe(halfDays / 60);
  });

  test('of capacity spreads the rest of a project to its end, and shows bench and shortage of departments next to each other', async () => {
    const { db } = office.services;
    const { manager, consultant, places } = office.cast;
    const { rows } = await sql<{ id: number }>`
      insert into projects (number, name, status, manager_id, open_to_all, billing_type, billable, category, end_date)
      values ('P9', 'Long', 'active', ${manager.employee_id}, true, 'time_and_materials', true, 'client', ${addDays(today, 364)}::date)
      returning id`.execute(db);
    const long = rows[0]?.id;
    const yearOfWork = 52 * 600;
    await sql`insert into project_baselines (project_id, baseline) values (${long}, 1)`.execute(db);
    await sql`
      insert into project_estimates (project_id, department_id, baseline, minutes)
      values (${long}, ${places.design.department_id}, 1, ${yearOfWork})`.execute(db);
    const design = { department: [places.design.department_id], group_by: ['department', 'week'] };
    const { rows: shown } = await report(office.as('hr'), 'capacity', design);
    const weeks = shown[0].rows.map(({ values }: { values: { remaining: number } }) => values.remaining);
    expect(Math.max(...weeks)).toBeLessThanOrEqual(602);
    expect(Math.min(...weeks.slice(1, -1))).toBeGreaterThanOrEqual(598);

    await sql`
      insert into bookings (employee_id, project_id, from_date, to_date, minutes_per_day, weekdays, status, manager_id)
      values (${consultant.employee_id}, ${long}, ${addDays(today, 7)}, ${addDays(today, 13)}, 600, '[1,2,3,4,5]', 'confirmed', ${manager.employee_id})`.execute(
      db,
    );
    const over = async (group_by: string[]) => (await report(office.as('hr'), 'capacity', { group_by })).totals;
    const [byDepartment, byPerson] = [await over(['department', 'week']), await over(['employee'])];
    expect(byDepartment.shortage).toBeGreaterThanOrEqual(5 * 150);
    expect(byDepartment.bench).toBeGreaterThan(0);
    for (const name of ['bench', 'shortage', 'capacity', 'load']) expect([name, byPerson[name]]).toEqual([name, byDepartment[name]]);
    const { data: board } = (await office.as('hr').get('/planning/free', { from: addDays(today, 1), to: addDays(today, 84), free: '1' }))
      .body;
    const free = board.people.find(({ id }: { id: number }) => id === consultant.employee_id);
    const { totals } = await report(office.as('hr'), 'capacity', { employee: [consultant.employee_id], group_by: ['employee'] });
    expect([totals.bench, totals.shortage]).toEqual([free.free_minutes, 5 * 150]);
  });

  test('of burn shows the remaining part of each estimate, and unplanned departments', async () => {
    const { rows } = await report(office.as('manager'), 'burn', { group_by: ['project', 'department'] });
    const audit = rows.find(({ key }: { key: number }) => key === projects.audit);
    expect(audit.values).toMatchObject({ estimate: 1200, baseline: 1200, spent: 2186, remaining: -986, used: 18_217, health: 'red' });
    expect(audit.rows.map(({ values }: { values: { estimate: number } }) => values.estimate).toSorted()).toEqual([0, 1200]);
  });

  test('of cards shows the missing weeks until they are submitted', async () => {
    const requested = {
      ...week,
      employee: [office.cast.consultant.employee_id, office.cast.outsider.employee_id],
      group_by: ['employee', 'week'],
    };
    const { rows } = await report(office.as('hr'), 'compliance', requested);
    const of = (id: number | null) => rows.find(({ key }: { key: number }) => key === id)?.values;
    expect(of(office.cast.consultant.employee_id)).toMatchObject({
      required: 2250,
      logged: 2145,
      missing: 105,
      status: 'draft',
      on_time: 0,
    });
    expect(of(office.cast.outsider.employee_id)).toMatchObject({ logged: 61, missing: 2189 });
  });

  test('of days compares attendance with time cards', async () => {
    const { rows } = await report(office.as('hr'), 'attendance-vs-cards', { ...week, employee: [office.cast.consultant.employee_id] });
    expect(rows[0].rows[0].values).toMatchObject({ scheduled: 450, attended: 0, logged: 425, difference: 425, status: 'no_punch' });
  });

  test('of money needs the right to it, and is in one currency', async () => {
    expect((await office.as('consultant').get('/reports/profitability')).status).toBe(403);
    const lacking = await report(office.as('payroll'), 'profitability', week);
    const noRate = { currency: 'USD', day: addDays(monday, 3) };
    expect(lacking).toMatchObject({
      currency: 'EUR',
      totals: { revenue: 437_200, labour_cost: 257_365, travel_cost: null, margin: null, margin_share: null, worked: 2206 },
    });
    expect(lacking.no_rate).toEqual({ travel_cost: noRate, margin: noRate, margin_share: noRate, drift: noRate });
    const file = (await fileOf(office.as('payroll'), 'csv', 'profitability', week)).body;
    expect(file).toContain(`no rate (USD, ${dayForms('en').day(noRate.day)})`);
    await sql`insert into exchange_rates (day, from_currency, to_currency, rate) values (${addDays(monday, -9)}, 'EUR', 'USD', 1.25)`.execute(
      office.services.db,
    );
    const { totals, columns } = await report(office.as('payroll'), 'profitability', week);
    // Of five trips one was paid and two are expected, one of them 70.00 USD or 56.00 EUR; the client pays one, and one was refused.
    expect(totals).toMatchObject({ revenue: 437_200, labour_cost: 257_365, travel_cost: 15_100, margin: 164_735, worked: 2206 });
    const { columns: seen } = await report(office.as('manager'), 'profitability', week);
    const names = (of: { name: string }[]) => of.map(({ name }) => name);
    expect(names(columns)).toContain('margin');
    expect(names(seen)).not.toContain('margin');
    expect(names((await report(office.as('hr'), 'time-detail', week)).columns)).not.toContain('amount');
  });

  test.each(['utilization', 'burn', 'time-detail', 'compliance', 'profitability', 'attendance-vs-cards', 'muster', 'capacity', 'accuracy'])(
    'of %s is read in each of its groups',
    async (name) => {
      const { group_by, columns } = await report(office.as('payroll'), name, name === 'capacity' ? {} : week).catch(() =>
        report(office.as('hr'), name),
      );
      expect(group_by.length).toBeGreaterThan(0);
      expect(columns.length).toBeGreaterThan(3);
    },
  );

  test('that does not exist, or is not for the caller, is refused', async () => {
    expect((await office.as('hr').get('/reports/moon')).status).toBe(404);
    expect((await office.as('hr').get('/reports/burn', { filters: { employee: [1] } })).status).toBe(422);
  });
});

/** Two decimals of an hour are exact enough for every minute. */
const minutesIn = (hours: string): number => Math.round(Number(hours) * 60);

async function fileOf(person: Person, format: string, name: string, filters: object) {
  const { status, body, headers, text } = await person.post(`/exports/report-${name}`, { format, filters });
  if (status !== 200) throw new Error(text);
  return office.app.inject({ url: body.link, headers: { cookie: String(headers['set-cookie']).split(';')[0] as string } });
}

describe('a report compared', () => {
  const earlier = { ...week, compare: 'week', group_by: ['employee', 'day'] };
  const tuesday = addDays(monday, 1);

  beforeAll(async () => {
    const { consultant, manager } = office.cast;
    await sql`
      insert into tasks (employee_id, date, project_id, minutes, billable) values
        (${consultant.employee_id}::int, ${addDays(tuesday, -7)}::date, ${projects.inside}::int, 45, false),
        (${manager.employee_id}::int, ${addDays(tuesday, -7)}::date, ${projects.inside}::int, 30, false)`.execute(office.services.db);
  });
  afterAll(() => sql`delete from tasks where date < ${monday}::date`.execute(office.services.db));

  test('shows the numbers of the earlier period next to its own, by group, and names that period', async () => {
    const { compared, rows, totals, totals_before } = await report(office.as('hr'), 'time-detail', earlier);
    expect(compared).toEqual({ from: addDays(monday, -7), to: addDays(sunday, -7) });
    expect([totals.worked, totals_before.worked]).toEqual([2206, 75]);
    const of = (id: number | null) => rows.find(({ key }: { key: number }) => key === id);
    const own = of(office.cast.consultant.employee_id);
    expect([own.values.worked, own.before.worked]).toEqual([2145, 45]);
    const days = own.rows.map(({ key, before }: { key: string; before: { worked: number | null } }) => [key, before.worked]);
    expect(days).toContainEqual([tuesday, 45]);
    expect(days).toContainEqual([monday, null]);
    const gone = of(office.cast.manager.employee_id);
    expect([gone.values.worked, gone.before.worked]).toEqual([null, 30]);
    const plain = await report(office.as('hr'), 'time-detail', { ...earlier, compare: undefined });
    expect([plain.compared, plain.totals_before, plain.rows[0].before]).toEqual([null, null, null]);
  });

  test('has the same in its files', async () => {
    const { body } = await fileOf(office.as('hr'), 'csv', 'time-detail', earlier);
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toContain('Hours,"Hours, before","Hours, difference"');
    expect(lines.at(-1)).toContain('36.77,1.25,35.52');
    const pages = readPdf((await fileOf(office.as('hr'), 'pdf', 'time-detail', { ...earlier, group_by: ['project'] })).rawPayload);
    expect(pages.map(({ text }) => text).join(' ')).toContain(`Compared with ${dayForms('en').day(addDays(monday, -7))}`);
  });

  test('excludes hours of employees its reader cannot see', async () => {
    const { totals_before } = await report(office.as('consultant'), 'time-detail', earlier);
    expect(totals_before.worked).toBe(45);
  });

  test('is refused if the periods overlap, or if the report has no period', async () => {
    const status = async (name: string, filters: object) => (await office.as('hr').get(`/reports/${name}`, { filters })).status;
    expect(await status('time-detail', { date: { from: addDays(monday, -7), to: monday }, compare: 'week' })).toBe(422);
    expect(await status('time-detail', { ...week, compare: 'moon' })).toBe(422);
    expect(await status('burn', { compare: 'month' })).toBe(422);
    expect(await status('capacity', { compare: 'month' })).toBe(422);
  });
});

describe('a file of a report', () => {
  test('agrees with the screen to the minute, as CSV, XLSX and PDF', async () => {
    const filters = { ...week, group_by: ['employee', 'week'] };
    const { totals, rows } = await report(office.as('hr'), 'compliance', filters);
    const result = [
      ...rows.flatMap((row: { rows: { values: { logged: number } }[] }) => row.rows.map(({ values }) => values.logged)),
      totals.logged,
    ];
    expect(totals.logged).toBe(2206);
    const { body } = await fileOf(office.as('hr'), 'csv', 'compliance', filters);
    const lines = body
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const head = lines.findIndex((line) => line.includes('Logged'));
    const at = lines[head]?.indexOf('Logged') ?? -1;
    expect(lines.slice(head + 1).map((line) => minutesIn(line[at] ?? ''))).toEqual(result);
    const sheet = readZip((await fileOf(office.as('hr'), 'xlsx', 'compliance', filters)).rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
    const numbers = [...sheet.matchAll(/<v>([\d.]+)<\/v>/g)].map(([, value]) => Math.round(Number(value) * 1440));
    expect(numbers).toEqual(expect.arrayContaining(result));
    const pages = readPdf((await fileOf(office.as('hr'), 'pdf', 'compliance', filters)).rawPayload);
    expect(pages.map(({ text }) => text).join(' ')).toContain('36:46');
  });

  test('needs the right to export all of it', async () => {
    expect((await office.as('consultant').post('/exports/report-time-detail', { format: 'csv' })).status).toBe(403);
    expect((await office.as('hr').post('/exports/tasks-summery', { format: 'csv', filters: week })).status).toBe(200);
  });
});

describe('a saved report', () => {
  const stored = { name: 'Weeks', report: 'compliance', period: 'last_week', filters: { group_by: ['employee'] } };

  test('is visible to its owner only, unless it is shared', async () => {
    const { id } = (await office.as('hr').post('/saved-reports', stored)).body.data;
    const seen = async (person: Person) => (await person.get('/saved-reports')).body.data.map(({ name }: { name: string }) => name);
    expect([await seen(office.as('hr')), await seen(office.as('admin'))]).toEqual([['Weeks'], []]);
    expect((await office.as('admin').put(`/saved-reports/${id}`, stored)).status).toBe(404);
    expect((await office.as('hr').put(`/saved-reports/${id}`, { ...stored, is_shared: true })).status).toBe(200);
    expect(await seen(office.as('admin'))).toEqual(['Weeks']);
    expect((await office.as('hr').post('/saved-reports', stored)).status).toBe(409);
    expect((await office.as('hr').delete(`/saved-reports/${id}`)).status).toBe(200);
  });

  test('is sent once a week, to colleagues only, with the data its owner may see then', async () => {
    const { cast, services } = office;
    const sent = { ...stored, schedule: 'weekly', recipients: [cast.manager.email], format: 'csv' };
    expect((await office.as('hr').post('/saved-reports', { ...sent, recipients: ['someone@elsewhere.example'] })).status).toBe(422);
    expect((await office.as('hr').post('/saved-reports', { ...sent, recipients: [] })).status).toBe(422);
    expect((await office.as('hr').post('/saved-reports', sent)).status).toBe(200);
    const ports = { ...settlingWith(createRequests(createApprovals(() => ({})))), ...bookings, ...dueWeeks };
    for (let times = 0; times < 2; times += 1) await mailReports(services, ports, today);
    await expect.poll(async () => (await mailsIn(services)).filter(({ subject }) => subject.includes('Weeks')).length).toBe(1);
    const [mail] = (await mailsIn(services)).filter(({ subject }) => subject.includes('Weeks'));
    expect(mail).toMatchObject({ to: cast.manager.email, attachments: [{ name: `compliance-${today}.csv` }] });
    await sql`delete from user_roles where user_id = ${cast.hr.user_id}`.execute(services.db);
    await mailReports(services, ports, addDays(today, 7));
    expect((await mailsIn(services)).filter(({ subject }) => subject.includes('Weeks'))).toHaveLength(1);
  });
});

test('the dashboard shows pending approvals, missing weeks and hours by department, limited to the permissions of its reader', async () => {
  const result = (await office.as('admin').get('/dashboard')).body.data;
  const delivery = result.projects.find(({ id }: { id: number }) => id === projects.audit);
  expect(delivery).toMatchObject({
    number: 'P1',
    name: 'Audit',
    timespent: { Delivery: { estimated: 20, spent: 35.42, spent_approved: 0 } },
  });
  expect(result.not_submitted_tasks_count).toBe(result.not_submitted.weeks);
  expect(result.not_submitted_tasks_count).toBeGreaterThan(1);
  const own = (await office.as('consultant').get('/employees/dashboard')).body.data;
  expect(own).toMatchObject({ pending_approvals: 0, not_submitted: { employees: 1, draft_tasks: 6 }, projects: [] });
});

test('more entries than anybody reads are refused before they are read', async () => {
  const { db } = office.services;
  const scope = { group_by: ['entry'] } as unknown as ReportScope;
  // Evaluating the hours divides by zero.
  const facts = (entries: number) => () => sql`select g as k_entry, 1 / (g - g) as c_worked from generate_series(1, ${entries}::int) g`;
  const ask = (entries: number) => refuseTooMany({ db }, { facts: facts(entries), finish: () => (sums) => sums }, scope, { by: {} });
  await expect(ask(10_001)).rejects.toMatchObject({ code: 'too_many_rows' });
  await expect(ask(10_000)).resolves.toBeUndefined();
});

describe('money in three currencies', () => {
  type Work = { project: 'dollars' | 'yen' | 'fixed'; day: number; minutes: number; status?: string };
  const first = addDays(monday, -28);
  const span = { date: { from: first, to: addDays(first, 6) } };
  const work: Work[] = [
    { project: 'dollars', day: 0, minutes: 451 },
    { project: 'dollars', day: 3, minutes: 59 },
    { project: 'yen', day: 1, minutes: 333 },
    { project: 'yen', day: 4, minutes: 7 },
    { project: 'fixed', day: 0, minutes: 100 },
    { project: 'fixed', day: 1, minutes: 100 },
    { project: 'fixed', day: 2, minutes: 101 },
    { project: 'dollars', day: 4, minutes: 60, status: 'rejected' },
  ];
  /** Billing rates per hour in minor units, by project; the cost rate is 70.00 EUR everywhere. */
  const rates = { dollars: { amount: 15_055, currency: 'USD' }, yen: { amount: 17_001, currency: 'JPY' } } as const;
  const price = 100_000;
  /** The value of one euro on each day, as in the table of exchange rates: the second day has no rate there. */
  const euro: Record<string, string[]> = { USD: ['1.25', '1.25', '1.25', '1.3', '1.3'], JPY: ['160', '160', '160', '161.5', '161.5'] };
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    const { db } = office.services;
    const { manager, consultant } = office.cast;
    await sql`
      insert into exchange_rates (day, from_currency, to_currency, rate) values (${first}, 'EUR', 'JPY', 160), (${addDays(first, 3)}, 'EUR', 'JPY', 161.5),
        (${addDays(first, 3)}, 'EUR', 'USD', 1.3), (${first}, 'EUR', 'USD', 1.25)`.execute(db);
    const { rows } = await sql<{ id: number; name: string }>`
      insert into projects (number, name, client_id, status, manager_id, open_to_all, billing_type, currency, fixed_price)
      select 'M-' || p.name, p.name, (select min(id) from clients), 'active', ${manager.employee_id}, true, p.kind, p.currency, p.price
      from (values ('dollars', 'time_and_materials', 'USD', null::bigint), ('yen', 'time_and_materials', 'JPY', null),
        ('fixed', 'fixed_price', 'EUR', ${price}::bigint)) p (name, kind, currency, price) returning id, name`.execute(db);
    for (const { id, name } of rows) ids[name] = id;
    // A nearer rate in another currency, which no project of this currency takes.
    await sql`
      insert into rates (kind, scope, client_id, project_id, currency, amount, valid_from) values
        ('bill', 'project', null, ${ids.dollars}, 'EUR', 99999, '2019-01-01'),
        ('bill', 'client', (select min(id) from clients), null, 'USD', ${rates.dollars.amount}, '2020-01-01')`.execute(db);
    await sql`insert into rates (kind, scope, project_id, currency, amount, valid_from) values ('bill', 'project', ${ids.yen}, 'JPY', ${rates.yen.amount}, '2019-01-01')`.execute(
      db,
    );
    for (const { project, day, minutes, status } of work) {
      const { rows: made } = await sql<{ id: number }>`
        insert into tasks (employee_id, date, project_id, minutes, billable)
        values (${consultant.employee_id}, ${addDays(first, day)}::date, ${ids[project]}, ${minutes}, true) returning id`.execute(db);
      if (status) await sql`update tasks set status = ${status} where id = ${made[0]?.id}`.execute(db);
    }
  });

  /** Reference calculation of a day’s amount in a currency, in fractions of a thousandth of a minor unit. */
  const inMinor = (over: bigint, under: bigint): number => Number((2n * over + under) / (2n * under));
  const rateOf = (currency: string, day: number): [bigint, bigint] => {
    if (currency === 'EUR') return [1n, 1n];
    const [whole = '', part = ''] = (euro[currency]?.[day] ?? '').split('.');
    return [BigInt(whole + part), 10n ** BigInt(part.length)];
  };
  const digits = (currency: string): bigint => (currency === 'JPY' ? 1n : 100n);
  const exchanged = (over: bigint, under: bigint, from: string, to: string, day: number): number => {
    const [fromOver, fromUnder] = rateOf(from, day);
    const [toOver, toUnder] = rateOf(to, day);
    return inMinor(over * toOver * fromUnder * digits(to), under * toUnder * fromOver * digits(from));
  };
  const counted = work.filter(({ status }) => status !== 'rejected');
  const earned = apportion(
    price,
    counted.filter(({ project }) => project === 'fixed').map(({ minutes }) => minutes),
  );
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const revenueIn = (currency: string): number =>
    sum(
      counted.map(({ project, minutes, day }) => {
        if (project === 'fixed') return exchanged(BigInt(earned.shift() as number), 1n, 'EUR', currency, day);
        const { amount, currency: own } = rates[project];
        return own === currency ? inMinor(BigInt(minutes * amount), 60n) : exchanged(BigInt(minutes * amount), 60n, own, currency, day);
      }),
    );
  const costIn = (currency: string): number =>
    sum(counted.map(({ minutes, day }) => exchanged(BigInt(minutes * 7000), 60n, 'EUR', currency, day)));

  test.each(['EUR', 'USD', 'JPY'])('adds up in %s, each amount by the rate of its day', async (currency) => {
    earned.splice(0, earned.length, ...apportion(price, [100, 100, 101]));
    const { totals, no_rate, rows } = await report(office.as('payroll'), 'profitability', { ...span, currency, group_by: ['project'] });
    expect(no_rate).toEqual({});
    expect(totals).toMatchObject({ revenue: revenueIn(currency), labour_cost: costIn(currency), worked: 1151 });
    expect(sum(rows.map(({ values }: { values: { revenue: number } }) => values.revenue))).toBe(totals.revenue);
    const result = (await summary(office.as('payroll'), { ...span, currency })).totals;
    expect(result).toMatchObject({ currency, cost: costIn(currency) / Number(digits(currency)), entries: 7, no_rate: {} });
  });

  test('shares a fixed price over its rows to the cent', async () => {
    const { rows } = await report(office.as('payroll'), 'profitability', { ...span, project: [ids.fixed], group_by: ['project', 'month'] });
    expect(rows[0].values.revenue).toBe(price);
    const days = await Promise.all(
      [0, 1, 2].map(async (day) => {
        const date = { from: addDays(first, day), to: addDays(first, day) };
        return (await report(office.as('payroll'), 'profitability', { date, project: [ids.fixed], group_by: [] })).totals.revenue;
      }),
    );
    expect(days).toEqual(apportion(price, [100, 100, 101]));
  });

  test('takes no rate of another currency where the project’s own has one', async () => {
    const { rows } = await sql<{ currency: string; rate: number }>`
      select distinct currency, rate::int from tasks where project_id = ${ids.dollars}`.execute(office.services.db);
    expect(rows).toEqual([{ currency: 'USD', rate: rates.dollars.amount }]);
  });

  test('shows no total if a day has no rate, and names the day', async () => {
    const before = { date: { from: addDays(first, -2), to: addDays(first, -1) } };
    const { consultant } = office.cast;
    await sql`
      insert into tasks (employee_id, date, project_id, minutes, billable)
      values (${consultant.employee_id}, ${addDays(first, -1)}::date, ${ids.yen}, 60, true)`.execute(office.services.db);
    const lack = { currency: 'JPY', day: addDays(first, -1) };
    const { totals, no_rate } = await report(office.as('payroll'), 'profitability', { ...before, currency: 'EUR' });
    expect([totals.revenue, totals.margin, totals.labour_cost]).toEqual([null, null, 7000]);
    expect(no_rate).toMatchObject({ revenue: lack, margin: lack });
    const result = (await summary(office.as('payroll'), { ...before, currency: 'EUR' })).totals;
    expect(result).toMatchObject({ amount: null, cost: 70, no_rate: { amount: lack } });
    // Users who may not see amounts do not see their currencies either.
    expect((await summary(office.as('consultant'), before)).totals).toMatchObject({ hours: 1, no_rate: {} });
  });

  test('rejected entries are not counted, unless they are filtered for', async () => {
    const { totals } = await report(office.as('payroll'), 'time-detail', { ...span, project: [ids.dollars] });
    expect(totals.worked).toBe(510);
    const sent = await report(office.as('payroll'), 'time-detail', { ...span, project: [ids.dollars], status: ['rejected'] });
    expect(sent.totals.worked).toBe(60);
  });
});

test('time that a week lacks is not cut where a month ends in it', async () => {
  const { outsider } = office.cast;
  let start = addDays(monday, -7);
  while (start.slice(0, 7) === addDays(start, 4).slice(0, 7)) start = addDays(start, -7);
  await sql`update employees set created_at = ${addDays(start, -7)}::date where id = ${outsider.employee_id}`.execute(office.services.db);
  await sql`
    insert into tasks (employee_id, date, project_id, minutes, billable)
    select ${outsider.employee_id}::int, d.day, ${projects.inside}::int,
      case when to_char(d.day, 'YYYY-MM') = ${start.slice(0, 7)} then 500 else 390 end, false
    from (select ${start}::date + n as day from generate_series(0, 4) n) d`.execute(office.services.db);
  const requested = { date: { from: start, to: addDays(start, 6) }, employee: [outsider.employee_id] };
  const whole = (await report(office.as('admin'), 'utilization', { ...requested, group_by: ['employee'] })).totals;
  expect(whole.unlogged).toBe(Math.max(0, whole.available - whole.worked));
  const byMonth = await report(office.as('admin'), 'utilization', { ...requested, group_by: ['month'] });
  expect(byMonth.rows).toHaveLength(2);
  expect(byMonth.totals.unlogged).toBe(whole.unlogged);
  expect(byMonth.rows.reduce((sum: number, { values }: { values: { unlogged: number } }) => sum + values.unlogged, 0)).toBe(whole.unlogged);
});
