import { recordPath } from '@cadre/contract/pages';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import type { Row } from '../../fields/kind.ts';

type Way = { to: string; search: Record<string, string> };

/** The link to the record of an entry, if the record still exists and the user may see records of its kind. */
export function pathOfRecord(entry: Row, permissions: Record<string, unknown>): Way | undefined {
  const { model, model_id, action } = entry;
  if (typeof model_id !== 'number' || action === 'delete' || typeof model !== 'string' || !Object.hasOwn(resources, model))
    return undefined;
  const isAllowed = permissions[seeRight(resources[model as ResourceName])] !== undefined;
  const [to, query] = (isAllowed ? recordPath(model, model_id) : undefined)?.split('?') ?? [];
  return to === undefined ? undefined : { to, search: Object.fromEntries(new URLSearchParams(query)) };
}
