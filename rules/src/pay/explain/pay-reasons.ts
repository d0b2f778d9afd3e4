import type { Payslip } from '../payslip.ts';

/** Every reason why pay differs; the words are in `texts.pay.reasons`. Arguments are named as in explanations. */
export const payReasonCodes = [
  'raise',
  'joined',
  'left',
  'days_employed',
  'hours_worked',
  'unpaid_days',
  'overtime',
  'item_new',
  'item_ended',
  'item_changed',
  'component_new',
  'component_ended',
  'component_changed',
  'adjustment',
  'carried',
  'rounding',
] as const;
export type PayReasonCode = (typeof payReasonCodes)[number];

export type PayReason = { code: PayReasonCode; args: Readonly<Record<string, string | number>>; amount: number };
export type ComparedPayslip = Pick<Payslip, 'net' | 'segments' | 'lines'> & {
  /** Of a pay period that is no month. */
  span?: { from: string; to: string };
};
