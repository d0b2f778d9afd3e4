import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import type { StoredRow } from '../../crud/access/caller.ts';
import type { Behaviour, Removal, Write } from '../../crud/behaviour.ts';
import { audit, changesBetween } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';
import { notifyOfAccount, notifyOfRemoval } from './notify-of-account.ts';

export const bankAccountsBehaviour: Behaviour = {
  complete: inCurrencyOfBranch,
  async beforeWrite(write: Write) {
    await refuseIdle(write);
    if (write.values.is_primary === true) await standBack(write);
  },
  async afterWrite({ services, tx, caller, after }: Write) {
    if (after) await notifyOfAccount(services, tx, caller, after);
  },
  async beforeDelete({ services, tx, caller, before }: Removal) {
    await notifyOfRemoval(services, tx, caller, before);
  },
};

/** A fixed amount is in the currency of the branch unless another one is given. */
async function inCurrencyOfBranch(tx: Transaction, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (typeof input.fixed_amount !== 'number' || input.currency) return input;
  const { rows } = await sql<{ currency: string }>`
    select b.currency from employees e join branches b on b.id = e.branch_id where e.id = ${input.employee_id as number}`.execute(tx);
  return { ...input, ...rows[0] };
}

const takesPart = ({ is_primary, fixed_amount, pay_share_bp }: Record<string, unknown>): boolean =>
  is_primary === true || Boolean(fixed_amount || pay_share_bp);

/** With other accounts present, an account needs a share of net pay; one that lost its share to another account may stay without. */
async function refuseIdle({ tx, values, before }: Write): Promise<void> {
  const after: Record<string, unknown> = { ...before, ...values };
  if (takesPart(after) || (before && !takesPart(before))) return;
  const { rows } = await sql`
    select from bank_accounts where employee_id = ${after.employee_id as number} and id is distinct from ${before?.id ?? null} limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw invalid({ fixed_amount: [{ code: 'account_without_part' }] });
}

/** The rest goes to one account: the previous primary account gives way to the chosen one. */
async function standBack({ tx, caller: { actor, trace }, values, before }: Write): Promise<void> {
  const employee_id = (values.employee_id ?? before?.employee_id) as number;
  const { rows } = await sql<StoredRow>`
    select * from bank_accounts where employee_id = ${employee_id} and is_primary and id is distinct from ${before?.id ?? null} for update`.execute(
    tx,
  );
  for (const account of rows) {
    await sql`
      update bank_accounts set is_primary = false, version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
      where id = ${account.id}`.execute(tx);
    const changes = changesBetween(bankAccounts, account, { ...account, is_primary: false });
    audit(tx, {
      actor,
      trace,
      action: 'update',
      model: 'bank-accounts',
      model_id: account.id,
      label: String(account.holder),
      employee_id,
      changes,
    });
  }
}
