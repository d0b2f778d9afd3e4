import { addDays } from '@cadre/rules/calendar';
import { healthOf } from '@cadre/rules/projects/health';
import { percentOf } from '@cadre/rules/projects/percent';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyOverruns } from '../../src/features/projects/estimates/notify-overruns.ts';
import { notifyUsage } from '../../src/features/projects/retainers/notify-usage.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours } from '../attendance/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { ok } from '../payroll/fixtures.ts';
import { newcomer, type Requester, today } from '../requests/fixtures.ts';
import { days, save } from '../time-cards/week-fixtures.ts';

let office: Office;
/** She leads projects, he works on them, another leads others. */
let lead: Requester;
let worker: Requester;
let otherLead: Requester;
let department_id: number;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  lead = await newcomer(office, {}, 7);
  otherLead = await newcomer(office, {}, 7);
  worker = await newcomer(office);
  const { rows } = await sql<{ id: number }>`select department_id as id from employees where id = ${worker.id}`.execute(office.services.db);
  department_id = rows[0]?.id as number;
});
afterAll(() => office.close());

const [monday, tuesday] = days;
const project = (given: object = {}) => ({
  name: 'Core banking audit',
  manager_id: lead.id,
  billing_type: 'time_and_materials',
  category: 'client',
  billable: true,
  currency: 'EUR',
  overrun_policy: 'warn',
  thresholds: [75, 90, 100],
  ...given,
});
const made = async (given: object = {}): Promise<number> => ok(await lead.as.post('/projects', project(given))).data.id;
const begun = async (given: object = {}): Promise<number> => {
  const id = await made(given);
  ok(await lead.as.post(`/projects/${id}/start`, {}));
  return id;
};

describe('a project', () => {
  test('gets the next number of the year, keeps one that is given, and none is used again', async () => {
    const [first, second] = [await made(), await made()];
    const number = async (id: number) => ok(await lead.as.get(`/projects/${id}`)).data.number as string;
    expect(await number(first)).toMatch(/^P\d\d-\d{4}$/);
    expect(Number((await number(second)).slice(4))).toBe(Number((await number(first)).slice(4)) + 1);
    const own = await made({ number: 'AUD-1' });
    expect(await number(own)).toBe('AUD-1');
    expect((await lead.as.post('/projects', project({ number: 'aud-1' }))).body.fields).toHaveProperty('number');
    ok(await lead.as.delete(`/projects/${own}`, {}));
    expect((await lead.as.post('/projects', project({ number: 'AUD-1' }))).body.fields).toHaveProperty('number');
  });

  test('that is internal is not billable, even on request', async () => {
    expect((await lead.as.post('/projects', project({ billing_type: 'internal' }))).body.fields).toHaveProperty('billable');
    const id = await made({ billing_type: 'internal', billable: false });
    expect(ok(await lead.as.get(`/projects/${id}`)).data.billable).toBe(false);
  });

  test('goes from planned to completed, reopens only with the right to, and stays cancelled once cancelled', async () => {
    const id = await made();
    expect((await lead.as.post(`/projects/${id}/complete`, {})).status).toBe(409);
    for (const move of ['start', 'hold', 'resume', 'complete']) ok(await lead.as.post(`/projects/${id}/${move}`, {}));
    expect(ok(await lead.as.get(`/projects/${id}`)).data).toMatchObject({ status: 'completed', completed_at: expect.any(String) });
    ok(await lead.as.post(`/projects/${id}/reopen`, {}));
    ok(await lead.as.post(`/projects/${id}/cancel`, {}));
    expect((await lead.as.post(`/projects/${id}/reopen`, {})).status).toBe(409);
  });

  test('is seen by who leads it and by who sees all, and its price only with the right', async () => {
    const id = await made({ fixed_price: 12_000, budget: 9000 });
    expect(ok(await lead.as.get(`/projects/${id}`)).data).toMatchObject({ fixed_price: 12_000, budget: 9000 });
    expect(ok(await office.as('admin').get(`/projects/${id}`)).data.budget).toBe(9000);
    for (const path of ['', '/overview', '/estimates']) {
      expect((await otherLead.as.get(`/projects/${id}${path}`)).status).toBe(404);
      expect((await worker.as.get(`/projects/${id}${path}`)).status).toBe(403);
    }
    const { data } = ok(await office.as('hr').get(`/projects/${id}`));
    expect(data).not.toHaveProperty('budget');
    expect(data).not.toHaveProperty('fixed_price');
  });

  test('has estimates that are only added, as a whole, and show how they changed', async () => {
    const id = await made({ departments: [{ department_id, minutes: 6000 }] });
    expect(ok(await lead.as.get(`/projects/${id}`)).data).toMatchObject({
      departments: [{ department_id, minutes: 6000 }],
      estimated_minutes: 6000,
    });
    ok(await lead.as.post(`/projects/${id}/baselines`, { departments: [{ department_id, minutes: 7200 }], note: 'A second workshop' }));
    const twice = [
      { department_id, minutes: 60 },
      { department_id, minutes: 60 },
    ];
    expect((await lead.as.post(`/projects/${id}/baselines`, { departments: twice, note: 'Twice' })).status).toBe(422);
    expect(
      (await otherLead.as.post(`/projects/${id}/baselines`, { departments: [{ department_id, minutes: 60 }], note: 'Not mine' })).status,
    ).toBe(404);
    expect(ok(await lead.as.get(`/projects/${id}/estimates`)).data).toMatchObject([
      { baseline: 2, source: 'change_request', note: 'A second workshop', minutes: 7200, departments: [{ minutes: 7200, change: 1200 }] },
      { baseline: 1, source: 'manual', minutes: 6000, departments: [{ change: 6000 }] },
    ]);
    await expect(sql`update project_estimates set minutes = 1 where project_id = ${id}`.execute(office.services.db)).rejects.toThrow();
    const members = ok(
      await lead.as.put(`/projects/${id}`, { members: [worker.id], departments: [{ department_id, minutes: 7200 }] }),
    ).data;
    expect(members.members).toEqual([worker.id]);
    expect(ok(await lead.as.get(`/projects/${id}/estimates`)).data).toHaveLength(2);
  });
});

