import { openText } from '../../../crud/access/sealed.ts';
import type { Seal } from '../../../platform/access/seal.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { addToAccessLog } from '../../../platform/http/access-log.ts';
import { endsOf, maskedEnds, openPartsOf, type SplitPayslip, type StoredAccount, splitColumns } from './pay-parts.ts';

/** A payment of a run to one account, and from which account. Amounts are minor units. */
export type Payment = {
  salary_id: number;
  employee_id: number;
  name: string;
  employee_no: string;
  amount: number;
  currency: string;
  bank_account_id: number;
  is_primary: boolean;
  /** The last characters of the account. */
  ends: string;
  holder: string;
  iban: string | null;
  bic: string | null;
  account_no: string | null;
  branch: string;
  debtor: { name: string; iban: string | null; bic: string | null };
};

export type LeftOut = {
  employee: { id: number; name: string };
  /** Where one of several accounts is left out. */
  account: string | null;
  reason: 'paid' | 'in_earlier_file' | 'no_account' | 'other_currency' | 'other_method' | 'nothing_due';
};

type Stored = SplitPayslip & {
  salary_id: number;
  employee_id: number;
  name: string;
  employee_no: string;
  branch: string;
  method: string;
  status: string;
  debtor_name: string | null;
  debtor_iban: string | null;
  debtor_bic: string | null;
  company: string;
};

/** The open payments of a run that are in no file yet, account by account, read with the rights of the officer. Each is recorded as an access. */
export async function loadPayments(on: Runner, seal: Seal, run: { id: number }): Promise<{ payments: Payment[]; leftOut: LeftOut[] }> {
  const { rows } = await sql<Stored>`
    select s.id as salary_id, s.status, s.employee_id, e.name, e.employee_no, s.net::float8 as amount, s.currency, s.method, b.name as branch,
      p.debtor_name, p.debtor_iban, p.debtor_bic, (select company from settings) as company, ${splitColumns}
    from salaries s join employees e on e.id = s.employee_id join branches b on b.id = e.branch_id
    left join pay_policies p on p.id = pay_policy_of(b.id)
    where s.payroll_id = ${run.id} and s.status in ('approved', 'paid')
    order by b.name, e.name, e.id`.execute(on);
  const paid = rows.map((row) => partsOf(row, seal));
  const payments = paid.flatMap((one) => one.payments);
  addToAccessLog(payments.map(({ employee_id }) => ({ what: 'pay', employee_id })));
  return { payments, leftOut: paid.flatMap((one) => one.leftOut) };
}

function partsOf(row: Stored, seal: Seal): { payments: Payment[]; leftOut: LeftOut[] } {
  const employee = { id: row.employee_id, name: row.name };
  const reason = reasonAgainst(row);
  if (reason !== null) return { payments: [], leftOut: [{ employee, account: null, reason }] };
  const parts = openPartsOf(row);
  if (parts.length === 0) return { payments: [], leftOut: [{ employee, account: null, reason: 'in_earlier_file' }] };
  const isPayable = ({ account: { iban, account_no } }: { account: StoredAccount }): boolean => Boolean(iban || account_no);
  return {
    payments: parts.filter(isPayable).map((part) => paymentOf(row, part, seal)),
    leftOut: parts
      .filter((part) => !isPayable(part))
      .map(({ account }) => ({ employee, account: maskedEnds(endsOf(account)), reason: 'no_account' })),
  };
}

function reasonAgainst({ status, amount, method, accounts }: Stored): LeftOut['reason'] | null {
  if (status === 'paid') return 'paid';
  if (method !== 'bank') return 'other_method';
  if (amount <= 0) return 'nothing_due';
  return accounts.length > 0 ? null : 'no_account';
}

function paymentOf(row: Stored, { account, amount }: { account: StoredAccount; amount: number }, seal: Seal): Payment {
  const { salary_id, employee_id, name, employee_no, currency, branch, debtor_name, debtor_iban, debtor_bic, company } = row;
  const opened = (purpose: string, stored: string | null): string | null => (stored === null ? null : openText(seal, purpose, stored));
  return {
    salary_id,
    employee_id,
    name,
    employee_no,
    amount,
    currency,
    bank_account_id: account.id,
    is_primary: account.is_primary,
    ends: endsOf(account),
    holder: account.holder,
    iban: opened('bank_accounts.iban', account.iban),
    bic: account.bic,
    account_no: opened('bank_accounts.account_no', account.account_no),
    branch,
    debtor: { name: debtor_name ?? company, iban: opened('pay_policies.debtor_iban', debtor_iban), bic: debtor_bic },
  };
}
