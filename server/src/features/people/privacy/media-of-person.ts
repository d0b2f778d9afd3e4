import { table } from '../../../crud/read/table.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { erased } from './purge-plan.ts';

/** Files of the person, of their account, and of every record that goes, over the alias `m`. */
export function mediaOfPerson(employee_id: number, papers: number[]): Sql<boolean> {
  const ofRecords = erased.map(
    (name) => sql`(m.model = ${sql.lit(name)} and m.model_id in (select id from ${table({ name })} where employee_id = ${employee_id}))`,
  );
  return sql`(
    (m.model = 'employees' and m.model_id = ${employee_id})
    or m.employee_id = ${employee_id}
    or (m.model = 'forms' and m.model_id = any(${papers}::int[]))
    or ${sql.join(ofRecords, sql` or `)})`;
}
