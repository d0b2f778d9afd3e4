import { table } from '../../../crud/read/table.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { mediaOfPerson } from './media-of-person.ts';
import type { Person } from './person-of-params.ts';
import { erased, existing } from './purge-plan.ts';
import { tracesOf } from './traces-of-person.ts';

/** How much would go, and what would stay. */
export async function previewPurge(db: Runner, person: Person): Promise<{ counts: Record<string, number>; keeps: string[] }> {
  const { id } = person;
  const { papers } = await tracesOf(db, person);
  const parts = erased
    .filter((name) => name !== 'forms')
    .map((name) => sql`select ${sql.lit(name)} as name, count(*)::int as count from ${table({ name })} where employee_id = ${id}`);
  const { rows } = await sql<{ name: string; count: number }>`
    ${sql.join(parts, sql` union all `)}
    union all select 'forms', ${papers.length}::int
    union all select 'files', (select count(*) from media m where ${mediaOfPerson(id, papers)})::int
      + (select count(*) from forms where id = any(${papers}::int[]) and stored_as is not null)::int
    union all select 'notifications', count(*)::int from notifications n join users u on u.id = n.user_id where u.employee_id = ${id}`.execute(
    db,
  );
  return { counts: Object.fromEntries(rows.map(({ name, count }) => [name, count])), keeps: [...existing] };
}
