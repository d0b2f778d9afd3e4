import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../src/platform/database/as-system.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours, today } from '../attendance/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { newcomer } from '../requests/fixtures.ts';
import { days, estimate, fillWeek, newProject, newTask, path, rowsOf, save } from './week-fixtures.ts';

let office: Office;
let project: number;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  project = await newProject(office);
});
afterAll(() => office.close());

const [monday, tuesday] = days;
const entry = (more: object = {}) => ({ date: monday, project_id: project, minutes: 90, description: 'Interviews', ...more });
const closeMonth = (employee_id: number, month: string) =>
  office.services.db.transaction((tx) =>
    asSystem(tx, async () => {
      await sql`
        with run as (insert into payrolls (name, month, pay_date) values ('Run', ${month}, current_date) returning id)
        insert into pay_closings (employee_id, month, payroll_id) select ${employee_id}, ${month}, id from run`.execute(tx);
    }),
  );

describe('time on a project', () => {
  test('is booked, changed and removed, and its card comes with the first row', async () => {
    const ida = await newcomer(office);
    const made = await ida.as.post('/tasks', entry());
    expect(made).toMatchObject({
      status: 200,
      body: { data: { minutes: 90, hours: 1.5, billable: true, status: 'draft', source: 'manual', work_type: 'normal' } },
    });
    const { id, version, time_card_id } = made.body.data;
    expect((await ida.as.get(`/time-cards/${time_card_id}`)).body.data).toMatchObject({
      status: 'draft',
      total_minutes: 90,
      from_date: monday,
      to_date: days[6],
    });
    expect((await ida.as.put(`/tasks/${id}`, { minutes: 120, version })).body.data).toMatchObject({ minutes: 120, version: version + 1 });
    expect((await ida.as.put(`/tasks/${id}`, { minutes: 150, version })).body).toMatchObject({ code: 'stale', current: { minutes: 120 } });
    expect((await ida.as.delete(`/tasks/${id}`, {})).status).toBe(200);
    expect((await ida.as.get(`/time-cards/${time_card_id}`)).body.data.total_minutes).toBe(0);
  });

  test('carries the department, the client and the rates of its day', async () => {
    const ida = await newcomer(office);
    const { rows } = await sql<{ id: number }>`insert into clients (name) values ('Nordbank') returning id`.execute(office.services.db);
    const client_id = rows[0]?.id;
    const billed = await newProject(office, { client_id });
    await sql`insert into rates (kind, scope, project_id, currency, amount, valid_from) values ('bill', 'project', ${billed}, 'EUR', 12000, '2020-01-01')`.execute(
      office.services.db,
    );
    await sql`insert into rates (kind, scope, employee_id, currency, amount, valid_from) values ('cost', 'employee', ${ida.id}, 'EUR', 5000, '2020-01-01')`.execute(
      office.services.db,
    );
    const { data } = (await ida.as.post('/tasks', entry({ project_id: billed }))).body;
    expect(data).toMatchObject({ client_id, department_id: office.cast.places.delivery.department_id });
    expect(data).not.toHaveProperty('rate');
    expect((await office.as('payroll').get(`/tasks/${data.id}`)).body.data).toMatchObject({ rate: 120, cost_rate: 50, currency: 'EUR' });
    expect((await office.as('manager').get(`/tasks/${data.id}`)).body.data).not.toHaveProperty('cost_rate');
  });

  test('is visible to its owner, their managers and the project manager, and to no one else', async () => {
    const [ida, eve, lead] = [await newcomer(office), await newcomer(office), await newcomer(office, {}, 7)];
    const led = await newProject(office, { manager_id: lead.id });
    const { id } = (await ida.as.post('/tasks', entry({ project_id: led }))).body.data;
    for (const person of [ida.as, office.as('manager'), lead.as, office.as('auditor')])
      expect((await person.get(`/tasks/${id}`)).status).toBe(200);
    for (const person of [eve.as, office.as('outsider')]) expect((await person.get(`/tasks/${id}`)).status).toBe(404);
    expect((await lead.as.put(`/tasks/${id}`, { minutes: 1 })).status).toBe(403);
    expect((await eve.as.post('/tasks', entry({ employee_id: ida.id }))).status).toBe(403);
    expect((await office.as('hr').post('/tasks', entry({ employee_id: ida.id }))).status).toBe(200);
    expect((await lead.as.get('/tasks', { filters: JSON.stringify({ project_id: led }) })).body.meta.total).toBe(1);
  });
});

