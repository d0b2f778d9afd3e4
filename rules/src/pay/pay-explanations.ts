/**
 * Every sentence that a line of a payslip is explained with; the words are in `texts.pay.explain`. Arguments that end in `_minor` are money in the
 * payslip's currency, `from`, `to` and `date` are days, `month` is a month; days, hours and percents are numbers. What is not whole is a fraction
 * (`figures.ts`), so each amount can be recalculated from the arguments of its sentences.
 */
export const payExplanationCodes = [
  'basic_full',
  'basic_part',
  'full_time',
  'period_pay',
  'period_full',
  'period_part',
  'basic_hourly',
  'basic_daily',
  'unpaid_on',
  'unpaid_between',
  'unpaid_of',
  'period_unpaid_of',
  'late_minutes',
  'rounded_together',
  'hour_of_month',
  'hour_of_day',
  'overtime_hours',
  'premium_hours',
  'item_fixed',
  'item_prorated',
  'item_of_basic',
  'item_of_gross',
  'item_worked_days',
  'item_worked_hours',
  'item_overtime_hours',
  'item_unpaid_days',
  'item_late_hours',
  'instalment_of_pay',
  'instalment_of_amount',
  'component_percent',
  'component_of',
  'component_bracket',
  // Of payslips that were calculated when the last bracket did not say where it ends.
  'component_last_bracket',
  'component_fixed',
  'component_floor',
  'component_ceiling',
  'component_yearly_ceiling',
  'personal_allowance',
  'year_base',
  'year_opening',
  'year_limits',
  'year_limits_of',
  'period_limits',
  'settled_before',
  'share_capped',
  'net_short',
  'garnishment_limit',
  'rest_at_once',
  'rest_of_loan',
  'last_of_loan',
  'left_of_loan',
  'employer_percent',
  'carried_from_before',
  'carried_to_next',
  'adjusted',
  'paid_before',
  'rounded_to',
  'travel_per_diem',
  'travel_advance',
  'travel_advance_back',
] as const;

export type PayExplanationCode = (typeof payExplanationCodes)[number];

export type PayExplanation = { code: PayExplanationCode; args: Readonly<Record<string, string | number>> };

export const because = (code: PayExplanationCode, args: PayExplanation['args'] = {}): PayExplanation => ({ code, args });
