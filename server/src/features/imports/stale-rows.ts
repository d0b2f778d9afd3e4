import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { mostNames, someNames } from './some-names.ts';

/** Nobody is overwritten who was changed, or is gone, since somebody looked at what the file would do to them. */
export async function refuseStaleRows(db: Runner, import_id: number, lock: Sql = sql``): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    with people as (
      select e.id, e.version, e.name from employees e
      where e.id in (select existing_id from import_rows where import_id = ${import_id} and complaints = '{}') order by e.id ${lock}),
    stale as (
      select r.row_no, coalesce(p.name, (
        select l.label from logs l where l.model = 'employees' and l.model_id = r.existing_id order by l.id desc limit 1)) as name
      from import_rows r left join people p on p.id = r.existing_id
      where r.import_id = ${import_id} and r.complaints = '{}' and r.existing_id is not null
        and p.version is distinct from r.existing_version)
    select name from stale order by row_no limit ${mostNames + 1}`.execute(db);
  if (rows.length > 0) throw new Problem('import_is_stale', { args: { names: someNames(rows) } });
}
