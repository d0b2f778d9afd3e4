import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyOfAbsences } from '../../src/features/planning/notify-of-absences.ts';
import { planOfPerson } from '../../src/features/planning/plan-of-person.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { plans } from '../../src/ports.ts';
import { planHours } from '../attendance/fixtures.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { ask, mondayIn, newCategory, newcomer, type Requester } from '../requests/fixtures.ts';

/** Pia and Paul lead projects; Ida, Ilse and Ivo work on them. Everybody works from nine to five, with half an hour of break: 450 minutes. */
let office: Office;
let [pia, paul, ida, ilse, ivo] = [] as unknown as Requester[] as [Requester, Requester, Requester, Requester, Requester];
let [atlas, borneo] = [0, 0];
let vacation: number;
const monday = mondayIn(4);
const [tuesday, wednesday, friday, sunday] = [1, 2, 4, 6].map((days) => addDays(monday, days)) as [string, string, string, string];
const week = { from: monday, to: sunday };

beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  vacation = await newCategory(office, { name: 'Vacation', code: 'V' });
  pia = await newcomer(office, { first_name: 'Pia' }, 7);
  paul = await newcomer(office, { first_name: 'Paul' }, 7);
  ida = await newcomer(office, { first_name: 'Ida' });
  ilse = await newcomer(office, { first_name: 'Ilse', place: 'design' });
  ivo = await newcomer(office, { first_name: 'Ivo' });
  atlas = await newProject(pia, 'Atlas');
  borneo = await newProject(paul, 'Borneo');
});
afterAll(() => office.close());

async function newProject(lead: Requester, name: string): Promise<number> {
  const given = {
    name,
    manager_id: lead.id,
    currency: 'EUR',
    billing_type: 'time_and_materials',
    category: 'client',
    overrun_policy: 'warn',
  };
  const answer = await lead.as.post('/projects', given);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data.id;
}

const input = (who: Requester, more: object = {}) => ({
  project_id: atlas,
  employee_id: who.id,
  from_date: monday,
  to_date: friday,
  minutes_per_day: 240,
  ...more,
});
test('a booking shows its effect on the employee before it is saved', async () => {
  const eve = await newcomer(office, { first_name: 'Eve' });
  await book(pia, eve);
  await sql`update projects set end_date = ${wednesday}::date where id = ${borneo}`.execute(office.services.db);
  const preview = (by: Requester, more: object = {}) =>
    by.as.post('/bookings/preview', input(eve, { project_id: borneo, to_date: sunday, ...more }));
  expect((await preview(paul)).body.data).toEqual({
    capacity_minutes: 5 * 450,
    booked_minutes: 5 * 240,
    wanted_minutes: 5 * 240,
    over_minutes: 5 * 30,
    over_days: [monday, tuesday, wednesday, addDays(monday, 3), friday],
    idle_days: 0,
    project_end: wednesday,
  });
  expect((await preview(paul, { minutes_per_day: 60, weekdays: [5, 6], to_date: wednesday })).body.data).toMatchObject({
    over_days: [],
    wanted_minutes: 0,
    project_end: null,
  });
  expect((await preview(paul, { minutes_per_day: 60, share_bp: 100 })).status).toBe(422);
  expect((await preview(paul, { to_date: addDays(monday, -1) })).status).toBe(422);
  expect((await preview(ida)).status).toBe(404);
  await sql`update projects set end_date = null where id = ${borneo}`.execute(office.services.db);
});

const book = (lead: Requester, who: Requester, more: object = {}) => lead.as.post('/bookings', input(who, more));
async function booked(
  lead: Requester,
  who: Requester,
  more: object = {},
): Promise<{ id: number; version: number; [field: string]: unknown }> {
  const answer = await book(lead, who, more);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
}
const boardOf = async (as: Person, query: object = {}) => {
  const answer = await as.get('/planning/board', { ...week, ...query });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
};
const freeOf = async (as: Person, query: object = {}) => (await as.get('/planning/free', { ...week, ...query })).body.data;
const clear = () => sql`delete from bookings`.execute(office.services.db);

