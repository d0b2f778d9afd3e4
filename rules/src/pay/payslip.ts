/** The pay of an employee for a month. Money is in minor units; totals are the sums of their lines. */
export type Payslip = {
  currency: string;
  /** The agreed amount of the month, as if it were worked whole; of the last segment where it changes. */
  basicSalary: number;
  segments: readonly PaySegment[];
  lines: readonly PayLine[];
  gross: number;
  taxable: number;
  allowances: number;
  bonuses: number;
  deductions: number;
  net: number;
  employerCost: number;
  /** In thousandths of a day. */
  workedDays: number;
  payableDays: number;
  unpaidDays: number;
  overtimeMinutes: number;
  /** The negative amount that goes to the next month. */
  carriedOn: number;
};

/** A part of the month with the same agreed pay. */
export type PaySegment = {
  from: string;
  to: string;
  compensationId: number;
  monthly: number;
  amount: number;
  days: number;
  ofDays: number;
};

export type PayLine = {
  /** Unique within a payslip: `basic`, `unpaid_leave`, `overtime:overtime_1`, `allowances:12`, `component:IRPF`, `employer:IRPF`, `adjustment:2026-10:basic`, `rounding`. */
  code: string;
  /** The name that people gave it; null if the name follows from the code (`texts.pay.lines`). */
  name: string | null;
  kind: 'earning' | 'deduction' | 'employer' | 'info';
  /** In thousandths of its unit. */
  quantity: number | null;
  unit: 'days' | 'hours' | 'percent' | null;
  /** The price of one unit in minor units, or a share in basis points if the unit is percent. */
  rate: number | null;
  base: number | null;
  /** Deductions are positive here and reduce the net amount; the unpaid part of the basic salary is a negative earning. */
  amount: number;
  source: { type: string; id: number } | null;
  account: string | null;
  explain: readonly { code: string; args: Readonly<Record<string, string | number>> }[];
};

/** Why there is no payslip: `no_compensation`, `several_currencies`, `negative_net`, `not_employed`. */
export type PayProblem = { problem: string; args: Readonly<Record<string, string | number>> };
