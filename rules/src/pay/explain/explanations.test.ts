import { expect, test } from 'vitest';
import { calculatePayslip } from '../calculate-payslip.ts';
import { component, facts, item, monthly, nov, overtimeOn, unpaid } from '../fixtures.ts';
import type { PayInputs } from '../pay-inputs.ts';
import type { PayLine, Payslip } from '../payslip.ts';

const hourly = (amount: number) => [{ id: 1, from: '2020-01-01', until: null, basis: 'hourly' as const, amount, followsFte: false }];
const brackets = [
  { upTo: 100_001, rateBp: 1250 },
  { upTo: 200_003, rateBp: 3333 },
  { upTo: null, rateBp: 4999 },
];

test.each<[string, PayInputs, string, number, PayLine['explain']]>([
  [
    'brackets before they are rounded',
    facts({ components: [component({ calculation: 'brackets', brackets })] }),
    'component:TAX',
    // 12,500.125 + 33,330.6666 + 49,988.5003 = 95,819.2919
    95_819,
    [
      { code: 'component_bracket', args: { from_minor: 0, to_minor: 100_001, percent: 12.5, amount_minor: '100001/8' } },
      { code: 'component_bracket', args: { from_minor: 100_001, to_minor: 200_003, percent: 33.33, amount_minor: '166653333/5000' } },
      { code: 'component_bracket', args: { from_minor: 200_003, to_minor: 300_000, percent: 49.99, amount_minor: '499885003/10000' } },
    ],
  ],
  [
    'hours to the minute times the wage',
    facts({
      compensations: hourly(1731),
      on: Object.fromEntries([...Array(30)].map((_, at) => [at + 1, { workedMinutes: at === 1 ? 150 : 0 }])),
    }),
    'basic',
    // 2.5 hours at 17.31 are 43.275.
    4328,
    [{ code: 'basic_hourly', args: { from: nov(1), to: nov(30), hours: '5/2', rate_minor: 1731, amount_minor: 4328 } }],
  ],
  [
    'days to the minute',
    facts({ on: { 3: unpaid('absence', 15, 480) } }),
    'unpaid_absence',
    -313,
    [
      { code: 'unpaid_on', args: { date: nov(3) } },
      { code: 'unpaid_of', args: { days: '1/32', of_days: 30, monthly_minor: 300_000 } },
    ],
  ],
  [
    'an hour of overtime by its exact wage',
    facts({ overtime: [overtimeOn(3, 100)] }),
    'overtime:overtime_1',
    // 3,000.00 * 12 / 52 / 40 * 1.25 * 100 / 60 = 36.0577
    3606,
    [
      { code: 'hour_of_month', args: { monthly_minor: 300_000, weekly_hours: 40, hourly_minor: '22500/13' } },
      { code: 'overtime_hours', args: { minutes: 100, hours: '5/3', hourly_minor: '22500/13', percent: 125 } },
    ],
  ],
  [
    'two salaries of a month before they are rounded',
    facts({ month: '2026-12', compensations: [monthly(300_000), monthly(310_000, '2026-12-11', 2)] }),
    'basic',
    // 96,774.19 + 210,000.00
    306_774,
    [
      {
        code: 'basic_part',
        args: { from: '2026-12-01', to: '2026-12-10', days: 10, of_days: 31, monthly_minor: 300_000, amount_minor: '3000000/31' },
      },
      {
        code: 'basic_part',
        args: { from: '2026-12-11', to: '2026-12-31', days: 21, of_days: 31, monthly_minor: 310_000, amount_minor: 210_000 },
      },
    ],
  ],
  [
    'what was left of a loan',
    facts({ items: [item({ source: 'deductions', amount: 10_000, category: 'loan', remaining: 4000 })] }),
    'deductions:1',
    4000,
    [
      { code: 'item_fixed', args: { amount_minor: 10_000 } },
      { code: 'rest_of_loan', args: { amount_minor: 4000 } },
      { code: 'last_of_loan', args: {} },
    ],
  ],
])('%s', (_, inputs, code, amount, explain) => {
  const line = (calculatePayslip(inputs) as Payslip).lines.find((one) => one.code === code);
  expect(line).toMatchObject({ amount, explain });
});
