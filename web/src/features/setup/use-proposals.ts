import { type SetupProposals, setupProposals } from '@cadre/contract/calls/setup-proposals';
import { branches } from '@cadre/contract/resources/branches';
import { useCall } from '../../platform/call-api.ts';
import { useAll } from './use-all.ts';

const forGood = { staleTime: Number.POSITIVE_INFINITY };

/** The usual settings in a country; undefined without a country. */
export const useProposalsFor = (country: string | undefined): SetupProposals | undefined =>
  useCall(setupProposals, { country: country ?? '' }, { ...forGood, enabled: country !== undefined && country !== '' }).data;

/** The usual settings in the country of the first branch; `isMissing` without a branch. */
export function useProposals(): { proposals: SetupProposals | undefined; isMissing: boolean } {
  const known = useAll(branches);
  const first = known?.toSorted((one, other) => one.id - other.id)[0];
  return { proposals: useProposalsFor(first?.country as string | undefined), isMissing: known?.length === 0 };
}
