import { timesheetAttendance, yearAttendance } from '@cadre/contract/calls/hours';
import { dayForms } from '@cadre/contract/texts/day-forms';
import { isoWeekOf, mondayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldCounts } from '../../src/crud/read/compact-counts.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { readPdf } from '../../src/platform/documents/testing/read-pdf.ts';
import { misfits } from '../answers/misfits.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { hire } from '../people/people.ts';
import { monday, planHours, saturday, stamp, today, tuesday } from './fixtures.ts';

let office: Office;
let ada: number;
let bert: number;
const month = monday.slice(0, 7);

/** Ada works a whole week and a Saturday; Bert comes once and forgets to leave. Both in Delivery, whose head is Marco. */
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  ada = (await hire(office, { first_name: 'Ada' })).id;
  bert = (await hire(office, { first_name: 'Bert' })).id;
  for (let day = 0; day < 5; day += 1) await stamp(office, ada, addDays(monday, day), day === 2 ? '09:45 in' : '09:00 in', '17:30 out');
  await stamp(office, ada, saturday, '10:00 in', '12:00 out');
  await stamp(office, bert, monday, '09:00 in', '17:00 out');
  await stamp(office, bert, tuesday, '09:00 in');
});
afterAll(() => office.close());

const rowsOf = (answer: { body: { data: { employee: { id: number; name: string } }[] } }) =>
  answer.body.data.map(({ employee }) => employee.id);

test('the weeks of a year add up, and each week lists its days', async () => {
  const { status, body } = await office.as('hr').get(`/employees/${ada}/attendance`, { type: 'year-weeks', date: monday });
  expect(status).toBe(200);
  const { year, week } = isoWeekOf(monday);
  const { data } = body;
  expect(data).toMatchObject({ iso_year: year, timezone: 'Europe/Lisbon', employee: { id: ada, department: 'Delivery' } });
  expect(data.weeks).toHaveLength(data.weeks_in_year);
  expect(body.meta).toEqual({ total: data.weeks_in_year });
  const own = data.weeks[week - 1];
  expect(own).toMatchObject({
    iso_week: week,
    from: monday,
    state: 'past',
    required_hours: 37.5,
    late_count: 1,
    late_minutes: 45,
    incomplete_days: 0,
  });
  expect(own.worked_hours).toBe(5 * 8 - 0.75 + 2);
  expect(own.balance_hours).toBe(own.worked_hours - 37.5);
  expect(own.days[2]).toMatchObject({ date: addDays(monday, 2), status: 'present', first_in: '09:45', last_out: '17:30' });
  const untilThen = data.weeks.slice(0, week).reduce((sum: number, one: { balance_hours: number }) => sum + one.balance_hours, 0);
  expect(own.running_balance_hours).toBeCloseTo(untilThen, 2);
  const next = data.weeks.at(-1);
  if (next.state === 'future') expect(next).toMatchObject({ required_hours: 37.5, worked_hours: 0, balance_hours: 0 });
  expect(mondayOf(year, week)).toBe(monday);
});

test('the list of a week shows the same values as the year of each employee', async () => {
  const list = await office.as('hr').get('/weekly-hours', { date: tuesday, search: 'person', per_page: 50 });
  expect(list.body.meta).toMatchObject({ page: 1, per_page: 50, total: list.body.data.length, last_page: 1 });
  for (const id of [ada, bert]) {
    const row = list.body.data.find(({ employee }: { employee: { id: number } }) => employee.id === id);
    const year = await office.as('hr').get(`/employees/${id}/attendance`, { type: 'year-weeks', date: monday });
    const { days: _, ...own } = year.body.data.weeks.find(({ from }: { from: string }) => from === monday);
    expect(row).toMatchObject(own);
    expect(row.status).toBe(id === ada ? 'complete' : 'open');
  }
});