describe('who books time', () => {
  const bookable = async ({ as }: Requester, query: Record<string, string> = {}): Promise<number[]> =>
    ok(await as.get('/projects/bookable', query)).data.map(({ id }: { id: number }) => id);

  test('finds open projects and those they are a member of, by number, name, client and task', async () => {
    const client_id = ok(await lead.as.post('/clients', { name: 'Müller & Söhne', currency: 'EUR' })).data.id;
    const open = await begun({ name: 'Open house', open_to_all: true });
    const closed = await begun({ name: 'Members only', client_id, members: [worker.id] });
    const planned = await made({ name: 'Not begun', open_to_all: true });
    ok(await lead.as.post('/project-tasks', { project_id: closed, name: 'Interviews', priority: 'normal' }));
    const mine = await bookable(worker);
    expect(mine).toEqual(expect.arrayContaining([open, closed]));
    expect(mine).not.toContain(planned);
    expect(await bookable(otherLead)).not.toContain(closed);
    expect(await bookable(worker, { search: 'mueller' })).toEqual([closed]);
    expect(await bookable(worker, { search: 'interv' })).toEqual([closed]);
    // For another employee, only projects that the caller can see anyway.
    expect(await bookable(lead, { employee: String(worker.id) })).toContain(closed);
    expect(await bookable(otherLead, { employee: String(worker.id) })).toEqual([]);
  });
});

