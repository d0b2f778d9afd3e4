import { randomUUID } from 'node:crypto';
import type { adjustBalance as adjustCall } from '@cadre/contract/calls/leave-balances';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import { lockAbsencesOf } from '../../../crud/requests/lock-absences.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { thousandths } from '../categories/amounts.ts';
import { balanceOf, refuseFar } from './balance-of.ts';
import { requireAccount } from './balances-response.ts';
import { type LeaveAccount, loadAccounts, type PersonAccounts } from './load-accounts.ts';
import { postEntries } from './post-due.ts';

/** Adds to or subtracts from a balance, as a ledger line with its author and reason. Users cannot adjust their own balance. */
export async function adjustBalance({ db }: Services, { actor, trace, body, t }: CallContext<typeof adjustCall>) {
  const { employee_id, leave_category_id, note } = body;
  const kind = body.kind ?? 'adjustment';
  const amount = thousandths(body.amount);
  if (amount === 0) throw invalid({ amount: [{ code: 'not_valid' }] });
  if (body.expires_on && (amount < 0 || kind !== 'adjustment')) throw invalid({ expires_on: [{ code: 'not_valid' }] });
  if (employee_id === actor.employee_id) throw new Problem('own_request');
  const data = await db.transaction(async (tx) => {
    const { name } = await requireAccount(tx, actor, 'adjust', employee_id);
    await lockAbsencesOf(tx, employee_id);
    const { account, today } = await accountFor(tx, employee_id, leave_category_id);
    const date = body.date ?? today;
    refuseFar('date', today, date);
    const { from: year } = leaveYearOf(account.policy.year_starts_in, date);
    const expires_on = body.expires_on ?? null;
    if (expires_on !== null && expires_on < date) throw invalid({ expires_on: [{ code: 'before_start' }] });
    const entry = { kind, year, date, amount, expires_on, employee_id, leave_category_id, note, key: `by-hand:${randomUUID()}` };
    const [id] = (await postEntries(tx, [entry], actor.user_id)) as [number];
    const changes = [
      { field: 'amount', old: null, new: body.amount },
      { field: 'note', old: null, new: note },
    ];
    const label = `${name}, ${account.category.name}`;
    audit(tx, { actor, trace, action: 'create', model: 'leave-ledger', model_id: id, label, employee_id, changes });
    const after = await accountFor(tx, employee_id, leave_category_id);
    return { id, available: balanceOf(after.account, today, today).available };
  });
  return { message: t('done.balance_adjusted'), data };
}

async function accountFor(
  tx: Parameters<typeof loadAccounts>[0],
  employee_id: number,
  category: number,
): Promise<{ account: LeaveAccount; today: string }> {
  const [person] = (await loadAccounts(tx, [employee_id], [category])) as [PersonAccounts];
  const account = person.accounts.find(({ policy }) => policy.balance_mode === 'tracked');
  if (!account) throw invalid({ leave_category_id: [{ code: 'missing_reference' }] });
  return { account, today: person.today };
}
