import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays } from '@cadre/rules/calendar';
import { sql } from '../../src/platform/database/sql.ts';
import { monday } from '../attendance/fixtures.ts';
import type { Answer } from '../office/person.ts';
import type { Office } from '../office.ts';
import type { Requester } from '../requests/fixtures.ts';

/** The days of the last whole week, from Monday on. */
export const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count)) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const { year, week } = isoWeekOf(monday);
export const path = `/time-cards/${year}/${week}`;
export { week, year };

let made = 0;

/** A project that is open to all employees and managed by Marco, by default. */
export async function newProject({ services, cast }: Office, given: Record<string, unknown> = {}): Promise<number> {
  made += 1;
  const values = { name: `Audit ${made}`, status: 'active', manager_id: cast.manager.employee_id, open_to_all: true, ...given };
  const columns = Object.keys(values).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into projects (number, ${sql.join(columns)}) values ('', ${sql.join(Object.values(values))}) returning id`.execute(services.db);
  return rows[0]?.id as number;
}

export async function newTask({ services }: Office, project_id: number, given: Record<string, unknown> = {}): Promise<number> {
  made += 1;
  const values = { project_id, name: `Step ${made}`, manager_id: 1, ...given };
  const { rows } = await sql<{ id: number }>`
    insert into project_tasks (${sql.join(Object.keys(values).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(values))}) returning id`.execute(
    services.db,
  );
  return rows[0]?.id as number;
}

/** Adds an estimate for a department to a project, in minutes. */
export async function estimate({ services }: Office, project_id: number, department_id: number, minutes: number): Promise<void> {
  await sql`insert into project_baselines (project_id, baseline) values (${project_id}, 1)`.execute(services.db);
  await sql`
    insert into project_estimates (project_id, department_id, baseline, minutes) values (${project_id}, ${department_id}, 1, ${minutes})`.execute(
    services.db,
  );
}

export const save = ({ as }: Pick<Requester, 'as'>, ...tasks: object[]): Promise<Answer> => as.post('/tasks/bulk', { tasks });

/** Eight hours from Monday to Friday. */
export const fillWeek = (person: Pick<Requester, 'as'>, project_id: number): Promise<Answer> =>
  save(person, ...days.slice(0, 5).map((date) => ({ date, project_id, minutes: 450, description: 'Fieldwork' })));

export const rowsOf = async ({ as }: Pick<Requester, 'as'>) =>
  (
    await as.get('/tasks', {
      per_page: '1000',
      order_dir: 'asc',
      filters: JSON.stringify({ employee: 'self', date: { from: days[0], to: days[6] } }),
    })
  ).body.data;