test('computed values sort all rows, and one employee can be read by month or by day', async () => {
  const hr = office.as('hr');
  const most = await hr.get('/weekly-hours', { date: monday, order_by: 'worked_hours', order_dir: 'descend', per_page: 2 });
  expect(rowsOf(most)).toEqual([ada, bert]);
  const longest = await hr.get('/timesheet', { month, order_by: 'worked_hours', order_dir: 'desc', per_page: 1 });
  expect(rowsOf(longest)).toEqual([ada]);
  expect(longest.body.data[0].worked_hours).toBe(longest.body.data[0].totals.worked_hours);

  const one = await hr.get(`/weekly-hours/${ada}`, { date: tuesday });
  const list = await hr.get('/weekly-hours', { date: tuesday, filters: { employee_id: ada } });
  expect(one.body.data).toEqual(list.body.data[0]);
  expect((await hr.get(`/timesheet/${ada}`, { month })).body.data).toEqual(
    (await hr.get('/timesheet', { month, search: 'ada' })).body.data[0],
  );
  const ofMonth = await hr.get('/weekly-hours', { month: '2024-08', search: 'person' });
  expect(new Set(ofMonth.body.data.map(({ from }: { from: string }) => from))).toEqual(new Set(['2024-07-29']));
  expect((await hr.get('/weekly-hours', { date: tuesday, month: '2024-08' })).status).toBe(422);
});

test('the month shows letters, totals and future days; the attention filter narrows it to the employees concerned', async () => {
  const sheet = await office.as('hr').get('/timesheet', { month, per_page: 50 });
  const row = sheet.body.data.find(({ employee }: { employee: { id: number } }) => employee.id === ada);
  const cell = (date: string) => row.days.find((day: { date: string }) => day.date === date);
  expect(cell(monday)).toMatchObject({ codes: ['present'], late: false, worked_minutes: 480, expected_minutes: 450 });
  expect(cell(addDays(monday, 2))).toMatchObject({ codes: ['present'], late: true });
  const single = await office.as('hr').get(`/employees/${ada}/attendance`, { type: 'timesheet', date: month });
  expect(single.body.data.totals).toEqual(row.totals);
  expect(single.body.data.days.map(({ date, codes }: { date: string; codes: string[] }) => ({ date, codes }))).toEqual(
    row.days.map(({ date, codes }: { date: string; codes: string[] }) => ({ date, codes })),
  );
  const attention = await office.as('hr').get('/timesheet', { month, attention: 'only', search: 'bert' });
  expect(rowsOf(attention)).toEqual([bert]);
  const [future] = (await office.as('hr').get('/timesheet', { month: addDays(today, 62).slice(0, 7), search: 'ada' })).body.data;
  expect(future.totals).toMatchObject({ worked_hours: 0, absent_days: 0 });
  expect(future.totals.scheduled_hours).toBeGreaterThan(100);
});

test('lists are searched, filtered and turned like every other', async () => {
  const hr = office.as('hr');
  expect(rowsOf(await hr.get('/timesheet', { month, filters: { employee_id: [ada] } }))).toEqual([ada]);
  const { department_id, branch_id } = office.cast.places.design;
  const tokyo = await hr.get('/timesheet', { month, filters: { department_id: [department_id], branch_id } });
  expect(tokyo.body.data.map(({ employee }: { employee: { name: string } }) => employee.name)).toEqual(['Oskar Lind']);
  const first = await hr.get('/weekly-hours', { date: monday, per_page: 2 });
  const second = await hr.get('/weekly-hours', { date: monday, per_page: 2, page: 2 });
  expect([...rowsOf(first), ...rowsOf(second)]).toHaveLength(4);
  expect(rowsOf(second)).not.toContain(rowsOf(first)[0]);
  for (const query of [{ filters: { salary: 1 } }, { page: 0 }, { colour: 'red' }, { filters: 'nonsense' }, { per_page: 201 }]) {
    expect((await hr.get('/weekly-hours', query)).status).toBe(422);
  }
  for (const query of [{ type: 'timesheet', date: '2026-13' }, { type: 'week' }, { type: 'timesheet', from: monday }, {}]) {
    expect((await hr.get(`/employees/${ada}/attendance`, query)).status).toBe(422);
  }
});

test('a head sees the own department, an employee only themselves, and both are refused the rest', async () => {
  const marco = office.as('manager');
  const seen = await marco.get('/timesheet', { month, per_page: 50 });
  const departments = new Set(seen.body.data.map(({ employee }: { employee: { department: string } }) => employee.department));
  expect([...departments]).toEqual(['Delivery']);
  expect((await marco.get(`/employees/${ada}/attendance`, { type: 'timesheet', date: monday })).body.data.can).toEqual({
    create: false,
    void: false,
    override: false,
    ask: true,
    answer: false,
  });
  const outsider = office.cast.outsider.employee_id;
  expect((await marco.get(`/employees/${outsider}/attendance`, { type: 'timesheet' })).status).toBe(403);
  expect((await marco.get('/employees/999999/attendance', { type: 'timesheet' })).status).toBe(404);

  const clara = office.as('consultant');
  expect(rowsOf(await clara.get('/weekly-hours', { date: today }))).toEqual([office.cast.consultant.employee_id]);
  for (const [type, call] of Object.entries({ 'year-weeks': yearAttendance, timesheet: timesheetAttendance })) {
    const { status, body } = await clara.get('/employees/self/attendance', { type });
    expect({ status, wrong: misfits(call, body) }).toEqual({ status: 200, wrong: [] });
  }
  expect((await clara.get(`/employees/${ada}/attendance`, { type: 'year-weeks' })).status).toBe(403);
  expect((await clara.post('/exports/timesheet', { format: 'csv', month })).status).toBe(403);
  expect((await office.as('hr').get(`/employees/${ada}/attendance`, { type: 'timesheet', date: monday })).body.data.can).toEqual({
    create: true,
    void: true,
    override: true,
    ask: true,
    answer: false,
  });
});

