import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindByLadder } from '../../src/features/time-cards/missing/remind-by-ladder.ts';
import { plans } from '../../src/ports.ts';
import { planHours } from '../attendance/fixtures.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { ask, newCategory, newcomer } from '../requests/fixtures.ts';
import { days, fillWeek, newProject, path, week, year } from './week-fixtures.ts';

let office: Office;
let project: number;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  project = await newProject(office);
});
afterAll(() => office.close());

const monday = days[0];
const thisMonday = addDays(monday, 7);
/** After each step by the clocks of Lisbon, in winter and in summer. */
const steps = {
  friendly: `${addDays(thisMonday, 4)}T15:20:00Z`,
  due: `${thisMonday}T09:20:00Z`,
  late: `${thisMonday}T16:20:00Z`,
  digest: `${addDays(thisMonday, 2)}T09:20:00Z`,
  dueLater: `${thisMonday}T13:30:00Z`,
  lateNextDay: `${addDays(thisMonday, 1)}T10:30:00Z`,
  digestNextDay: `${addDays(thisMonday, 3)}T10:30:00Z`,
  between: `${addDays(thisMonday, 1)}T04:30:00Z`,
} as const;
const climb = (step: keyof typeof steps) => remindByLadder(office.services, plans, new Date(steps[step]));
type Result = { type: string; link: string; text: string };
const toResponse = async (person: Person): Promise<Result[]> =>
  (await person.get('/notifications', { per_page: '100' })).body.data.filter(({ type }: Result) => type.startsWith('time_cards_'));

test('who owes a week hears of it step by step and once at each; their manager in the middle of the week', async () => {
  const ida = await newcomer(office, { hire_date: monday, manager_id: office.cast.manager.employee_id });
  await fillWeek(ida, project);
  await climb('between');
  expect(await toResponse(ida.as)).toEqual([]);
  for (const step of ['due', 'dueLater', 'late', 'lateNextDay', 'friendly', 'digest', 'digestNextDay'] as const) await climb(step);
  const heard = await toResponse(ida.as);
  expect(heard.map(({ type }) => type).toSorted()).toEqual(['time_cards_due', 'time_cards_late', 'time_cards_open']);
  expect(heard.find(({ type }) => type === 'time_cards_due')).toMatchObject({ link: `/my-tasks/${year}/${week}` });
  const name = (await ida.as.get(`/employees/${ida.id}`)).body.data.name as string;
  const digests = (await toResponse(office.as('manager'))).filter(({ type }) => type === 'time_cards_missing');
  expect(digests).toHaveLength(1);
  expect(digests[0]).toMatchObject({ link: '/time-cards/not-submitted' });
  expect(JSON.stringify(digests[0])).toContain(name);
});

test('employees who have submitted or are on leave get no reminder', async () => {
  const [eve, jon] = [await newcomer(office, { hire_date: monday }), await newcomer(office, { hire_date: monday })];
  await fillWeek(eve, project);
  expect((await eve.as.post(`${path}/submit`, {})).status).toBe(200);
  const hr = office.as('hr');
  const leave = (await ask({ ...jon, as: hr }, await newCategory(office), thisMonday, thisMonday, { employee_id: jon.id })).body.data;
  await hr.post(`/leaves/${leave.id}/approve`, {});
  await climb('due');
  for (const person of [eve, jon]) expect(await toResponse(person.as)).toEqual([]);
});

test('each reminder of a week goes out once also when no server ran at its hour', async () => {
  const kim = await newcomer(office, { hire_date: monday, manager_id: office.cast.manager.employee_id });
  await fillWeek(kim, project);
  for (const step of ['dueLater', 'lateNextDay', 'lateNextDay'] as const) await climb(step);
  expect((await toResponse(kim.as)).map(({ type }) => type).toSorted()).toEqual(['time_cards_due', 'time_cards_late']);
});
