import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { png } from '../src/platform/pictures/testing/sample-pictures.ts';
import { planHours } from './attendance/fixtures.ts';
import { multipart, multipartType } from './crud/multipart.ts';
import { officePassword } from './office/fixtures.ts';
import type { Person } from './office/person.ts';
import { type Office, openOffice } from './office.ts';
import { ok } from './payroll/fixtures.ts';
import { ask, mondayIn, newCategory, today } from './requests/fixtures.ts';
import { days, newProject } from './time-cards/week-fixtures.ts';

/** The calls of the specification, as its clients write them. The tests of each feature cover the rest of its behavior. */
let office: Office;
let project: number;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  project = await newProject(office);
});
afterAll(() => office.close());

const clara = () => ({ id: office.cast.consultant.employee_id as number, as: office.as('consultant') });

describe('signing in and out', () => {
  test('takes an address, a password and withToken, and gives a token with its user', async () => {
    const { email } = office.cast.consultant;
    const body = ok(await office.anyone().post('/login', { email, password: officePassword, withToken: true }));
    expect(body).toMatchObject({
      token: { access_token: expect.any(String) },
      user: { name: expect.any(String), firstname: 'Clara', lastname: 'Dubois', email, roles: [2] },
    });
    expect(body.user).toHaveProperty('occupation');
    expect(body.user).toHaveProperty('pic');
    const session = office.anyone(body.token.access_token);
    expect((await session.get('/tasks')).status).toBe(200);
    ok(await session.post('/logout'));
    expect((await session.get('/tasks')).status).toBe(401);
  });

  test('a wrong one is refused in the words of the page, and a forgotten password is answered', async () => {
    const refused = await office.anyone().post('/login', { email: office.cast.outsider.email, password: 'not mine', withToken: true });
    expect(refused).toMatchObject({ status: 422, body: { error: 'The login detail is incorrect' } });
    expect(ok(await office.anyone().post('/forgot-password', { email: office.cast.outsider.email })).message).toEqual(expect.any(String));
  });

  test('a password is changed by its owner', async () => {
    const { user_id, email } = office.cast.auditor;
    const path = `/users/${user_id}/change-password`;
    const [password, next] = [officePassword, 'slow-heron-over-water'];
    const refused = await office.as('auditor').post(path, { current_password: 'wrong-one-entirely', password: next });
    expect(refused.body.error).toEqual(expect.any(String));
    ok(await office.as('auditor').post(path, { current_password: password, password: next }));
    ok(await office.anyone().post('/login', { email, password: next, withToken: true }));
  });
});

/** The reader of each resource, besides the administrator. */
const resources: Record<string, 'admin' | 'hr' | 'payroll'> = {
  users: 'admin',
  roles: 'admin',
  permissions: 'admin',
  employees: 'admin',
  deductions: 'payroll',
  salaries: 'payroll',
  payrolls: 'payroll',
  bonuses: 'payroll',
  allowances: 'payroll',
  departments: 'admin',
  jobs: 'admin',
  branches: 'admin',
  'leave-categories': 'hr',
  leaves: 'hr',
  attendances: 'hr',
  'weekly-hours': 'hr',
  timesheet: 'hr',
  'attendance-configs': 'hr',
  logs: 'admin',
  projects: 'admin',
  proposals: 'admin',
  'project-tasks': 'admin',
  tasks: 'hr',
  shifts: 'hr',
  'week-schedules': 'hr',
  'month-schedules': 'hr',
};

describe('every resource', () => {
  test.each(Object.entries(resources))('%s is listed by page, order, search and filters, and has its lookup (%s)', async (name, who) => {
    const person = office.as(who);
    const page = { page: 1, per_page: 5, order_dir: 'desc', search: '' };
    for (const query of [page, { ...page, filters: {} }, { ...page, order_dir: 'ascend' }]) {
      const body = ok(await person.get(`/${name}`, query));
      expect(body.data).toEqual(expect.any(Array));
      expect(body.meta.total).toEqual(expect.any(Number));
    }
    expect(ok(await person.get(`/${name}/lists`)).data).toEqual(expect.anything());
    expect((await person.get(`/${name}`, { page: 'first' })).body.error).toEqual(expect.any(String));
  });

  test.each(['deductions', 'bonuses', 'allowances', 'salaries', 'weekly-hours', 'timesheet'])('%s are read by month', async (name) => {
    const person = office.as(resources[name] as 'payroll' | 'hr');
    ok(await person.get(`/${name}`, { month: today.slice(0, 7), page: 1, per_page: 10 }));
    expect((await person.get(`/${name}`, { month: '2026-13' })).status).toBe(422);
  });
});

