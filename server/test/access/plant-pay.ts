import { runAs } from '../../src/platform/database/run-as.ts';
import type { Services } from '../../src/platform/services.ts';

const item = (table: string) =>
  `insert into ${table} (employee_id, name, amount, currency, recurrence, start_month) values ($1, 'Item', 5000, 'EUR', 'monthly', '2026-01')`;

/** One record per kind of pay, as an import would leave it: `$1` is the employee. */
export const payRecords: Readonly<Record<string, string>> = {
  'bank-accounts': `insert into bank_accounts (employee_id, holder) values ($1, 'Holder')`,
  'cost-shares': `with center as (insert into cost_centers (code, name) values ('C' || $1::int, 'Centre ' || $1::int) returning id)
    insert into cost_shares (employee_id, cost_center_id, share_bp, valid_from) select $1::int, id, 6000, '2026-01' from center`,
  'tax-details': `insert into tax_details (employee_id, valid_from) values ($1, '2026-01')`,
  'pay-openings': `insert into pay_openings (employee_id, until_month, gross_pay, currency) values ($1, '2026-01', 300000, 'EUR')`,
  forms: `insert into forms (employee_id, title) values ($1, 'Contract')`,
  compensations: `insert into compensations (employee_id, effective_from, amount, currency, status) values ($1, '2026-01-01', 300000, 'EUR', 'approved')`,
  allowances: item('allowances'),
  bonuses: item('bonuses'),
  deductions: item('deductions'),
  salaries: `
    with run as (insert into payrolls (name, month, pay_date) values ('January ' || $1::int, '2026-01', '2026-01-28') returning id)
    insert into salaries (payroll_id, employee_id, month, currency, basic_salary, allowances_total, bonuses_total, gross, taxable, deductions_total,
      net, employer_cost, contents_hash) select run.id, $1::int, '2026-01', 'EUR', 300000, 0, 0, 300000, 300000, 0, 300000, 300000, 'hash' from run`,
};

export const plantPay = ({ db }: Services, kind: string, employee_id: number) =>
  runAs('system', () => db.transaction(({ run }) => run(payRecords[kind] as string, [employee_id])));
