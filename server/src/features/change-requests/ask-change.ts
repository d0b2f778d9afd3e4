import type { askChange as askChangeCall } from '@cadre/contract/calls/change-requests';
import { checkRecord } from '@cadre/contract/check';
import { type Complaints, complaintOf } from '@cadre/contract/problems';
import type { Resource } from '@cadre/contract/resource';
import { changeRequests } from '@cadre/contract/resources/change-requests';
import type { StoredRow } from '../../crud/access/caller.ts';
import { table } from '../../crud/read/table.ts';
import { audit, changesBetween } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { type Translate, wordsOf } from '../../platform/texts/texts.ts';
import { type Doing, wantedChange } from './change-target.ts';
import { changeableFields, type Model, resourceOf } from './changeable.ts';

type ChangeContext = CallContext<typeof askChangeCall>;

/** Stores a change that employees request in their own file, checked like the write itself. */
export async function askChange(services: Services, tx: Transaction, context: ChangeContext, employee_id: number): Promise<StoredRow> {
  const { model, remove, reason } = context.body as { model: Model; remove?: boolean; reason?: string };
  const [resource, fields] = [resourceOf(model), changeableFields(model)];
  // Two requests at once wait for each other here, so that the second sees the first.
  const { rows: people } = await sql<StoredRow>`select * from employees where id = ${employee_id} for update`.execute(tx);
  const person = people[0] as StoredRow;
  const model_id = model === 'employees' ? employee_id : (context.body.model_id ?? null);
  const before = model === 'employees' ? person : await ownRecord(tx, resource, employee_id, model_id);
  const doing = doingOf(model, remove === true, before);
  const input = doing === 'delete' ? {} : ((context.body.changes ?? {}) as Record<string, unknown>);
  if (doing !== 'delete') refuseWrong(resource, checkRecord(fields, input, doing === 'update'), { ...before, ...input });
  const { wanted, changes } = wantedChange(resource, fields, services.seal, { doing, before, input });
  if (changes.length === 0) throw new Problem('nothing_changes');
  await refuseWaiting(tx, context.t, { employee_id, model, model_id, fields: changes.map(({ field }) => field) });
  const { rows } = await sql<StoredRow>`
    insert into change_requests (employee_id, model, model_id, changes, wanted, reason, created_by_id, updated_by_id)
    values (${employee_id}, ${model}, ${model_id}, ${JSON.stringify(changes)},
      ${JSON.stringify(wanted)}, ${reason || null}, ${context.actor.user_id}, ${context.actor.user_id}) returning *`.execute(tx);
  const made = rows[0] as StoredRow;
  note(tx, context, made);
  return made;
}

/** A record of another person is reported as not found. */
async function ownRecord(tx: Transaction, resource: Resource, employee_id: number, id: number | null): Promise<StoredRow | undefined> {
  if (id === null) return undefined;
  const { rows } = await sql<StoredRow>`
    select r.* from ${table(resource)} r where r.id = ${id} and r.employee_id = ${employee_id}`.execute(tx);
  if (!rows[0]) throw new Problem('not_found');
  return rows[0];
}

function doingOf(model: Model, remove: boolean, before: StoredRow | undefined): Doing {
  if (!remove) return before ? 'update' : 'create';
  if (model === 'employees' || !before) throw invalid({ remove: [{ code: 'not_valid' }] });
  return 'delete';
}

function refuseWrong(resource: Resource, found: Complaints, whole: Record<string, unknown>): void {
  const complaints = { ...found };
  for (const [name, one] of Object.entries(resource.check?.(whole) ?? {})) complaints[name] ??= [complaintOf(one)];
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
}

function note(tx: Transaction, { actor, trace }: ChangeContext, made: StoredRow): void {
  const employee_id = made.employee_id as number;
  const changes = changesBetween(changeRequests, undefined, made);
  audit(tx, {
    actor,
    trace,
    action: 'create',
    model: 'change-requests',
    model_id: made.id,
    label: String(made.id),
    employee_id,
    changes,
  });
}

type RequestedFields = { employee_id: number; model: Model; model_id: number | null; fields: string[] };

/** One request for one field of one record at a time. New records have no fields to conflict about. */
async function refuseWaiting(tx: Transaction, t: Translate, { employee_id, model, model_id, fields }: RequestedFields): Promise<void> {
  if (model_id === null) return;
  const { rows } = await sql<{ field: string }>`
    select distinct change ->> 'field' as field from change_requests r cross join jsonb_array_elements(r.changes) change
    where r.employee_id = ${employee_id} and r.model = ${model} and r.model_id = ${model_id} and r.status = 'pending'
      and change ->> 'field' = any(${fields}::text[])`.execute(tx);
  if (rows.length === 0) return;
  throw new Problem('request_waiting', { args: { fields: rows.map(({ field }) => wordsOf(t).field(model, field)) } });
}