describe('a record', () => {
  test('is made, read, changed, cloned, given a file, moved and deleted, each with a message', async () => {
    const admin = office.as('admin');
    const made = ok(await admin.post('/jobs', { name: 'Interpreter', code: 'INT' }));
    expect(made.message).toEqual(expect.any(String));
    const path = `/jobs/${made.data.id}`;
    expect(ok(await admin.get(path)).data).toMatchObject({ id: made.data.id, name: 'Interpreter' });
    expect(ok(await admin.put(path, { name: 'Sworn interpreter' })).message).toEqual(expect.any(String));
    expect(ok(await admin.post(`${path}/clone`, {})).data.id).not.toBe(made.data.id);
    expect(ok(await admin.delete(path)).message).toEqual(expect.any(String));
    expect((await admin.get(path)).body.error).toMatch(/^The requested .* is not found/);
  });

  test('takes the first of files[] into a collection, and gives it back', async () => {
    const { user_id } = office.cast.admin;
    const { message, ids } = ok(
      await office.as('admin').send({
        method: 'POST',
        path: `/users/${user_id}/media-upload`,
        headers: { 'content-type': multipartType },
        payload: multipart('picture', 'nora.png', png(2, 2)),
      }),
    );
    expect(message).toEqual(expect.any(String));
    ok(await office.as('admin').delete(`/users/${user_id}/media-delete`, { collection: 'picture', mediaToDelete: ids }));
  });

  test('gets another status by one call for all of them', async () => {
    const { user_id } = office.cast.second_admin;
    const status = (to: string) => office.as('admin').patch('/update-status', { id: user_id, model: 'users', status: to });
    expect(ok(await status('suspended')).message).toEqual(expect.any(String));
    ok(await status('active'));
  });

  test('and a list can be downloaded as a file by a link', async () => {
    const { link, message } = ok(await office.as('admin').post('/exports/branches', { format: 'csv' }));
    expect([link, message]).toEqual([expect.any(String), expect.any(String)]);
  });
});

describe('attendance', () => {
  test('is read by year and month of one person, by presses of today, and checked and synchronised', async () => {
    const hr = office.as('hr');
    for (const type of ['year-weeks', 'timesheet']) ok(await hr.get(`/employees/${clara().id}/attendance`, { date: today, type }));
    expect(ok(await clara().as.post(`/attendances/${clara().id}/check`)).message).toEqual(expect.any(String));
    const latest = { page: 1, per_page: 10, order_by: 'created_at', order_dir: 'desc' };
    const filters = { action: ['in'], created_at: { from: today, to: today } };
    expect(ok(await hr.get('/attendances', { ...latest, filters })).data[0]).toMatchObject({
      id: expect.any(Number),
      created_at: expect.any(String),
      action: 'in',
      employee: { name: 'Clara Dubois' },
    });
    const { branch_id } = office.cast.places.delivery;
    ok(
      await office.as('admin').post('/devices', {
        name: 'Lobby',
        serial_no: 'LOBBY1',
        branch_id,
        mode: 'push',
        vendor: 'zkteco',
        timezone: 'Europe/Lisbon',
        direction_mode: 'device',
      }),
    );
    expect(ok(await office.as('admin').post('/attendances/sync', {})).message).toEqual(expect.any(String));
  });

  test('is planned by shifts, week schedules and month schedules', async () => {
    const hr = office.as('hr');
    const shift = ok(
      await hr.post('/shifts', { name: 'Late', code: 'L', color: '#0b7a4b', kind: 'fixed', start_time: '13:00', end_time: '21:00' }),
    );
    const one = `/shifts/${shift.data.id}`;
    ok(await hr.put(one, { name: 'Evening' }));
    expect(ok(await hr.get(one)).data.name).toBe('Evening');
    ok(await hr.delete(one));
    const week = ok(await hr.get('/week-schedules', { per_page: 1 })).data[0];
    ok(await hr.get(`/week-schedules/${week.id}`));
    ok(await hr.put(`/week-schedules/${week.id}`, { name: 'Usual week' }));
    ok(await hr.get('/week-schedules/lists'));
  });
});

