import type { Asker, StoredRow } from '../../crud/asker.ts';
import { masked } from '../../crud/sealed.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { House } from '../../platform/house.ts';
import { contactsOf } from '../../platform/notices/contacts.ts';
import { notify } from '../../platform/notices/notify.ts';

/** Whoever's pay goes elsewhere from now on hears of it at once, on the page and by mail, from whoever did it. */
export async function tellOfAccount(house: House, tx: Transaction, { actor }: Asker, account: StoredRow): Promise<void> {
  for (const { employee_id, user_id, name, email, language, is_self_service } of await contactsOf(tx.run, [Number(account.employee_id)])) {
    const args = { who: actor.name, account: maskedAccount(account) };
    if (user_id !== null)
      await notify(tx.run, user_id, 'bank_account_changed', args, is_self_service ? '/my-info?tab=bank' : `/employees/${employee_id}/pay`);
    await house.mail.send(tx, { to: email, language, template: 'bank_account_changed', args: { ...args, name } });
  }
}

const maskedAccount = ({ iban, account_no }: StoredRow): string => masked(String(iban ?? account_no));
