import type { BalanceResponse } from '@cadre/contract/calls/leave-balances';
import type { Day } from '@cadre/rules/calendar';
import { addMonths } from '@cadre/rules/employment';
import { balanceOn, projected } from '@cadre/rules/leave/balance';
import { missingEntries } from '@cadre/rules/leave/due-entries';
import type { Entry } from '@cadre/rules/leave/ledger';
import { invalid } from '../../../platform/problem.ts';
import { inUnits } from '../categories/amounts.ts';
import type { LeaveAccount } from './load-accounts.ts';

const yearsAhead = 10;

/** Limits how far ahead balances can be planned, because every year until then is calculated. */
export function refuseFar(field: string, today: Day, day: Day): void {
  const last = addMonths(today, yearsAhead * 12);
  if (day > last) throw invalid({ [field]: [{ code: 'too_big', max: last }] });
}

/** The ledger on a day, past or projected; it includes entries that are due by today and not posted yet. */
export function ledgerOn(account: LeaveAccount, today: Day, day: Day): readonly Entry[] {
  if (!account.is_open) return account.ledger;
  return day > today ? projected(account, day).ledger : [...account.ledger, ...missingEntries(account, today)];
}

/** The balance of an account on a day, in the form returned to callers. */
export const balanceOf = (account: LeaveAccount, today: Day, day: Day): BalanceResponse =>
  toResponse(account, ledgerOn(account, today, day), day);

export function toResponse(account: LeaveAccount, ledger: readonly Entry[], day: Day): BalanceResponse {
  const { category, policy, pending } = account;
  const { id, name, code, color, counting } = category;
  const { year, carried_expires_on, ...amounts } = balanceOn({ ...account, ledger }, pending, day);
  const numbers = Object.fromEntries(Object.entries(amounts).map(([part, amount]) => [part, inUnits(amount)])) as typeof amounts;
  return {
    category: { id, name, code, color, unit: counting.unit },
    balance_mode: policy.balance_mode,
    year,
    ...numbers,
    ...(policy.balance_mode === 'unlimited' && { available: 0 }),
    carried_expires_on,
  };
}
