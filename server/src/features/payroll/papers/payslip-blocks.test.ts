import { languages } from '@cadre/contract/languages';
import { describe, expect, test } from 'vitest';
import { paperFile } from '../../../platform/documents/paper-file.ts';
import { readPdf } from '../../../platform/documents/testing/read-pdf.ts';
import { payslipBlocks } from './payslip-blocks.ts';
import type { PayslipFacts } from './payslip-facts.ts';

type Line = NonNullable<PayslipFacts['slip']['lines']>[number];
const line = (code: string, kind: Line['kind'], amount: number, more: Partial<Line> = {}): Line => ({
  code,
  name: null,
  kind,
  quantity: null,
  unit: null,
  rate: null,
  base: null,
  amount,
  source: null,
  account: null,
  explain: [],
  ...more,
});
const tax = (name: string, amount: number, rate: number): Line =>
  line(`component:${name}`, 'deduction', amount, {
    name,
    unit: 'percent',
    rate,
    base: 3850,
    explain: [{ code: 'component_percent', args: { percent: rate / 100, base: 'gross', base_minor: 385_000 } }],
  });

/** A usual month: salary, an allowance, a bonus, four taxes and contributions with the employer’s shares, two accounts, leave. */
const facts = {
  company: 'Otter & Partner Consulting Group',
  branch: 'Madrid',
  address: 'Plaza del Ejemplo 12\n28000 Madrid\nSpain',
  tax_no: 'ESB12345674',
  employee: 'Clara Dubois Fernández de la Torre',
  employee_no: 'E-0042',
  employee_address: 'Calle Mayor 3, 4.º izquierda, 28013 Madrid, Comunidad de Madrid, ES',
  national_id: '•••• 567Z',
  paying_account: '•••• 3000',
  accounts: [
    { id: 1, account: '•••• 9999', bank: 'Banco Azul', amount: 500 },
    { id: 2, account: '•••• 1332', bank: 'Banco Rojo', amount: 2387.15 },
  ],
  job: 'Senior consultant',
  department: 'Delivery',
  pay_date: '2026-03-28',
  so_far: { from: '2026-01', gross: 11_550, deductions: 2888.55, net: 8661.45 },
  is_example: true,
  leave: {
    day: '2026-03-31',
    left: [
      { name: 'Annual leave', unit: 'day', amount: 18.5 },
      { name: 'Time off in lieu', unit: 'minute', amount: 510 },
    ],
  },
  slip: {
    month: '2026-03',
    period: '2026-03',
    sequence: 0,
    currency: 'EUR',
    net: 2887.15,
    gross: 3850,
    deductions_total: 962.85,
    method: 'bank',
    paid_on: null,
    worked_days: 21,
    payable_days: 22,
    unpaid_days: 1,
    overtime_minutes: 90,
    lines: [
      line('basic', 'earning', 3600, { quantity: 31, unit: 'days', explain: [{ code: 'basic_full', args: { amount_minor: 360_000 } }] }),
      line('unpaid_leave', 'earning', -120, { quantity: 1, unit: 'days', explain: [{ code: 'unpaid_on', args: { date: '2026-03-11' } }] }),
      line('allowances:1', 'earning', 120, { name: 'Transport', explain: [{ code: 'item_fixed', args: { amount_minor: 12_000 } }] }),
      line('bonuses:1', 'earning', 250, { name: 'Project bonus' }),
      tax('Income tax', 577.5, 1500),
      tax('Pension', 180.95, 470),
      tax('Unemployment', 59.68, 155),
      tax('Training', 3.85, 10),
      line('deductions:1', 'deduction', 140.87, { name: 'Loan' }),
      line('employer:Pension', 'employer', 908.6, { name: 'Pension' }),
      line('employer:Unemployment', 'employer', 211.75, { name: 'Unemployment' }),
      line('employer:Training', 'employer', 23.1, { name: 'Training' }),
    ],
  },
} as unknown as PayslipFacts;

/** A square, so it is as high as a logo gets. */
const logo = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGNQSFgARwzEcQDMQxIBsLSc1wAAAABJRU5ErkJggg==';

/** A thread has to start and fonts to be read, which takes a while on a busy machine. */
describe('a payslip on paper', () => {
  test.each(languages)('fits one page in %s in a usual month, with accounts and tax number', async (language) => {
    const pages = readPdf(
      await paperFile({ title: 'Payslip', language, blocks: payslipBlocks(facts, language), footer: 'Otter', logo, isDense: true }),
    );
    expect(pages).toHaveLength(1);
    for (const words of ['ESB12345674', 'Plaza del Ejemplo 12, 28000 Madrid, Spain', '•••• 9999', '•••• 1332', '•••• 3000'])
      expect(pages[0]?.text).toContain(words);
  });

  test('names the amounts of several accounts, and of one only the account', async () => {
    const [first] = facts.accounts;
    const textOf = async (accounts: PayslipFacts['accounts']) =>
      JSON.stringify(payslipBlocks({ ...facts, accounts }, 'en').find(({ kind }) => kind === 'parties'));
    expect(await textOf(facts.accounts)).toContain('•••• 9999 · 500.00 EUR');
    expect(await textOf(first ? [first] : [])).not.toContain('500.00');
  });
});
