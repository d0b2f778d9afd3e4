import { sealMask } from '@cadre/contract/fields';
import { openParts, type PayAccount, splitPay } from '@cadre/rules/pay/basic/split-pay';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/** An account as it is stored, its numbers sealed. */
export type StoredAccount = {
  id: number;
  holder: string;
  bank: string | null;
  iban: string | null;
  account_no: string | null;
  bic: string | null;
  is_primary: boolean;
  fixed_amount: number | null;
  currency: string | null;
  pay_share_bp: number | null;
  pay_order: number | null;
};

/** A part that a bank file pays already, with the last characters of its account. */
export type MadePart = { account: number; amount: number; ends: string };

/** Amounts are minor units. */
export type SplitPayslip = { amount: number; currency: string; accounts: StoredAccount[]; made: MadePart[] };

/** The accounts of the employee `e`, and the parts of the payslip `s` that bank files pay. */
export const splitColumns: Sql = sql`
  coalesce((select jsonb_agg(a order by a.id) from bank_accounts a where a.employee_id = e.id), '[]') as accounts,
  coalesce((select jsonb_agg(jsonb_build_object('account', p.bank_account_id, 'amount', p.amount, 'ends', p.account) order by p.bank_account_id)
    from pay_file_payments p where p.salary_id = s.id and p.live), '[]') as made`;

/** The parts that no bank file pays yet, by account. */
export function openPartsOf({ amount, currency, accounts, made }: SplitPayslip): { account: StoredAccount; amount: number }[] {
  const parts = splitPay(amount, currency, accounts.map(payAccount));
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return openParts(amount, parts, made).map((part) => ({ account: byId.get(part.account) as StoredAccount, amount: part.amount }));
}

/** The last characters of a sealed number are in front of its cipher text. */
export const endsOf = ({ iban, account_no }: StoredAccount): string => String(iban ?? account_no ?? '').split('|', 1)[0] as string;

export const maskedEnds = (ends: string): string => `${sealMask} ${ends}`.trim();

const payAccount = ({ id, is_primary, pay_order, fixed_amount, currency, pay_share_bp }: StoredAccount): PayAccount => ({
  id,
  isMain: is_primary,
  order: pay_order,
  fixed: fixed_amount !== null && currency !== null ? { amount: fixed_amount, currency } : null,
  shareBp: pay_share_bp,
});
