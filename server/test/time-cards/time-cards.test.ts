import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAs } from '../../src/platform/database/run-as.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours, stamp } from '../attendance/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { ask, newCategory, newcomer } from '../requests/fixtures.ts';
import { days, fillWeek, newProject, path, rowsOf, save, week, year } from './week-fixtures.ts';

let office: Office;
let project: number;
let hours: Awaited<ReturnType<typeof planHours>>;
beforeAll(async () => {
  office = await openOffice();
  hours = await planHours(office);
  project = await newProject(office);
});
afterAll(() => office.close());

const [monday, tuesday, wednesday] = days;
const hr = () => office.as('hr');
const submit = ({ as }: { as: Awaited<ReturnType<typeof newcomer>>['as'] }) => as.post(`${path}/submit`, {});

async function filled() {
  const ida = await newcomer(office);
  await fillWeek(ida, project);
  return ida;
}

async function submitted() {
  const ida = await filled();
  const { data } = (await submit(ida)).body;
  return { ...ida, card: data.id as number };
}

describe('a week', () => {
  test('shows its rows, its days and the problems that prevent its submission', async () => {
    const ida = await newcomer(office);
    await stamp(office, ida.id, monday, '09:00 in', '17:00 out');
    const category = await newCategory(office);
    const leave = (await hr().post('/leaves', { employee_id: ida.id, leave_category_id: category, from_date: tuesday, to_date: tuesday }))
      .body.data;
    await hr().post(`/leaves/${leave.id}/approve`, {});
    expect((await ida.as.get(path)).body.data).toMatchObject({ card: null, writable: true, rows: [], totals: { logged_minutes: 0 } });
    await save(ida, { date: monday, project_id: project, minutes: 200, description: 'Kick-off' });
    const { data } = (await ida.as.get(path)).body;
    expect(data).toMatchObject({
      card: { status: 'draft', total_minutes: 200, can: { submit: true, approve: false } },
      week: { year, week, from: monday, to: days[6] },
      rows: [
        {
          key: `${project}:0:normal`,
          project: { id: project },
          cells: [{ date: monday, minutes: 200, description: 'Kick-off', status: 'draft', version: 1 }],
        },
      ],
      totals: { required_minutes: 4 * 450, logged_minutes: 200, billable_minutes: 200, leave_minutes: 450, attended_minutes: 450 },
    });
    const [hours] = (await hr().get('/weekly-hours', { date: monday, filters: { employee_id: ida.id } })).body.data;
    expect(hours).toMatchObject({ worked_hours: 7.5, logged_hours: expect.closeTo(200 / 60, 1) });
    const sheet = (await ida.as.get(`/employees/${ida.id}/attendance`, { type: 'timesheet', from: monday, to: monday })).body.data;
    expect(sheet.days[0]).toMatchObject({ worked_minutes: 450, logged_minutes: 200 });
    expect(data.days[0]).toMatchObject({ required_minutes: 450, attended_minutes: 450, logged_minutes: 200, closed: false });
    expect(data.days[1]).toMatchObject({ required_minutes: 0, leave_minutes: 450, leave: expect.any(String) });
    expect(data.problems.map(({ code }: { code: string }) => code)).toEqual([
      'week_unlogged',
      'week_missing_day',
      'week_missing_day',
      'week_missing_day',
      'week_under',
    ]);
    expect((await office.as('outsider').get(path, { employee: String(ida.id) })).status).toBe(404);
    expect((await office.as('manager').get(path, { employee: String(ida.id) })).status).toBe(200);
    expect((await ida.as.get('/time-cards/2025/53')).status).toBe(404);
    expect((await ida.as.get('/time-cards/2026/53')).body.data.week).toMatchObject({ from: '2026-12-28', to: '2027-01-03' });
  });

  test('requires the currently planned hours, even right after a change', async () => {
    const ida = await newcomer(office);
    const required = async () => (await ida.as.get(path)).body.data.totals.required_minutes;
    expect(await required()).toBe(5 * 450);
    const { holiday_calendar_id } = office.cast.places;
    const holiday = await hr().post('/holidays', { holiday_calendar_id, date: wednesday, name: 'Founders’ day', portion: 'full' });
    expect(await required()).toBe(4 * 450);
    expect((await ida.as.get(path)).body.data.days[2]).toMatchObject({ holiday: 'Founders’ day', required_minutes: 0 });
    await hr().delete(`/holidays/${holiday.body.data.id}`);
    expect(await required()).toBe(5 * 450);
    const short = await hr().post('/week-schedules', {
      name: 'Three days',
      cycle_weeks: 1,
      anchor_date: '2024-01-01',
      days: { weeks: [[hours.office, hours.office, hours.office, null, null, null, null]] },
      active: true,
    });
    const week_schedule_id = short.body.data.id;
    const { department_id } = (await hr().get(`/employees/${ida.id}`)).body.data;
    const assign = (whom: object) => hr().post('/schedule-assignments', { week_schedule_id, from_date: monday, ...whom });
    const own = await assign({ employee_id: ida.id });
    expect(own.status).toBe(200);
    expect(await required()).toBe(3 * 450);
    await hr().delete(`/schedule-assignments/${own.body.data.id}`);
    expect(await required()).toBe(5 * 450);
    const all = await assign({ department_id });
    expect(await required()).toBe(3 * 450);
    await hr().delete(`/schedule-assignments/${all.body.data.id}`);
    expect(await required()).toBe(5 * 450);
  });

  test('is handed in, locked, taken back and open again', async () => {
    const ida = await submitted();
    expect((await ida.as.get(path)).body.data).toMatchObject({
      writable: false,
      card: { status: 'submitted', attempt: 1, required_minutes: 5 * 450, can: { withdraw: true } },
    });
    const [row] = await rowsOf(ida);
    expect(row).toMatchObject({ status: 'submitted', can: { update: false, delete: false } });
    expect((await ida.as.put(`/tasks/${row.id}`, { minutes: 1 })).body).toMatchObject({ code: 'week_is_submitted' });
    expect((await ida.as.delete(`/tasks/${row.id}`, {})).body.code).toBe('week_is_submitted');
    expect((await save(ida, { date: monday, project_id: project, minutes: 1 })).body.data.results[0].code).toBe('week_is_submitted');
    expect((await submit(ida)).body.code).toBe('wrong_state');
    expect((await ida.as.post(`${path}/withdraw`, {})).body.data).toMatchObject({ status: 'draft' });
    expect((await ida.as.put(`/tasks/${row.id}`, { minutes: 400 })).status).toBe(200);
    const { id } = (await ida.as.get(path)).body.data.card;
    expect((await ida.as.patch('/update-status', { id, model: 'time-cards', status: 'submitted' })).body.data).toMatchObject({
      status: 'submitted',
      attempt: 2,
    });
  });

  test('without hours is refused, unless no hours are required', async () => {
    const ida = await newcomer(office);
    expect((await submit(ida)).body).toMatchObject({ code: 'week_refused', fields: { tasks: [expect.stringMatching(/no hours/)] } });
    const category = await newCategory(office);
    const leave = (await hr().post('/leaves', { employee_id: ida.id, leave_category_id: category, from_date: monday, to_date: days[4] }))
      .body.data;
    await hr().post(`/leaves/${leave.id}/approve`, {});
    expect((await submit(ida)).body.data).toMatchObject({ status: 'approved', required_minutes: 0, leave_minutes: 5 * 450 });
  });

  test('submitting while the same week is saved either wins or waits, and no row is lost', async () => {
    const ida = await filled();
    const [handedIn, written] = await Promise.all([submit(ida), save(ida, { date: monday, project_id: project, minutes: 30 })]);
    expect(handedIn.status).toBe(200);
    const isIn = written.body.data.results[0].error === undefined;
    const rows = await rowsOf(ida);
    expect(rows).toHaveLength(isIn ? 6 : 5);
    expect(new Set(rows.map(({ status }: { status: string }) => status))).toEqual(new Set(['submitted']));
    expect((await ida.as.get(path)).body.data.card.total_minutes).toBe(5 * 450 + (isIn ? 30 : 0));
  });

  test('can be submitted for an employee by a manager, which is logged', async () => {
    const ida = await filled();
    const eve = await newcomer(office);
    expect((await eve.as.post(`${path}/submit`, { employee: String(ida.id) })).status).toBe(404);
    const { body } = await hr().post(`${path}/submit`, { employee: String(ida.id) });
    expect(body.data).toMatchObject({ status: 'submitted', submitted_by_id: office.cast.hr.user_id });
    expect((await ida.as.get('/notifications')).body.data[0]).toMatchObject({ type: 'time_card_submitted_for' });
  });
});

