import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { attendances } from '@cadre/contract/resources/attendances';
import { views } from '@cadre/contract/views/index';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A punch or a decision changes the day, the week, the month and who is here; all of it is asked again. */
export function useAttendanceWrite<V, R extends { message: string }>(send: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      const keys = [attendances, attendanceDays, ...Object.values(views)].map(({ name }) => [name]);
      // A first answer that is still under way knows nothing of this write, and would be taken for the fresh one.
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
