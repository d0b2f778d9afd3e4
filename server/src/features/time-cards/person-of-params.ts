import { employees } from '@cadre/contract/resources/employees';
import { tasks } from '@cadre/contract/resources/tasks';
import { timeCards } from '@cadre/contract/resources/time-cards';
import { mondayOf, weeksInIsoYear } from '@cadre/rules/attendance/plan/iso-week';
import { type Weekly, weekFrom } from '@cadre/rules/time/not-submitted';
import { seen } from '../../crud/access/access.ts';
import { covers, employeeOfParams } from '../../crud/access/employee-of-params.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';

export type PersonOfParams = { id: number; name: string; today: string; may_view: boolean; may_write: boolean };

/** The person whose week it is, with the actor's rights there. People out of reach are not found. */
export async function personOfParams(
  db: Runner,
  actor: Actor,
  employee: string | null | undefined,
  use: 'view' | 'write',
): Promise<PersonOfParams> {
  const { rows } = await personOf(actor, employeeOfParams(actor, employee ?? 'self')).execute(db);
  return requirePerson(rows[0], use);
}

/** The same as a part of a larger statement. */
export const personOf = (actor: Actor, id: unknown): Sql<PersonOfParams> => sql<PersonOfParams>`
  select r.id, r.name, (now() at time zone coalesce(r.timezone, (select b.timezone from branches b where b.id = r.branch_id)))::date as today, ${mayView(actor)} as may_view, ${mayWrite(actor)} as may_write
  from employees r where r.id = ${id} and ${isKnown(actor)}`;

/** The actor's rights to the hours of the employee `r`, and whether they may know of them at all. */
export const mayView = (actor: Actor): Sql<boolean> => covers(timeCards, actor, 'view');
export const mayWrite = (actor: Actor): Sql<boolean> => covers(tasks, actor, 'create');
export const isKnown = (actor: Actor): Sql<boolean> => sql<boolean>`(r.id = ${actor.employee_id ?? 0} or ${seen(employees, actor)})`;

export function requirePerson(person: PersonOfParams | null | undefined, use: 'view' | 'write'): PersonOfParams {
  if (!person || !(use === 'view' ? person.may_view : person.may_write)) throw new Problem('not_found', { about: employees.name });
  return person;
}

/** The week of a path; one that its year does not have is none. */
export function weekOfParams({ year, week }: Record<string, string>): Weekly {
  const [y, w] = [wholeNumber(year, 4), wholeNumber(week, 2)];
  if (y < 1970 || w < 1 || w > weeksInIsoYear(y)) throw new Problem('not_found', { about: timeCards.name });
  return weekFrom(mondayOf(y, w));
}

const wholeNumber = (text: string | undefined, digits: number): number =>
  text !== undefined && new RegExp(`^\\d{1,${digits}}$`).test(text) ? Number(text) : 0;
