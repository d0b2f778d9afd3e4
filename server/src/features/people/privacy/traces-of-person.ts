import { folded } from '@cadre/rules/folded';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Person } from './person-of-params.ts';

/** Traces of a person outside their own rows: accounts, papers without a link to a record, and all their past names. */
export type Traces = { accounts: number[]; papers: number[]; words: string[] };

type Paper = { id: number; is_tied: boolean; names: (string | null)[]; emails: (string | null)[] };

/** Shorter ones are part of too many other words. */
const shortestWord = 2;

export async function tracesOf(db: Runner, person: Person): Promise<Traces> {
  const { rows: accounts } = await sql<{ id: number; name: string; email: string }>`
    select id, name, email from users where employee_id = ${person.id}`.execute(db);
  const names = [person.name, ...accounts.map(({ name }) => name), ...(await formerNames(db, person.id))];
  const emails = [...accounts.map(({ email }) => email), ...(await addressesOf(db, person.id))];
  const papers = await papersOf(db, person.id, names, emails);
  const words = [
    ...names,
    ...emails,
    ...papers.flatMap((paper) => (paper.is_tied ? [] : [...paper.names, ...paper.emails])),
    ...(await calledOf(db, person.id)),
  ];
  return {
    accounts: accounts.map(({ id }) => id),
    papers: papers.map(({ id }) => id),
    // The longest first, so that no name is left half replaced.
    words: [...new Set(words.map((word) => word?.trim() ?? ''))]
      .filter((word) => word.length >= shortestWord)
      .sort((one, other) => other.length - one.length),
  };
}

/** Names in the history, for example before a marriage. */
async function formerNames(db: Runner, id: number): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select distinct label from logs where model = 'employees' and model_id = ${id} and label is not null`.execute(db);
  return rows.map(({ label }) => label);
}

/** Mail addresses, those of earlier times included. */
async function addressesOf(db: Runner, id: number): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select work_email as address from employees where id = ${id}
    union select personal_email from employees where id = ${id} and personal_email is not null
    union select said.value from logs l, jsonb_array_elements(l.changes) c, jsonb_each_text(c) said
      where (l.employee_id = ${id} or (l.model = 'employees' and l.model_id = ${id})
          or (l.model = 'users' and l.model_id in (select u.id from users u where u.employee_id = ${id})))
        and c ->> 'field' in ('work_email', 'email') and said.key in ('old', 'new') and said.value like '%@%'`.execute(db);
  return rows.map(({ address }) => address);
}

/** Numbers they are reached by, and the full name with the one they prefer, in whatever order. */
async function calledOf(db: Runner, id: number): Promise<string[]> {
  const { rows } = await sql<{ called: string[] }>`
    select array_remove(array[work_phone, mobile] || array_agg(full_name(said.given, last_name, said.name_order)), null) as called
    from employees, lateral (
      select given, name_order from unnest(array[first_name, preferred_name, first_name || ' ' || middle_name]) given,
        unnest(array['given_first', 'family_first', name_order]) name_order) said
    where id = ${id} group by id`.execute(db);
  return rows[0]?.called ?? [];
}

/**
 * Papers about them, also those that no record ties to them: an offer from before they came, a draft in their name. Where a
 * colleague has the same name, the address decides.
 */
async function papersOf(db: Runner, id: number, names: string[], emails: string[]): Promise<Paper[]> {
  const { rows } = await sql<Paper>`
    select id, employee_id is not null as is_tied, array[answers ->> 'candidate_name', answers ->> 'employee_name'] as names,
      array[answers ->> 'candidate_email'] as emails
    from forms where employee_id = ${id} or employee_id is null`.execute(db);
  const hasNamesake = await isShared(db, id, names);
  return rows.filter((paper) => paper.is_tied || isAmong(paper.emails, emails) || (!hasNamesake && isAmong(paper.names, names)));
}

const isAmong = (called: (string | null)[], known: string[]): boolean =>
  called.some((one) => one !== null && known.some((other) => folded(other.trim()) === folded(one.trim())));

async function isShared(db: Runner, id: number, names: string[]): Promise<boolean> {
  const { rows } = await sql`select from employees where id <> ${id} and name = any(${names}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}