describe('invalid rows are refused with a reason, and the others are saved', () => {
  test.each<[string, () => Promise<object>, string, RegExp]>([
    ['25 hours', async () => ({ minutes: 1500 }), 'minutes', /1440|24/],
    ['text instead of minutes', async () => ({ minutes: 'eight' }), 'minutes', /./],
    ['no project', async () => ({ project_id: 999_999 }), 'project_id', /./],
    [
      'a project that is completed',
      async () => ({ project_id: await newProject(office, { status: 'completed', completed_at: '2020-01-01' }) }),
      'project_id',
      /closed/,
    ],
    ['a project of others', async () => ({ project_id: await newProject(office, { open_to_all: false }) }), 'project_id', /team/],
    ['before the project', async () => ({ project_id: await newProject(office, { start_date: tuesday }) }), 'date', /starts on/],
    ['after the project', async () => ({ project_id: await newProject(office, { end_date: addDays(monday, -1) }) }), 'date', /ended on/],
    [
      'a note that is wanted',
      async () => ({ project_id: await newProject(office, { require_note: true }), description: '' }),
      'description',
      /description/,
    ],
    ['a task that is wanted', async () => ({ project_id: await newProject(office, { require_task: true }) }), 'project_task_id', /task/],
    [
      'a task of another project',
      async () => ({ project_task_id: await newTask(office, await newProject(office)) }),
      'project_task_id',
      /another/,
    ],
    [
      'a task that is done',
      async () => ({ project_task_id: await newTask(office, project, { status: 'done' }) }),
      'project_task_id',
      /closed/,
    ],
    ['before they came', async () => ({ date: '2020-01-06' }), 'date', /employment/],
    ['far ahead', async () => ({ date: addDays(today, 30) }), 'date', /up to/],
    ['no day', async () => ({ date: '2026-02-30' }), 'date', /./],
  ])('%s', async (_, wrong, field, sentence) => {
    const ida = await newcomer(office, { hire_date: '2024-01-01' });
    const { status, body } = await save(ida, entry({ key: 'good' }), entry({ ...(await wrong()), key: 'bad' }));
    expect(status).toBe(200);
    const [good, bad] = body.data.results;
    expect(good).toMatchObject({ key: 'good', version: 1 });
    expect(bad).toMatchObject({ key: 'bad', error: expect.any(String) });
    expect(bad.fields[field][0]).toMatch(sentence);
    expect(await rowsOf(ida)).toHaveLength(1);
  });

  test('more than 24 hours on a day', async () => {
    const ida = await newcomer(office);
    const { results } = (await save(ida, entry({ minutes: 1400 }), entry({ minutes: 60 }), entry({ minutes: 40 }))).body.data;
    expect(results.map(({ code }: { code?: string }) => code)).toEqual([undefined, 'day_is_full', undefined]);
    expect((await ida.as.post('/tasks', entry({ minutes: 1 }))).body).toMatchObject({ code: 'day_is_full' });
    // Rows that free up time are counted first, at any position.
    const [whole] = await rowsOf(ida);
    const swapped = await save(ida, entry({ minutes: 500 }), entry({ minutes: 950 }), {
      ...entry(),
      id: whole.id,
      version: whole.version,
      minutes: 0,
    });
    expect(swapped.body.data.results.map(({ code, deleted }: { code?: string; deleted?: true }) => code ?? deleted ?? 'saved')).toEqual([
      'saved',
      'day_is_full',
      true,
    ]);
  });

  test('a cell that is pasted again and again', async () => {
    const ida = await newcomer(office);
    const { results } = (await save(ida, ...Array.from({ length: 30 }, (_, at) => entry({ key: `again ${at}`, minutes: at + 1 })))).body
      .data;
    expect(results[0]).toMatchObject({ version: 1 });
    expect(results[1]).toMatchObject({ code: 'stale', current: { minutes: 1 } });
    expect(results[29]).toMatchObject({ code: 'task_refused', fields: { date: ['Date is also in row 1'] } });
    expect(await rowsOf(ida)).toHaveLength(1);
  });

  test('a day in a closed month, while the other days of the week are open', async () => {
    const ida = await newcomer(office);
    const { id } = (await ida.as.post('/tasks', entry())).body.data;
    await closeMonth(ida.id, monday.slice(0, 7));
    expect((await save(ida, entry())).body.data.results[0]).toMatchObject({ code: 'month_is_closed' });
    expect((await ida.as.put(`/tasks/${id}`, { minutes: 30 })).body.code).toBe('month_is_closed');
    expect((await ida.as.delete(`/tasks/${id}`, {})).body.code).toBe('month_is_closed');
    expect((await save(ida, entry({ date: today }))).body.data.results[0]).toMatchObject(
      today.slice(0, 7) === monday.slice(0, 7) ? { code: 'month_is_closed' } : { version: 1 },
    );
    const { days: result } = (await ida.as.get(path)).body.data;
    expect(result[0]).toMatchObject({ closed: true, reason: 'month_closed' });
  });

  test('an estimate that must not be overrun; one that may be warns', async () => {
    const ida = await newcomer(office);
    const { department_id } = office.cast.places.delivery;
    const [strict, open] = [await newProject(office, { overrun_policy: 'block' }), await newProject(office)];
    for (const one of [strict, open]) await estimate(office, one, department_id, 100);
    const first = (await save(ida, entry({ project_id: strict }))).body.data.results[0];
    expect((await save(ida, entry({ project_id: strict, minutes: 11 }))).body.data.results[0].fields.minutes[0]).toMatch(/0:10/);
    expect((await ida.as.put(`/tasks/${first.id}`, { minutes: 100 })).status).toBe(200);
    expect((await ida.as.put(`/tasks/${first.id}`, { minutes: 101 })).body.code).toBe('task_refused');
    const warned = (await save(ida, entry({ project_id: open, minutes: 120 }))).body.data;
    expect(warned).toMatchObject({ results: [{ version: 1 }], warnings: [{ code: 'over_estimate', project_id: open }] });
  });

  test('a thousand rows can be saved in one request, and more are refused', async () => {
    const ida = await newcomer(office);
    const rows = Array.from({ length: 1000 }, (_, at) => entry({ date: days[at % 5], minutes: at === 7 ? 0.5 : 1 }));
    const { results } = (await ida.as.post('/tasks', rows)).body.data;
    expect(results.filter(({ error }: { error?: string }) => error)).toHaveLength(1);
    expect((await ida.as.post('/tasks/bulk', { tasks: [...rows, entry()] })).status).toBe(422);
  });
});

