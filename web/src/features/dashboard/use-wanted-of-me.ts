import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { changeRequests } from '@cadre/contract/resources/change-requests';
import { documents } from '@cadre/contract/resources/documents';
import { excuses } from '@cadre/contract/resources/excuses';
import { forms } from '@cadre/contract/resources/forms';
import { leaves } from '@cadre/contract/resources/leaves';
import { overtime } from '@cadre/contract/resources/overtime';
import { useQueries } from '@tanstack/react-query';
import type { ListAnswer } from '../../crud/list/use-list.ts';
import { askQuery, useAsk } from '../../platform/ask.ts';
import { useFormat } from '../../platform/format.ts';
import { useMe } from '../../platform/session.ts';
import { type Wanted, wantedOfMe } from './wanted-of-me.ts';

const asked: { resource: Resource; status: string[] }[] = [
  { resource: documents, status: ['requested', 'rejected'] },
  { resource: forms, status: ['issued'] },
  { resource: changeRequests, status: ['rejected'] },
  { resource: leaves, status: ['rejected'] },
  { resource: excuses, status: ['rejected'] },
  { resource: overtime, status: ['open'] },
];

const askedOfMe = { filters: JSON.stringify({ approver: 'self', status: ['pending'] }), per_page: 1 } as const;

/** Nothing until all is known, so that the list does not grow under the finger. */
export function useWantedOfMe(): Wanted[] | undefined {
  const { employee, permissions } = useMe();
  const today = useFormat().today();
  const waiting = useAsk(callsOf(approvals).list, askedOfMe, { meta: { quiet: true } });
  return useQueries({
    queries: asked.map(({ resource, status }) => ({
      ...askQuery(callsOf(resource).list, { filters: JSON.stringify({ employee_id: 'self', status }), per_page: 20 }),
      select: ({ data }: ListAnswer) => data,
      enabled: employee !== null && permissions[`${resource.name}.view`] !== undefined,
      meta: { quiet: true },
    })),
    combine: (queries) => {
      if ([waiting, ...queries].some((query) => query.isLoading)) return undefined;
      const [papers = [], contracts = [], requests = [], refused = [], excused = [], longer = []] = queries.map(({ data }) => data ?? []);
      const decisions = waiting.data?.meta.total ?? 0;
      const found = { decisions, documents: papers, forms: contracts, requests, leaves: refused, excuses: excused, overtime: longer };
      return wantedOfMe(found, today);
    },
  });
}