test('exported files contain the same data as the lists', async () => {
  const hr = office.as('hr');
  const sheet = (await fileOf(hr, '/exports/timesheet', { format: 'csv', month, search: 'person' })).split('\r\n');
  const list = await hr.get('/timesheet', { month, search: 'person', per_page: 50 });
  expect(sheet.filter((line) => /^"?(Ada|Bert) /.test(line))).toHaveLength(list.body.meta.total);
  const day = Number(monday.slice(8));
  const columns = sheet.map((line) => line.split(','));
  const heading = columns.findIndex((cells) => cells.includes('31') || cells.includes('30') || cells.includes('28'));
  const ofAda = columns.find(([name]) => name?.includes('Ada')) as string[];
  expect(ofAda[(columns[heading] as string[]).indexOf(String(day))]).toBe('P');
  const hours = await fileOf(hr, '/exports/weekly-hours', { format: 'csv', date: monday, filters: { employee_id: [ada] } });
  expect(hours).toContain('41.25');
  expect(hours).not.toContain('Bert');
  for (const format of ['xlsx', 'pdf'])
    expect((await hr.post('/exports/timesheet', { format, month, attention: 'only' })).status).toBe(200);
  expect((await hr.post('/exports/timesheet', { format: 'csv', month, page: 2 })).status).toBe(422);
  const { rows } = await sql<{
    label: string;
  }>`select label from logs where action = 'export' and model = 'attendances' order by id`.execute(office.services.db);
  expect(rows[0]?.label).toBe(`timesheet-${month}.csv`);
});

test('punches and days are written by the clock of their place, with the number of their person', async () => {
  const [hr, filters] = [office.as('hr'), { employee_id: [ada] }];
  const { rows } = await sql<{ employee_no: string }>`select employee_no from employees where id = ${ada}`.execute(office.services.db);
  const number = rows[0]?.employee_no;
  const input = { format: 'csv', filters, timezone: 'Asia/Tokyo' };
  const punches = (await fileOf(hr, '/exports/attendances', { ...input, order_by: 'created_at', order_dir: 'asc' })).split('\r\n');
  expect(punches[1]).toMatch(new RegExp(`^${monday} 09:00 [+-]\\d\\d:\\d\\d,Ada [^,]+,${number},`));
  const days = await fileOf(hr, '/exports/attendance-days', { ...input, columns: ['date', 'employee_id', 'first_in', 'worked_minutes'] });
  expect(days).toMatch(new RegExp(`${monday},Ada [^,]+,${number},${monday} 09:00 [+-]\\d\\d:\\d\\d,8\r`));
  for (const name of ['timesheet', 'weekly-hours']) {
    expect(
      await fileOf(hr, `/exports/${name}`, { format: 'csv', filters, ...(name === 'timesheet' ? { month } : { date: monday }) }),
    ).toContain(`,${number},`);
  }
  const jobs = await fileOf(hr, '/exports/jobs', { format: 'csv', columns: ['name', 'created_at'], timezone: 'Asia/Tokyo' });
  expect(jobs.split('\r\n')[0]).toContain('(Asia/Tokyo)');
  expect(await fileOf(hr, '/exports/jobs', { format: 'csv', columns: ['name', 'created_at'] })).toMatch(/\((UTC|\w+\/\w+)\)/);
  expect((await hr.post('/exports/jobs', { format: 'csv', timezone: 'Mars/Olympus' })).body.fields).toHaveProperty('timezone');
});

async function fileOf(person: Person, path: string, input: object): Promise<string> {
  const { body, headers, status, text } = await person.post(path, input);
  if (status !== 200) throw new Error(text);
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  return (await person.get(body.link.replace('/api/v1', ''), {}, { cookie })).text;
}

test('a printed week shows its dates', async () => {
  const input = { format: 'pdf', date: monday, filters: { employee_id: [ada] } };
  const { body, headers } = await office.as('hr').post('/exports/weekly-hours', input);
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  const { rawPayload } = await office.app.inject({ url: body.link, headers: { cookie } });
  const [page] = readPdf(rawPayload);
  expect(page?.text.replace(/\s+/g, '')).toContain(dayForms('en').span(monday, addDays(monday, 6)).replace(/\s+/g, ''));
});

test('presence counts the employees who are at work now, by branch', async () => {
  const { id } = await hire(office, { first_name: 'Cleo' });
  await office.as('hr').post(`/attendances/${id}/check`);
  const { body } = await office.as('hr').get('/attendances/presence');
  const lisbon = body.data.branches.find(({ name }: { name: string }) => name === 'Lisbon');
  expect(lisbon).toMatchObject({ present: 1 });
  expect(lisbon.expected).toBeGreaterThanOrEqual(1);
  await office.as('hr').post(`/attendances/${id}/check`, { action: 'out' });
  const after = (await office.as('hr').get('/attendances/presence')).body.data.branches;
  expect(after.find(({ name }: { name: string }) => name === 'Lisbon')).toMatchObject({ present: 0 });
  expect((await office.as('consultant').get('/attendances/presence')).body.data.branches.length).toBeLessThanOrEqual(1);
});

test('several lists are counted in one response, each with its own total, and only if the user may see them', async () => {
  const attention = { needs_attention: true, date: { from: '2026-01-01' } };
  const of = [{ list: 'attendance-days', filters: attention }, { list: 'employees' }, { list: 'roles' }];
  const totalOf = async (path: string, filters: object = {}) => (await office.as('manager').get(path, { filters })).body.meta.total;
  const { body } = await office.as('manager').post('/counts', { of });
  const days = await totalOf('/attendance-days', attention);
  expect(body.counts.map(({ total }: { total: number | null }) => total)).toEqual([days, await totalOf('/employees'), null]);
  expect((await office.as('manager').get('/attendances/presence', { attention_from: '2026-01-01' })).body.data.needs_attention).toBe(days);
  for (const wrong of [{ list: 'secrets' }, { list: 'employees', filters: { secret: 1 } }])
    expect((await office.as('manager').post('/counts', { of: [wrong] })).status).toBe(422);
});

test('the dashboard gets the latest check-ins of today, and the total of the list is right when punches arrive late', async () => {
  const latest = { order_by: 'created_at', order_dir: 'descend', per_page: 10, filters: { action: ['in'], created_at: { from: today } } };
  const { body } = await office.as('hr').get('/attendances', latest);
  expect(body.data[0]).toMatchObject({ action: 'in', employee: { name: expect.stringContaining('Cleo') } });

  const total = async () => (await office.as('hr').get('/attendances')).body.meta.total;
  const before = await total();
  await foldCounts(office.services.db);
  await foldCounts(office.services.db);
  expect(await total()).toBe(before);
  const sunday = addDays(monday, 6);
  await stamp(office, ada, sunday, '10:00 in', '11:00 out');
  await stamp(office, ada, monday, '18:00 in');
  expect(await total()).toBe(before + 3);
});

test('a punch is listed under the current department and branch of its employee, also when filtered', async () => {
  const { delivery, design } = office.cast.places;
  const placedIn = async (filters: object) =>
    (await office.as('hr').get('/attendances', { filters: { employee_id: ada, ...filters } })).body;
  const { data, meta } = await placedIn({ department_id: [delivery.department_id], branch_id: delivery.branch_id });
  expect(meta.total).toBeGreaterThan(0);
  expect(meta.total).toBe((await placedIn({})).meta.total);
  for (const punch of data) {
    expect(punch).toMatchObject({
      ...delivery,
      employee: { id: ada, name: expect.stringContaining('Ada') },
      department: { id: delivery.department_id, name: 'Delivery' },
      branch: { id: delivery.branch_id, name: 'Lisbon' },
    });
  }
  expect((await placedIn({ department_id: [design.department_id] })).meta.total).toBe(0);
});

/** A time zone where it is about noon now, so that punches fall on one day whenever the tests run. */
function zoneAtNoon(): string {
  const hoursAhead = 12 - new Date().getUTCHours();
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

test('the presence filter of the days finds as many employees as the presence counts', async () => {
  const { id } = await hire(office, { first_name: 'Dora', timezone: zoneAtNoon() });
  const days = async (presence: string) =>
    (await office.as('hr').get('/attendance-days', { per_page: 200, filters: { presence, date: { from: addDays(today, -1) } } })).body.data;
  const counted = async () => {
    const { branches } = (await office.as('hr').get('/attendances/presence')).body.data;
    const sum = (name: string) => branches.reduce((total: number, branch: Record<string, number>) => total + (branch[name] ?? 0), 0);
    return { in: sum('present'), left: sum('left'), absent: sum('absent') };
  };
  const listed = async () => ({ in: (await days('in')).length, left: (await days('left')).length, absent: (await days('absent')).length });
  const isDora = ({ employee_id }: { employee_id: number }) => employee_id === id;
  // Counting also settles the first day of a new employee.
  const before = await counted();
  expect(await listed()).toEqual(before);
  await office.as('hr').post(`/attendances/${id}/check`, { action: 'in' });
  expect(await listed()).toEqual(await counted());
  expect((await days('in')).filter(isDora)).toMatchObject([{ presence: 'in' }]);
  await office.as('hr').post(`/attendances/${id}/check`, { action: 'out' });
  expect(await listed()).toEqual(await counted());
  expect((await days('left')).filter(isDora)).toHaveLength(1);
  const past = (await office.as('hr').get('/attendance-days', { filters: { employee_id: ada, date: { to: saturday } } })).body.data;
  for (const day of past) expect(day.presence).toBeNull();
});

test('a punch names the shift of the day it belongs to', async () => {
  const { body } = await office
    .as('hr')
    .get('/attendances', { filters: JSON.stringify({ employee_id: ada, work_date: { from: monday, to: monday } }) });
  expect(body.data.length).toBeGreaterThan(1);
  for (const punch of body.data) expect(punch).toMatchObject({ work_date: monday, shift: { name: 'Office' } });
});

test('who works too long on average is marked in the week and in the year, by the measure of the branch', async () => {
  const { id } = await hire(office, { first_name: 'Toni' });
  // Twelve hours on five days of each week, for half a year.
  await stamp(office, id, addDays(monday, -175), '09:00 in', '17:00 out');
  await sql`
    insert into attendance_overrides (employee_id, date, worked_minutes, reason)
    select ${id}, day, 720, 'Told so' from generate_series(${addDays(monday, -175)}::date, ${addDays(monday, 6)}::date, '1 day') day
    where extract(isodow from day) < 6`.execute(office.services.db);
  const [hr, admin] = [office.as('hr'), office.as('admin')];
  const rowOf = async (employee_id: number) => (await hr.get('/weekly-hours', { date: monday, filters: { employee_id } })).body.data[0];
  const yearOf = async () => (await hr.get(`/employees/${id}/attendance`, { type: 'year-weeks', date: today })).body.data.average;
  expect(await rowOf(id)).toMatchObject({ average_hours: 60, average_status: 'above' });
  expect(await yearOf()).toMatchObject({ is_above: true, most_hours: 48, to: addDays(today, -1) });
  expect(await rowOf(ada)).toMatchObject({ average_hours: null, average_status: null });

  const company = (await admin.get('/attendance-configs')).body.data.find(({ branch_id }: { branch_id: unknown }) => branch_id === null);
  const { branch_id } = office.cast.places.delivery;
  const own = await admin.post('/attendance-configs', {
    name: 'Delivery',
    branch_id,
    valid_from: '2024-01-01',
    late_from: 'start',
    rounding_step_minutes: '1',
    rounding_mode: 'nearest',
    overtime: 'none',
    missing_out: 'none',
    web_check_in: 'allowed',
    max_average_week_minutes: 3600,
    average_weeks: 12,
  });
  expect(own.status).toBe(200);
  expect(company).toMatchObject({ max_average_week_minutes: 2880, average_weeks: 26, review_alarms: false });
  expect(await rowOf(id)).toMatchObject({ average_hours: 60, average_status: 'within' });
  expect(await yearOf()).toMatchObject({ most_hours: 60, is_above: false });
  await admin.put(`/attendance-configs/${own.body.data.id}`, { version: own.body.data.version, max_average_week_minutes: null });
  expect(await yearOf()).toMatchObject({ most_hours: null, is_above: false });
  await admin.delete(`/attendance-configs/${own.body.data.id}`, { version: own.body.data.version + 1 });
});
