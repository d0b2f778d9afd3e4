import { changeRequests } from '@cadre/contract/resources/change-requests';
import { documents } from '@cadre/contract/resources/documents';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import { reopenApprovals } from '../../../crud/acts/close-approvals.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Employee } from '../lock-employee.ts';
import type { By } from '../note-mirrored.ts';

type Kind = 'head' | 'deputy' | 'change' | 'change_request' | 'document' | 'begun_document';

/** Remembers what a leaving ends, until it is undone or the person is hired again. */
export async function leaveBehind(
  tx: Transaction,
  employee_id: number,
  kind: Kind,
  subjects: number[],
  was: number | null = null,
): Promise<void> {
  await sql`
    insert into left_behind (employee_id, kind, subject_id, was)
    select ${employee_id}, ${kind}, subject, to_jsonb(${was}::int) from unnest(${subjects}::int[]) subject`.execute(tx);
}

/** Deletes these rows, remembering them whole. */
export const deleteBehind = async (tx: Transaction, kind: 'change' | 'document', where: Sql): Promise<StoredRow[]> => {
  const from = kind === 'change' ? sql.ref('employee_versions') : sql.ref('documents');
  const { rows } = await sql<StoredRow>`
    with gone as (delete from ${from} where ${where} returning *),
      kept as (insert into left_behind (employee_id, kind, subject_id, was) select employee_id, ${kind}, id, to_jsonb(gone) from gone)
    select * from gone order by id`.execute(tx);
  return rows;
};

export const forgetLeftBehind = (tx: Transaction, employee_id: number) =>
  sql`delete from left_behind where employee_id = ${employee_id}`.execute(tx);

/** When a termination is undone, everything is restored that has not been changed since. */
export async function bringBack(tx: Transaction, employee: Employee, by: By): Promise<void> {
  await bringBackDepartments(tx, employee, by);
  await bringBackState(tx, employee.id, by);
  await bringBackRows(tx, employee.id, by);
  await forgetLeftBehind(tx, employee.id);
}

const behind = (employee_id: number, ...kinds: Kind[]): Sql =>
  sql`(select kind, subject_id, was from left_behind where employee_id = ${employee_id} and kind = any(${kinds}::text[]))`;

/** A department that has another head or deputy by now keeps them. */
async function bringBackDepartments(tx: Transaction, { id, name: new_name }: Employee, by: By): Promise<void> {
  const { rows: headed } = await sql<Columns<'departments', 'id' | 'name'>>`
    update departments d set head_id = ${id}, version = version + 1, updated_at = now() from ${behind(id, 'head')} l
    where l.subject_id = d.id and (d.head_id is null or to_jsonb(d.head_id) = l.was) returning d.id, d.name`.execute(tx);
  const { rows: deputised } = await sql<Columns<'departments', 'id' | 'name'>>`
    update departments d set deputy_id = ${id}, version = version + 1, updated_at = now() from ${behind(id, 'deputy')} l
    where l.subject_id = d.id and d.deputy_id is null returning d.id, d.name`.execute(tx);
  const note = (field: string) => (department: { id: number; name: string }) => {
    const changes = [{ field, old: null, new: id, old_name: null, new_name }];
    audit(tx, { ...by, action: 'update', model: 'departments', model_id: department.id, label: department.name, changes });
  };
  headed.forEach(note('head_id'));
  deputised.forEach(note('deputy_id'));
}

async function bringBackState(tx: Transaction, id: number, by: By): Promise<void> {
  const requests = await sql<StoredRow>`
    select r.* from change_requests r join ${behind(id, 'change_request')} l on l.subject_id = r.id where r.status = 'withdrawn' for update of r`.execute(
    tx,
  );
  for (const request of requests.rows) {
    await changeStatus(tx, changeRequests, by, request, 'pending');
    await reopenApprovals(tx, changeRequests.name, request.id);
  }
  const begun = await sql<StoredRow>`
    select r.* from documents r join ${behind(id, 'begun_document')} l on l.subject_id = r.id where r.status = 'rejected' for update of r`.execute(
    tx,
  );
  for (const document of begun.rows) await changeStatus(tx, documents, by, document, 'requested');
}

/** Skips days that have a change of their own by now, and rows that refer to deleted records. */
async function bringBackRows(tx: Transaction, id: number, by: By): Promise<void> {
  await sql`
    insert into employee_versions overriding system value
    select v.* from ${behind(id, 'change')} l cross join lateral jsonb_populate_record(null::employee_versions, l.was) v
    where exists (select from departments d where d.id = v.department_id) and exists (select from jobs j where j.id = v.job_id)
      and exists (select from branches b where b.id = v.branch_id)
      and (v.manager_id is null or exists (select from employees m where m.id = v.manager_id))
    on conflict (employee_id, effective_from) do nothing`.execute(tx);
  const { rows } = await sql<Columns<'documents', 'id' | 'title'>>`
    insert into documents overriding system value
    select d.* from ${behind(id, 'document')} l cross join lateral jsonb_populate_record(null::documents, l.was) d
    on conflict do nothing returning id, title`.execute(tx);
  for (const { id: model_id, title: label } of rows)
    audit(tx, { ...by, action: 'create', model: 'documents', model_id, label, employee_id: id });
}
