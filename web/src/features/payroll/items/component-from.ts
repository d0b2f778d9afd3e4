import { currencyDigits, toMinor } from '@cadre/rules/money';
import type { PayComponent } from '@cadre/rules/pay/pay-inputs';
import type { Draft } from '../../../fields/kind.ts';

type Step = { up_to?: number | null; rate_bp?: number | null };

/** The draft as input of the rule; undefined while it is incomplete. */
export function componentFrom(draft: Draft): PayComponent | undefined {
  const currency = String(draft.currency ?? '');
  if (currencyDigits(currency) === undefined) return undefined;
  const steps = Array.isArray(draft.brackets) ? (draft.brackets as Step[]) : [];
  const amounts = [draft.amount, draft.floor, draft.ceiling, draft.yearly_ceiling, ...steps.map(({ up_to }) => up_to)];
  if (amounts.some((amount) => typeof amount === 'number' && toMinor(amount, currency) === undefined)) return undefined;
  const minor = (value: unknown): number | null => (typeof value === 'number' ? (toMinor(value, currency) as number) : null);
  const share = (value: unknown): number => (typeof value === 'number' ? value : 0);
  return {
    id: 0,
    code: String(draft.code ?? ''),
    name: String(draft.name ?? ''),
    kind: (draft.kind ?? 'tax') as PayComponent['kind'],
    calculation: (draft.calculation ?? 'percent') as PayComponent['calculation'],
    // The preview takes a share of the typed amount, regardless of its base.
    base: (draft.base === 'component' ? 'gross' : (draft.base ?? 'gross')) as PayComponent['base'],
    baseComponentId: null,
    validFrom: '',
    period: (draft.period ?? 'month') as PayComponent['period'],
    yearlyCeiling: minor(draft.yearly_ceiling),
    taxClass: null,
    usesAllowance: false,
    childAllowance: 0,
    rateBp: share(draft.rate_bp),
    employerRateBp: share(draft.employer_rate_bp),
    amount: minor(draft.amount) ?? 0,
    floor: minor(draft.floor),
    ceiling: minor(draft.ceiling),
    brackets: steps.map(({ up_to, rate_bp }) => ({ upTo: minor(up_to), rateBp: share(rate_bp) })),
    account: null,
    employerAccount: null,
  };
}
