import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { devices } from '@cadre/contract/resources/devices';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

const soon = 3000;
const later = 15_000;

/** How a device is doing, kept fresh; more often while it is waited for. */
export const useHealth = (id: number) =>
  useQuery({
    queryKey: [devices.name, 'health', id],
    queryFn: async () => (await api.get<{ data: DeviceHealth }>(`/devices/${id}/health`)).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.connection === 'waiting' || data?.pending_commands ? soon : later),
    meta: { quiet: true },
  });
