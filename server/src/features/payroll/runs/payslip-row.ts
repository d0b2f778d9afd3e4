import { hash } from 'node:crypto';
import type { PayReason } from '@cadre/rules/pay/explain/pay-reasons';
import type { PayLine, PaySegment, Payslip } from '@cadre/rules/pay/payslip';
import type { FactsDigest } from './facts-of.ts';

/** Part of a month as it is stored. */
export type StoredSegment = Omit<PaySegment, 'compensationId' | 'ofDays'> & { compensation_id: number; of_days: number };

/** A payslip as it is stored. */
export type PayslipRow = {
  employee_id: number;
  currency: string;
  basic_salary: number;
  allowances_total: number;
  bonuses_total: number;
  gross: number;
  taxable: number;
  deductions_total: number;
  net: number;
  employer_cost: number;
  carried_on: number;
  previous_net: number | null;
  segments: readonly StoredSegment[];
  lines: readonly PayLine[];
  /** Why it differs from the month before, where it does. */
  variance: { amount: number; reasons: PayReason[] } | null;
  worked_days: number;
  payable_days: number;
  unpaid_days: number;
  overtime_minutes: number;
};

/** A payslip with the facts that it was calculated from, which may change without changing it. */
export type CalculatedPayslip = { row: PayslipRow; facts: FactsDigest };

/** A payslip as text, with its lines separate and a hash of both; unchanged contents are not written again. */
export type WrittenPayslip = { employee_id: number; head: string; lines: string; contents_hash: string; facts: FactsDigest };

export const payslipRow = (employee_id: number, slip: Payslip, previous_net: number | null): PayslipRow => ({
  employee_id,
  currency: slip.currency,
  basic_salary: slip.basicSalary,
  allowances_total: slip.allowances,
  bonuses_total: slip.bonuses,
  gross: slip.gross,
  taxable: slip.taxable,
  deductions_total: slip.deductions,
  net: slip.net,
  employer_cost: slip.employerCost,
  carried_on: slip.carriedOn,
  previous_net,
  segments: slip.segments.map(({ compensationId, ofDays, ...segment }) => ({
    ...segment,
    compensation_id: compensationId,
    of_days: ofDays,
  })),
  lines: slip.lines,
  variance: null,
  worked_days: slip.workedDays / 1000,
  payable_days: slip.payableDays / 1000,
  unpaid_days: slip.unpaidDays / 1000,
  overtime_minutes: slip.overtimeMinutes,
});

export function writtenPayslip({ row, facts }: CalculatedPayslip): WrittenPayslip {
  const head = JSON.stringify({ ...row, lines: undefined });
  const lines = JSON.stringify(row.lines);
  return { employee_id: row.employee_id, head, lines, contents_hash: hash('sha256', head + lines, 'base64url'), facts };
}
