import { sql } from '../../src/platform/database/sql.ts';
import { asSystem } from '../databases/as-system.ts';
import type { Office } from '../office.ts';

let made = 0;
const next = (): number => {
  made += 1;
  return made;
};

const idOf = async (office: Office, statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> =>
  ((await asSystem(office.services.db, statement)).rows[0] as { id: number }).id;

export const newClient = (office: Office, currency = 'EUR'): Promise<number> =>
  idOf(
    office,
    sql`insert into clients (name, code, currency, payment_terms_days, contact_name)
      values (${`Client ${next()}`}, ${`C${made}`}, ${currency}, 30, 'Ms Buyer') returning id`,
  );

type Project = { client_id: number; manager_id: number; billing_type?: string; currency?: string };

export const newProject = (office: Office, { client_id, manager_id, billing_type = 'time_and_materials', currency = 'EUR' }: Project) =>
  idOf(
    office,
    sql`insert into projects (number, name, client_id, manager_id, status, billing_type, currency, open_to_all, fixed_price)
      values (${`X-${next()}`}, ${`Project ${made}`}, ${client_id}, ${manager_id}, 'active', ${billing_type}, ${currency}, true, 500000) returning id`,
  );

/** Sets the billing rate per hour of a project. */
export const agreeRate = (office: Office, project_id: number, amount: number, currency = 'EUR'): Promise<number> =>
  idOf(
    office,
    sql`insert into rates (kind, scope, project_id, currency, amount, valid_from) values ('bill', 'project', ${project_id}, ${currency}, ${amount}, '2024-01-01') returning id`,
  );

type Work = { employee_id: number; project_id: number; date: string; minutes: number; status?: string; billable?: boolean };

/** A row of a time card, decided as if by a chain. */
export async function work(
  office: Office,
  { employee_id, project_id, date, minutes, status = 'approved', billable = true }: Work,
): Promise<number> {
  const id = await idOf(
    office,
    sql`insert into tasks (employee_id, project_id, date, minutes, billable, description)
      values (${employee_id}, ${project_id}, ${date}::date, ${minutes}, ${billable}, 'Workshop') returning id`,
  );
  if (status !== 'draft') await asSystem(office.services.db, sql`update tasks set status = ${status} where id = ${id}`);
  return id;
}