describe('a decision', () => {
  test('approves the week, stores its rates, and cannot be made by its owner', async () => {
    const { as, id: employee_id, card } = await submitted();
    expect((await as.post(`/time-cards/${card}/approve`, {})).status).toBe(403);
    expect((await hr().post(`/time-cards/${card}/approve`, {})).body.data).toMatchObject({ status: 'approved' });
    const [row] = await rowsOf({ as });
    expect(row.status).toBe('approved');
    await sql`insert into rates (kind, scope, employee_id, currency, amount, valid_from) values ('bill', 'employee', ${employee_id}, 'EUR', 9900, '2020-01-01')`.execute(
      office.services.db,
    );
    expect((await office.as('payroll').get(`/tasks/${row.id}`)).body.data.rate).toBeNull();
    await expect(sql`update tasks set rate = 1 where id = ${row.id}`.execute(office.services.db)).rejects.toThrow(/approved/);
    expect((await as.put(`/tasks/${row.id}`, { minutes: 1 })).status).toBe(409);
    expect((await as.get('/notifications')).body.data[0]).toMatchObject({ type: 'request_approved' });
    const { rows } = await sql`select minutes, approved_minutes from project_weeks where employee_id = ${employee_id}`.execute(
      office.services.db,
    );
    expect(rows).toEqual([{ minutes: 2250, approved_minutes: 2250 }]);
  });

  test('of a week that was submitted for its owner is made by a second person', async () => {
    const ida = await filled();
    const second = await newcomer(office, {}, 3);
    const on_behalf = { employee: String(ida.id) };
    const { data } = (await hr().post(`${path}/submit`, on_behalf)).body;
    expect(data).toMatchObject({ status: 'submitted', can: { approve: false } });
    expect((await hr().post(`/time-cards/${data.id}/approve`, {})).body.code).toBe('own_week');
    const byDatabase = runAs(office.cast.hr.user_id, () =>
      office.services.db.transaction((tx) => sql`update time_cards set status = 'approved' where id = ${data.id}`.execute(tx)),
    );
    await expect(byDatabase).rejects.toThrow(/time_cards_take_two_people/);
    expect((await second.as.post(`/time-cards/${data.id}/approve`, {})).body.data).toMatchObject({ status: 'approved' });
  });

  test('is made row by row: rejected rows are open again, approved ones stay', async () => {
    const { as, card } = await submitted();
    const rows: { id: number; date: string }[] = await rowsOf({ as });
    const decisions = rows.map(({ id }, at) => ({
      id,
      status: at === 0 ? 'rejected' : 'approved',
      ...(at === 0 && { note: 'Which client?' }),
    }));
    expect((await hr().post(`/time-cards/${card}/decide`, { rows: decisions.slice(1) })).body.fields.rows[0]).toMatch(/every/);
    expect((await hr().post(`/time-cards/${card}/decide`, { rows: decisions })).body.data).toMatchObject({
      status: 'rejected',
      decision_note: 'Which client?',
    });
    const after = await rowsOf({ as });
    expect(after.map(({ status }: { status: string }) => status)).toEqual(['rejected', 'approved', 'approved', 'approved', 'approved']);
    expect(after[0]).toMatchObject({ returned_note: 'Which client?', can: { update: true } });
    const { name } = (await hr().get('/users/me')).body.data.user;
    const result = await hr().get('/reports/time-detail', {
      filters: JSON.stringify({ date: { from: monday, to: addDays(monday, 6) }, employee: [after[0].employee_id] }),
    });
    type Result = { rows: Result[]; values: { approver: string } };
    const approvers = ({ rows: below, values }: Result): string[] => (below.length > 0 ? below.flatMap(approvers) : [values.approver]);
    expect(result.body.data.rows.flatMap(approvers)).toEqual([name, name, name, name]);
    expect((await as.put(`/tasks/${after[1].id}`, { minutes: 1 })).body.code).toBe('task_is_approved');
    expect((await as.put(`/tasks/${after[0].id}`, { description: 'Nordbank' })).body.data).toMatchObject({
      status: 'draft',
      returned_note: null,
    });
    expect((await as.post(`${path}/submit`, {})).body.data).toMatchObject({ status: 'submitted', attempt: 2 });
    const waiting = (await hr().get('/approvals', { filters: JSON.stringify({ model: 'time-cards', status: 'pending' }) })).body.data;
    expect(waiting.filter(({ model_id }: { model_id: number }) => model_id === card)).toHaveLength(1);
    expect((await hr().post(`/time-cards/${card}/decide`, { rows: [{ id: after[0].id, status: 'approved' }] })).body.data).toMatchObject({
      status: 'approved',
    });
  });

  test('returns the whole week with a reason; once reopened, it needs a new decision', async () => {
    const { as, card } = await submitted();
    expect((await hr().post(`/time-cards/${card}/reject`, {})).status).toBe(422);
    await hr().post(`/time-cards/${card}/reject`, { note: 'Tuesday was a holiday' });
    expect((await rowsOf({ as }))[0]).toMatchObject({ status: 'rejected', returned_note: 'Tuesday was a holiday' });
    await as.post(`${path}/submit`, {});
    await hr().post(`/time-cards/${card}/approve`, {});
    expect((await as.post(`/time-cards/${card}/reopen`, { note: 'I forgot' })).status).toBe(403);
    expect((await hr().post(`/time-cards/${card}/reopen`, { note: 'Wrong project' })).body.data).toMatchObject({
      status: 'draft',
      reopen_reason: 'Wrong project',
    });
    expect((await rowsOf({ as }))[0]).toMatchObject({ status: 'draft', can: { update: true } });
  });
});

