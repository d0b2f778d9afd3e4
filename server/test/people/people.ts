import { startSession } from '../../src/platform/access/sessions.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { personWith } from '../office/person.ts';
import type { Office } from '../office.ts';

type Given = { first_name?: string; place?: 'delivery' | 'design' | 'finance' } & Record<string, unknown>;

let hired = 0;

/** HR hires an employee; fields that are not given have defaults. */
export async function hire(
  office: Office,
  { first_name = 'Ida', place = 'delivery', ...given }: Given = {},
): Promise<{ id: number; version: number; status: string }> {
  hired += 1;
  const { places } = office.cast;
  const answer = await office.as('hr').post('/employees', {
    first_name,
    last_name: `Person ${hired}`,
    work_email: `person${hired}@example.com`,
    job_id: places.job_id,
    employment_type: 'full_time',
    hire_date: '2024-01-01',
    ...places[place],
    ...given,
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
}

/** The employment terms of an employee in this place. */
export const termsIn = (office: Office, place: 'delivery' | 'design' | 'finance') => ({
  ...office.cast.places[place],
  job_id: office.cast.places.job_id,
  employment_type: 'full_time',
});

/** Gives an employee an account with one role; `as` sends requests as that user. */
export async function admit(office: Office, employee_id: number, role = 2) {
  const { db } = office.services;
  const { rows } = await sql<{ id: number; email: string }>`
    insert into users (first_name, last_name, email, employee_id, status)
    select first_name, last_name, work_email, id, 'active' from employees where id = ${employee_id} returning id, email`.execute(db);
  const { id: user_id, email } = rows[0] as { id: number; email: string };
  await sql`insert into user_roles values (${user_id}, ${role})`.execute(db);
  return { user_id, email, as: personWith(office.app, await startSession(db.run, user_id, { ip: null, user_agent: 'test' })) };
}
