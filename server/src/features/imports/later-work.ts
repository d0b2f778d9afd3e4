import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { Problem } from '../../platform/problem.ts';
import { mostNames, someNames } from './some-names.ts';

/** What becomes of people whom somebody has worked on since they came; unsaid, nothing happens to anybody. */
export type Later = 'keep' | 'remove' | null | undefined;

/** These begin with the employee, or the house makes them by itself, and go with them. */
const ownTables = [
  'employees',
  'employee_versions',
  'employment_periods',
  'attendance_days',
  'attendance_dirty',
  'hours_to_class',
  'leave_ledger',
  'overtime_days',
  'pay_dirty',
  'time_cards',
  'time_card_reminders',
  'told_ends',
];

/** Whom of these people an undo takes back, beside those that it puts back. What was done with them since is lost to nobody who did not say so. */
export async function whoGoes(db: Runner, ids: number[], later: Later, putBack: readonly { id: number }[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const others = putBack.map(({ id }) => id);
  const held = await heldFromOutside(db, ids, others);
  if (later === 'keep') return withoutKept(db, ids, new Set([...held, ...(await changedSince(db, ids))]), others);
  if (held.size > 0) throw await naming(db, 'import_undo_blocked', held);
  const changed = later === 'remove' ? new Set<number>() : await changedSince(db, ids);
  if (changed.size > 0) throw await naming(db, 'import_has_later_work', changed);
  return ids;
}

/** Who stays may have a manager from the same file, who then stays too. */
async function withoutKept(db: Runner, ids: number[], kept: Set<number>, others: number[]): Promise<number[]> {
  for (;;) {
    const going = ids.filter((id) => !kept.has(id));
    if (going.length === 0 && others.length === 0) throw await naming(db, 'import_undo_blocked', kept);
    const held = await heldFromOutside(db, going, others);
    if (held.size === 0) return going;
    for (const id of held) kept.add(id);
  }
}

/** About whom the history has more to tell than that they came; what the house did by itself is nobody's work. */
async function changedSince(db: Runner, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from logs
    where employee_id = any(${ids}::int[]) and actor_id is not null and action in ('create', 'update', 'delete', 'status')
      and not (model = 'employees' and action = 'create')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Whom something refers to that neither goes with them nor is put back. Which tables do, the database itself knows. */
async function heldFromOutside(db: Runner, ids: number[], putBack: number[]): Promise<Set<number>> {
  const { rows: links } = await sql<{ table: string; column: string }>`
    select held as table, of_column as column from kept_references() where named = 'employees'`.execute(db);
  const held = new Set<number>();
  for (const link of links) for (const id of await heldBy(db, link.table, link.column, ids, putBack)) held.add(id);
  return held;
}

async function heldBy(db: Runner, table: string, column: string, ids: number[], putBack: number[]): Promise<number[]> {
  const refers = sql.ref(`t.${column}`);
  const { rows } = await sql<{ id: number }>`
    select distinct ${refers} as id from ${sql.ref(table)} t
    where ${refers} = any(${ids}::int[]) and ${fromOutside(table, [...ids, ...putBack])}`.execute(db);
  return rows.map(({ id }) => id);
}

function fromOutside(table: string, ids: number[]): Sql {
  if (!ownTables.includes(table)) return sql`true`;
  const isOfOther = sql`${sql.ref(table === 'employees' ? 't.id' : 't.employee_id')} <> all(${ids}::int[])`;
  // What somebody wrote into an account is work; what came by itself is not.
  return table === 'leave_ledger' ? sql`(${isOfOther} or t.created_by_id is not null)` : isOfOther;
}

export async function naming(db: Runner, code: 'import_undo_blocked' | 'import_has_later_work', ids: Set<number>): Promise<Problem> {
  const { rows } = await sql<Columns<'employees', 'name'>>`
    select name from employees where id = any(${[...ids]}::int[]) order by name limit ${mostNames + 1}`.execute(db);
  return new Problem(code, { args: { names: someNames(rows) } });
}