describe('a booking', () => {
  test('is made by who leads the project, and is called by it', async () => {
    const made = await booked(pia, ida, { weekdays: [5, 1, 5], status: 'tentative' });
    const { number } = (await pia.as.get(`/projects/${atlas}`)).body.data;
    expect(made).toMatchObject({
      title: `${number}, ${monday} – ${friday}`,
      weekdays: [1, 5],
      skills: [],
      manager_id: pia.id,
      share_bp: null,
    });
    const changed = await pia.as.put(`/bookings/${made.id}`, {
      version: made.version,
      minutes_per_day: null,
      share_bp: 5000,
      to_date: monday,
    });
    expect(changed.body.data).toMatchObject({ title: `${number}, ${monday}`, share_bp: 5000, minutes_per_day: null });
    expect((await pia.as.get(`/bookings/${made.id}/history`)).body.meta.total).toBe(2);
    await clear();
  });

  test.each<[string, object, string]>([
    ['without an employee', { employee_id: null }, 'employee_id'],
    ['without hours', { minutes_per_day: null }, 'minutes_per_day'],
    ['with hours and a share', { share_bp: 5000 }, 'minutes_per_day'],
    ['of 25 hours a day', { minutes_per_day: 1500 }, 'minutes_per_day'],
    ['of more than a day', { minutes_per_day: null, share_bp: 10_001 }, 'share_bp'],
    ['that ends before it begins', { to_date: addDays(monday, -1) }, 'to_date'],
    ['of three years', { to_date: addDays(monday, 1100) }, 'to_date'],
    ['on the eighth day of the week', { weekdays: [8] }, 'weekdays.0'],
    ['on no day', { weekdays: [] }, 'weekdays'],
    ['before the hire date', { from_date: '2020-01-06', to_date: '2020-01-07' }, 'from_date'],
    ['on an unknown project', { project_id: 999_999 }, 'project_id'],
    ['of an unknown employee', { employee_id: 999_999 }, 'employee_id'],
  ])('%s is refused where it is wrong', async (_, more, field) => {
    const answer = await book(pia, ida, more);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
  });

  test('needs an open project, and only tasks of that project', async () => {
    const { rows } = await sql<{
      id: number;
    }>`insert into project_tasks (project_id, name) values (${borneo}, 'Build') returning id`.execute(office.services.db);
    const ofOther = await book(pia, ida, { project_task_id: rows[0]?.id });
    expect(Object.keys(ofOther.body.fields)).toEqual(['project_task_id']);
    const over = await newProject(pia, 'Cairo');
    expect((await pia.as.post(`/projects/${over}/cancel`, {})).status).toBe(200);
    expect(Object.keys((await book(pia, ida, { project_id: over })).body.fields)).toEqual(['project_id']);
  });

  test('follows the project to its next manager', async () => {
    const dallas = await newProject(pia, 'Dallas');
    const { id } = await booked(pia, ida, { project_id: dallas });
    const { version } = (await pia.as.get(`/projects/${dallas}`)).body.data;
    expect((await office.as('admin').put(`/projects/${dallas}`, { version, manager_id: paul.id })).status).toBe(200);
    expect((await pia.as.get(`/bookings/${id}`)).status).toBe(404);
    expect((await paul.as.get(`/bookings/${id}`)).body.data).toMatchObject({ manager_id: paul.id });
    await clear();
  });
});