describe('a grid that repeats a request, or competes with another', () => {
  test('is saved once', async () => {
    const ida = await newcomer(office);
    const sent = entry({ key: 'monday' });
    const [first, again] = await Promise.all([save(ida, sent), save(ida, sent)]);
    expect(first.body.data.results[0].id).toBe(again.body.data.results[0].id);
    const gone = { ...sent, id: first.body.data.results[0].id, minutes: 0, key: 'gone' };
    expect((await save(ida, gone)).body.data.results).toEqual([{ key: 'gone', deleted: true }]);
    expect((await save(ida, gone)).body.data.results).toEqual([{ key: 'gone', deleted: true }]);
    expect(await rowsOf(ida)).toEqual([]);
  });

  test('a row that is named twice is changed once, and the second change is a conflict', async () => {
    const ida = await newcomer(office);
    const { id, version } = (await save(ida, entry())).body.data.results[0];
    const changed = (minutes: number) => entry({ id, version, minutes });
    const { results } = (await save(ida, changed(60), changed(120))).body.data;
    expect(results).toMatchObject([
      { id, version: version + 1 },
      { code: 'stale', current: { id, minutes: 60 } },
    ]);
    expect(await rowsOf(ida)).toMatchObject([{ id, minutes: 60, version: version + 1 }]);
    const gone = { ...changed(0), version: version + 1 };
    expect((await save(ida, gone, gone)).body.data.results).toMatchObject([{ deleted: true }, { code: 'not_found' }]);
    expect(await rowsOf(ida)).toEqual([]);
    const { rows } = await sql<{ action: string }>`select action from logs where model = 'tasks' and model_id = ${id} order by id`.execute(
      office.services.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  test('two windows on one cell: the second sees the value of the first', async () => {
    const ida = await newcomer(office);
    const answers = await Promise.all([save(ida, entry({ key: 'one', minutes: 60 })), save(ida, entry({ key: 'two', minutes: 120 }))]);
    const results = answers.map(({ body }) => body.data.results[0]);
    const [saved, refused] = results[0].error ? [results[1], results[0]] : results;
    expect(saved).toMatchObject({ version: 1 });
    expect(refused).toMatchObject({ code: 'stale', current: { id: saved.id } });
    const [one, other] = await Promise.all([30, 45].map((minutes) => save(ida, entry({ id: saved.id, version: 1, minutes }))));
    const codes = [one, other].map((answer) => answer?.body.data.results[0].code);
    expect(codes.toSorted()).toEqual(['stale', undefined]);
  });

  test('requests without a key may create equal rows', async () => {
    const ida = await newcomer(office);
    await ida.as.post('/tasks', { tasks: [entry(), entry()] });
    const { rows } = (await ida.as.get(path)).body.data;
    expect(rows).toMatchObject([{ cells: [{ minutes: 90 }, { minutes: 90 }] }]);
  });
});

describe('rows of a week', () => {
  test('are copied from another week, with hours or without, and never twice', async () => {
    const ida = await newcomer(office);
    await fillWeek(ida, project);
    const [, year, week] = /(\d+)\/(\d+)$/.exec(path) as unknown as [string, string, string];
    const from = { year: Number(year), week: Number(week) };
    const into = (await ida.as.get('/time-cards', { filters: JSON.stringify({ employee: 'self' }) })).body.data[0];
    expect(into).toMatchObject({ week_year: from.year, week: from.week });
    const earlier = path.replace(/\d+$/, String(from.week === 1 ? 2 : from.week - 1));
    expect((await ida.as.post(`${earlier}/copy`, { from })).body.data).toMatchObject({ rows: 1, booked: 0 });
    expect((await ida.as.get(earlier)).body.data.rows).toMatchObject([{ pinned: true, cells: [] }]);
    expect((await ida.as.post(`${earlier}/copy`, { from, with_hours: true })).body.data).toMatchObject({ rows: 1, booked: 5 });
    expect((await ida.as.post(`${earlier}/copy`, { from, with_hours: true })).body.data).toMatchObject({ rows: 0, booked: 0 });
  });

  test('of a project on hold and of a closed task are not copied, each with its reason', async () => {
    const ida = await newcomer(office);
    const [held, open] = [await newProject(office), await newProject(office)];
    const task = await newTask(office, open);
    await save(ida, entry({ project_id: held }), entry({ project_id: open, project_task_id: task }), entry({ project_id: open }));
    await sql`update projects set status = 'on_hold' where id = ${held}`.execute(office.services.db);
    await sql`update project_tasks set status = 'done' where id = ${task}`.execute(office.services.db);
    const [, year, week] = /(\d+)\/(\d+)$/.exec(path) as unknown as [string, string, string];
    const earlier = path.replace(/\d+$/, String(Number(week) === 1 ? 2 : Number(week) - 1));
    const { data } = (await ida.as.post(`${earlier}/copy`, { from: { year: Number(year), week: Number(week) } })).body;
    expect(data).toMatchObject({
      rows: 1,
      warnings: [
        { project_id: held, sentence: expect.stringMatching(/closed for time entries/) },
        { project_id: open, sentence: expect.stringMatching(/is closed/) },
      ],
    });
  });

  test('of a member count for the department they work for on the project, with its estimate and its rate', async () => {
    const { db } = office.services;
    const ida = await newcomer(office);
    const { delivery, design } = office.cast.places;
    const project_id = await newProject(office, { overrun_policy: 'block', currency: 'EUR' });
    await estimate(office, project_id, design.department_id, 60);
    await sql`
      insert into project_members (project_id, employee_id, department_id, manager_id)
      values (${project_id}, ${ida.id}, ${design.department_id}, ${office.cast.manager.employee_id})`.execute(db);
    await sql`
      insert into rates (kind, scope, project_id, department_id, currency, amount, valid_from) values
        ('bill', 'project_department', ${project_id}, ${design.department_id}, 'EUR', 9000, '2020-01-01'),
        ('bill', 'project_department', ${project_id}, ${delivery.department_id}, 'EUR', 5000, '2020-01-01')`.execute(db);
    const [stored, refused] = (await save(ida, entry({ project_id, minutes: 60 }), entry({ project_id, minutes: 30, date: days[1] }))).body
      .data.results;
    const { rows } = await sql`select department_id, rate::int, currency from tasks where id = ${stored.id}`.execute(db);
    expect(rows).toEqual([{ department_id: design.department_id, rate: 9000, currency: 'EUR' }]);
    expect(refused.fields.minutes[0]).toMatch(/^Design has 0:00 left/);
  });

  test('pinned ones are shown in later weeks until they are unpinned', async () => {
    const [ida, closed] = [await newcomer(office), await newProject(office, { open_to_all: false })];
    const next = (count: number) => {
      const { year, week } = isoWeekOf(addDays(monday, 7 * count));
      return `/time-cards/${year}/${week}`;
    };
    const stored = async (count: number) => (await ida.as.get(next(count))).body.data.rows.map((row: { kept: boolean }) => row.kept);
    for (const project_id of [project, closed]) expect((await ida.as.put(`${path}/pins`, { project_id, kept: true })).status).toBe(200);
    expect([await stored(-1), await stored(0), await stored(3)]).toEqual([[], [true], [true]]);
    await save(ida, entry());
    expect(await stored(0)).toEqual([true]);
    await ida.as.put(`${next(1)}/pins`, { project_id: project, kept: false });
    expect([await stored(0), await stored(3)]).toEqual([[false], []]);
  });

  test('a timer books the measured time, and only one can run', async () => {
    const ida = await newcomer(office);
    const another = await newProject(office);
    expect((await ida.as.delete('/tasks/timer', {})).body.code).toBe('no_timer');
    expect((await ida.as.put('/tasks/timer', { project_id: project })).body.data).toMatchObject({
      booked: null,
      timer: { project: { id: project }, date: today },
    });
    await sql`update running_timers set started_at = now() - interval '12 minutes' where employee_id = ${ida.id}`.execute(
      office.services.db,
    );
    const { booked } = (await ida.as.put('/tasks/timer', { project_id: another })).body.data;
    expect(booked.minutes).toBeGreaterThanOrEqual(12);
    expect((await ida.as.get('/tasks/timer')).body.data.timer).toMatchObject({ project: { id: another } });
    expect((await ida.as.delete('/tasks/timer', { discard: true })).body.data).toEqual({ booked: null });
    expect((await ida.as.get('/tasks/timer')).body.data).toEqual({ timer: null });
  });
});
