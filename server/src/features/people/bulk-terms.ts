import { namedAs } from '@cadre/contract/fields';
import { datedFields, employees } from '@cadre/contract/resources/employees';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';
import type { BulkRequest, DatedField } from './bulk-request.ts';

type NamedRef = { id: number; name: string } | null;
/** The dated fields of a version as they travel: references also by name. */
export type Terms = Record<string, unknown>;
export type Targets = { [F in DatedField]?: NamedRef };

const named = (table: string, id: ReturnType<typeof sql>) =>
  sql`(select json_build_object('id', n.id, 'name', n.name) from ${sql.ref(table)} n where n.id = ${id})`;

/** Over the alias `v`. */
export const termsJson = sql`json_build_object(
  'department_id', v.department_id, 'department', ${named('departments', sql`v.department_id`)},
  'job_id', v.job_id, 'job', ${named('jobs', sql`v.job_id`)},
  'branch_id', v.branch_id, 'branch', ${named('branches', sql`v.branch_id`)},
  'manager_id', v.manager_id, 'manager', ${named('employees', sql`v.manager_id`)},
  'employment_type', v.employment_type, 'fte', v.fte)`;

/** The records the request refers to, by name; a missing one is refused before any employee is checked. */
export async function loadTargets(db: Runner, { given }: BulkRequest): Promise<Targets> {
  const { rows } = await sql<Record<string, NamedRef>>`
    select ${named('departments', sql`${given.department_id ?? null}::int`)} as department_id,
      ${named('jobs', sql`${given.job_id ?? null}::int`)} as job_id,
      ${named('branches', sql`${given.branch_id ?? null}::int`)} as branch_id,
      ${named('employees', sql`${given.manager_id ?? null}::int`)} as manager_id`.execute(db);
  const targets = rows[0] as Targets;
  for (const [name, target] of Object.entries(targets))
    if (typeof given[name as DatedField] === 'number' && !target) throw invalid({ [name]: [{ code: 'missing_reference' }] });
  return targets;
}

/** Only what differs. */
export function differenceOf({ given }: BulkRequest, targets: Targets, terms: Terms): { before: Terms; after: Terms } {
  const differing = datedFields.filter((name) => name in given && given[name] !== terms[name]);
  const pairs = (of: (name: DatedField) => [unknown, NamedRef | undefined]): Terms =>
    Object.fromEntries(
      differing.flatMap((name) => {
        const [value, target] = of(name);
        const own: [string, unknown][] = [[name, value]];
        return employees.fields[name].kind === 'reference' ? [...own, [namedAs(name), target ?? null] as [string, unknown]] : own;
      }),
    );
  return {
    before: pairs((name) => [terms[name], terms[namedAs(name)] as NamedRef]),
    after: pairs((name) => [given[name], targets[name]]),
  };
}
