import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { Problem } from '../../platform/problem.ts';

const mostNames = 5;
/** These begin with the employee and go with them. */
const ownTables = ['employees', 'employee_versions', 'employment_periods', 'attendance_days', 'attendance_dirty'];

/** Whatever refers to one of these people from outside keeps all of them. Which tables do, the database itself knows. */
export async function refuseDependents(db: Runner, ids: number[]): Promise<void> {
  const { rows: links } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'employees'::regclass`.execute(db);
  const held = new Set<number>();
  for (const link of links) for (const id of await heldBy(db, link.table, link.column, ids)) held.add(id);
  if (held.size === 0) return;
  const { rows } = await sql<Columns<'employees', 'name'>>`
    select name from employees where id = any(${[...held]}::int[]) order by name limit ${mostNames + 1}`.execute(db);
  const names = rows.slice(0, mostNames).map(({ name }) => name);
  throw new Problem('import_undo_blocked', { args: { names: [...names, ...(rows.length > mostNames ? ['…'] : [])] } });
}

async function heldBy(db: Runner, table: string, column: string, ids: number[]): Promise<number[]> {
  const refers = sql.ref(`t.${column}`);
  const { rows } = await sql<{ id: number }>`
    select distinct ${refers} as id from ${sql.ref(table)} t
    where ${refers} = any(${ids}::int[]) and ${fromOutside(table, ids)}`.execute(db);
  return rows.map(({ id }) => id);
}

function fromOutside(table: string, ids: number[]): Sql {
  if (!ownTables.includes(table)) return sql`true`;
  return sql`${sql.ref(table === 'employees' ? 't.id' : 't.employee_id')} <> all(${ids}::int[])`;
}
