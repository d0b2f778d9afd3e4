import { documents } from '@cadre/contract/resources/documents';
import { changeStatus } from '../../crud/acts/change-status.ts';
import type { LogEntry } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/services.ts';
import { mailOwner, notifyDocumentOwner, notifyReviewers } from './notify-of-document.ts';
import type { StoredDocument } from './stored-document.ts';

type Due = Columns<'documents', 'id' | 'title' | 'employee_id'> & { day: string; mark: number };

/** Marks in `reminded` that the notice about an overdue document was sent. */
const overdue = 0;

/** Daily changes by date: each is notified once, however often the job runs. */
export async function remindOfDocuments(services: Services): Promise<void> {
  for (const one of await expiring(services)) await services.db.transaction((tx) => notifyExpiring(tx, one));
  for (const one of await expired(services)) await services.db.transaction((tx) => expire(tx, one));
  for (const one of await late(services)) await services.db.transaction((tx) => notifyOverdue(services, tx, one));
}

/** Days are those of the place where the person works; `current_date` only narrows the search. */
async function expiring(services: Services): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select d.id, d.title, d.employee_id, d.expires_on as day, reached.mark
    from documents d join employees e on e.id = d.employee_id
    cross join lateral (select d.expires_on - today_of(e) as days) remaining
    cross join lateral (select min(m) as mark from unnest('{7, 30, 90}'::int[]) m where m >= remaining.days) reached
    where d.status = 'accepted' and d.expires_on between current_date - 1 and current_date + 91 and remaining.days between 0 and 90
      and e.status <> 'terminated' and not reached.mark = any(d.reminded)
    order by d.id`.execute(services.db);
  return rows;
}

/** A document within seven days of expiry is also within thirty: this settles the wider marks too. */
async function notifyExpiring(tx: Transaction, { id, title, employee_id, day, mark }: Due): Promise<void> {
  const { rowCount } = await sql`
    update documents set reminded = reminded || array(select m from unnest('{7, 30, 90}'::int[]) m where m >= ${mark} and not m = any(reminded))
    where id = ${id} and status = 'accepted' and not ${mark} = any(reminded)`.execute(tx);
  if (rowCount === 0) return;
  await notifyDocumentOwner(tx, { employee_id, title }, 'document_expiring', { day });
  await notifyReviewers(tx, { employee_id, title }, 'document_of_expiring', { args: { day } });
}

async function expired(services: Services): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select d.id, d.title, d.employee_id, d.expires_on as day, 0 as mark
    from documents d join employees e on e.id = d.employee_id
    where d.status = 'accepted' and d.expires_on <= current_date and d.expires_on < today_of(e) order by d.id`.execute(services.db);
  return rows;
}

async function expire(tx: Transaction, { id, day }: Due): Promise<void> {
  const { rows } = await sql<StoredDocument>`
    select * from documents where id = ${id} and status = 'accepted' and expires_on = ${day}::date for update`.execute(tx);
  for (const document of rows) {
    await changeStatus(tx, documents, byClock, document, 'expired');
    await notifyDocumentOwner(tx, document, 'document_expired');
    await notifyReviewers(tx, document, 'document_of_expired');
  }
}

async function late(services: Services): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select d.id, d.title, d.employee_id, d.due_on as day, ${overdue}::int as mark
    from documents d join employees e on e.id = d.employee_id
    where d.status = 'requested' and d.due_on <= current_date and d.due_on < today_of(e) and e.status <> 'terminated'
      and not ${overdue} = any(d.reminded)
    order by d.id`.execute(services.db);
  return rows;
}

async function notifyOverdue(services: Services, tx: Transaction, { id, title, employee_id, day, mark }: Due): Promise<void> {
  const { rowCount } = await sql`
    update documents set reminded = reminded || ${mark}::int
    where id = ${id} and status = 'requested' and not ${mark} = any(reminded)`.execute(tx);
  if (rowCount === 0) return;
  await notifyDocumentOwner(tx, { employee_id, title }, 'document_overdue', { day });
  await mailOwner(services, tx, { employee_id, title }, { template: 'document_overdue', args: { due: day } });
}

/** Logged for changes that only the date caused. */
const byClock: Pick<LogEntry, 'actor' | 'trace'> = {
  actor: undefined,
  trace: { via: 'job', ip: null, user_agent: null, request_id: null, language: 'en' },
};
