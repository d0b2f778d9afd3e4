import { useQuery } from '@tanstack/react-query';
import type { ListAnswer } from '../../../crud/use-list.ts';
import { api } from '../../../platform/api.ts';
import type { Shift } from './shift.ts';

type KnownShift = Shift & { active: boolean };

/** All shifts, in the order of their codes. A schedule may still name one that is no longer offered. */
export const useShifts = () =>
  useQuery({
    queryKey: ['shifts', 'list', 'all'],
    queryFn: async () => (await api.get<ListAnswer>('/shifts', { per_page: 200, order_by: 'code', order_dir: 'asc' })).data as KnownShift[],
  });
