import { rawPunches } from '@cadre/contract/resources/raw-punches';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListAnswer } from '../../../crud/use-list.ts';
import { api } from '../../../platform/api.ts';

const most = 100;

/** The newest punches of a device that do not count, for one reason or all. */
export function useSetAside(device_id: number, reason: string | undefined) {
  const filters = { device_id: [device_id], outcome: ['quarantined'], ...(reason && { outcome_reason: [reason] }) };
  return useQuery({
    queryKey: [rawPunches.name, 'list', filters],
    queryFn: () => api.get<ListAnswer>(`/${rawPunches.name}`, { filters: JSON.stringify(filters), per_page: most }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { quiet: true },
  });
}
