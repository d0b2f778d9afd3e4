type Item = Record<string, unknown>;

/** An amount or a rate, once or monthly, in units that fit its kind. */
export function complaintAboutItem(item: Item): Record<string, string> {
  return { ...complaintAboutAmount(item), ...complaintAboutUnits(item), ...complaintAboutMonths(item) };
}

export function complaintAboutTarget({ employee_id, department_id, job_id, branch_id }: Item): Record<string, string> {
  const named = Object.entries({ employee_id, department_id, job_id, branch_id }).filter(([, id]) => Boolean(id));
  return Object.fromEntries(named.slice(1).map(([name]) => [name, 'one_pay_target']));
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function complaintAboutAmount({ kind, amount, rate_bp, principal, installments }: Item): Record<string, string> {
  if (isGiven(amount) && isGiven(rate_bp)) return { rate_bp: 'amount_or_rate' };
  if (kind === 'percent') return isGiven(amount) ? { amount: 'unknown_field' } : isGiven(rate_bp) ? {} : { rate_bp: 'required' };
  if (isGiven(rate_bp)) return { rate_bp: 'unknown_field' };
  // The parts of a loan follow from their number.
  if (!isGiven(amount)) return isGiven(principal) && isGiven(installments) ? {} : { amount: 'required' };
  return Number(amount) <= 0 ? { amount: 'not_positive' } : {};
}

const units: Readonly<Record<string, readonly string[]>> = {
  per_day: ['worked_days', 'unpaid_days'],
  per_hour: ['overtime_hours', 'late_hours'],
};

function complaintAboutUnits({ kind, unit_source }: Item): Record<string, string> {
  const fitting = units[String(kind)];
  if (!fitting) return isGiven(unit_source) ? { unit_source: 'unknown_field' } : {};
  if (!isGiven(unit_source)) return { unit_source: 'required' };
  return fitting.includes(String(unit_source)) ? {} : { unit_source: 'not_valid' };
}

function complaintAboutMonths({ recurrence, month, start_month, end_month }: Item): Record<string, string> {
  if (recurrence === 'once') {
    const beside = Object.entries({ start_month, end_month }).filter(([, value]) => isGiven(value));
    return { ...(isGiven(month) ? {} : { month: 'required' }), ...Object.fromEntries(beside.map(([name]) => [name, 'unknown_field'])) };
  }
  if (isGiven(month)) return { month: 'unknown_field' };
  if (!isGiven(start_month)) return { start_month: 'required' };
  return isGiven(end_month) && String(end_month) < String(start_month) ? { end_month: 'before_first_month' } : {};
}
