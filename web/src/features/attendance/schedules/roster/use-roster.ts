import type { Roster } from '@cadre/contract/calls/schedules';
import { monthSchedules } from '@cadre/contract/resources/month-schedules';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../platform/api.ts';

export const rosterKey = (id: number) => [monthSchedules.name, 'roster', id] as const;

export const useRoster = (id: number) =>
  useQuery({
    queryKey: rosterKey(id),
    queryFn: async () => (await api.get<{ data: Roster }>(`/${monthSchedules.name}/${id}/roster`)).data,
  });
