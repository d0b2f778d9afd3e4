import { readAddress } from '../../address/address.ts';
import type { Page } from '../../page.ts';
import { useSavedViews, type Views } from './use-saved-views.ts';
import { builtIn, searchOf } from './views.ts';

/** The views of a list; a list that shows a resource in another way stores its views under its own key. */
export function useViews({ resource, options, rights, address }: Page, list: string = resource.name): Views {
  return useSavedViews({
    list,
    builtIn: builtIn(resource, options.list?.views ?? [], rights.seesInAllRows),
    current: searchOf(resource, address.list),
    open: (search, how) => address.change(readAddress(resource, new URLSearchParams(search), rights.seesInAllRows).list, how),
  });
}
