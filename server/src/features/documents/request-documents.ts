import type { BodyOf } from '@cadre/contract/call';
import type { requestDocuments as requestCall } from '@cadre/contract/calls/documents';
import { documents } from '@cadre/contract/resources/documents';
import { reach } from '../../crud/access/access.ts';
import { audit, changesBetween } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { mailOwner, notifyDocumentOwner } from './notify-of-document.ts';
import { requestMail } from './request-mail.ts';
import type { StoredDocument } from './stored-document.ts';

type Requested = BodyOf<typeof requestCall>;

/** All of them or none. */
export async function requestDocuments(services: Services, context: CallContext<typeof requestCall>) {
  const { actor, trace, body } = context;
  const made = await services.db.transaction(async (tx) => {
    await refuseOutOfReach(tx, context);
    await refusePast(tx, context);
    await refuseRepeated(tx, context);
    const rows = await insertRequests(tx, actor.user_id, body);
    for (const row of rows) {
      const { id, title, employee_id } = row;
      const changes = changesBetween(documents, undefined, row);
      audit(tx, { actor, trace, action: 'create', model: 'documents', model_id: id, label: title, employee_id, changes });
      await notifyDocumentOwner(tx, row, 'document_requested');
      await mailOwner(services, tx, row, requestMail(row.due_on));
    }
    return rows;
  });
  return {
    message: context.t('done.documents_requested', { count: made.length }),
    data: made.map(({ id, employee_id }) => ({ id, employee_id })),
  };
}

/** Employees out of reach are not found, and leavers get no requests. */
async function refuseOutOfReach(tx: Transaction, { actor, body }: CallContext<typeof requestCall>): Promise<void> {
  const { rows } = await sql`
    select from employees e cross join lateral (select e.id as employee_id) r
    where e.id = any(${body.employee_ids}::int[]) and e.status <> 'terminated' and ${reach(documents, actor, 'documents.request')}`.execute(
    tx,
  );
  if (rows.length !== body.employee_ids.length) throw invalid({ employee_ids: [{ code: 'missing_reference' }] });
}

/** A due date that has already passed at the employee's place would make the request late at once. */
async function refusePast(tx: Transaction, { body }: CallContext<typeof requestCall>): Promise<void> {
  if (!body.due_on) return;
  const { rows } = await sql`
    select from employees e where e.id = any(${body.employee_ids}::int[]) and today_of(e) > ${body.due_on}::date limit 1`.execute(tx);
  if (rows.length > 0) throw invalid({ due_on: [{ code: 'in_the_past' }] });
}

/**
 * Refuses a second request while the document is missing or not reviewed yet. Locks the employees, so that concurrent requests see each
 * other.
 */
async function refuseRepeated(tx: Transaction, { body }: CallContext<typeof requestCall>): Promise<void> {
  await sql`select from employees where id = any(${body.employee_ids}::int[]) order by id for update`.execute(tx);
  const { rows } = await sql<Columns<'employees', 'name'>>`
    select distinct e.name from documents d join employees e on e.id = d.employee_id
    where d.employee_id = any(${body.employee_ids}::int[]) and d.type = ${body.type} and d.status in ('requested', 'submitted')
      and folded(btrim(d.title)) = folded(${body.title.trim()}) order by e.name`.execute(tx);
  const names = rows.map(({ name }) => name);
  if (names.length > 0) throw new Problem('already_requested', { args: { title: body.title.trim(), names: listed(names) } });
}

const mostNames = 5;
const listed = (names: string[]): string => `${names.slice(0, mostNames).join(', ')}${names.length > mostNames ? ' …' : ''}`;

async function insertRequests(tx: Transaction, user_id: number, requested: Requested): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    insert into documents (employee_id, type, title, due_on, note, status, created_by_id, updated_by_id)
    select unnest(${requested.employee_ids}::int[]), ${requested.type}, ${requested.title.trim()}, ${requested.due_on || null}::date, ${requested.note || null},
      'requested', ${user_id}, ${user_id}
    returning *`.execute(tx);
  return rows;
}