describe('the permissions of planning', () => {
  test('project managers book any employee on their own projects', async () => {
    expect((await book(pia, ilse)).status).toBe(200);
    expect((await book(paul, ilse)).status).toBe(403);
    expect((await book(ida, ida)).status).toBe(403);
    const { id, version } = await booked(pia, ida);
    expect((await paul.as.put(`/bookings/${id}`, { version, note: 'Mine now' })).status).toBe(404);
    expect((await pia.as.put(`/bookings/${id}`, { version, project_id: borneo })).status).toBe(403);
    await clear();
  });

  test('employees see their own bookings, and no others', async () => {
    const { id } = await booked(pia, ida);
    expect((await ida.as.get(`/bookings/${id}`)).body.data).toMatchObject({ id, can: { update: false, delete: false } });
    expect((await ida.as.get('/bookings')).body.data).toHaveLength(1);
    expect((await ivo.as.get(`/bookings/${id}`)).status).toBe(404);
    expect((await ivo.as.get('/bookings')).body.data).toEqual([]);
    const board = await boardOf(ida.as);
    expect(board.people.map((one: { id: number }) => one.id)).toEqual([ida.id]);
    expect(board.bookings).toMatchObject([{ id, may_change: false }]);
    expect((await boardOf(ivo.as)).bookings).toEqual([]);
    await clear();
  });

  test('other project managers see that time is booked, but not on which project', async () => {
    const { id } = await booked(pia, ida, { note: 'A secret' });
    const board = await boardOf(paul.as, { search: 'Ida' });
    expect(board.bookings).toMatchObject([{ id, project_id: null, note: null, may_change: false }]);
    expect(board.projects).toEqual([]);
    expect(JSON.stringify(board)).not.toContain('Atlas');
    expect((await boardOf(pia.as, { search: 'Ida' })).projects).toMatchObject([{ id: atlas, name: 'Atlas' }]);
    await clear();
  });

  test('heads of department plan the employees of their department only', async () => {
    const marco = office.as('manager');
    const names = (await boardOf(marco)).people.map((one: { id: number }) => one.id);
    expect(names).toContain(ida.id);
    expect(names).not.toContain(ilse.id);
    const byMarco = { as: marco, id: office.cast.manager.employee_id as number };
    const own = (await office.as('admin').post('/projects', projectOf(byMarco.id))).body.data.id;
    expect((await book(byMarco, ida, { project_id: own })).status).toBe(200);
    expect(Object.keys((await book(byMarco, ilse, { project_id: own })).body.fields)).toEqual(['employee_id']);
    await clear();
  });
});

const projectOf = (manager_id: number) => ({
  name: 'Essen',
  manager_id,
  currency: 'EUR',
  billing_type: 'internal',
  category: 'internal',
  overrun_policy: 'allow',
});

describe('the board', () => {
  test('shows free time and absences', async () => {
    const nils = await newcomer(office, { first_name: 'Nils' });
    const leave = (await ask(nils, vacation, tuesday)).body.data.id;
    expect((await office.as('hr').post(`/leaves/${leave}/approve`, {})).status).toBe(200);
    await ask(nils, vacation, wednesday, wednesday, { from_slot: 'am', to_slot: 'am' });
    const board = await boardOf(pia.as, { search: 'Nils' });
    const [person] = board.people;
    expect(board.patterns[person.pattern]).toEqual([450, 450, 450, 450, 450, 0, 0]);
    expect(person.away).toEqual([
      { date: tuesday, minutes: 450, is_pending: false },
      { date: wednesday, minutes: 225, is_pending: true },
    ]);
    expect(JSON.stringify(board)).not.toContain('Vacation');
    expect(await freeOf(pia.as, {})).toMatchObject({
      people: expect.arrayContaining([expect.objectContaining({ id: nils.id, free_minutes: 1800, pending_minutes: 225 })]),
    });
  });

  test('can be listed by project, with unfilled places', async () => {
    const { id } = await booked(pia, ida);
    const place = await pia.as.post('/bookings', {
      ...input(ida, { employee_id: null }),
      department_id: office.cast.places.delivery.department_id,
      skills: ['SAP'],
    });
    expect(place.status).toBe(200);
    const board = await boardOf(pia.as, { by: 'project', project_id: atlas });
    expect(board.projects.filter((one: { is_listed: boolean }) => one.is_listed)).toMatchObject([{ id: atlas }]);
    expect(board.bookings.map((one: { id: number }) => one.id)).toEqual([id, place.body.data.id]);
    expect(board.bookings[1]).toMatchObject({ employee_id: null, skills: ['SAP'], department: { name: expect.any(String) } });
    expect((await boardOf(paul.as, { by: 'project' })).bookings).toEqual([]);
    expect((await boardOf(ida.as, { by: 'project' })).projects.filter((one: { is_listed: boolean }) => one.is_listed)).toEqual([]);
    await clear();
  });

  test('refuses days that make no sense', async () => {
    expect((await pia.as.get('/planning/board', { from: sunday, to: monday })).status).toBe(422);
    expect((await pia.as.get('/planning/board', { from: monday, to: addDays(monday, 200) })).status).toBe(422);
    expect((await pia.as.get('/planning/board', { ...week, by: 'moon' })).status).toBe(422);
  });
});