describe('an approval chain with the project managers', () => {
  test('needs one of the project managers of the week, and no others', async () => {
    const [lea, leo] = [await newcomer(office), await newcomer(office)];
    const hers = await newProject(office, { manager_id: lea.id });
    await newProject(office, { manager_id: leo.id });
    await hr().put('/approval-settings/chain', { model: 'time-cards', levels: [{ approver_kind: 'project_manager' }] });
    const ida = await newcomer(office);
    await fillWeek(ida, hers);
    const card = (await submit(ida)).body.data.id;
    expect((await leo.as.post(`/time-cards/${card}/approve`, {})).status).toBe(404);
    const pending = { filters: JSON.stringify({ model: 'time-cards', status: 'pending' }) };
    expect((await lea.as.get('/approvals', pending)).body.data).toMatchObject([{ model_id: card }]);
    expect((await leo.as.get('/approvals', pending)).body.data).toEqual([]);
    expect((await lea.as.post(`/time-cards/${card}/approve`, {})).body.data).toMatchObject({ status: 'approved' });
    await hr().put('/approval-settings/chain', { model: 'time-cards', levels: [] });
  });
});

describe('the list of weeks that were not submitted', () => {
  test('reminds each employee once, and drops submitted weeks', async () => {
    const ida = await filled();
    const mine = async () => (await hr().get('/time-cards/not-submitted', { employee: String(ida.id), per_page: '200' })).body.data;
    const [oldest] = await mine();
    const last = (await mine()).find((one: { from: string }) => one.from === monday);
    expect(last).toMatchObject({
      year,
      week,
      status: 'draft',
      required_minutes: 2250,
      logged_minutes: 2250,
      missing_minutes: 0,
      last_reminder: null,
      can: { remind: true, submit_for: true },
    });
    expect(oldest.from <= monday).toBe(true);
    const items = [{ employee_id: ida.id, year, week }];
    expect((await hr().post('/time-cards/remind', { items })).body.data).toEqual({ reminded: 1, skipped: 0 });
    expect((await hr().post('/time-cards/remind', { items })).body.data).toEqual({ reminded: 0, skipped: 1 });
    expect((await ida.as.get('/notifications')).body.data[0]).toMatchObject({ type: 'time_cards_due', link: `/my-tasks/${year}/${week}` });
    expect((await ida.as.post('/time-cards/remind', { items })).status).toBe(403);
    await submit(ida);
    expect((await mine()).some((one: { from: string }) => one.from === monday)).toBe(false);
  });

  test('excludes weeks of leave, and weeks before the hire date', async () => {
    const eve = await newcomer(office, { hire_date: wednesday });
    const category = await newCategory(office);
    const weeks = (await hr().get('/time-cards/not-submitted', { employee: String(eve.id) })).body.data;
    expect(weeks[0]).toMatchObject({ from: monday, required_minutes: 3 * 450 });
    const leave = (await ask({ ...eve, as: hr() }, category, wednesday, days[4], { employee_id: eve.id })).body.data;
    await hr().post(`/leaves/${leave.id}/approve`, {});
    const left = (await hr().get('/time-cards/not-submitted', { employee: String(eve.id) })).body.data;
    expect(left.some((one: { from: string }) => one.from === monday)).toBe(false);
    expect(addDays(monday, 7) > monday).toBe(true);
  });
});
