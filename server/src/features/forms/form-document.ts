import { documents } from '@cadre/contract/resources/documents';
import type { Caller, StoredRow } from '../../crud/access/caller.ts';
import { changeStatus } from '../../crud/acts/change-status.ts';
import { audit } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { StoredForm } from './stored-form.ts';

type Row = { id: number; title: string; employee_id: number };

/**
 * An issued form becomes part of the employee’s file, by its number alone: not everyone who sees documents may read the title of a paper
 * about pay. A contract that ends expires on its last day, so its end is announced in time.
 */
export async function addDocument(tx: Transaction, { actor, trace }: Caller, form: StoredForm, number: string): Promise<void> {
  if (form.employee_id === null) return;
  const ends = form.type === 'contract' ? (form.answers.end_date ?? null) : null;
  const { rows } = await sql<Row>`
    insert into documents (employee_id, type, title, issued_on, expires_on, status, decided_at, form_id, created_by_id, updated_by_id)
    select e.id, ${form.type}, ${number}, day.issued, case when day.ends >= day.issued then day.ends end,
      'accepted', now(), ${form.id}, ${actor.user_id}, ${actor.user_id}
    from employees e cross join lateral (select today_of(e) as issued, ${ends}::date as ends) day
    where e.id = ${form.employee_id} returning id, title, employee_id`.execute(tx);
  for (const { id, title, employee_id } of rows) {
    audit(tx, { actor, trace, action: 'create', model: 'documents', model_id: id, label: title, employee_id });
  }
}

/** The document follows its form: declined it is rejected, withdrawn it is no longer valid. */
export async function moveDocument(tx: Transaction, caller: Caller, form: StoredForm, to: 'rejected' | 'expired'): Promise<void> {
  const { rows } = await sql<StoredRow>`
    select * from documents where form_id = ${form.id} and status = 'accepted' for update`.execute(tx);
  for (const row of rows) await changeStatus(tx, documents, caller, row, to, { values: { decided_at: sql`now()` } });
}
