import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { changeRequests } from '@cadre/contract/resources/change-requests';
import { documents } from '@cadre/contract/resources/documents';
import { forms } from '@cadre/contract/resources/forms';
import { useQueries } from '@tanstack/react-query';
import type { ListAnswer } from '../../crud/list/use-list.ts';
import { askQuery } from '../../platform/ask.ts';
import { useFormat } from '../../platform/format.ts';
import { useMe } from '../../platform/session.ts';
import { type Wanted, wantedOfMe } from './wanted-of-me.ts';

const asked: { resource: Resource; status: string[] }[] = [
  { resource: documents, status: ['requested', 'rejected'] },
  { resource: forms, status: ['issued'] },
  { resource: changeRequests, status: ['rejected'] },
];

/** Nothing until all is known, so that the list does not grow under the finger. */
export function useWantedOfMe(): Wanted[] | undefined {
  const { employee, permissions } = useMe();
  const today = useFormat().today();
  return useQueries({
    queries: asked.map(({ resource, status }) => ({
      ...askQuery(callsOf(resource).list, { filters: JSON.stringify({ employee_id: 'self', status }), per_page: 20 }),
      select: ({ data }: ListAnswer) => data,
      enabled: employee !== null && permissions[`${resource.name}.view`] !== undefined,
      meta: { quiet: true },
    })),
    combine: ([papers, contracts, requests]) => {
      if ([papers, contracts, requests].some((query) => query?.isLoading)) return undefined;
      return wantedOfMe({ documents: papers?.data ?? [], forms: contracts?.data ?? [], requests: requests?.data ?? [] }, today);
    },
  });
}
