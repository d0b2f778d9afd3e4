import { scheduleAssignments } from '@cadre/contract/resources/schedule-assignments';
import { useQuery } from '@tanstack/react-query';
import type { ListAnswer } from '../../../../crud/use-list.ts';
import { api } from '../../../../platform/api.ts';

/** Who follows a week schedule, those who began last first. */
export const useAssignments = (scheduleId: number) =>
  useQuery({
    queryKey: [scheduleAssignments.name, 'list', { week_schedule_id: scheduleId }],
    queryFn: () =>
      api.get<ListAnswer>(`/${scheduleAssignments.name}`, {
        filters: JSON.stringify({ week_schedule_id: [scheduleId] }),
        order_by: 'from_date',
        order_dir: 'desc',
        per_page: 200,
      }),
  });
