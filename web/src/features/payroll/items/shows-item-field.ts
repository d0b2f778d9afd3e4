import type { Draft } from '../../../fields/kind.ts';

const units = ['per_day', 'per_hour'];

/** The fields that matter for the draft: a percentage has a rate, a one-time item has one month. */
export function showsItemField(name: string, draft: Draft): boolean | 'required' {
  const { kind, recurrence, principal } = draft;
  const isGarnishment = draft.category === 'garnishment';
  if (name.startsWith('protected_')) return isGarnishment;
  if (name === 'pay_months' || name === 'served_by') return recurrence === 'by_service' && 'required';
  if (name === 'less_unpaid_leave') return recurrence === 'by_service';
  if (name === 'prorate') return recurrence !== 'by_service';
  if (name === 'amount') return kind !== 'percent' && (principal ? true : 'required');
  if (name === 'currency') return kind !== 'percent' || Boolean(principal) || isGarnishment;
  if (name === 'rate_bp') return kind === 'percent' && 'required';
  if (name === 'base') return kind === 'percent';
  if (name === 'unit_source') return units.includes(String(kind)) && 'required';
  if (name === 'month') return recurrence === 'once' && 'required';
  if (name === 'start_month') return recurrence !== 'once' && 'required';
  if (name === 'end_month') return recurrence !== 'once';
  if (name === 'installments' || name === 'rest_month') return Boolean(principal);
  return true;
}
