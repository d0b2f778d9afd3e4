import { changeRequests } from '@cadre/contract/resources/change-requests';
import { documents } from '@cadre/contract/resources/documents';
import { forms } from '@cadre/contract/resources/forms';
import { useQueries } from '@tanstack/react-query';
import type { ListAnswer } from '../../crud/use-list.ts';
import type { Row } from '../../fields/kind.ts';
import { api } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useMe } from '../../platform/session.ts';
import { type Wanted, wantedOfMe } from './wanted-of-me.ts';

const asked = [
  { of: documents, status: ['requested', 'rejected'] },
  { of: forms, status: ['issued'] },
  { of: changeRequests, status: ['rejected'] },
];

/** Nothing until all is known, so that the list does not grow under the finger. */
export function useWantedOfMe(): Wanted[] | undefined {
  const { employee, permissions } = useMe();
  const today = useFormat().today();
  return useQueries({
    queries: asked.map(({ of, status }) => ({
      queryKey: [of.name, 'wanted-of-me'],
      queryFn: async (): Promise<Row[]> => {
        const filters = JSON.stringify({ employee_id: 'self', status });
        return (await api.get<ListAnswer>(`/${of.name}`, { filters, per_page: 20 })).data;
      },
      enabled: employee !== null && permissions[`${of.name}.view`] !== undefined,
      meta: { quiet: true },
    })),
    combine: ([papers, contracts, requests]) => {
      if ([papers, contracts, requests].some((query) => query?.isLoading)) return undefined;
      return wantedOfMe({ documents: papers?.data ?? [], forms: contracts?.data ?? [], requests: requests?.data ?? [] }, today);
    },
  });
}