describe('the progress of a project', () => {
  test('is shown by department, week and employee, and its manager is notified once of each threshold', async () => {
    const id = await begun({ open_to_all: true, departments: [{ department_id, minutes: 600 }], end_date: addDays(today, 100) });
    ok(await save(worker, { date: monday, project_id: id, minutes: 300, description: 'Fieldwork' }));
    ok(await save(worker, { date: tuesday, project_id: id, minutes: 240, description: 'Fieldwork' }));
    const { data } = ok(await lead.as.get(`/projects/${id}/overview`));
    expect(data).toMatchObject({
      estimated: 600,
      spent: 540,
      spent_approved: 0,
      percent: 90,
      health: 'amber',
      departments: [{ department: { id: department_id }, estimated: 600, spent: 540, percent: 90, is_unplanned: false }],
      weeks: [{ week_start: monday, minutes: 540, total: 540 }],
      forecast: { weekly: 135, state: 'ahead' },
      people: [{ employee: { id: worker.id }, minutes: 540 }],
    });
    const [row] = ok(await lead.as.get('/projects', { filters: JSON.stringify({ status: ['active'] }), order_by: 'spent_minutes' })).data;
    expect(row).toMatchObject({ id, spent_minutes: 540, estimated_minutes: 600, percent: 90, health: 'amber', last_entry: tuesday });

    const toResponse = async () =>
      ok(await lead.as.get('/notifications')).data.filter(({ type }: { type: string }) => type === 'project_estimate').length;
    await notifyOverruns(office.services);
    expect(await toResponse()).toBe(1);
    await notifyOverruns(office.services);
    expect(await toResponse()).toBe(1);
    ok(await save(worker, { date: tuesday, project_id: id, minutes: 60, work_type: 'travel', description: 'Train' }));
    await notifyOverruns(office.services);
    expect(await toResponse()).toBe(2);
  });

  test('notifies its manager once when the hours of a retainer are nearly, and once when they are fully used', async () => {
    const id = await begun({ open_to_all: true, billing_type: 'retainer', billable: true });
    const from_month = today.slice(0, 7);
    ok(await lead.as.post('/retainer-terms', { project_id: id, from_month, included_minutes: 600 }));
    const use = (minutes: number) =>
      sql`insert into tasks (employee_id, project_id, date, minutes, billable) values (${worker.id}, ${id}, ${`${from_month}-01`}, ${minutes}, true)`.execute(
        office.services.db,
      );
    const toResponse = async () => {
      await notifyUsage(office.services);
      await notifyUsage(office.services);
      const all = ok(await lead.as.get('/notifications')).data as { type: string; args: { percent: string } }[];
      return all.filter(({ type }) => type === 'retainer_usage').map(({ args }) => args.percent);
    };
    await use(479);
    expect(await toResponse()).toEqual([]);
    await use(1);
    expect(await toResponse()).toEqual(['80']);
    await use(120);
    expect((await toResponse()).sort()).toEqual(['100', '80']);
  });

  test('matches the rules in lists', async () => {
    const cases = [
      { spent: 60, estimate: 0, end: null },
      { spent: 60, estimate: 600, end: null },
      { spent: 449, estimate: 600, end: addDays(today, 100) },
      { spent: 450, estimate: 600, end: null },
      { spent: 60, estimate: 60, end: addDays(today, 49) },
      { spent: 60, estimate: 600, end: addDays(today, -1) },
      { spent: 60, estimate: 600, end: null, etc: 541 },
      { spent: 60, estimate: 60, end: null, status: 'completed' },
    ];
    for (const { spent, estimate, end, etc, status } of cases) {
      const departments = estimate > 0 ? [{ department_id, minutes: estimate }] : [];
      const id = await begun({ open_to_all: true, departments, end_date: end, allow_outside_dates: true });
      ok(await save(otherLead, { date: monday, project_id: id, minutes: spent, description: 'Fieldwork' }));
      const { db } = office.services;
      if (etc !== undefined)
        await sql`
          insert into time_card_estimates (time_card_id, project_id, department_id, minutes)
          select max(t.time_card_id), ${id}, ${department_id}, ${etc} from tasks t where t.project_id = ${id}`.execute(db);
      if (status) await sql`update projects set status = ${status}, completed_at = now() where id = ${id}`.execute(db);
      const { rows } = await sql<{ recent: number; etc: number }>`
        select sum(recent)::int as recent, sum(etc)::int as etc from project_parts where project_id = ${id}`.execute(db);
      const known = rows[0] as { recent: number; etc: number };
      const expected = healthOf({ spent, estimate, end, today, status: status ?? 'active', ...known });
      const { percent, health } = ok(await lead.as.get(`/projects/${id}`)).data;
      expect({ percent, health }).toEqual({ percent: percentOf(spent, estimate), health: expected });
      // The page and the burn report follow the same rule.
      expect(ok(await lead.as.get(`/projects/${id}/overview`)).data.health).toBe(expected);
      const burn = ok(await lead.as.get('/reports/burn', { filters: { project: [id], group_by: ['project'] } })).data;
      expect(burn.totals.health).toBe(expected);
    }
  });
});

