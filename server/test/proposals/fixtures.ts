import { addDays } from '@cadre/rules/calendar';
import { sql } from '../../src/platform/database/sql.ts';
import type { Answer, Person } from '../office/person.ts';
import type { Office } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { today } from '../requests/fixtures.ts';

const projectManager = 7;
export const nextMonth = addDays(new Date().toISOString().slice(0, 10), 30);

export type Seller = { id: number; as: Person };

/** An employee of Delivery who manages projects and writes proposals. */
export async function newSeller(office: Office, given: Record<string, unknown> = {}): Promise<Seller> {
  const { id } = await hire(office, { first_name: 'Pia', manager_id: office.cast.manager.employee_id, ...given });
  return { id, as: (await admit(office, id, projectManager)).as };
}

let made = 0;

export async function newClient(office: Office): Promise<number> {
  made += 1;
  const { rows } = await sql<{ id: number }>`
    insert into clients (name, contact_name, currency) values (${`Client ${made}`}, 'Carla Contact', 'EUR') returning id`.execute(
    office.services.db,
  );
  return rows[0]?.id as number;
}

/** An hour of each department costs so much. */
export async function setCostRate(office: Office, department_id: number, minor: number): Promise<void> {
  await sql`
    insert into rates (kind, scope, department_id, currency, amount, valid_from)
    values ('cost', 'department', ${department_id}, 'EUR', ${minor}, '2020-01-01')`.execute(office.services.db);
}

type Offer = { seller: Seller; client_id: number } & Record<string, unknown>;

export const offer = ({ seller, ...given }: Offer): Promise<Answer> =>
  seller.as.post('/proposals', { title: 'A new warehouse', currency: 'EUR', language: 'en', billing_type: 'fixed_price', ...given });

/** A proposal that the client has accepted. */
export async function won(input: Offer): Promise<number> {
  const { id } = (await offer(input)).body.data;
  const { as } = input.seller;
  for (const [move, requested] of [
    ['send', {}],
    ['accept', { accepted_by: 'Carla Contact', accepted_on: today }],
  ] as const) {
    const answer = await as.post(`/proposals/${id}/${move}`, requested);
    if (answer.status !== 200) throw new Error(answer.text);
  }
  return id;
}

/** Minutes by department in a baseline of a project. */
export async function baselineOf(office: Office, project_id: number, baseline: number): Promise<Record<number, number>> {
  const { rows } = await sql<{ department_id: number; minutes: number }>`
    select department_id, minutes from project_estimates where project_id = ${project_id} and baseline = ${baseline}`.execute(
    office.services.db,
  );
  return Object.fromEntries(rows.map(({ department_id, minutes }) => [department_id, minutes]));
}
