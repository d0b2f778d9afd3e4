import { inSlices } from '../../../platform/batching/in-slices.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';
import { mostNames, someNames } from '../check/some-names.ts';

/** Decides about people who have been edited since the import; without it, the undo is refused. */
export type Later = 'keep' | 'remove' | null | undefined;

/** These begin with the employee, or the system creates them by itself, and are deleted with them. */
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

/** The people an undo removes, apart from those it restores. Later edits are lost only if the user confirms it. */
export async function whoGoes(db: Runner, ids: number[], later: Later, putBack: readonly { id: number }[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const others = putBack.map(({ id }) => id);
  const links = await linksToPeople(db);
  const held = await heldFromOutside(db, links, ids, others);
  if (later === 'keep') {
    const stored = new Set([...held, ...(await changedSince(db, ids))]);
    const going = await withoutRetained(db, links, ids, stored, others);
    if (going.length === 0 && others.length === 0) throw await naming(db, 'import_undo_blocked', stored);
    return going;
  }
  if (held.size > 0) throw await naming(db, 'import_undo_blocked', held);
  const changed = later === 'remove' ? new Set<number>() : await changedSince(db, ids);
  if (changed.size > 0) throw await naming(db, 'import_has_later_work', changed);
  return ids;
}

type Beside = { putBack: readonly { id: number }[]; links: Links };

/** The people one batch of an undo removes. Those edited or needed only since its start are kept. */
export async function whoStillGoes(db: Runner, ids: number[], later: Later, { putBack, links }: Beside): Promise<number[]> {
  const others = putBack.map(({ id }) => id);
  const held = await heldFromOutside(db, links, ids, others);
  const changed = later === 'remove' ? [] : await changedSince(db, ids);
  return withoutRetained(db, links, ids, new Set([...held, ...changed]), others);
}

/** A kept employee may have a manager from the same file, who is then kept too. Adds them to `kept`. */
async function withoutRetained(db: Runner, links: Links, ids: number[], stored: Set<number>, others: number[]): Promise<number[]> {
  for (;;) {
    const going = ids.filter((id) => !stored.has(id));
    if (going.length === 0 || stored.size === 0) return going;
    const held = await heldFromOutside(db, links, going, others);
    if (held.size === 0) return going;
    for (const id of held) stored.add(id);
  }
}

/** People whose history has more than their creation; changes by the system do not count. */
async function changedSince(db: Runner, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from logs
    where employee_id = any(${ids}::int[]) and actor_id is not null and action in ('create', 'update', 'delete', 'status')
      and not (model = 'employees' and action = 'create')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Columns that refer to people. */
export type Links = { table: string; column: string }[];

/** Which tables do, the database itself knows. */
export async function linksToPeople(db: Runner): Promise<Links> {
  const { rows } = await sql<Links[number]>`
    select held as table, of_column as column from kept_references() where named = 'employees'`.execute(db);
  return rows;
}

/** Limits people and tables per statement: planning all of them for the first time would take a while. */
const [peopleAtOnce, tablesAtOnce] = [200, 15];

/** The people with a reference from a row that is neither removed with them nor restored. */
async function heldFromOutside(db: Runner, links: Links, ids: number[], putBack: number[]): Promise<Set<number>> {
  const held = new Set<number>();
  for (const some of inSlices(ids, peopleAtOnce))
    for (const few of inSlices(links, tablesAtOnce)) {
      const { rows } = await sql<{ id: number }>`
        with going as materialized (select unnest(${some}::int[]) as id),
          ours as materialized (select unnest(${[...ids, ...putBack]}::int[]) as id)
        ${sql.join(
          few.map(({ table, column }) => heldBy(table, column)),
          sql` union `,
        )}`.execute(db);
      for (const { id } of rows) held.add(id);
    }
  return held;
}

const heldBy = (table: string, column: string): Sql => {
  const refers = sql.ref(`t.${column}`);
  return sql`
    select ${refers} as id from ${sql.ref(table)} t where ${refers} in (select id from going) and ${fromOutside(table)}`;
};

function fromOutside(table: string): Sql {
  if (!ownTables.includes(table)) return sql`true`;
  const isOfOther = sql`${sql.ref(table === 'employees' ? 't.id' : 't.employee_id')} not in (select id from ours)`;
  // Entries that users made in a leave account count as work; automatic ones do not.
  return table === 'leave_ledger' ? sql`(${isOfOther} or t.created_by_id is not null)` : isOfOther;
}

export async function naming(db: Runner, code: 'import_undo_blocked' | 'import_has_later_work', ids: Set<number>): Promise<Problem> {
  const { rows } = await sql<Columns<'employees', 'name'>>`
    select name from employees where id = any(${[...ids]}::int[]) order by name limit ${mostNames + 1}`.execute(db);
  return new Problem(code, { args: { names: someNames(rows) } });
}
