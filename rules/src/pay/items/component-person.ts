import type { PersonalDetails } from '../basic/personal-details.ts';
import { type Exact, exact, rounded, times } from '../exact.ts';
import { because, type PayExplanation } from '../explain/pay-explanations.ts';
import type { PayComponent } from '../pay-inputs.ts';

export function appliesTo({ kind, taxClass }: PayComponent, person: PersonalDetails): boolean {
  if ((kind === 'tax' && person.exemptFromTax) || (kind === 'social' && person.exemptFromSocial)) return false;
  return taxClass === null || taxClass === person.taxClass;
}

/** The base minus the personal allowances for a number of months, or a share of one. */
export function lessAllowances(
  { usesAllowance, childAllowance }: PayComponent,
  { allowance, children }: PersonalDetails,
  base: number,
  months: Exact,
): { base: number; explain: PayExplanation[] } {
  const free = rounded(times(months, exact([(usesAllowance ? allowance : 0) + childAllowance * children])));
  if (free === 0 || base <= 0) return { base, explain: [] };
  const left = Math.max(0, base - free);
  return { base: left, explain: [because('personal_allowance', { base_minor: base, free_minor: free, left_minor: left })] };
}
