import { changeRequests } from '@cadre/contract/resources/change-requests';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListAnswer } from '../../../crud/use-list.ts';
import type { Draft } from '../../../fields/kind.ts';
import { api } from '../../../platform/api.ts';
import { type Model, type OwnRequest, requestOf } from './own-requests.ts';

const key = [changeRequests.name, 'own'];

/** Everything asked for of late, newest first. */
export const useOwnRequests = () =>
  useQuery({
    queryKey: key,
    queryFn: async (): Promise<OwnRequest[]> => {
      const query = { filters: JSON.stringify({ employee_id: 'self' }), per_page: 100 };
      return (await api.get<ListAnswer>(`/${changeRequests.name}`, query)).data.map(requestOf);
    },
  });

export type Wish = { model: Model; model_id?: number | undefined; changes?: Draft; remove?: true; reason?: string | undefined };

export function useAskChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => api.post<{ message: string }>('/employees/self/change-requests', wish),
    onSuccess: () => client.invalidateQueries({ queryKey: [changeRequests.name] }),
  });
}

export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.post<{ message: string }>(`/${changeRequests.name}/${id}/withdraw`),
    onSettled: () => client.invalidateQueries({ queryKey: [changeRequests.name] }),
  });
}
