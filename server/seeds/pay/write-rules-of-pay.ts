import type { Day } from '@cadre/rules/calendar';
import type { Seal } from '../../src/platform/access/seal.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { sampleIban } from '../files/sample-iban.ts';
import { closed } from '../write/write-people.ts';

/** The company’s policy, and one of the branch that is paid in another currency. */
export async function writePolicies(tx: Transaction, seal: Seal): Promise<void> {
  const iban = closed(seal, 'pay_policies.debtor_iban', sampleIban('ES', '00491500051234567892'));
  await sql`
    update pay_policies set name = 'Cadre Consulting', bonus_limit = 300000, debtor_name = 'Cadre Consulting S.L.', debtor_iban = ${iban},
      debtor_bic = 'BSCHESMMXXX', earnings_account = '6400', employer_account = '6420', liabilities_account = '4760', net_account = '4650',
      periods_begin = '2024-01-01'
    where branch_id is null`.execute(tx);
  await sql`
    insert into pay_policies (name, branch_id, basis, currency, bonus_limit, pay_day)
    select b.name, b.id, 'working_days', b.currency, 400000, 25 from branches b where b.currency = 'JPY'`.execute(tx);
}

/** How two payroll offices want their hours. */
export async function writeLayouts(tx: Transaction): Promise<void> {
  await sql`
    insert into hours_layouts (name, per, columns, separator, decimal, header) values
      ('Payroll office Madrid', 'month', '["employee_no", "name", "month", "normal", "overtime_1", "overtime_2", "credited"]', 'semicolon', 'comma', true),
      ('Hours day by day', 'day', '["employee_no", "date", "worked", "overtime_1", "rest_day", "holiday"]', 'comma', 'point', false)`.execute(
    tx,
  );
}

const spanishSteps = [
  { up_to: 1040, rate_bp: 1900 },
  { up_to: 1680, rate_bp: 2400 },
  { up_to: 2930, rate_bp: 3000 },
  { up_to: 5000, rate_bp: 3700 },
  { up_to: null, rate_bp: 4500 },
];
const japaneseSteps = [
  { up_to: 162_500, rate_bp: 500 },
  { up_to: 275_000, rate_bp: 1000 },
  { up_to: 579_000, rate_bp: 2000 },
  { up_to: null, rate_bp: 2300 },
];

/** A progressive tax and a contribution for each branch, made up to look like those of its country; a draft, and one that is over. */
export async function writeComponents(tx: Transaction, today: Day): Promise<void> {
  const since = `${Number(today.slice(0, 4)) - 2}-01`;
  await sql`
    insert into pay_components (code, name, kind, calculation, base, rate_bp, employer_rate_bp, currency, ceiling, brackets, branch_id, valid_from,
      is_example, account, employer_account, status, position, uses_allowance, child_allowance)
    select c.code || '-' || b.code, c.name || ' ' || b.name || ' (example)', c.kind, c.calculation, c.base, c.rate_bp, c.employer_rate_bp, b.currency, c.ceiling, c.brackets, b.id, ${since},
      true, c.account, c.employer_account, 'active', c.position, c.kind = 'tax', case when c.kind = 'tax' then case b.currency when 'JPY' then 31000 else 18000 end end
    from branches b join (values
      ('ES', 'SOCIAL', 'Social security', 'social', 'percent', 'gross', 648, 3057, 490950, '[]'::jsonb, '4760', '6420', 10),
      ('ES', 'TAX', 'Income tax', 'tax', 'brackets', 'taxable', 0, 0, null, ${JSON.stringify(spanishSteps)}::jsonb, '4751', null, 20),
      ('JP', 'SOCIAL', 'Social insurance', 'social', 'percent', 'gross', 1415, 1495, 650000, '[]', '2181', '7421', 10),
      ('JP', 'TAX', 'Income tax', 'tax', 'brackets', 'taxable', 0, 0, null, ${JSON.stringify(japaneseSteps)}::jsonb, '2182', null, 20)
    ) c (country, code, name, kind, calculation, base, rate_bp, employer_rate_bp, ceiling, brackets, account, employer_account, position) on c.country = b.country
    order by b.id, c.position`.execute(tx);
  await sql`
    insert into pay_components (code, name, kind, calculation, base, rate_bp, amount, currency, valid_from, valid_to, is_example, status, position)
    values ('TRAINING', 'Training levy (example)', 'social', 'percent', 'gross', 10, null, 'EUR', ${`${Number(today.slice(0, 4)) + 1}-01`}, null, true, 'draft', 30),
      ('SOLIDARITY', 'Solidarity levy (example)', 'other', 'fixed', 'gross', 0, 500, 'EUR', ${since}, ${`${Number(today.slice(0, 4)) - 2}-12`}, true, 'retired', 40)`.execute(
    tx,
  );
}
