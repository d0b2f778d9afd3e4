import { devices } from '@cadre/contract/resources/devices';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

type Pause = number | false;
type Asking<T> = {
  query?: Record<string, string | number | undefined>;
  every?: Pause | ((known: T | undefined) => Pause);
  isWanted?: boolean;
};

/** Something that is known about devices, kept under their name, so that every write asks for it again. `every`: in milliseconds. */
export const useDeviceQuery = <T>(path: string, { query = {}, every = false, isWanted = true }: Asking<T> = {}) =>
  useQuery({
    queryKey: [devices.name, path, query],
    queryFn: async () => (await api.get<{ data: T }>(path, query)).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (typeof every === 'function' ? every(data) : every),
    enabled: isWanted,
    meta: { quiet: true },
  });
