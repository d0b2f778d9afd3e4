import { openText } from '../../../crud/sealed.ts';
import type { Seal } from '../../../platform/access/seal.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { look } from '../../../platform/http/looks.ts';

/** What one person is paid by a run, and from where to where. Amounts are minor units. */
export type Payment = {
  salary_id: number;
  employee_id: number;
  name: string;
  employee_no: string;
  amount: number;
  currency: string;
  holder: string;
  iban: string | null;
  bic: string | null;
  account_no: string | null;
  branch: string;
  debtor: { name: string; iban: string | null; bic: string | null };
};

export type LeftOut = {
  employee: { id: number; name: string };
  reason: 'paid' | 'in_earlier_file' | 'no_account' | 'other_currency' | 'other_method' | 'nothing_due';
};

type Stored = Payment & {
  method: string;
  status: string;
  is_in_file: boolean;
  debtor_name: string | null;
  debtor_iban: string | null;
  debtor_bic: string | null;
  company: string;
};

/** The payments of a run to primary accounts that are neither made nor in a file already, in the name of whoever asks; whose account is told is noted. */
export async function loadPayments(on: Runner, seal: Seal, run: { id: number }): Promise<{ payments: Payment[]; leftOut: LeftOut[] }> {
  const { rows } = await sql<Stored>`
    select s.id as salary_id, s.status, s.employee_id, e.name, e.employee_no, s.net::float8 as amount, s.currency, s.method, coalesce(a.holder, e.name) as holder,
      a.iban, a.bic, a.account_no, b.name as branch, p.debtor_name, p.debtor_iban, p.debtor_bic,
      (select company from settings) as company, exists (select from pay_file_payments f where f.salary_id = s.id and f.live) as is_in_file
    from salaries s join employees e on e.id = s.employee_id join branches b on b.id = e.branch_id
    left join pay_policies p on p.id = pay_policy_of(b.id)
    left join lateral (
      select * from bank_accounts a where a.employee_id = e.id order by a.is_primary desc, a.id limit 1
    ) a on true
    where s.payroll_id = ${run.id} and s.status in ('approved', 'paid')
    order by b.name, e.name, e.id`.execute(on);
  const paid = rows.map((row) => ({ row, reason: reasonAgainst(row) }));
  const payments = paid.flatMap(({ row, reason }) => (reason === null ? [paymentOf(row, seal)] : []));
  look(payments.map(({ employee_id }) => ({ what: 'pay', employee_id })));
  return {
    payments,
    leftOut: paid.flatMap(({ row, reason }) => (reason === null ? [] : [{ employee: { id: row.employee_id, name: row.name }, reason }])),
  };
}

function reasonAgainst({ status, is_in_file, amount, method, iban, account_no }: Stored): LeftOut['reason'] | null {
  if (status === 'paid') return 'paid';
  if (is_in_file) return 'in_earlier_file';
  if (method !== 'bank') return 'other_method';
  if (amount <= 0) return 'nothing_due';
  return iban || account_no ? null : 'no_account';
}

function paymentOf(row: Stored, seal: Seal): Payment {
  const { method: _, status: __, is_in_file: ___, debtor_name, debtor_iban, debtor_bic, company, ...payment } = row;
  const opened = (purpose: string, stored: string | null): string | null => (stored === null ? null : openText(seal, purpose, stored));
  return {
    ...payment,
    iban: opened('bank_accounts.iban', row.iban),
    account_no: opened('bank_accounts.account_no', row.account_no),
    debtor: { name: debtor_name ?? company, iban: opened('pay_policies.debtor_iban', debtor_iban), bic: debtor_bic },
  };
}
