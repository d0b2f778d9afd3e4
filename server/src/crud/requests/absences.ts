import { absenceKinds } from '@cadre/contract/absence-kinds';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import type { Day } from '@cadre/rules/calendar';
import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { type Translate, wordsOf } from '../../platform/texts/texts.ts';
import { table } from '../read/table.ts';
import { employeeOf } from '../write/audit.ts';
import type { Finding } from './refuse-findings.ts';
import { absenceStates } from './request-states.ts';

/** The requests of one kind that are absences between two days; with one status for all that are approved. */
export function absencesOf(resource: Resource, from: Day, to: Day): Sql {
  const [first, last] = spanOf(resource).map((name) => sql.ref(`x.${name}`));
  const status = sql.ref(`x.${resource.life.status?.field}`);
  const { pending, approved } = absenceStates(resource);
  return sql`(
    select x.id, x.version, x.updated_at, ${sql.lit(resource.name)}::text as resource, ${sql.ref(`x.${resource.access.owner?.employee}`)} as employee_id,
      ${first} as from_date, ${last} as to_date, case when ${status} in (${listed(pending)}) then 'pending' else 'approved' end as status
    from ${table(resource)} x
    where ${status} in (${listed([...pending, ...approved])}) and ${first} <= ${to}::date and ${last} >= ${from}::date)`;
}

const listed = (states: readonly string[]): Sql => sql.join(states.map((state) => sql.lit(state)));

/** A request as it is entered; 0 is the id of a new one. */
type Entered = Record<string, unknown> & { id: number };
type Met = { resource: string; from_date: Day; to_date: Day };

/** A finding about the first absence that this one overlaps. Kinds with checks of their own are compared with each other by these. */
export async function findOverlap(db: Runner, resource: Resource, row: Entered, t: Translate): Promise<Finding[]> {
  const others = comparedWith(resource);
  if (others.length === 0) return [];
  const [field, until] = spanOf(resource);
  const [from, to] = [String(row[field]), String(row[until])];
  const all = others.map((other) => sql`select * from ${absencesOf(other, from, to)} a`);
  const { rows } = await sql<Met>`
    select resource, from_date, to_date from (${sql.join(all, sql` union all `)}) a
    where employee_id = ${employeeOf(resource, row)}::int and not (resource = ${resource.name} and id = ${row.id})
    order by from_date, resource limit 1`.execute(db);
  return rows.map(({ resource: other, from_date, to_date }) => ({
    field,
    code: 'leave_overlaps',
    args: { title: `${wordsOf(t).one(other)}, ${from_date === to_date ? from_date : `${from_date} – ${to_date}`}` },
    blocks: true,
  }));
}

function comparedWith(resource: Resource): Resource[] {
  const { absence } = resource.life.request ?? {};
  if (!absence) return [];
  const all: Resource[] = absenceKinds.map((kind) => resources[kind]);
  return all.filter((other) => !(absence.ownCheck && other.life.request?.absence?.ownCheck));
}

function spanOf({ name, life: { request } }: Resource): [string, string] {
  if (!request?.absence) throw new Error(`${name} declares no absence`);
  return [request.absence.from, request.absence.to];
}
