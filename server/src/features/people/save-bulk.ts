import type { BulkOutcome } from '@cadre/contract/calls/employment';
import { namedAs } from '@cadre/contract/fields';
import { datedFields } from '@cadre/contract/resources/employees';
import { audit, type Change } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { BulkRequest } from './bulk-request.ts';
import type { Terms } from './bulk-terms.ts';
import type { By } from './note-mirrored.ts';

type Changed = Pick<BulkOutcome['changed'][number], 'employee_id' | 'before' | 'after'>;
type SavedRow = Columns<'employee_versions', 'id' | 'employee_id'> & { is_new: boolean };

export async function saveBulk(tx: Transaction, by: By, request: BulkRequest, changed: Changed[]): Promise<void> {
  const rows = await layChanges(tx, request, changed, by.actor?.user_id ?? null);
  const saved = new Map(rows.map((row) => [row.employee_id, row]));
  for (const one of changed) {
    const version = saved.get(one.employee_id);
    const action = version?.is_new ? 'create' : 'update';
    const label = request.effective_from;
    audit(tx, {
      ...by,
      action,
      model: 'employee-versions',
      model_id: version?.id,
      label,
      employee_id: one.employee_id,
      changes: linesOf(one),
    });
  }
}

/** One statement for all: each with the fields that change for them; a change that is there for the very day takes them up. */
export async function layChanges(
  tx: Transaction,
  { effective_from, note, given }: BulkRequest,
  changed: Changed[],
  user_id: number | null,
): Promise<SavedRow[]> {
  const manager = 'manager_id' in given ? sql`${given.manager_id ?? null}::int` : sql`v.manager_id`;
  const each = changed.map(({ employee_id, after }) => ({ id: employee_id, fields: datedFields.filter((name) => name in after) }));
  const { rows } = await sql<SavedRow>`
    insert into employee_versions as kept (employee_id, effective_from, department_id, job_id, branch_id, manager_id, employment_type, fte, note,
      changed_fields, created_by_id, updated_by_id)
    select e.id, ${effective_from}::date, coalesce(${given.department_id ?? null}::int, v.department_id), coalesce(${given.job_id ?? null}::int, v.job_id),
      coalesce(${given.branch_id ?? null}::int, v.branch_id), ${manager}, coalesce(${given.employment_type ?? null}::text, v.employment_type),
      coalesce(${given.fte ?? null}::int, v.fte), ${note}::text, array(select jsonb_array_elements_text(e.fields)), ${user_id}::int, ${user_id}::int
    from jsonb_to_recordset(${JSON.stringify(each)}::jsonb) as e (id int, fields jsonb) cross join lateral version_on(e.id, ${effective_from}::date) v
    on conflict (employee_id, effective_from) do update set
      (department_id, job_id, branch_id, manager_id, employment_type, fte, note, changed_fields, handed_over_by, version, updated_at, updated_by_id) =
      (excluded.department_id, excluded.job_id, excluded.branch_id, excluded.manager_id, excluded.employment_type, excluded.fte,
       coalesce(excluded.note, kept.note),
       array(select f from unnest(dated_fields()) f where f = any(kept.changed_fields || excluded.changed_fields)),
       case when 'manager_id' = any(excluded.changed_fields) then null else kept.handed_over_by end,
       kept.version + 1, now(), excluded.updated_by_id)
    returning id, employee_id, version = 1 as is_new`.execute(tx);
  return rows;
}

const linesOf = ({ before, after }: Record<'before' | 'after', Terms>): Change[] =>
  datedFields
    .filter((name) => name in after)
    .map((name) => {
      const line = { field: name, old: before[name], new: after[name] };
      const isNamed = namedAs(name) in after;
      return isNamed ? { ...line, old_name: nameOf(before[namedAs(name)]), new_name: nameOf(after[namedAs(name)]) } : line;
    });

const nameOf = (target: unknown): string | null => (target as { name: string } | null)?.name ?? null;
