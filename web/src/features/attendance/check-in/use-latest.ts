import { attendances } from '@cadre/contract/resources/attendances';
import { useQuery } from '@tanstack/react-query';
import type { ListAnswer } from '../../../crud/use-list.ts';
import { api } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';

const often = 10_000;
const shown = 10;

/** The last punches of today, live. */
export function useLatest() {
  const today = useFormat().today();
  const query = {
    per_page: shown,
    order_by: 'created_at',
    order_dir: 'desc',
    filters: JSON.stringify({ created_at: { from: today, to: today } }),
  };
  return useQuery({
    queryKey: [attendances.name, 'latest', query],
    queryFn: async () => (await api.get<ListAnswer>(`/${attendances.name}`, query)).data,
    refetchInterval: often,
    meta: { quiet: true },
  });
}