test('an employee with three free days and SAP skills is found', async () => {
  for (const { id } of [ida, ilse])
    await sql`insert into skills (employee_id, name) values (${id}, 'SAP Finance')`.execute(office.services.db);
  await booked(pia, ida, { minutes_per_day: 450, to_date: wednesday });
  const three = 3 * 450;
  const found = async (query: object) => (await freeOf(pia.as, { skills: 'sap', ...query })).people.map((one: { id: number }) => one.id);
  expect(await found({ free: three })).toEqual([ilse.id]);
  expect(await found({ free: 2 * 450 })).toEqual([ilse.id, ida.id]);
  expect(await found({ skills: 'SAP, Sailing' })).toEqual([]);
  expect(await found({ skills: Array.from({ length: 40 }, () => 'SAP').join() })).toEqual(await found({}));
  const letters = Array.from({ length: 21 }, (_, at) => String.fromCharCode(97 + at)).join();
  expect((await pia.as.get('/planning/free', { from: monday, to: monday, skills: letters })).body.fields).toHaveProperty('skills');
  expect((await freeOf(pia.as, { skills: 'sap' })).people[1]).toMatchObject({ booked_minutes: 1350, free_minutes: 900, free_days: 2 });
  expect((await boardOf(pia.as, { skills: 'sap', free: three })).people).toMatchObject([{ id: ilse.id, skills: ['SAP Finance'] }]);
  expect((await freeOf(ivo.as, { skills: 'sap' })).people).toEqual([]);
  await clear();
});

test('a split loses no minute, and is refused to who saw something else', async () => {
  const { id, version } = await booked(pia, ida, { note: 'Kick-off' });
  const split = (more: object, as = pia.as) => as.post(`/bookings/${id}/split`, { date: wednesday, version, ...more });
  expect((await split({ version: version + 1 })).status).toBe(409);
  expect((await split({ date: monday })).status).toBe(422);
  expect((await split({}, paul.as)).status).toBe(404);
  const { first, second } = (await split({})).body.data;
  expect(first).toMatchObject({ id, from_date: monday, to_date: tuesday, note: 'Kick-off' });
  expect(second).toMatchObject({ from_date: wednesday, to_date: friday, note: 'Kick-off', minutes_per_day: 240, employee_id: ida.id });
  const days = await planOfPerson(office.services.db, plans, ida.id, monday, sunday);
  expect(days.map(({ date, minutes }) => [date, minutes])).toEqual([0, 1, 2, 3, 4].map((at) => [addDays(monday, at), 240]));
  await clear();
});

test('the project manager is notified once of the absence of a booked employee', async () => {
  const otto = await newcomer(office, { first_name: 'Otto' });
  await booked(pia, otto, { from_date: tuesday });
  const leave = (await ask(otto, vacation, monday, wednesday)).body.data.id;
  expect((await office.as('hr').post(`/leaves/${leave}/approve`, {})).status).toBe(200);
  await notifyOfAbsences(office.services.db);
  await notifyOfAbsences(office.services.db);
  const toResponse = async ({ as }: Requester) =>
    (await as.get('/notifications')).body.data.filter((one: { type: string }) => one.type === 'booked_person_away');
  expect(await toResponse(pia)).toMatchObject([{ args: { day: tuesday, until: wednesday, project: expect.stringContaining('Atlas') } }]);
  expect(await toResponse(paul)).toEqual([]);
  expect(await planOfPerson(office.services.db, plans, otto.id, monday, friday)).toHaveLength(2);
  await clear();
});

test('the lines of an estimate become places, their hours spread over working days', async () => {
  const { department_id } = office.cast.places.delivery;
  const lines = [
    { department_id, minutes: 2400, from_date: monday, to_date: sunday },
    { department_id, minutes: 0, from_date: monday, to_date: sunday },
  ];
  await sql`select book_places(${atlas}, ${JSON.stringify(lines)}::jsonb, null)`.execute(office.services.db);
  expect((await pia.as.get('/bookings')).body.data).toMatchObject([{ minutes_per_day: 480, status: 'tentative', employee_id: null }]);
  await clear();
});
