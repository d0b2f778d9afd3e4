import { useParameters } from '../../address/use-parameters.ts';
import { useSavedViews, type Views } from './use-saved-views.ts';

/** The views of a page that is not a list: these parameters of its address, without the page number. */
export function useParameterViews(list: string, names: readonly string[]): Views {
  const parameters = useParameters();
  const given = new URLSearchParams(names.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])));
  return useSavedViews({
    list,
    current: given.size === 0 ? '' : `?${given}`,
    open: (search, how) => {
      const wanted = new URLSearchParams(search);
      parameters[how]({ ...Object.fromEntries(names.map((name) => [name, wanted.get(name) ?? undefined])), page: undefined });
    },
  });
}
