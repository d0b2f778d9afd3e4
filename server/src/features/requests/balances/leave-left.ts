import type { Language } from '@cadre/contract/languages';
import type { Runner } from '../../../platform/database/database.ts';
import { balanceOf } from './balance-of.ts';
import { loadAccounts } from './load-accounts.ts';

/** An employee's remaining leave on a day, for each category with a balance. */
export async function leaveLeft(db: Runner, employee_id: number, day: string, language: Language) {
  const [person] = await loadAccounts(db, [employee_id], undefined, language);
  return (person?.accounts ?? [])
    .filter(({ policy }) => policy.balance_mode === 'tracked')
    .map((account) => balanceOf(account, person?.today ?? day, day))
    .map(({ category, available }) => ({ name: category.name, unit: category.unit, amount: available }));
}
