import { checkRecord } from '@cadre/contract/check';
import { complaintOf } from '@cadre/contract/problems';
import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import type { LeavePolicy } from '@cadre/rules/leave/policy';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalid } from '../../../platform/problem.ts';
import { withDefaults } from './leave-categories-behaviour.ts';
import { policyOf } from './load-categories.ts';
import { policyPart } from './policy-versions.ts';

/** Missing fields get the same values as when saved. */
export function policyAsSent(sent: Record<string, unknown>): LeavePolicy {
  return policyIn({ ...unsaid, ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null && value !== '')) }, sent);
}

/** The changes to a stored category: emptying a limit removes it, and emptying a field with a default keeps its value. */
export function changeOfPolicy(stored: Tables['leave_categories'], sent: Record<string, unknown>): Record<string, unknown> {
  const existing = Object.fromEntries(Object.entries(sent).filter(([name, value]) => value !== null || !withDefaults.includes(name)));
  policyIn({ ...stored, ...existing }, sent);
  return policyPart(existing);
}

function policyIn(whole: Record<string, unknown>, sent: Record<string, unknown>): LeavePolicy {
  const complaints = checkRecord(leaveCategories.fields, sent, true);
  for (const [name, one] of Object.entries(leaveCategories.check?.(whole) ?? {})) complaints[name] = [complaintOf(one)];
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
  return policyOf(whole as unknown as Tables['leave_categories']);
}

const unsaid = {
  balance_mode: 'tracked',
  annual_amount: 0,
  grant: 'upfront',
  accrual_frequency: 'monthly',
  accrual_timing: 'start',
  seniority_steps: { steps: [] },
  rounding: 'half',
  rounding_mode: 'nearest',
  prorate: 'by_month',
  prorate_fte: true,
  reduced_by_unpaid: false,
  year_starts: 'month',
  year_starts_in: 1,
  carry_over: 'none',
  carry_over_max: null,
  carry_over_expiry: 'none',
  carry_over_expires_month: null,
  carry_over_expires_day: null,
  carry_over_expires_after: null,
  negative_limit: 0,
  max_balance: null,
  earned_expires_after: null,
};
