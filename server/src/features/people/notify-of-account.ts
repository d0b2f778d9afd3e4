import { accountsPaid } from '@cadre/rules/pay/basic/split-pay';
import type { Caller, StoredRow } from '../../crud/access/caller.ts';
import { maskedAccount, namedAccount } from '../../crud/access/named-account.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { contactsOf } from '../../platform/notices/contacts.ts';
import { notify } from '../../platform/notices/notify.ts';
import type { Services } from '../../platform/services.ts';

/** Notifies the employee at once that their pay goes elsewhere from now on, in the app and by mail, and names the user who changed it. */
export const notifyOfAccount = (services: Services, tx: Transaction, caller: Caller, account: StoredRow): Promise<void> =>
  notifyAbout(services, tx, caller, account, 'bank_account_changed', { account: maskedAccount(account) });

/** Notifies the owner of a removed account where pay goes from now on. */
export async function notifyOfRemoval(services: Services, tx: Transaction, caller: Caller, account: StoredRow): Promise<void> {
  const { rows } = await sql<Left>`
    select id, bank, iban, account_no, is_primary, fixed_amount, currency, pay_share_bp, pay_order from bank_accounts
    where employee_id = ${account.employee_id as number} and id <> ${account.id}`.execute(tx);
  const left = accountsPaid(rows.map((one) => ({ ...payAccount(one), name: namedAccount(one) }))).map(({ name }) => name);
  await notifyAbout(services, tx, caller, account, 'bank_account_removed', {
    account: namedAccount(account),
    left: left.join(' · ') || 'none',
  });
}

async function notifyAbout(
  services: Services,
  tx: Transaction,
  { actor }: Caller,
  account: StoredRow,
  what: 'bank_account_changed' | 'bank_account_removed',
  about: Record<string, string>,
): Promise<void> {
  const args = { who: actor.name, ...about };
  for (const { employee_id, user_id, name, email, language, is_self_service } of await contactsOf(tx.run, [Number(account.employee_id)])) {
    if (user_id !== null)
      await notify(tx.run, user_id, what, args, is_self_service ? '/my-info?tab=bank' : `/employees/${employee_id}/pay`);
    await services.mail.send(tx, { to: email, language, template: what, args: { ...args, name } });
  }
}

type Left = Columns<
  'bank_accounts',
  'id' | 'bank' | 'iban' | 'account_no' | 'is_primary' | 'fixed_amount' | 'currency' | 'pay_share_bp' | 'pay_order'
>;

const payAccount = ({ id, is_primary, pay_order, fixed_amount, currency, pay_share_bp }: Left) => ({
  id,
  isMain: is_primary,
  order: pay_order,
  fixed: fixed_amount === null ? null : { amount: fixed_amount, currency: String(currency) },
  shareBp: pay_share_bp,
});
