import { type SetupProposals, setupProposals } from '@cadre/contract/calls/setup-proposals';
import { branches } from '@cadre/contract/resources/branches';
import { useAsk } from '../../platform/ask.ts';
import { useAll } from './use-all.ts';

const forGood = { staleTime: Number.POSITIVE_INFINITY };

/** What is usual in a country; nothing where none is named. */
export const useProposalsFor = (country: string | undefined): SetupProposals | undefined =>
  useAsk(setupProposals, { country: country ?? '' }, { ...forGood, enabled: country !== undefined && country !== '' }).data;

/** What is usual where the first branch is; `isMissing` where there is no branch yet. */
export function useProposals(): { proposals: SetupProposals | undefined; isMissing: boolean } {
  const known = useAll(branches);
  const first = known?.toSorted((one, other) => one.id - other.id)[0];
  return { proposals: useProposalsFor(first?.country as string | undefined), isMissing: known?.length === 0 };
}
