import type { AttendanceNow } from '@cadre/contract/calls/attendance';
import { attendances } from '@cadre/contract/resources/attendances';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import type { Who } from '../day/use-sheet.ts';

const often = 60_000;

/** The state of somebody's day by the server's clock; `ahead` is what this device's clock lacks, in milliseconds. */
export type Now = AttendanceNow & { ahead: number };

export const useNow = (who: Who) =>
  useQuery({
    queryKey: [attendances.name, 'now', who],
    queryFn: async (): Promise<Now> => {
      const { data } = await api.get<{ data: AttendanceNow }>(`/${attendances.name}/${who}/now`);
      return { ...data, ahead: Date.parse(data.now) - Date.now() };
    },
    refetchInterval: often,
    meta: { quiet: true },
  });
