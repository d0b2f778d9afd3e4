import type { undoWriteOff as undoCall, writeOffDebt as writeOffCall } from '@cadre/contract/calls/pay-debts';
import { payrolls } from '@cadre/contract/resources/payrolls';
import type { Caller } from '../../../crud/access/caller.ts';
import { idOf } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockSettlements } from '../checks/refuse-outdated.ts';
import { requireCompanyScope } from '../checks/require-company-scope.ts';
import { lockRun, type StoredRun } from '../runs/stored-run.ts';
import { openDebts } from './open-debts.ts';

/** Writes off the whole debt currently in the ledger; a debt from a later payslip is a separate one. */
export function writeOffDebt(db: Database, context: CallContext<typeof writeOffCall>) {
  const { actor, params, body, t } = context;
  requireCompanyScope(actor);
  if (body.employee_id === actor.employee_id) throw new Problem('own_pay');
  return db.transaction(async (tx) => {
    const run = await lockOpenRun(tx, idOf(params.id, 'payrolls'));
    const { rows } = await sql`
      with made as (
        insert into pay_write_offs (employee_id, payroll_id, month, currency, amount, reason, created_by_id)
        select d.employee_id, ${run.id}, ${run.month}, d.currency, d.amount, ${body.reason}, ${actor.user_id}
        from (${openDebts(sql`${run.month}::text`)}) d where d.employee_id = ${body.employee_id} and d.currency = ${body.currency} returning id)
      select from made`.execute(tx);
    if (rows.length === 0) throw new Problem('not_found');
    note(tx, context, run, body.employee_id, { old: 'open', new: 'written_off' });
    return { message: t('done.debt_written_off') };
  });
}

export function undoWriteOff(db: Database, context: CallContext<typeof undoCall>) {
  const { actor, params, t } = context;
  requireCompanyScope(actor);
  const id = idOf(params.id);
  return db.transaction(async (tx) => {
    const { rows } = await sql<{ payroll_id: number; employee_id: number }>`
      select payroll_id, employee_id from pay_write_offs where id = ${id} and undone_at is null`.execute(tx);
    const [found] = rows;
    if (!found) throw new Problem('not_found');
    if (found.employee_id === actor.employee_id) throw new Problem('own_pay');
    const run = await lockOpenRun(tx, found.payroll_id);
    const { rows: undone } = await sql`
      update pay_write_offs set undone_at = now(), undone_by_id = ${actor.user_id} where id = ${id} and undone_at is null returning id`.execute(
      tx,
    );
    if (undone.length === 0) throw new Problem('wrong_state');
    note(tx, context, run, found.employee_id, { old: 'written_off', new: 'open' });
    return { message: t('done.write_off_undone') };
  });
}

/** A run that is not approved, locked before the ledger as submission and approval do. */
async function lockOpenRun(tx: Transaction, id: number): Promise<StoredRun> {
  let run: StoredRun | undefined;
  await asSystem(tx, async () => {
    run = await lockRun(tx, id);
  });
  if (!run) throw new Problem('not_found', { about: 'payrolls' });
  if (['approved', 'paid', 'closed', 'cancelled'].includes(run.status)) throw new Problem('wrong_state');
  await lockSettlements(tx);
  return run;
}

function note(tx: Transaction, { actor, trace }: Caller, run: StoredRun, employee_id: number, change: { old: string; new: string }): void {
  const changes = [{ field: 'debt', ...change }];
  audit(tx, { actor, trace, action: 'update', model: payrolls.name, model_id: run.id, label: String(run.name), employee_id, changes });
}