describe('the dashboard', () => {
  test('shows pending approvals, missing weeks, and projects by department', async () => {
    const body = ok(await office.as('admin').get('/employees/dashboard'));
    expect(body.data.data ?? body.data).toMatchObject({
      pending_approvals: expect.any(Number),
      not_submitted_tasks_count: expect.any(Number),
      projects: expect.any(Array),
    });
    expect(ok(await office.as('admin').get('/departments', { per_page: 5 })).data[0]).toMatchObject({
      id: expect.any(Number),
      name: expect.any(String),
      employees_count: expect.any(Number),
    });
    expect(ok(await office.as('admin').get('/departments/tree')).data).toEqual(expect.any(Array));
  });
});

describe('tasks', () => {
  const mine = { per_page: 1000, order_dir: 'asc', filters: { employee: 'self', date: { from: days[0], to: days[6] } } };
  const own = async (person: Person) => ok(await person.get('/tasks', mine)).data;

  test('are listed up to a thousand, own or of an employee, created, changed, deleted and summed up', async () => {
    const { id, as } = clara();
    const made = ok(await as.post('/tasks', { date: days[0], project_id: project, minutes: 60 })).data;
    expect(await own(as)).toMatchObject([{ id: made.id }]);
    ok(await as.put(`/tasks/${made.id}`, { minutes: 90 }));
    const hers = { ...mine, filters: { ...mine.filters, employee: id } };
    expect(ok(await office.as('hr').get('/tasks', hers)).data).toMatchObject([{ id: made.id, minutes: 90 }]);
    ok(await as.get('/tasks/summery', { filters: { employee: 'self' } }));
    ok(await as.delete(`/tasks/${made.id}`));
    expect(await own(as)).toEqual([]);
  });
});

describe('requests and their approval', () => {
  test('chains are listed, added to and shortened', async () => {
    const hr = office.as('hr');
    const level = ok(await hr.post('/approval-settings', { model: 'leaves', level: 1, approver_kind: 'manager' })).data.id;
    expect(ok(await hr.get('/approval-settings/lists')).data).toEqual(expect.anything());
    ok(await hr.delete(`/approval-settings/${level}`));
  });

  test('leave is listed, waits with its approver, and is decided with a note', async () => {
    const category = await newCategory(office);
    const [first, second] = [mondayIn(3), mondayIn(5)];
    const requested = [ok(await ask(clara(), category, first)).data.id, ok(await ask(clara(), category, second)).data.id];
    const filters = { employee: clara().id, date: { from: first, to: second } };
    const query = { page: 1, per_page: 10, order_by: '', order_dir: 'desc', search: '', filters };
    expect(ok(await office.as('hr').get('/leaves', query)).meta.total).toBe(2);

    const manager = office.as('manager');
    const inbox = ok(
      await manager.get('/approvals', { per_page: 10, filters: { approver: 'self', status: 'pending', model: 'leaves' } }),
    ).data;
    const of = (id: number | undefined) => inbox.find(({ model_id }: { model_id: number }) => model_id === id).id;
    ok(await manager.put(`/approvals/${of(requested[0])}`, { status: 'approved' }));
    ok(await manager.put(`/approvals/${of(requested[1])}`, { status: 'rejected', note: 'The audit is that week' }));
    expect(ok(await clara().as.get(`/leaves/${requested[1]}/approvals`)).data).toMatchObject([
      { status: 'rejected', note: 'The audit is that week' },
    ]);
    const again = await manager.put(`/approvals/${of(requested[0])}`, { status: 'rejected', note: 'No' });
    expect(again.status).toBe(409);
    expect(again.body.error).toEqual(expect.any(String));
  });
});
