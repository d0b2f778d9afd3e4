import { replaceChain } from '@cadre/contract/calls/chains';
import { useMutation } from '@tanstack/react-query';
import { callApi, type ParamsFor, useInvalidate } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { type Chain, draftOf, type LevelDraft, placeOf } from './chains-of.ts';

type Params = ParamsFor<typeof replaceChain>;

/** Replaces all levels of a chain in one request, and offers an undo. */
export function useChain() {
  const t = useTexts();
  const forget = useInvalidate();
  const save = useMutation({
    mutationFn: async ({ chain, levels }: { chain: Chain; levels: readonly LevelDraft[] }): Promise<{ message: string }> => {
      const given = { model: chain.model, ...placeOf(chain), levels, seen: chain.levels.map(({ id }) => id) };
      const { message, data } = await callApi(replaceChain, given as unknown as Params);
      const after = { ...chain, levels: data?.settings ?? [] };
      const action = { label: t('forms.undo'), run: () => save.mutate({ chain: after, levels: chain.levels.map(draftOf) }) };
      return { message: message ?? '', action } as { message: string };
    },
    // Reload even after a conflict, to show the levels others have saved.
    onSettled: () => forget(['approval-settings']),
  });
  return save;
}
