import type { gatherAgain as againCall, gatherStatement as gatherCall } from '@cadre/contract/calls/statements';
import { statements } from '@cadre/contract/resources/statements';
import type { Caller } from '../../crud/access/caller.ts';
import { idOf, readRow } from '../../crud/read/read.ts';
import { audit, changesBetween, employeeOf } from '../../crud/write/audit.ts';
import { createRecord } from '../../crud/write/save.ts';
import { lockRow } from '../../crud/write/stored-row.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { gatherRows, leftOutOf } from './gather-rows.ts';
import { statementsBehaviour } from './statements-behaviour.ts';
import type { StoredStatement } from './stored-statement.ts';

/** A new draft, unless there is nothing to put on it. */
export function gatherStatement(services: Services, context: CallContext<typeof gatherCall>) {
  const input = Object.fromEntries(Object.entries(context.body).filter(([, value]) => value !== null && value !== undefined));
  return services.db.transaction(async (tx) => {
    const saved = await createRecord({ services, tx, resource: statements, behaviour: statementsBehaviour, caller: context, input });
    const { rows } = await sql<{
      taken: number;
    }>`select count(*)::int as taken from statement_lines where statement_id = ${saved.id}`.execute(tx);
    const taken = rows[0]?.taken ?? 0;
    if (taken === 0) throw new Problem('nothing_to_bill');
    const message = context.t('statements.gathered', { number: saved.label, count: taken });
    return { message, data: await toResponse(tx, context, await stored(tx, saved.id), taken) };
  });
}

/** Adds new rows; lines on the draft stay as the user left them. */
export function gatherAgain(services: Services, context: CallContext<typeof againCall>) {
  const id = idOf(context.params.id, statements.name);
  return services.db.transaction(async (tx) => {
    const before = (await lockRow(tx, statements, context, 'update', id)) as StoredStatement;
    if (before.status !== 'draft') throw new Problem('statement_is_final');
    const taken = await gatherRows(tx, before);
    const after = taken > 0 ? await noteChange(tx, context, before) : before;
    return { message: context.t('statements.taken', { count: taken }), data: await toResponse(tx, context, after, taken) };
  });
}

const toResponse = async (tx: Transaction, { actor }: Caller, statement: StoredStatement, taken: number) => ({
  statement: await readRow(tx, { resource: statements, behaviour: statementsBehaviour, actor }, statement.id),
  taken,
  left_out: await leftOutOf(tx, statement),
});

async function stored(tx: Transaction, id: number): Promise<StoredStatement> {
  const { rows } = await sql<StoredStatement>`select * from statements where id = ${id}`.execute(tx);
  return rows[0] as StoredStatement;
}

/** The user who changes the lines of a draft becomes its preparer, and the history logs the new total. */
export async function noteChange(tx: Transaction, { actor, trace }: Caller, before: StoredStatement): Promise<StoredStatement> {
  const { rows } = await sql<StoredStatement>`
    update statements set prepared_by_id = ${actor.user_id}, version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
    where id = ${before.id} returning *`.execute(tx);
  const after = rows[0] as StoredStatement;
  const employee_id = employeeOf(statements, after);
  const changes = changesBetween(statements, before, after);
  audit(tx, { actor, trace, action: 'update', model: statements.name, model_id: after.id, label: after.number, employee_id, changes });
  return after;
}
