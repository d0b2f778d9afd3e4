import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { mostNames, someNames } from './some-names.ts';

/** Refuses to overwrite people who were changed or deleted since the user saw the dry run. Checked before the first write. */
export const refuseStaleRows = (db: Runner, import_id: number): Promise<void> => refuse(db, import_id, sql`true`, sql``);

/** The same for some rows, and locks their people. */
export const holdRows = (tx: Transaction, import_id: number, rowNos: readonly number[]): Promise<void> =>
  refuse(tx, import_id, sql`r.row_no = any(${rowNos}::int[])`, sql`for update of e`);

async function refuse(db: Runner, import_id: number, which: Sql, lock: Sql): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    with wanted as (
      select r.row_no, r.existing_id, r.existing_version from import_rows r
      where r.import_id = ${import_id} and r.complaints = '{}' and r.existing_id is not null and ${which}),
    people as (
      select e.id, e.version, e.name from employees e where e.id in (select existing_id from wanted) order by e.id ${lock}),
    stale as (
      select w.row_no, coalesce(p.name, (
        select l.label from logs l where l.model = 'employees' and l.model_id = w.existing_id order by l.id desc limit 1)) as name
      from wanted w left join people p on p.id = w.existing_id
      where p.version is distinct from w.existing_version)
    select name from stale order by row_no limit ${mostNames + 1}`.execute(db);
  if (rows.length > 0) throw new Problem('import_is_stale', { args: { names: someNames(rows) } });
}