test('a copy takes along tasks, members, estimates and rates, and its days move with its start', async () => {
  const id = await made({
    start_date: '2027-01-04',
    end_date: '2027-03-31',
    departments: [{ department_id, minutes: 600 }],
    members: [worker.id],
  });
  const task = async (name: string, more: object = {}): Promise<number> =>
    ok(await lead.as.post('/project-tasks', { project_id: id, name, priority: 'high', ...more })).data.id;
  const design = await task('Design', { start_date: '2027-01-11', due_date: '2027-01-15', estimated_minutes: 300, department_id });
  await task('Screens', { parent_id: design, due_date: '2027-01-13' });
  const dropped = await task('Dropped');
  const { db } = office.services;
  await sql`update project_tasks set status = 'cancelled' where id = ${dropped}`.execute(db);
  await sql`update project_members set role = 'Lead', planned_minutes_per_week = 960 where project_id = ${id}`.execute(db);
  await sql`
    insert into rates (scope, project_id, project_task_id, currency, amount, valid_from) values
      ('project', ${id}, null, 'EUR', 12000, '2027-01-04'), ('project_task', ${id}, ${design}, 'EUR', 15000, '2027-01-04')`.execute(db);
  const copy = ok(await lead.as.post(`/projects/${id}/clone`, { start_date: '2027-02-03', end_date: '2027-04-30' })).data.id;
  const { rows: tasks } = await sql`
    select t.name, p.name as above, t.start_date, t.due_date, t.estimated_minutes, t.status from project_tasks t
    left join project_tasks p on p.id = t.parent_id where t.project_id = ${copy} order by t.name`.execute(db);
  expect(tasks).toEqual([
    { name: 'Design', above: null, start_date: '2027-02-10', due_date: '2027-02-14', estimated_minutes: 300, status: 'todo' },
    { name: 'Screens', above: 'Design', start_date: null, due_date: '2027-02-12', estimated_minutes: null, status: 'todo' },
  ]);
  const { rows: members } = await sql`
    select employee_id, role, planned_minutes_per_week from project_members where project_id = ${copy}`.execute(db);
  expect(members).toEqual([{ employee_id: worker.id, role: 'Lead', planned_minutes_per_week: 960 }]);
  const { rows: estimates } = await sql`select department_id, minutes from current_estimates where project_id = ${copy}`.execute(db);
  expect(estimates).toEqual([{ department_id, minutes: 600 }]);
  const { rows: rates } = await sql`
    select scope, amount::int, valid_from from rates where project_id = ${copy} order by scope`.execute(db);
  expect(rates).toEqual([
    { scope: 'project', amount: 12_000, valid_from: '2027-02-03' },
    { scope: 'project_task', amount: 15_000, valid_from: '2027-02-03' },
  ]);

  const { rows: noted } = await sql<{ changes: { field: string; new: unknown }[] }>`
    select changes from logs where model = 'projects' and model_id = ${copy} and action = 'create'`.execute(db);
  expect(noted[0]?.changes.find(({ field }) => field === 'departments')?.new).toEqual([
    { department_id, department: expect.any(String), minutes: 600 },
  ]);

  const bare = ok(await lead.as.post(`/projects/${id}/clone`, { parts: ['rates'] })).data;
  expect(bare.number).toMatch(/^P\d\d-\d{4}$/);
  expect(bare.members).toEqual([]);
  const { rows: left } = await sql`
    select (select count(*)::int from project_tasks where project_id = ${bare.id}) as tasks,
      (select array_agg(scope) from rates where project_id = ${bare.id}) as rates`.execute(db);
  expect(left).toEqual([{ tasks: 0, rates: ['project'] }]);
  expect((await lead.as.post(`/projects/${id}/clone`, { parts: ['files'] })).body.fields).toHaveProperty('parts');
});

test('tasks belong below tasks of their project, three levels at most, in a custom order', async () => {
  const id = await made();
  const other = await made();
  const task = async (name: string, parent_id: number | null = null, project_id = id) =>
    lead.as.post('/project-tasks', { project_id, name, parent_id, priority: 'normal' });
  const one = ok(await task('One')).data.id;
  const two = ok(await task('Two', one)).data.id;
  const three = ok(await task('Three', two)).data.id;
  expect((await task('Four', three)).body.fields).toHaveProperty('parent_id');
  expect((await task('Elsewhere', one, other)).body.fields).toHaveProperty('parent_id');
  expect((await task('ONE')).body.fields).toHaveProperty('name');
  expect((await lead.as.put(`/project-tasks/${one}`, { parent_id: three })).body.fields).toHaveProperty('parent_id');
  expect((await otherLead.as.put(`/project-tasks/${one}`, { name: 'Not mine' })).status).toBe(404);
  ok(await lead.as.post(`/projects/${id}/task-order`, { ids: [three, one] }));
  const names = ok(await lead.as.get('/project-tasks', { filters: JSON.stringify({ project_id: [id] }) })).data;
  expect(names.map(({ name }: { name: string }) => name)).toEqual(['Three', 'One', 'Two']);
});
